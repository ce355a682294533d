# Smokestack: industria

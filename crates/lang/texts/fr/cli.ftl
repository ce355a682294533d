# Smokestack: cli

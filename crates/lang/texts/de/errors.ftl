# Smokestack: errors

# Smokestack: ui

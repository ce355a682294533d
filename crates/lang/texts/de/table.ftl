# Smokestack: the table in the browser

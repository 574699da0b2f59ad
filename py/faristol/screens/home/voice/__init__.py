"""The club's own voice: somebody says each name once, and it is called so."""

"""The seat of a player whose page has no engine: rendered by the judge's, of what that seat may know."""

"""A table's own tablet in a tournament, or a player's telephone: the pairing, the result, the standing."""

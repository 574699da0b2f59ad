"""The games: each event is a log of entries; functions decide what is added to it, and may refuse.

log             entries, undo, fold
kinds           which fold reads a log
clock           two numbers
draw            draw v1: racks from a seed
commitment      the secret, its fingerprint, the seed
draws           the draw of a game: its entries and its state
judging_draws   what the judge of a draw may do
verification    checks a draw from its published secret
publishing      the part of a log that everybody may see
"""

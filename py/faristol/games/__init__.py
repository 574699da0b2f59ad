"""What a club holds: each event is a log of entries, with judges who may refuse and a fold that never does.

log             entries, undo, fold
kinds           which fold reads a log
clock           two numbers
draw            draw v1: racks from a seed
commitment      the secret, its fingerprint, the seed
draws           the draw of a game: its entries and its state
judging_draws   what the judge of a draw may do
verification    a draw checked from its published secret
publishing      what everybody may see of a log
"""

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

topping         the numbers that clubs choose from, in a room and alone
best_plays      the best plays of a rack by an event's own rules
duplicate       the duplicate; `oddities` asks the judge to check a slip, `rooms` merges two rooms
classic         games of two to four; `analysing` compares a game with the best plays
series          serie de maxime: groups of letters, each played once
correspondence  games by letter

Whole duplicates that were counted without the program are in tests/data/duplicates/.
"""

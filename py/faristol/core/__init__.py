"""The game itself: tiles, and what can be done with them. Values and functions, standard library only.

tiles, letters, squares   the tiles of a language, words as bytes, the names of the squares
rack                      which racks are valid, with the numbers of `rulesets/`
lots                      the lots from which `games/draw.py` draws racks
notation, play            how a play is read and written
placement, scoring        why a play is not legal, in a judge's order, and what it scores
overtime, coefficients    what exceeded time costs, and what a game by letter is worth
positions, cgp, gcg       positions and games of other programs
"""

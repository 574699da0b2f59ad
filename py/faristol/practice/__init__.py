"""Practice: the computer at the other side of the table, and how well it plays.

levels     the four it plays at, and in what a person notices the difference
choosing   a turn at a level: a play, tiles to exchange, or a pass
leaves     what the tiles are worth that stay on the rack
endgame    the last turns, when what the other holds is known
"""

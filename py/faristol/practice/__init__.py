"""Practice: the computer at the other side of the table, and how well it plays.

levels     the four it plays at, and in what a person notices the difference
turns      what it knows before a turn, and what it may do
choosing   a turn at a level: a play, tiles to exchange, or a pass
leaves     what the tiles are worth that stay on the rack
offers     what each turn is worth by itself: a play, an exchange, the pass; and which are worth most
weighing   which of them leaves it furthest ahead once the other has replied
simulation turns played on again and again: how often each of them wins; the master does so near the end
playing_on a game played on from a turn, to the end once the bag is empty
winning    how likely it is to win from a lead
foresight  what follows from a position, a little at a time; it can be stopped
annotating what each turn of a game gave away
season     the same of several games: what a player loses in each part, and the words missed
replies    the best that a rack can do, on many boards that are nearly the same
keeping    what each of a rack's plays leaves on it, with a bound
thinking   the same, a little at a time; it can be stopped
beginning  who starts and the first racks, at once
opponent   what it may know of a game, and its turn as facts of the log
endgame    the last turns, when what the other holds is known
solo       the duplicate for one
exercises  questions about words that come back until they are known
lost_racks the racks on which most was lost, to be tried again
"""

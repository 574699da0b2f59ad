"""Serie de maxime: groups of seven letters, each played once on a board of one's own, for a club or for one.

event      a series as its log tells it: the groups, the clock, each player's plays and board
facts      what its log may say
opening    how it is begun, and how the groups are drawn
playing    what a player and a judge may do, as facts of the log
most       the best play of any group that was left
ranking    the best first play, among equals the best second
"""

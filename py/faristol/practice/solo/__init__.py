"""The duplicate for one: seven tiles, a time, one proposal; then the master play and what was missed.

event      a game as its log tells it
opening    how a game is begun: by chance, by the date, by a friend's code
going_on   a game that goes on from a round of a duplicate
topping    the seconds count, until the best play is found
code       a game as fifteen signs that a friend can type
rounds     a round: its rack, the hints that were bought, the proposal, the master play
playing    what the player may do, as facts of the log
"""

"""A competition by letter, as its arbiter holds it: who plays, the string, the games, what comes back (COR).

The entries of its log are the classes of facts.py. A game is known by its number, a player by an id; side 1
is RED, 2 is BLUE.

worth    what the games are worth, and the ranking
sheets   what each player gets
rounds   the next round, by the Swiss way of free games
letters  what the players send, several letters in one text
missing  which letters have not come, and who is asked for them

Beside it stands the league: several duplicates as one competition.

league       its state, and everybody's place over the events
season       a person's events one by one, and together
same_player  who is who in several events
"""

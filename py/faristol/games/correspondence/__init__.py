"""The Romanian game by letter: two players, and a hundred letters in a string that both can read (COR).

The entries of its log are the classes of facts.py and facts_of_turns.py. Player 1 is RED, 2 is BLUE; a letter
is named by its place in the string, from 0.

message, notices          what is sent to the partner
typed, reading, fitting   how it is read back
exact                     the short line by which two logs are compared
front, sheet, remarks     the sheet in words, from which a game is opened and rebuilt
"""

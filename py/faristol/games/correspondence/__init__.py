"""The Romanian game by letter: two players, and a hundred letters in a string that both can read (COR).

The entries of its log are the classes of facts.py and facts_of_turns.py. Player 1 is RED, 2 is BLUE; a letter
is named by its place in the string, from 0.
"""

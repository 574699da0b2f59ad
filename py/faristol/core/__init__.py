"""The game itself: tiles, and what can be done with them. Values and functions, standard library only."""

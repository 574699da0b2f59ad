"""A player's own tablet in a duplicate: rack, board, clock, and the slip that is handed in."""

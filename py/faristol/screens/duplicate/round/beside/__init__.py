"""The second judge of a round, on a tablet of its own: the slips as the first judge enters them."""

"""A board under the hands, shared by every screen that has one: placing, and what the board part draws."""

"""Where an act leads the focus, if not to an element by its id (site/screen.js)."""

CURSOR = "cursor"
"""The square of the board where the next tile is laid."""
NEXT_STEP = "next-step"
"""The green button of the screen that follows."""

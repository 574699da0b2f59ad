"""Which chapter of the guide belongs to a screen.

The guide is a page of its own for each language (`screens/guide/`): it is made with the site and
is no part of the engine, so that it can be read and printed even when the engine does not start.
"""

from faristol.screens.scene import Screen

CHAPTERS = {
    "home/join": "tablets",
    "home/room": "tablets",
    "home/room_check": "tablets",
    "home/file": "wrong",
    "home/read": "wrong",
    "duplicate/seat": "tablets",
    "duplicate": "duplicate",
    "draw": "duplicate",
    "tournament/table": "tablets",
    "tournament": "tournament",
    "league": "tournament",
    "classic": "two",
    "correspondence": "letter",
    "home/practice": "study",
    "home/day": "study",
    "practice": "study",
    "words": "study",
}
"""By the folder of the screen's template, else by the folder of its activity."""

FIRST = "duplicate"


def chapter_of(screen: Screen) -> str:
    folder = screen.template.rpartition("/")[0]
    return CHAPTERS.get(folder) or CHAPTERS.get(folder.partition("/")[0], FIRST)

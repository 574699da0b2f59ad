"""Which chapter of the guide belongs to a screen.

The guide is a page of its own for each language (`screens/guide/`): it is made with the site and
is no part of the engine, so that it can be read and printed even when the engine does not start.
"""

from faristol.screens.scene import Screen

CHAPTERS = {
    "home/home": "evening",
    "home/join": "tablets",
    "home/room": "tablets",
    "home/room_check": "tablets",
    "home/file": "wrong",
    "home/events": "wrong",
    "home/settings": "tablets",
    "home/about": "tablets",
    "home/read": "wrong",
    "home/voice": "aloud",
    "home/practice": "practice",
    "duplicate/seat": "tablets",
    "duplicate/results": "results",
    "duplicate": "duplicate",
    "draw/verify": "results",
    "draw": "duplicate",
    "tournament/table": "tablets",
    "tournament": "tournament",
    "league": "league",
    "classic": "two",
    "correspondence": "letter",
    "home/day": "practice",
    "practice/analysis": "analysis",
    "practice": "practice",
    "words/study_lists": "practice",
    "words": "words",
}
"""By the folder of the screen's template, else by the folder of its activity."""


def chapter_of(screen: Screen) -> str:
    folder = screen.template.rpartition("/")[0]
    return CHAPTERS.get(folder) or CHAPTERS[folder.partition("/")[0]]

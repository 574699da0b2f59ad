"""Windows in which an event waits for a file: a tournament for a game, a duplicate for its other room."""

import copy
import json
from collections.abc import Callable
from functools import cache

from drivers.director_window import DirectorWindow
from drivers.event_files import backup
from drivers.match import Match
from drivers.window import Window
from faristol.games.classic import ending
from faristol.games.correspondence import ending as letters
from faristol.games.correspondence import facts as letter_facts
from faristol.games.log import stamped
from faristol.storage.files import export_file, read_file
from screens.correspondence.test_competition_flow import FORM, begin, here
from screens.draw.test_promise import seated
from screens.states.results import over

Waiting = tuple[Window, str, bytes]
"""The window, the intent that it sends with the file, and a file that it takes."""


def tournament() -> Waiting:
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    match = Match("mallorca", players=("Enric", "Aina"), minutes=0).begin().play("H7 CASA")
    match.write(ending.abandon(match.state, 2, match.now))
    return director, "tournament.take_file", export_file("g", match.entries, "0", [], 0)


def second_room() -> Waiting:
    """Return a second room, which has the event without its secret."""
    first, other = seated(), Window(secret=bytes([9] * 32))
    stream = first.last["stream"]
    first.go(f"#/event/{stream}/file")
    other.do("home.bring", file=backup(first))
    for window, names in ((first, ("Anna", "Biel")), (other, ("Carme", "Dídac"))):
        window.go(f"#/event/{stream}/players")
        for table, name in enumerate(names, 1):
            window.do("players.enter", {"table": str(table), "player": name})
    first.do("players.promise")
    first.do("players.begin", {"room": "pluja", "person": "Anna"})
    first.go(f"#/event/{stream}/file")
    return other, "players.begin_as_other", backup(first)


def two_rooms() -> Waiting:
    rooms = []
    for club in (over(), over("Bernat")):
        window = Window()
        window.do("home.bring", file=export_file("event", club.entries, "0", [], 0))
        window.now = club.entries[-1]["at"] + 60_000
        window.go("#/event/event")
        rooms.append(window)
    here, there = rooms
    saved = json.loads(there.do("results.save_room", {"room": "Sala B"})["save"]["text"])
    for player in saved["players"]:
        player["name"] += " B"
    return here, "results.read_room", json.dumps(saved).encode()


def competition() -> Waiting:
    window = Window()
    window.go("#/competition")
    window.do("competition_setup.open", {**FORM, "name": "Ediția a 15-a", "program": "on"})
    window = begin(window, "Ana", "Barbu")
    page = here(window)
    window.go(f"{page}/game/1")
    (first,) = read_file(window.do("competition.sheet_file")["save"]["text"].encode()).entries
    log = [first, *stamped(letters.abandon(letter_facts.opened(first), 2), 1, first["at"], "k")]
    window.go(f"{page}/post")
    return window, "competition.read", export_file("g", log, "0", [], 0)


WAITING: dict[str, Callable[[], Waiting]] = {
    made.__name__: cache(made) for made in (tournament, second_room, two_rooms, competition)
}


def waiting(name: str) -> Waiting:
    """Return a window of its own over a copy of the disk."""
    window, do, file = WAITING[name]()
    disk = copy.deepcopy({**vars(window.disk), "writers": {}})
    other = type(window)(type(window.disk)(**disk), secret=window.secret)
    other.now = window.now
    other.go(window.last["url"])
    assert do in other.page, "what waits for a file offers to read it"
    return other, do, file

"""What the pictures of guide and README show: the logs that are brought for them, outlines of their screens.

A screen's outline is what stands on it, element for element, by kind, name and class: another text, colour or
size leaves it as it was, another button or column doesn't. What a menu or a question holds isn't in it.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from drivers.club import PLAYERS, Club, words
from drivers.director import Director
from drivers.letter_game import third_turn
from drivers.log import Log
from drivers.markup import Element, read
from drivers.match import Match
from faristol.core.play import write_play
from faristol.games.duplicate.possible import Plays
from faristol.prerender import seat_html
from faristol.screens.rendering import render
from faristol.screens.scene import Scene
from faristol.tournaments import reporting
from faristol.tournaments.opening import enter_player
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.words.plays import find_plays
from screens.states import room_boards, tablets
from screens.states.every import scene, screen_of

ROOT = Path(__file__).parents[2]
OF_THE_GUIDE, OF_THE_README = ROOT / "site/guide/pictures", ROOT / "docs/pictures"
NOTED = OF_THE_README / "outlines.json"
"""The digest of the outline that each picture showed when it was made."""
TABLES = (2, 5)
"""Where telephones are pictured."""
REGIONS = ("bar", "work", "shelf")
UNSEEN = {"popover", "hidden"}


def duplicate(language: str) -> Club:
    """Return a duplicate whose second rack is called."""
    ruleset = "romanian-duplicate" if language == "ro" else "duplicate"
    return Club(ruleset, publication=language).begin().rounds(1).next()


def slips(language: str) -> Club:
    """Return a duplicate whose time is over, and two slips are in."""
    club = duplicate(language).time()
    for table, play in enumerate(club.plays(2), 1):
        club.hand_in(club.state.round.number, f"p{table}", play)
    return club


def tournament(language: str) -> Director:
    director = Director(name="Ciutat", publication=language)
    for place, name in enumerate(PLAYERS):
        director.do(enter_player, Player(f"p{place}", name, 1500 - 40 * place))
    director.whole_round().pair().publish()
    for board, score in enumerate(((412, 356), (389, 401), (447, 310)), 1):
        director.do(reporting.enter_result, 2, board, Report(score=score))
    return director


def two(language: str) -> Match:
    match = Match("romanian" if language == "ro" else "federation", mode="tablet", minutes=0).begin()
    bitsets = words(match.tile_set.language)
    for _ in range(5):
        state = match.state
        found = Plays((find_plays(bitsets, state.board, state.rack(state.to_move)),))
        match.play(write_play(state.tile_set, found.starting(b"", None, 1)[0].play))
    return match


def letter(language: str) -> Log:
    return third_turn()


LOGS: dict[str, Callable[[str], Log]] = {
    "call": duplicate,
    "slips": slips,
    "tournament": tournament,
    "two": two,
    "letter": letter,
    "room": duplicate,
    "telephones": duplicate,
    "wall": tournament,
}
README_ALONE = ("telephones", "wall")


def file_of(name: str, language: str) -> Path:
    return (OF_THE_README if name in README_ALONE else OF_THE_GUIDE) / f"{name}-{language}.webp"


def digest(name: str) -> str:
    """Return the digest of the outline of what a picture shows."""
    outline = "\n".join(line for html in _pages(name) for line in _outline(read(html)))
    return hashlib.sha256(outline.encode()).hexdigest()[:16]


def _pages(name: str) -> list[str]:
    log = LOGS[name]("en")
    if name == "wall":
        return [room_boards.html(log)]
    if name == "room":
        return _screen(scene("#/event/id/room", log, room=tablets.OPEN))
    called = scene("#/event/id", log)
    screen = _screen(replace(called, settings=replace(called.settings, heard="yes")))
    return [*screen, seat_html("en")] if name == "telephones" else screen


def _screen(shown: Scene) -> list[str]:
    rendered = render(screen_of(shown), shown)
    return [rendered[region] for region in REGIONS if region in rendered]


def _outline(element: Element) -> Iterator[str]:
    for inside in element.inside:
        if isinstance(inside, str) or inside.name == "dialog" or inside.attributes.keys() & UNSEEN:
            continue
        yield " ".join((inside.name, *map(inside.attributes.get, ("id", "class"), ("", ""))))
        if inside.name != "svg":
            yield from _outline(inside)

"""Every state of a serie de maxime, as scenes: the form, the groups, papers, alone, the ranking."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from drivers.few_words import few
from drivers.series_club import SeriesClub
from faristol.games.series import playing
from faristol.screens.board.placing import NewTile, Placing
from faristol.screens.practice.series.hand import HAND, WHO, Hand
from faristol.screens.practice.series_result.printing import SHEET
from faristol.screens.practice.series_result.view import MOST, AllAsked, Asked
from faristol.screens.scene import Scene
from faristol.screens.session import Session

Scenes = Callable[..., Scene]
AT = "#/event/id"


def club_of(name: str, *others: str, listed: bool = True, **chosen: Any) -> SeriesClub:
    return SeriesClub(*([name] if listed else []), *others, name=name, **chosen)


def typed(name: str, **chosen: Any) -> SeriesClub:
    club = club_of(name, "Barbu Ion", "Costel", wrong=["casir"], **chosen).papers()
    club.plays(1, 1, "H7 CASA").plays(1, 6, "I8 STIRE").plays(2, 1, "H7 CASIR").null(2, 4)
    return club.write(playing.sanction(club.state, 2, "2", name))


def ended(name: str) -> SeriesClub:
    club = typed(name)
    return club.write(playing.end(club.state))


def by_hand(name: str) -> SeriesClub:
    return club_of(name, alone=True).groups()


def tiles_down(*squares: int, group: int = 1, **more: Any) -> Session:
    """The first tiles of a group that is not played yet, on these squares."""
    rack = ("A", "A", "C", "I", "R", "S", "T")
    tiles = tuple(NewTile(square, place, rack[place]) for place, square in enumerate(squares))
    return Session("id").put(HAND, Hand(group, Placing(rack, tiles, **more)), about="1-0")


def the_most() -> Session:
    asked = AllAsked((Asked(1, 1, "H7 CASA", 8), Asked(2)))
    return Session("id").put(MOST, asked, about=1)


def printed(scene: Scene, sheet: str) -> Scene:
    return replace(scene, session=Session("id").put(SHEET, sheet, about=scene.now))


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    ro = few("ro", "casa", "stire")
    ready, alone = club_of(name, "Barbu Ion"), by_hand(name)
    few_vowels = club_of(name, consonants=True).papers()
    stopped = club_of(name).groups()
    stopped.write(playing.stop(stopped.state))
    unseen = {"last_sign": alone.entries[-1]["at"] + 1_000}
    left_alone = club_of(name, alone=True, groups=2).groups("CASARIT", "STIRENA").plays(1, 1, "H7 CASA")
    over_alone = club_of(name, alone=True, groups=1).groups("CASARIT").plays(1, 1, "H7 CASA")
    nobody = club_of(name, listed=False).papers()
    second = Session("id").put(WHO, 2)
    log = typed(name)
    log.write(playing.add_player(log.state, f"Dan {name}"))
    return {
        "series setup": scene("#/series", words=ro),
        "series setup, alone": scene(
            "#/series", words=ro, session={"series_setup": {"way": "alone", "own": name}}
        ),
        "series setup, wrong": scene("#/series", problems={"groups": "!", "players": "!", "minutes": "!"}),
        "series, ready": scene(AT, ready),
        "series, ready, nobody": scene(AT, club_of(name, listed=False), problems={"name": "!"}),
        "series, ready, only consonants": scene(AT, club_of(name, consonants=True)),
        "series, ready, alone": scene(AT, club_of(name, alone=True)),
        "series, the groups": scene(AT, club_of(name, "Barbu Ion").groups()),
        "series, only consonants": scene(AT, club_of(name, consonants=True).groups()),
        "series, stopped": scene(AT, stopped),
        "series, unseen": scene(AT, club_of(name).groups(), **unseen),
        "series, leaving": scene(AT, alone, words=ro, session={"leaving": "#/"}),
        "series, leaving, ready": scene(AT, ready, session={"leaving": "#/"}),
        "series, end the time": scene(AT, alone, words=ro, session={"series-asking": "time"}),
        "series, end the time, club": scene(AT, club_of(name).groups(), session={"series-asking": "time"}),
        "series, papers": scene(AT, typed(name), words=ro),
        "series, papers, another player": scene(AT, typed(name), words=ro, session=second),
        "series, papers, laid": scene(
            AT, club_of(name).papers(), words=ro, session=tiles_down(112, 113, 114)
        ),
        "series, papers, nobody": scene(AT, nobody, words=ro),
        "series, papers, vowels": scene(AT, few_vowels, words=ro),
        "series, papers, words opening": scene(AT, typed(name), opening=0.4),
        "series, papers, wrongly written": scene(
            AT, typed(name), words=ro, problems={"play": "!", "name": "!"}
        ),
        "series, papers, watched": scene(AT, typed(name), words=ro, writing=False),
        "series, make it final": scene(AT, typed(name), session={"series-asking": "final"}),
        "series, sanction": scene(
            AT, typed(name), session={"series-asking": "sanction"}, problems={"points": "!", "why": "!"}
        ),
        "series, alone": scene(AT, alone, words=ro),
        "series, alone, laid": scene(AT, alone, words=ro, session=tiles_down(111, 112, 113)),
        "series, alone, no play yet": scene(AT, alone, words=ro, session=tiles_down(0, 1)),
        "series, alone, the second group": scene(AT, left_alone, words=ro),
        "series result": scene(AT, ended(name)),
        "series result, another player": scene(AT, ended(name), session={"series_result": 2}),
        "series result, the most": scene(AT, ended(name), words=ro, session=the_most()),
        **{
            f"series result, printed: {sheet}": printed(scene(AT, ended(name), words=ro), sheet)
            for sheet in ("ranking", "groups")
        },
        "series result, watched": scene(AT, ended(name), writing=False),
        "series result, alone": scene(AT, over_alone),
        "series result, nobody": scene(AT, nobody.write(playing.end(nobody.state))),
        "series, its file": scene(f"{AT}/file", ended(name)),
        "series, its file, running": scene(f"{AT}/file", log),
    }

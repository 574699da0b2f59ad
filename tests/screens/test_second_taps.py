"""What shows tiles, ends a right or is final stands elsewhere than the act before it: no second tap does it.

That the page takes no tap on what has just come is the other half (tests/browser/test_one_finger.py).
"""

import functools
import re
from collections.abc import Iterator

from drivers.match import Match
from drivers.players_window import STREAM, Players
from faristol.screens.classic.turn.laying import DOUBLE_TAP
from faristol.screens.rendering import render
from screens.states.classic_sheet import over
from screens.states.every import every, screen_of

FINAL = ("tournament.publish",)
"""A published round is not drawn again."""
REVEALS = ("classic.show_tiles",)
"""Somebody's tiles, where another may still be sitting."""
CONTROL = re.compile(r"<(?:a|button)\b[^>]*>")


@functools.cache
def regions() -> dict[str, dict[str, str]]:
    """What each state shows, by its name."""
    return {name: render(screen_of(scene), scene) for name, scene in every().items()}


@functools.cache
def pages() -> dict[str, str]:
    return {name: "\n".join(shown.values()) for name, shown in regions().items()}


def controls() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each link and button of each state, as its attributes."""
    for name, page in pages().items():
        for control in CONTROL.findall(page):
            yield name, dict(re.findall(r'\s([\w-]+)(?:="([^"]*)")?', control))


def place_of(act: str, shelf: str) -> str:
    """Return where on the shelf the button of an act stands: at the hand, among others, or at its foot."""
    inside: list[str] = []
    for tag in re.findall(r"<div\b[^>]*>|</div>", shelf[: shelf.index(f'data-do="{act}"')]):
        if tag == "</div>":
            inside.pop()
        else:
            inside += re.findall(r"shelf__(\w+)", tag) or [""]
    return next((part for part in inside if part), "foot")


def at_a_tablet(taps: str) -> Players:
    players = Players(Match("mallorca", "tablet", taps=taps).begin().clock()).shows().lays(3)
    assert place_of("classic.play", players.regions["shelf"]) == "foot"
    return players.does("play", {"play": ""})


def test_with_one_tap_a_turn_the_tiles_are_not_shown_where_play_stood():
    players = at_a_tablet("one")
    assert place_of("classic.show_tiles", players.regions["shelf"]) == "hand"
    players.now += DOUBLE_TAP
    players.shows()
    players.does("pass_turn")
    assert place_of("classic.show_tiles", players.regions["shelf"]) == "hand"


def test_with_two_taps_the_turn_ends_elsewhere_and_the_tiles_are_shown_elsewhere_as_after_the_lots():
    players = at_a_tablet("two")
    assert place_of("classic.complete", players.regions["shelf"]) == "hand"
    players.does("complete")
    assert place_of("classic.show_tiles", players.regions["shelf"]) == "foot"
    players.shows().does("pass_turn")
    assert place_of("classic.show_tiles", players.regions["shelf"]) == "hand"
    players = Players(Match("mallorca", "tablet").begin())
    assert place_of("classic.start_clock", players.regions["shelf"]) == "hand"


def test_each_player_agrees_with_the_sheet_elsewhere_than_the_one_before():
    players = Players(over("Neus Bonet"))
    players.go(f"#/event/{STREAM}/sheet")
    places = []
    while 'id="agree"' in (shelf := players.regions["shelf"]):
        places.append(place_of("classic_sheet.sign", shelf))
        (player,) = re.findall(r'data-do="classic_sheet.sign" data-player="(\d)"', shelf)
        assert players.do("classic_sheet.sign", data={"player": player})["ok"]
    assert places == ["hand", "foot"]


def test_nothing_final_stands_at_the_foot_in_any_state():
    seen = set()
    for name, shown in regions().items():
        shelf = shown["shelf"]
        for act in FINAL:
            if f'data-do="{act}"' in shelf:
                assert place_of(act, shelf) == "hand", name
                seen.add(act)
    assert seen == {*FINAL}


def test_what_shows_somebodys_tiles_tells_the_page_so_in_every_state():
    """A key that is still held, or a focus that has just been led there, does not reveal them."""
    found = [(name, each) for name, each in controls() if each.get("data-do") in REVEALS]
    assert {each["data-do"] for _, each in found} == {*REVEALS}
    assert [name for name, each in found if "data-reveals" not in each] == []


def test_only_what_leads_on_and_ends_nothing_may_be_tapped_again_at_once():
    """The page knows such a button by its id, and two of them by two."""
    found = [(name, each) for name, each in controls() if "data-steps" in each]
    assert len(found) > 10
    assert [name for name, each in found if not each.get("id")] == []
    assert {each.get("data-do") for _, each in found} & {*FINAL, *REVEALS} == set()
    assert [name for name, each in found if "data-reveals" in each] == []


def test_every_menu_has_one_button_and_is_closed_by_a_tap_beside_it():
    """As the browser does with `popover` alone; site/taps.js keeps that tap from what lies beneath."""
    menus = 0
    for name, page in pages().items():
        kinds = re.findall(r"<\w+\b[^>]*\spopover(=\"\w*\")?[\s>]", page)
        ids = re.findall(r"<\w+\b(?=[^>]*\spopover[\s>])[^>]*\sid=\"([^\"]*)\"", page)
        openers = re.findall(r"popovertarget=\"([^\"]*)\"", page)
        assert set(kinds) <= {""} and len(ids) == len(kinds), name
        assert sorted(openers) == sorted(ids), name
        menus += len(ids)
    assert menus > 1_000

"""A game of two to four, counted a second time turn by turn; and what its sheet says of it."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from drivers import reckoning
from drivers.log import MINUTE
from evenings.device import Device
from evenings.evening import Evening, Invariant, NotSo
from faristol.games.classic.game import Classic

LOST = {"pass", "invalid", "forfeit"}
ENDS = {
    "mallorca": {"lost-turns": LOST | {"exchange"}},
    "federation": {"lost-turns": LOST, "twelve-turns": LOST | {"exchange"}},
    "romanian": {"passes": {"pass"}},
}
"""Turns of these kinds in a row end a game of two (MAL-22, FED-12, FED-13, ROM-14); a club says how many."""
_SUM = re.compile(r'<tr id="sum-[\w-]+" data-sum>(.*?)</tr>', re.S)
_POINTS = re.compile(r"<strong>([−\d]+)</strong>")
_TOTAL = re.compile(r'<td class="figure total" role="cell">([−\d]+)</td>')


def games(evening: Evening) -> Iterator[tuple[str, Any]]:
    for device in evening.devices.values():
        yield from games_of(device)


def games_of(device: Device) -> Iterator[tuple[str, Any]]:
    for stream in device.disk.entries:
        if isinstance(state := device.folded(stream), Classic):
            yield stream, state


def plays_score_what_is_counted(evening: Evening) -> None:
    """Lay every play on a board of squares, and count its words; one that came off lies there no more."""
    for stream, state in games(evening):
        board: dict[Any, Any] = {}
        language = state.tile_set.language
        every = [*reckoning.VALUES[language]] * 15
        for number, turn in enumerate(state.turns, 1):
            if not turn.play:
                if turn.points:
                    raise NotSo("points of turns", f"{stream}, {number}: {turn}")
                continue
            points, why, new = reckoning.play(turn.play, board, turn.rack or every, language, ())
            points += state.ruleset.play.bonus - 50 if len(new) == 7 else 0
            stands = turn.kind == "play"
            if why or (turn.points, turn.worth) != ((points, turn.worth) if stands else (0, points)):
                raise NotSo("points of turns", f"{stream}, {number}: {turn}; counted {points}, {why}")
            board |= new if stands else {}
        _no_tile_is_twice(stream, state, board)


def _no_tile_is_twice(stream: str, state: Any, board: dict[Any, Any]) -> None:
    if state.racks is None or state.extra:
        return
    lying = Counter("?" if blank else sign for sign, blank in board.values())
    held = Counter(tile for rack in state.racks for tile in rack)
    if over := lying + held - Counter(state.tile_set.all):
        raise NotSo("tiles", f"{stream}: {over} too many")


def it_ends_when_its_document_says(evening: Evening) -> None:
    """Look for the turns in a row that end a game, and for tiles left where it was played out."""
    for stream, state in games(evening):
        rules = state.ruleset
        if len(state.names) > 2:
            continue
        scored = rules.id != "federation" or any(state.totals)
        due = [
            way
            for way, kinds in ENDS[rules.id].items()
            if scored and _in_a_row(state, kinds) >= rules.ends.by_turns[way].turns
        ]
        way = state.ending.way if state.ending else None
        if due and way is None:
            raise NotSo("the end", f"{stream}: {due[0]}, and the game goes on")
        if way in ("lost-turns", "twelve-turns", "passes") and not due:
            raise NotSo("the end", f"{stream}: {way} after {[turn.kind for turn in state.turns[-12:]]}")


def _in_a_row(state: Any, kinds: set[str]) -> int:
    return len([*takewhile(lambda turn: turn.kind in kinds, reversed(state.turns))])


def what_is_left_counts_by_the_document(evening: Evening) -> None:
    for stream, state in games(evening):
        settled, way = state.settled, state.ending.way if state.ending else None
        if settled is None or settled.decided or way != "played-out" or len(state.names) > 2:
            continue
        values = reckoning.VALUES[state.tile_set.language]
        left = [sum(values[tile] for tile in rack) for rack in settled.racks or ((), ())]
        ours = {player: 0 for player in state.players}
        rules = state.ruleset
        if rules.ends.played_out.racks:
            for player in state.players:
                ours[player] += sum(left) if not settled.racks[player - 1] else 0
                ours[player] -= left[player - 1]
        for player, over in enumerate(settled.over, 1):
            begun = -(-over // MINUTE)
            ours[player] -= begun * (rules.overtime.points if rules.overtime else 0)
        theirs = {player: 0 for player in state.players}
        for each in settled.adjustments:
            theirs[each.player] += each.points
        if ours != theirs:
            raise NotSo("what is left", f"{stream}: {ours} counted; the program has {settled}")


def the_sheet_says_the_same(evening: Evening) -> None:
    """The last line of the count, and before it the last totals of the turns."""
    for device in evening.devices.values():
        found = re.fullmatch(r"#/event/(\w+)/sheet", device.last["url"])
        state = device.folded(found[1]) if found and found[1] in device.disk.entries else None
        if not isinstance(state, Classic):
            continue
        work = device.regions["work"]
        if sums := _SUM.search(work):
            said = [number(text) for text in _POINTS.findall(sums[1])]
            counts = state.settled.result if state.settled else state.scores
            if sorted(said) != sorted(counts):
                raise NotSo("the sheet", f"{said}; the log has {counts}")
        elif totals := _TOTAL.findall(work):
            said = {number(text) for text in totals[-len(state.names) :]}
            if not {*state.totals} <= said | {0}:
                raise NotSo("the sheet", f"{said}; the log has {state.totals}")


def number(text: str) -> int:
    return int(text.replace("−", "-"))


INVARIANTS: tuple[Invariant, ...] = (
    plays_score_what_is_counted,
    it_ends_when_its_document_says,
    what_is_left_counts_by_the_document,
    the_sheet_says_the_same,
)

"""Totals, bonuses and places, counted a second time; and what the screens say of them."""

import re
from collections import Counter
from fractions import Fraction
from typing import Any

from drivers import reckoning
from evenings.evening import Evening, Invariant, NotSo
from evenings.seen import sentences
from evenings.slips import seats
from faristol.games.duplicate.standings import standings
from faristol.texts import score

_OWN = re.compile(r"Points in all: ([^\s,]+?)(?:, place (\d+))?\.")


_AFTER = re.compile(r"After round (\d+)")
_ROW = re.compile(
    r'<tr id="row-(\w+)"[^>]*>\s*<td class="figure">([^<]+)</td>.*?<td class="figure total">([^<]+)</td>',
    re.S,
)


def counted(state: Any, after: int | None = None) -> dict[str, tuple[str, int | None]]:
    """Return each player's total and place by a second computation, in the manner of the documents."""
    players = [*state.players]
    began = state.began or 0
    value = Fraction(0 if began < 10 else min(began, 50), 2) if state.opened.bonuses else Fraction(0)
    plays: dict[str, list[int]] = {player: [] for player in players}
    bonuses: Counter[str] = Counter()
    for round_ in state.rounds:
        if not round_.master or (after and round_.number > after):
            continue
        points = {id: _counts(state, round_, id) for id in round_.slips}
        best = max(points.values(), default=0)
        alone = [player for player, each in points.items() if best and each == best]
        if value and len(alone) == 1:
            bonuses[alone[0]] += value
        for player in players:
            plays[player].append(points.get(player, 0))
    rows = reckoning.rank(players, plays, bonuses, {*state.expelled})
    return {row["player"]: (row["total"], row["rank"]) for row in rows}


def _counts(state: Any, round_: Any, id: str) -> int:
    """Return the points of a slip after sanctions, and where the master play was declared wrong."""
    slip, player = round_.slips[id], state.players[id]
    misconducts = sorted(player.sanctions)
    for step, number in zip(state.steps, misconducts, strict=False):
        if step == "zero" and number == round_.number:
            return 0
        if step == "expelled" and number <= round_.number:
            return 0
    if round_.master.wrong and slip.valid and slip.play.upper() == round_.master.play.upper():
        return 0
    return slip.points


def results_are_those_of_a_second_computation(evening: Evening) -> None:
    state = evening.event
    if not any(round_.master for round_ in state.rounds):
        return
    ours = counted(state)
    theirs = {row.player.id: (reckoning.points_text(row.total), row.rank) for row in standings(state)}
    if ours != theirs:
        raise NotSo("results", f"counted {ours}; the program has {theirs}")


def a_tablet_says_its_players_place(evening: Evening) -> None:
    state = evening.event
    done = [round_ for round_ in state.rounds if round_.master]
    if not done:
        return
    ours = counted(state)
    for name, device, player in seats(evening):
        found = _OWN.search(sentences(device.regions["work"]))
        if not found:
            continue
        total, place = ours[player.id]
        if found[1] != score(Fraction(total), "en") or found[2] and int(found[2]) != place:
            raise NotSo("results on tablets", f"{name} says {found[0]!r}; it is {total}, place {place}")


def the_page_of_results_says_the_same(evening: Evening) -> None:
    device = evening.devices["judge"]
    shown = _ROW.findall(device.regions["work"])
    if not device.last["url"].endswith("/results") or not shown:
        return
    after = _AFTER.search(sentences(device.regions["work"]))
    ours = counted(evening.event, int(after[1]) if after else None)
    for id, place, total in shown:
        points, rank = ours[id]
        wrong_place = len(shown) == len(ours) and place != str(rank or "–")
        if total != score(Fraction(points), "en") or wrong_place:
            raise NotSo("results on the page", f"{id}: {place}. with {total}; counted: {rank}. with {points}")


INVARIANTS: tuple[Invariant, ...] = (
    results_are_those_of_a_second_computation,
    a_tablet_says_its_players_place,
    the_page_of_results_says_the_same,
)

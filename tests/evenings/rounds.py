"""The rounds of a tournament: places, points and results, counted a second time; and what the tablets say."""

import html
import re
from collections import Counter
from fractions import Fraction

from evenings.evening import Evening, Invariant, NotSo
from evenings.links import NO_CONTACT, hears
from evenings.seen import sentences
from faristol.texts import score
from faristol.tournaments.criteria import criteria, on_ladder
from faristol.tournaments.event import Tournament

_RECEIVED = re.compile(r"Received: (\d+) – (\d+)")
_OWN_PLACE = re.compile(r"Place (\d+), points: (\S+)")
_OWN_NAME = re.compile(r'id="own-title"[^>]*>([^<]+)<')
_TABLE = re.compile(r"Table (\d+)")


def everybody_has_one_place(evening: Evening) -> None:
    for published in evening.event.rounds:
        draft = published.draft
        placed = Counter(player for pair in draft.pairs for player in (pair.first, pair.second))
        placed.update(player for player, _ in draft.byes)
        if twice := [player for player, times in placed.items() if times > 1]:
            raise NotSo("one place each", f"round {published.number}: {twice}")


def a_pasted_name_is_whole(evening: Evening) -> None:
    """Nobody is called by a column of a list that had surname and first name apart."""
    apart = {part for pair in evening.pasted for part in pair}
    if wrong := [player for player in evening.event.players.values() if player.name in apart]:
        raise NotSo("a pasted name is whole", f"{wrong[0]}; the list had {evening.pasted}")


def halves_of(state: Tournament) -> dict[str, int]:
    """Add up what every game and every rest has brought, in halves of a point; on a ladder when an evening
    is over."""
    ours = {player.id: player.carried.halves for player in state.players.values()}
    for published in state.rounds:
        if on_ladder(state.terms.scoring) and not published.closed:
            break
        for table in published.round.tables:
            for side, player in enumerate(table):
                ours[player] += table.result.halves[side] if table.result else 0
        for player, why in published.draft.byes:
            ours[player] += state.terms.counting.rest(why)
    return ours


def points_are_those_of_the_games(evening: Evening) -> None:
    state = evening.event
    ours = halves_of(state)
    theirs = {row.player.id: row.record.halves for row in state.standings()}
    if ours != theirs:
        raise NotSo("standings", f"reckoned {ours}; the program has {theirs}")


def places_follow_the_points(evening: Evening) -> None:
    """Nobody is behind somebody with fewer points, unless a cup or too few rounds put them there."""
    state = evening.event
    if state.cups(len(state.rounds)) or state.terms.least_rounds:
        return
    rows = state.standings()
    for row in rows:
        ahead = [
            each
            for each in rows
            if each.player.division == row.player.division
            and each.rank < row.rank
            and each.record.halves < row.record.halves
        ]
        if ahead and criteria(state.terms.scoring)[0] == "points":
            raise NotSo("standings", f"{ahead[0].player.name} is ahead of {row.player.name}")


def a_telephone_reads_its_players_place(evening: Evening) -> None:
    state = evening.event
    rows = state.standings()
    for name in sorted(hears(evening, "director") - evening.silent):
        device = evening.devices[name]
        reads = device.reads("work")
        found = None if any(each in reads for each in NO_CONTACT) else _OWN_PLACE.search(reads)
        shown = _OWN_NAME.search(device.regions["work"])
        if device.last["url"] != "#/table" or not found or not shown:
            continue
        of_that_name = [row for row in rows if row.player.name == html.unescape(shown[1])]
        places = [(row.rank, score(Fraction(row.record.halves, 2), "en")) for row in of_that_name]
        if (int(found[1]), found[2]) not in places:
            raise NotSo("results on tablets", f"{name} says {found[0]!r}; {of_that_name}")


def a_table_reads_what_the_director_has(evening: Evening) -> None:
    state = evening.event
    if not state.rounds:
        return
    tables = state.rounds[-1].round.tables
    for name in sorted(hears(evening, "director") - evening.silent):
        device = evening.devices[name]
        found = _TABLE.match(sentences(device.regions["bar"]))
        if device.last["url"] != "#/table" or not found or int(found[1]) > len(tables):
            continue
        said, result = device.reads("work"), tables[int(found[1]) - 1].result
        received = _RECEIVED.search(said)
        if received and (result is None or tuple(map(int, received.groups())) != tuple(result.score)):
            raise NotSo("received is received", f"{name}: the director has {result}; it says {said[:400]}")


INVARIANTS: tuple[Invariant, ...] = (
    everybody_has_one_place,
    a_pasted_name_is_whole,
    points_are_those_of_the_games,
    places_follow_the_points,
    a_table_reads_what_the_director_has,
    a_telephone_reads_its_players_place,
)

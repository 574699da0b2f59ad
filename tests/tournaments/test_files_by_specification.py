"""Five tournaments that nobody here wrote come in by their formats' specifications, go out again, and what
was damaged in them on the way is refused or seen."""

import re
from random import Random

import pytest

from drivers.brought import NOON, Brought
from drivers.by_specification import WORTH, by_lot, division, report_2016, report_2026
from faristol.errors import Rejected
from faristol.tournaments.reports import trf, tsh

SWISS, CHAMPIONSHIP, TEAMS = by_lot("swiss", 12, 5), by_lot("championship", 9, 4), by_lot("teams", 8, 3)
GAMES, EVEN = by_lot("games", 11, 6, chess=False), by_lot("even", 8, 7, chess=False)
FILES = {
    "a Swiss, TRF16": (trf, SWISS, report_2016(SWISS)),
    "a championship, TRF26": (trf, CHAMPIONSHIP, report_2026(CHAMPIONSHIP, 3, (1, 2))),
    "players in teams, TRF16": (trf, TEAMS, report_2016(TEAMS, teams=2)),
    "a division with byes, tsh": (tsh, GAMES, division(GAMES, classes=True)),
    "a division of eight, tsh": (tsh, EVEN, division(EVEN)),
}
ALL = pytest.mark.parametrize(("form", "event", "text"), FILES.values(), ids=FILES)


def written(form, event):
    return trf.write(event, NOON) if form is trf else tsh.write(event)


@ALL
def test_every_name_and_every_game_comes_in(form, event, text):
    state = Brought(form.read, text).state
    players = [state.players[f"p{number}"] for number in range(1, len(event.names) + 1)]
    assert [player.name for player in players] == event.names
    assert [player.rating for player in players] == event.ratings
    for at, published in enumerate(state.rounds):
        tables = {
            (int(pair.first[1:]), int(pair.second[1:]), *sheet.result.halves)
            for _, pair, sheet in published.boards
        }
        meant = {(white, black, WORTH[one], WORTH[two]) for white, black, one, two in event.rounds[at].tables}
        assert tables == meant
        scores = {
            int(player[1:]): points
            for _, pair, sheet in published.boards
            for player, points in zip((pair.first, pair.second), sheet.written or (), strict=False)
        }
        assert scores == event.rounds[at].scores
    halves = {int(row.player.id[1:]): row.record.halves for row in state.standings()}
    assert halves == {number: event.halves(number) for number in halves}


def facts(lines):
    """The lines, each as its facts stand one after the other; comments of tsh are its own."""
    return sorted(re.sub("^001 0*", "001 ", " ".join(line.split())) for line in lines if line[:2] != "# ")


@ALL
def test_it_goes_out_with_every_fact_of_every_line(form, event, text):
    assert facts(written(form, Brought(form.read, text).state).splitlines()) == facts(text.splitlines())


@ALL
def test_nothing_in_it_is_doubtful(form, event, text):
    assert form.read(text).doubtful == []


def test_what_is_asked_for_the_next_round_is_so():
    state = Brought(trf.read, FILES["a championship, TRF26"][2], more=2).state
    assert state.resting == ("p3",) and state.halved == {"p3"}
    assert state.forbidden == (("p1", "p2"),)


# --- damaged


def damaged(chance, lines):
    """Return a line that was lost, doubled, cut or moved by a sign, or of which one sign is another."""
    at = chance.randrange(len(lines))
    line, before, after = lines[at], lines[:at], lines[at + 1 :]
    place = chance.randrange(len(line))
    digit = chance.choice("0123456789")
    changed = {
        "lost": [],
        "doubled": [line, line],
        "cut": [line[:place]],
        "a sign less": [line[:place] + line[place + 1 :]],
        "a space more": [f"{line[:place]} {line[place:]}"],
        "another figure": [line[:place] + digit + line[place + 1 :] if line[place].isdigit() else line],
        "two figures changed over": [line[:place] + line[place : place + 2][::-1] + line[place + 2 :]],
    }
    how = chance.choice(tuple(changed))
    return how, [*before, *changed[how], *after]


def games(report, rounds):
    """What everybody's rounds say, of those that were played."""
    return {
        person.number: [(turn.opponent, turn.halves, turn.at_board) for turn in person.turns[:rounds]]
        for person in report.people
    }


@ALL
def test_what_was_damaged_is_refused_or_seen_or_changes_no_game(form, event, text):
    """A file of tsh has each game twice but the points of each player once: a figure of these is believed."""
    chance = Random(text)
    lines, whole = text.splitlines(), games(form.read(text), len(event.rounds))
    ends = {"refused": 0, "seen": 0, "no game": 0}
    for _ in range(150):
        how, now = damaged(chance, lines)
        try:
            report = form.read("\n".join(now))
            Brought(form.read, "\n".join(now))
        except Rejected:
            ends["refused"] += 1
            continue
        if report.doubtful:
            ends["seen"] += 1
            continue
        here = games(report, len(event.rounds))
        if form is tsh:
            here, was = (
                {who: [turn[0] for turn in turns] for who, turns in each.items()} for each in (here, whole)
            )
        else:
            was = whole
        assert here == was, (how, [line for line in now if line not in lines])
        ends["no game"] += 1
    assert ends["refused"] > 20 and ends["no game"] > 10

"""A made evening of 24 tables, a fifth of its slips wrong in all ways that the document knows (DUP-13).

They are typed as a judge types them, in the order of the tables and not, and each ruling is compared with the
slow reckoning, which shares nothing with the program.
"""

from collections import Counter
from random import Random

import pytest

from drivers import reckoning
from drivers.club import Club
from drivers.event_files import brought
from drivers.made_evening import WRONG, best_plays, not_valid, wrong_ways
from drivers.sample import DAY
from drivers.window import Window
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import in_writing
from faristol.storage.files import export_file

TABLES = 24
PLAYERS = tuple(f"Jugador {number}" for number in range(1, TABLES + 1))


def position(state):
    """The board before the round and its rack, as the reckoning has them."""
    board = {
        divmod(square, 15): (letter(state.tile_set, code & ~AS_BLANK), bool(code & AS_BLANK))
        for square, code in enumerate(state.round.board.squares)
        if code
    }
    return board, Counter(state.round.rack)


def type_slip(window, table, text, given=""):
    """Type a slip as it is written; where it is asked about a circle, none is there."""
    typed = f"{table} {in_writing(window.state.tile_set, text)} {given}".strip()
    answer = window.do("duplicate.take", {"play": typed, "table": ""})
    if answer["asks"]:
        window.do("duplicate.answered")
    return answer["ok"]


@pytest.mark.parametrize("rounds", [3, pytest.param(20, marks=pytest.mark.thorough)])
def test_dup_13_every_ruling_is_that_of_an_independent_reading(rounds):
    chance = Random(f"{DAY} evening of random slips")
    club = Club(players=PLAYERS).begin()
    window = Window()
    assert brought(window, export_file("evening", club.entries, "0", [], 0))["ok"]
    window.go("#/event/evening")
    words, wrong, seen = club.words, 0, Counter()
    for number in range(1, rounds + 1):
        window.do("duplicate.start")
        state = window.state
        assert state.stage == "time", (number, state.stage)
        plays = best_plays(state, words)
        order = [*range(1, TABLES + 1)]
        if number % 2 == 0:
            chance.shuffle(order)
        for table in order:
            play = chance.choice(plays)
            if chance.random() < WRONG:
                play, wrong = chance.choice(wrong_ways(chance, state, play)), wrong + 1
            given = chance.choice(("", "12"))
            board, rack = position(state)
            points, why, _ = reckoning.play(play, board, rack, "ca", not_valid(state, words, play))
            noted = type_slip(window, table, play, given)
            slip = window.state.round.slips.get(f"p{table}")
            where = f"round {number}, table {table}: {play}; reckoned {points}, {why}; noted {slip}"
            if not noted:
                assert why in ("unreadable", "coordinates"), where
                window.do("duplicate.null", {"play": "", "table": str(table)}, data={"reason": "illegible"})
                seen["unreadable"] += 1
                continue
            assert slip is not None and slip.points == points, where
            assert slip.valid is (why is None), where
            assert slip.reason in (why, "uncircled") if why else slip.reason is None, where
            assert slip.given == (int(given) if given else None), where
            seen[slip.reason] += 1
        window.do("duplicate.end_time")
        window.do("duplicate.to_master")
        window.do("duplicate.master", data={"play": best_plays(window.state, words)[0]})
        assert window.state.stage == "results", window.page
        window.do("duplicate.next_round")
        if window.state.stage == "over":
            break
    assert wrong and seen[None] > seen.total() // 2, seen
    assert rounds < 20 or len(seen) > 6, seen

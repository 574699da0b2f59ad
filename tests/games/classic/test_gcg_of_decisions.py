"""What a GCG has no line for comes back from our own files: how it ended, and what an arbiter decided."""

from contextlib import suppress

import pytest

from drivers.log import MINUTE
from drivers.match import JUDGE, Match
from faristol.core.gcg import write_gcg
from faristol.core.gcg_reading import read_gcg
from faristol.errors import Rejected
from faristol.games.classic import arbiter
from faristol.games.classic.both_late import settle_both_late
from faristol.games.classic.errors import GameDiffers
from faristol.games.classic.noting import note_turn
from faristol.games.classic.reading_back import play_again
from faristol.games.classic.recording import as_gcg

WHY = "comptat | dues vegades"
RULESETS = ["mallorca", "federation", "romanian"]
EACH = pytest.mark.parametrize("ruleset", RULESETS)


def text(match):
    return write_gcg(match.tile_set, as_gcg(match.state))


def back(match, written=None, ruleset=None):
    data = (written or text(match)).encode()
    new = Match(ruleset or match.state.ruleset.id, clocks="table", minutes=30)
    return new.write(play_again(new.state, read_gcg(new.tile_set, data), new.now))


def correct(match, turn, points):
    return match.write(arbiter.correct_points(match.state, turn, points, JUDGE, WHY))


def penalise(match, player, points):
    return match.write(arbiter.penalise(match.state, player, points, JUDGE, WHY))


def begun(ruleset, first=1):
    return Match(ruleset, clocks="table", minutes=30).begin(first).play("H8 CASA", "8H COSA")


def ended(ruleset, first=1):
    match = begun(ruleset, first).passes(6 if ruleset != "romanian" else 4)
    return match if match.over else match.settle("AE", "QZ", over=(0, 0))


def as_the_file_orders(match, values):
    return tuple(values) if match.state.first == 1 else tuple(values[::-1])


def same(match, again):
    """The points of the turns, the result and how it ended; who starts is the first in the file."""
    assert [turn.points for turn in again.state.turns] == [turn.points for turn in match.state.turns]
    assert again.state.scores == as_the_file_orders(match, match.state.scores)
    assert (again.state.settled is None) == (match.state.settled is None)
    if match.state.settled:
        assert again.state.settled.result == as_the_file_orders(match, match.state.settled.result)
        winner = match.state.settled.winner
        mine = winner if match.state.first == 1 or not winner else 3 - winner
        assert again.state.settled.winner == mine
        assert again.end == match.end
    assert text(back(again)) == text(again)


@EACH
@pytest.mark.parametrize("first", [1, 2])
def test_corrected_points_come_back_with_who_and_why(ruleset, first):
    match = correct(begun(ruleset, first), 2, 3)
    assert f"#note Faristol: points 3 | {JUDGE} | {WHY}" in text(match)
    again = back(match)
    same(match, again)
    assert (again.entries[-1]["by"], again.entries[-1]["why"]) == (JUDGE, WHY)
    same(match := correct(ended(ruleset, first), 1, 1), back(match))


@EACH
def test_corrected_points_of_a_turn_without_a_play_come_back_and_so_does_a_note_on_it(ruleset):
    match = begun(ruleset).passes()
    match.write(note_turn(match.state, 3, "per què?"))
    again = back(correct(match, 3, 5))
    same(match, again)
    assert again.state.notes == {3: "per què?"}
    off = begun(ruleset).invalid("J8 SOSA")
    same(off := correct(off, 3, 7), back(off))


@EACH
@pytest.mark.parametrize("first", [1, 2])
def test_a_penalty_comes_back_as_one_and_is_no_time(ruleset, first):
    match = ended(ruleset, first)
    for points in (25, 20, -5):
        penalise(match, 2, points)
    assert f">Pau:  (time) -40 {match.state.scores[1]}\n" in text(match)
    again = back(match)
    same(match, again)
    assert [each.points for each in again.state.penalties] == [-25, -20, 5]
    assert all((each.by, each.why) == (JUDGE, WHY) for each in again.state.penalties)
    assert again.state.settled.over == (0, 0)


@EACH
def test_a_penalty_that_was_given_back_has_no_line_of_points(ruleset):
    match = penalise(penalise(ended(ruleset), 1, 10), 1, -10)
    assert "(time)" not in text(match)
    same(match, back(match))


def test_a_penalty_beside_time_lost():
    match = Match("federation", clocks="table").begin().play("H8 CASA", "8H COSA").passes(6)
    penalise(match.settle("AE", "QZ", over=(0, 61_000)), 2, 30)
    again = back(match)
    same(match, again)
    assert again.adjusted == match.adjusted


@EACH
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("winner", [1, 2, None])
def test_a_result_that_an_arbiter_set_comes_back_of_a_running_game_and_of_one_that_had_ended(
    ruleset, first, winner
):
    for match in (begun(ruleset, first), ended(ruleset, first), begun(ruleset, first).abandon(2)):
        match.decide((90, 71), winner, why=WHY)
        again = back(match)
        same(match, again)
        assert again.state.settled.decision == match.state.settled.decision


@EACH
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("lost", [(1,), (2,), (1, 2)])
def test_a_game_given_up_comes_back_as_one(ruleset, first, lost):
    match = Match(ruleset, clocks="table", minutes=30).begin(first).play("H8 CASA", "8H COSA")
    for player in lost:
        match.abandon(player)
    if not match.over:
        match.settle(over=(0, 61_000))
    again = back(match)
    same(match, again)
    assert again.adjusted == [
        (as_the_file_orders(match, (1, 2))[p - 1], *rest) for p, *rest in match.adjusted
    ]


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("lost", [1, 2])
def test_a_game_given_up_before_its_first_turn_comes_back_with_who_was_to_start(first, lost):
    match = Match("federation", clocks="table", minutes=30).begin(first).abandon(lost)
    same(match, back(match))


def test_an_older_file_of_ours_says_by_its_clause_alone_that_the_game_was_given_up():
    match = begun("federation").abandon(2)
    older = "".join(line for line in text(match).splitlines(keepends=True) if "Faristol: " not in line)
    assert older.endswith("(time) -110 -105\n#note FED-18\n")
    same(match, back(match, older))


@pytest.mark.parametrize("lost", [(1,), (2,), (1, 2)])
def test_both_too_late_come_back_as_the_arbiter_decided(lost):
    match = begun("federation").passes(6)
    over = (11 * MINUTE, 12 * MINUTE)
    match.write(settle_both_late(match.state, match.now, over, lost, JUDGE, WHY))
    same(match, back(match))


@pytest.mark.parametrize("ruleset", ["mallorca", "federation"])
def test_a_stopped_game_comes_back_stopped_though_nobody_lost_time(ruleset):
    match = begun(ruleset).call_time().passes(2)
    match = match if match.over else match.settle(over=(0, 0))
    assert match.end[0] == "stopped"
    same(match, back(match))


@pytest.mark.parametrize("way", ["time", "abandoned"])
def test_by_other_rules_no_other_end_is_made_of_it(way):
    """110 points for losing are no minutes, and a game that these rules do not end goes on."""
    match = begun("federation").abandon(2) if way == "abandoned" else begun("federation").passes(6)
    if way == "time":
        match.settle(over=(0, 10 * MINUTE + 1))
        assert back(match, ruleset="mallorca").end[0] == "lost-turns"
    else:
        again = back(match, ruleset="mallorca")
        assert (again.end[0], again.state.ending.lost) == ("abandoned", (2,))
        assert again.state.scores == (10, 5)


@pytest.mark.parametrize(
    "note",
    [
        "end FED-18 abandoned Nobody",
        "end NONE-1 time Pau Bru",
        "penalty -5 Nobody | Bel | x",
        "result 1 2 Nobody | Bel | x",
    ],
)
def test_a_note_that_names_nobody_of_the_game_is_refused(note):
    with pytest.raises(GameDiffers):
        back(match := begun("federation"), f"{text(match)}#note Faristol: {note}\n")


@pytest.mark.parametrize(
    "note",
    [
        "end - time Pau Pau",
        "end - abandoned -",
        "penalty -5 - | Bel | x",
        "end - time Pau Neus Pau",
        "end - nobody-knows Pau",
        "penalty -5 7 Pau | Bel | x",
        "result 5 | Bel | x",
        "result 5 6 - | Pau Riera | x",
        "result 5 6 - | Bel | ",
        "points 5 | | x",
        "result 5 6 - | Bel | x\n#note Faristol: penalty -5 Pau | Bel | x",
        "penalty -5 Pau | " + 600 * "b" + " | x",
    ],
)
@EACH
def test_whatever_others_write_with_our_sign_is_read_or_refused(ruleset, note):
    match = begun(ruleset)
    with suppress(Rejected):
        back(match, f"{text(match)}#note Faristol: {note}\n")


def test_a_note_that_is_none_of_ours_is_a_persons():
    match = begun("mallorca")
    match.write(note_turn(match.state, 2, "Faristol: end\nFaristol: points molts | Bel | x"))
    assert back(match).state.notes == match.state.notes

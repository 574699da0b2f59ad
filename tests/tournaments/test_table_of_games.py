"""A table of games from a spreadsheet: what its columns may be called, and what a line says."""

import pytest

from drivers.brought import Brought
from faristol.tournaments.reports import games
from faristol.tournaments.reports.report import LineUnreadable, NoReport

OURS = "Round;Table;First;Points;Second;Points;Point;Remarks"


def results(text):
    event = Brought(games.read, text).state
    return [
        (event.players[pair.first].name, event.players[pair.second].name, sheet.result)
        for each in event.rounds
        for _, pair, sheet in each.boards
    ]


@pytest.mark.parametrize(
    "headings",
    [
        OURS,
        "Ronda;Taula;Primer;Punts;Segon;Punts;Punt;Observacions",
        "Tur;Masa;Primul;Puncte;Al doilea;Puncte;Punct;Observații",
        "Ronda;Taula;Jugador 1;Puntuació 1;Jugador 2;Puntuació 2",
    ],
)
def test_the_headings_of_each_language_name_the_columns(headings):
    ((first, second, result),) = results(f"{headings}\n1;1;Aina;401;Biel;377")
    assert (first, second, result.halves, result.score) == ("Aina", "Biel", (2, 0), (401, 377))


def test_columns_come_in_any_order_and_further_ones_are_left_alone():
    text = "Hall\tPlayer 2\tScore 2\tPlayer 1\tScore 1\tRound\nA\tBiel\t377\tAina\t377\t1"
    ((first, second, result),) = results(text)
    assert (first, second, result.halves, result.score) == ("Aina", "Biel", (1, 1), (377, 377))


@pytest.mark.parametrize("rest", ["1;;Cesc;;;;1;rests", "1;;Cesc;;BYE;;;"])
def test_who_has_nobody_opposite_rests(rest):
    event = Brought(games.read, f"{OURS}\n1;1;Aina;401;Biel;377;1;\n{rest}").state
    assert [event.players[player].name for player, _ in event.rounds[0].draft.byes] == ["Cesc"]


def test_who_is_in_no_line_of_a_round_was_absent():
    text = f"{OURS}\n1;1;Aina;401;Biel;377;1;\n2;1;Aina;350;Cesc;400;0;"
    event = Brought(games.read, text).state
    assert {row.player.name: row.record.halves for row in event.standings()} == {
        "Aina": 2,
        "Cesc": 2,
        "Biel": 0,
    }


@pytest.mark.parametrize(
    ("line", "outcome", "halves"),
    [
        ("1;1;Aina;300;Biel;0;1;Biel was absent", "forfeit-second", (2, 0)),
        ("1;1;Aina;0;Biel;0;0;both were absent", "double-forfeit", (0, 0)),
        ("1;1;Aina;290;Biel;410;0;Aina abandoned", "played", (0, 2)),
    ],
)
def test_a_remark_at_an_awarded_score_says_that_nobody_played(line, outcome, halves):
    _, (_, _, result) = results(f"{OURS}\n1;2;Cesc;400;Dora;300;1;\n{line}")[::-1]
    assert (result.outcome, result.halves) == (outcome, halves)


def test_a_result_in_place_of_points_is_no_score():
    found = results("Round,Player 1,Score 1,Player 2,Score 2\n1,Aina,1,Biel,0\n1,Cesc,0.5,Dora,0.5")
    assert [(result.halves, result.without_points) for _, _, result in found] == [
        ((2, 0), True),
        ((1, 1), True),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "x;1;Aina;401;Biel;377",
        "1;1;Aina;four;Biel;377",
        "1;1;Aina;401;Aina;377",
        "1;1;;401;Biel;377",
        "1;2;Cesc;1;Dora;2",
    ],
)
def test_a_line_that_says_nothing_clear_is_named(line):
    with pytest.raises(LineUnreadable) as refused:
        games.read(f"{OURS}\n1;1;Cesc;401;Dora;377\n{line}")
    assert refused.value.details["line"] == 3


@pytest.mark.parametrize("text", ["", "Nom;ELO\nAina;1500", OURS])
def test_another_table_is_no_tournament(text):
    with pytest.raises(NoReport):
        games.read(text)

"""The result that counts, where it is not the sum: on home, on the sheet, on paper, and in the files."""

import csv
import io
import re

import pytest

from drivers.log import MINUTE
from drivers.match import JUDGE, Match
from drivers.match_window import MatchWindow
from drivers.page_read import element, rows_of
from faristol.games.classic import arbiter
from faristol.games.classic.absence import absence_over
from faristol.screens.clauses import chip
from faristol.screens.parts.spreadsheet import MARK
from faristol.texts import texts

WHY = "both had left"
AHEAD = "The loser would still be ahead, so the result is 300–0"
DECIDED = f"The arbiter, {JUDGE}, has set the result: {WHY}"


def led(ruleset="federation", minutes=0):
    """Pau is far ahead."""
    match = Match(ruleset, publication="en", minutes=minutes, clocks="table").begin(2)
    for count in (7, 2, 7):
        match.play(match.row(count))
    return match


def given_up(*players, ruleset="federation"):
    match = led(ruleset)
    for player in players:
        match.abandon(player)
    return match


def absent(*players):
    match = Match("federation", publication="en").absent(*players).wait(16)
    return match.write(absence_over(match.state, match.now))


def decided(match, result=(90, 71), winner=1):
    return match.decide(result, winner, why=WHY)


def text_of(html):
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def sums(window):
    return rows_of(element(window.regions["work"], "sums"))


def spreadsheet(window):
    window.to("file")
    text = window.do("file.save", data={"what": "csv"})["save"]["text"].removeprefix(MARK)
    return list(csv.reader(io.StringIO(text)))


def everywhere(match, sentence, clause):
    """The line of the sum, with its clause, on the screen, on paper, in the page and in the spreadsheet."""
    window = MatchWindow(match)
    said = [row for row in sums(window) if row[0].startswith(sentence)]
    assert len(said) == 1 and sums(window)[-2] == said[0]
    assert clause is None or window.shows(clause)
    cited = chip(clause, "", texts("en"))[1] if clause else ""
    window.do("classic_sheet.print", data={"what": "sheet"})
    paper = text_of(window.regions["print"])
    assert paper.count(sentence) == 1 + (sentence == DECIDED) and cited in paper
    line = f"{sentence} ({cited})" if clause else sentence
    assert [row[4] for row in spreadsheet(window)].count(line) == 1
    page = text_of(window.do("file.publish")["save"]["text"])
    assert f"{sentence} {cited}".strip() in page
    return window


# --- home


@pytest.mark.parametrize(
    ("match", "shown"),
    [
        (lambda: given_up(2), "Two players · finished, 300–0"),
        (lambda: given_up(1, 2), "Two players · finished, 0–0"),
        (lambda: decided(given_up(2)), "Two players · finished, 90–71"),
        (lambda: decided(led(), (0, 300), 2), "Two players · finished, 0–300"),
    ],
)
def test_home_shows_the_result_and_not_the_points_of_the_turns(match, shown):
    window = MatchWindow(match())
    window.go("#/")
    assert shown in window.text


def test_home_names_the_players_beside_their_points_where_the_game_has_a_name_of_its_own():
    match = Match("federation", name="Final", publication="en").begin()
    for player in (1, 2):
        match.abandon(player)
    window = MatchWindow(match)
    window.go("#/")
    assert "Two players · finished, N. Bonet 0–0 P. Riera" in window.text


# --- the sum


def test_that_the_loser_would_still_be_ahead_is_a_line_of_the_sum():
    window = everywhere(given_up(2), AHEAD, "FED-18")
    window.to("sheet")
    assert (sums(window)[-1][1:], sums(window)[1][1:]) == (["0", "300"], ["−110", "0"])


def test_of_a_game_lost_on_time_it_is_said_by_the_clause_of_that():
    match = led(minutes=30).passes(6)
    everywhere(match.settle(over=(0, 10 * MINUTE + 1)), AHEAD, "FED-17")


def test_that_both_gave_up_and_that_somebody_did_not_come_are_lines_of_the_sum():
    everywhere(given_up(1, 2), "Both have lost: the result is 0–0", "FED-19")
    everywhere(absent(1), "Lost by absence: the result is 300–0", "FED-29")


@pytest.mark.parametrize("match", [lambda: given_up(1), lambda: given_up(2, ruleset="mallorca")])
def test_where_the_result_is_the_sum_no_line_says_more(match):
    window = MatchWindow(match())
    assert 'id="sum-awarded"' not in window.page and 'id="sum-decided"' not in window.page


# --- what the arbiter decided


@pytest.mark.parametrize("ruleset", ["federation", "mallorca", "romanian"])
def test_a_result_set_after_the_end_has_a_name_and_a_reason_and_the_winner_before_is_not_said(ruleset):
    match = decided(given_up(2, ruleset=ruleset))
    window = everywhere(match, DECIDED, "MAL-32" if ruleset == "mallorca" else None)
    window.to("sheet")
    assert "Neus Bonet wins, 90–71" in window.text and DECIDED in window.text
    assert "gave up" not in window.text and AHEAD not in window.text
    window.do("classic_sheet.print", data={"what": "sheet"})
    assert "gave up" not in text_of(window.regions["print"])


def test_a_draw_that_the_arbiter_sets_is_one_though_both_had_lost():
    window = MatchWindow(decided(given_up(1, 2), (50, 50), None))
    assert "A draw, 50–50" in window.text and "Both have lost" not in window.text


# --- the date


def dates(window):
    """Where it may stand: on the screen, on paper, and in the published page."""
    window.to("sheet")
    screen = window.text
    window.do("classic_sheet.print", data={"what": "sheet"})
    paper = text_of(window.regions["print"])
    window.to("file")
    return screen, paper, text_of(window.do("file.publish")["save"]["text"].split("<h2")[0])


@pytest.mark.parametrize("older", [False, True])
def test_a_game_that_came_in_a_file_has_no_date(older):
    match = given_up(2)
    day = texts("en").date(match.entries[0]["at"], 0)
    assert all(day in text for text in dates(MatchWindow(match)))
    said = {"secret": ""} if older else {"from_file": True}
    match.entries[0] = {**match.entries[0], **said}
    assert not any(day in text or "Date" in text for text in dates(MatchWindow(match)))


def test_points_corrected_after_the_end_say_again_whether_the_loser_is_ahead():
    match = given_up(2)
    match.write(arbiter.correct_points(match.state, 1, 0, JUDGE, WHY))
    assert ('id="sum-awarded"' in MatchWindow(match).page) == (match.state.settled.result == (300, 0))

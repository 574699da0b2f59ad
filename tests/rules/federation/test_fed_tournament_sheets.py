"""Sheets of the federation's games as a tournament takes them in: signatures, games that nobody has won."""

from drivers.director_window import DirectorWindow
from drivers.log import MINUTE
from drivers.match import JUDGE, Match
from faristol.games.classic import arbiter, ending
from faristol.games.classic.both_late import settle_both_late
from faristol.storage.files import export_file


def director():
    made = DirectorWindow().opens()
    made.draws()
    made.publishes()
    return made


def game(ruleset="federation"):
    return Match(ruleset, players=("Enric", "Aina"), clocks="table").begin().play("H8 CASA", "8H COSA")


def takes(made, played):
    """The file of the game comes into the form of its table; what the form says is reported."""
    assert made.do("tournament.take_file", file=export_file("g", played.entries, "0", [], 0))["ok"], made.text
    board = made.held["tournament"]["chosen"]["board"]
    return made.held["tournament"]["form"], str(board)


def reported(made, played):
    form, board = takes(made, played)
    form = {**form, "why": "as the arbiter decided at the table"}
    assert made.do("tournament.report", form, data={"board": board})["ok"], made.text
    entry = made.entries[-1]
    return entry["outcome"], entry["halves"], entry["counts"]


def test_fed_34_a_tournament_says_whose_signatures_are_missing():
    made, played = director(), game()
    played.write(ending.abandon(played.state, 2, played.now))
    takes(made, played)
    assert "The sheet has not been signed by: Enric, Aina." in made.text
    made.do("tournament.write", made.held["tournament"]["form"])
    assert "The sheet has not been signed by: Enric, Aina." in made.text
    played.write(arbiter.sign(played.state, 1))
    takes(made, played)
    assert "The sheet has not been signed by: Aina." in made.text
    played.write(arbiter.sign(played.state, 2))
    takes(made, played)
    assert "has not been signed" not in made.text


def test_fed_34_where_the_document_has_no_signatures_none_are_missing():
    made, played = director(), game("mallorca")
    played.write(arbiter.decide(played.state, (10, 5), 1, JUDGE, "the hall is closed"))
    takes(made, played)
    assert "has not been signed" not in made.text


def test_fed_33_two_who_are_disqualified_have_both_lost_and_have_no_half_each():
    played = game()
    played.write(arbiter.decide(played.state, (0, 0), None, JUDGE, "both looked words up"))
    assert reported(director(), played) == ("both-lost", [0, 0], [0, 0])


def test_fed_33_nobody_wins_whatever_the_points_if_the_arbiter_says_so():
    played = game()
    played.write(arbiter.decide(played.state, (300, 200), None, JUDGE, "both looked words up"))
    outcome, halves, counts = reported(director(), played)
    assert (outcome, halves, sorted(counts)) == ("both-lost", [0, 0], [200, 300])


def test_fed_33_a_draw_that_the_arbiter_gives_is_a_draw():
    played = game()
    played.write(arbiter.decide(played.state, (300, 300), None, JUDGE, "the sheets are lost"))
    assert reported(director(), played) == ("played", [1, 1], [300, 300])


def test_fed_17_two_who_were_both_too_late_and_lost_have_both_lost_in_the_tournament():
    late = (11 * MINUTE, 12 * MINUTE)
    played = game().call_time().passes(2)
    played.write(settle_both_late(played.state, played.now, late, (1, 2), JUDGE, "late"))
    assert reported(director(), played) == ("both-lost", [0, 0], [0, 0])


def test_fed_31_a_correction_cites_the_federation_only_where_its_games_are_played():
    for ruleset, cites in (("federation", True), ("mallorca", False)):
        made = DirectorWindow().opens(ruleset=ruleset, starts="drawn")
        made.whole_round()
        made.go(f"#/event/{made.stream}/round/1")
        made.do("tournament.open_form", data={"board": "1"})
        assert ("Federation rules, section 8" in made.text) is cites

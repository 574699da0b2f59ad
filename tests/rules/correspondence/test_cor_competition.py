"""The arbiter's competition: one string, RED and BLUE, what comes back, what is decided, who is first."""

from datetime import date, timedelta

import pytest

from drivers.letter_arbiter import BEGINS, CLOSES, Arbiter
from faristol.competitions import opening, reporting, ruling
from faristol.competitions.errors import NoSuchPenalty, NotNow, ReasonMissing, StillOpen, TooEarly
from faristol.competitions.event import Report
from faristol.competitions.sheets import opening_of
from faristol.core.lots import plain_words, seed
from faristol.games.correspondence.facts import opened
from faristol.games.correspondence.opening import string_of


def test_cor_2_one_string_for_the_whole_series_and_both_colours_for_everybody():
    arbiter = Arbiter(("Ana", "Barbu", "Carmen", "Dan", "Elena")).begins()
    games = arbiter.state.games
    assert len(games) == 10
    assert {frozenset(game.players) for game in games} == {
        frozenset((f"p{one}", f"p{two}")) for one in range(1, 6) for two in range(1, one)
    }
    assert {
        opening_of(arbiter.state, game, "0.1.0")["string"] == list(arbiter.state.string) for game in games
    }
    red = [sum(game.players[0] == f"p{n}" for game in games) for n in range(1, 6)]
    assert red == [2, 2, 2, 2, 2]


def test_cor_2_in_a_double_round_each_two_meet_in_both_colours():
    games = Arbiter().begins(twice=True).state.games
    assert len({game.players for game in games}) == len(games) == 6


def test_cor_5_the_sheet_has_the_former_coefficient_and_place_of_red():
    arbiter = Arbiter(()).enters("Ana", coefficient="1,5219", place="3").enters("Barbu").begins()
    game = arbiter.state.games[0]
    first = opening_of(arbiter.state, game, "0.1.0")
    of_ana = arbiter.state.names(game)[0] == "Ana"
    assert (first["coefficient"], first["place"]) == (("1,5219", "3") if of_ana else ("", ""))
    assert opened(first).names == arbiter.state.names(game)


def test_cor_17_the_arbiter_is_reminded_of_those_who_have_not_begun():
    arbiter = Arbiter().begins()
    sent = date(2026, 3, 1)
    arbiter.write(opening.send_sheets(arbiter.state, sent))
    due = [ruling.reminders(arbiter.state, sent + timedelta(days=days)) for days in (14, 15, 29, 30)]
    assert [[each.what for each in told] for told in due] == [[], ["first-play"], ["first-play"], []]


def test_cor_22_what_nobody_reported_is_zero_for_both():
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    game = arbiter.state.games[0]
    assert arbiter.worth(game) is None
    arbiter.ends(CLOSES + timedelta(days=6))
    assert arbiter.worth(game) == ("0.0000", "0.0000")
    arbiter.write(ruling.reopen(arbiter.state, "fișa a sosit")).hears(game, 524, 480)
    assert arbiter.ends().worth(game) == ("1.5219", "0.4781")


def test_cor_24_hundredths_off_a_coefficient_with_a_reason():
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    game = arbiter.state.games[0]
    arbiter.hears(game, 524, 480)
    with pytest.raises(NoSuchPenalty):
        ruling.punish(arbiter.state, game, 1, 101, "a scris altul")
    with pytest.raises(ReasonMissing):
        ruling.punish(arbiter.state, game, 1, 30, " ")
    arbiter.write(ruling.punish(arbiter.state, game, 1, 30, "a scris altul"))
    assert arbiter.worth(game) == ("1.2219", "0.4781")


def test_cor_24_a_game_lost_counts_as_given_up_at_its_score():
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    game = arbiter.state.games[0]
    arbiter.hears(game, 200, 100, turns=5)
    arbiter.write(ruling.lose(arbiter.state, arbiter.state.games[0], 1, "a indus în eroare arbitrul"))
    assert arbiter.worth(game) == ("0.4700", "1.5300")


def test_cor_24_who_is_excluded_loses_what_is_not_finished_and_has_no_place():
    arbiter = Arbiter().begins()
    done, open_ = arbiter.either("Ana", "Barbu"), arbiter.either("Ana", "Carmen")
    arbiter.hears(done, 400, 400)
    arbiter.write(ruling.exclude(arbiter.state, "p1", "scris de altcineva"))
    assert arbiter.worth(done) == ("1.0000", "1.0000")
    side = arbiter.state.names(open_).index("Ana")
    assert arbiter.worth(open_)[side] == "0.0000" and arbiter.worth(open_)[1 - side] == "1.5300"
    assert arbiter.table() == [(1, "Carmen", "1.5300"), (2, "Barbu", "1.0000"), (None, "Ana", "1.0000")]


def test_cor_24_the_games_of_who_is_excluded_are_settled_and_the_competition_can_end():
    arbiter = Arbiter().begins()
    arbiter.write(ruling.exclude(arbiter.state, "p1", "scris de altcineva"))
    (left,) = arbiter.state.unreported
    assert set(arbiter.state.names(left)) == {"Barbu", "Carmen"}
    arbiter.hears(left, 300, 300).ends(CLOSES)
    assert arbiter.table() == [(1, "Barbu", "2.5300"), (1, "Carmen", "2.5300"), (None, "Ana", "0.0000")]


@pytest.mark.parametrize(("way", "known"), [("unfinished", CLOSES), ("unknown", CLOSES + timedelta(days=5))])
def test_cor_23_that_a_game_is_unfinished_or_unknown_needs_the_date_or_a_reason(way, known):
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    game, told = arbiter.state.games[0], Report(way, (0, 0), 0)
    with pytest.raises(TooEarly):
        reporting.report(arbiter.state, game, told, known)
    reporting.report(arbiter.state, game, told, known + timedelta(days=1))
    arbiter.hears(game, 0, 0, way=way, on=BEGINS, corrected="amândoi s-au retras")
    assert arbiter.state.games[0].report.corrected == "amândoi s-au retras"


def test_cor_28_the_arbiter_accepts_what_the_players_propose_for_an_unfinished_game():
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    arbiter.hears(arbiter.state.games[0], 200, 100, way="unfinished", decided=(13_000, 7_000))
    assert arbiter.worth(arbiter.state.games[0]) == ("1.3000", "0.7000")


def test_cor_26_the_sum_of_coefficients_decides_and_equal_sums_share_a_place():
    arbiter = Arbiter().begins()
    for game in arbiter.state.games:
        arbiter.hears(game, 300, 300, way="agreed")
    assert arbiter.table() == [(1, "Ana", "2.0000"), (1, "Barbu", "2.0000"), (1, "Carmen", "2.0000")]
    game = arbiter.either("Ana", "Carmen")
    ana = arbiter.state.names(game).index("Ana")
    scores = (524, 480) if ana == 0 else (480, 524)
    arbiter.hears(game, *scores, corrected="fișa a sosit")
    assert arbiter.table() == [(1, "Ana", "2.5219"), (2, "Barbu", "2.0000"), (3, "Carmen", "1.4781")]


def test_cor_28_results_are_due_five_days_after_the_closing_date():
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    with pytest.raises(StillOpen):
        arbiter.ends(CLOSES + timedelta(days=5))
    told = [ruling.reminders(arbiter.state, CLOSES + timedelta(days=days)) for days in (-31, -30, 0, 1, 5, 6)]
    assert [[(each.what, each.days) for each in due] for due in told] == [
        [],
        [("closing", 30)],
        [("closing", 0)],
        [("due", 4)],
        [("due", 0)],
        [("late", 1)],
    ]
    arbiter.hears(arbiter.state.games[0], 300, 200).ends(CLOSES)
    assert arbiter.state.ended


def test_cor_29_what_has_been_reported_is_changed_only_with_a_reason():
    arbiter = Arbiter(("Ana", "Barbu")).begins()
    arbiter.hears(arbiter.state.games[0], 300, 200)
    with pytest.raises(ReasonMissing):
        arbiter.hears(arbiter.state.games[0], 310, 200)
    arbiter.ends()
    with pytest.raises(NotNow):
        reporting.report(arbiter.state, arbiter.state.games[0], Report("agreed", (0, 0), 0), CLOSES)
    arbiter.write(ruling.reopen(arbiter.state, "contestație"))
    arbiter.hears(arbiter.state.games[0], 310, 200, corrected="contestație")
    assert arbiter.state.games[0].report.scores == (310, 200)


def test_cor_2_the_string_follows_from_the_promise_and_from_what_was_said():
    one, two = Arbiter().begins().state, Arbiter().begins().state
    assert one.string == two.string
    other = Arbiter()
    other.write(opening.hear_room(other.state, "ninsoare"))
    assert sorted(other.state.string) == sorted(one.string) and other.state.string != one.string
    lots = seed(bytes(32), plain_words("zăpadă"))
    assert one.string == string_of(one.tile_set, lots, 1) != string_of(one.tile_set, lots, 2)

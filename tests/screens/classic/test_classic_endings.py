"""Every kind of end of a game of two, under each document, as its players see it in their language."""

import pytest

from drivers.match import Match
from drivers.match_window import MatchWindow, passes, plays, table

NAMES = {"name": "Neus Bonet", "other": "Pau Riera"}
OTHER = {"name": "Pau Riera", "other": "Neus Bonet"}


def ended(window, sentence, clause, **facts):
    """What happened, and by which clause, on the screen and in the log."""
    assert window.says(sentence, **facts)
    if clause:
        assert window.shows(clause)
    assert window.state.ending.clause == clause


PLAYED_OUT = "The bag is empty, and %(name)s has no tiles left."
LOST = (
    "The last turn was lost: by a pass, an exchange or a play that was removed.",
    "The last %(n)s turns were all lost: by passes, exchanges or plays that were removed.",
)
NO_EXCHANGE = (
    "The last turn was lost: by a pass or a play that was removed.",
    "The last %(n)s turns were all lost: by passes or plays that were removed.",
)
PASSES = "The last turn was a pass.", "The last %(n)s turns were passes."
STOPPED = "Playing time is over, and the last turn has been played."
GAVE_UP = "%(name)s gave up the game, so %(other)s wins."
LATE = (
    "%(name)s was more than %(n)s minute over time, so %(other)s wins.",
    "%(name)s was more than %(n)s minutes over time, so %(other)s wins.",
)


# --- played out


@pytest.mark.parametrize(
    ("ruleset", "clause"), [("mallorca", "MAL-21"), ("federation", "FED-11"), ("romanian", "ROM-15")]
)
def test_played_out_with_the_bag_empty(ruleset, clause):
    game = Match(ruleset).begin().clock_if_any().fill(0)
    window = MatchWindow(game, game.state.tile_set.language)
    mover, row = game.state.to_move, game.row(7)
    plays(window, row)
    assert window.state.stage == "over"
    ended(window, PLAYED_OUT, clause, name=game.state.names[mover - 1])
    left = sum(map(game.tile_set.points, window.state.settled.racks[2 - mover]))
    counted = [(each.player, each.points) for each in window.state.adjustments]
    assert counted == ([] if ruleset == "romanian" else sorted([(mover, left), (3 - mover, -left)]))
    assert ("sum-racks" in window.page) == (ruleset != "romanian")


# --- turns lost in a row


def test_mallorca_six_lost_turns_at_nil_nil_and_the_racks_are_written():
    window = table("mallorca")
    passes(window, 6)
    assert window.state.stage == "settling"
    ended(window, LOST, "MAL-22", n=6)
    assert window.do("classic.settle", {"rack-1": "", "rack-2": ""})["ok"] is False
    assert window.says("The tiles left on the racks are not known.")
    racks = {"rack-1": "q z a e i o r", "rack-2": "L·L NY C E S T A"}
    window.do("classic.write_end", racks)
    assert window.says("Tiles left") and "Q Z A E I O R" not in window.text
    assert "A E I O Q R Z = 21" in window.text and "−21" in window.text
    assert window.do("classic.settle", racks)["ok"], window.refused
    assert window.state.settled.result == (-21, -26)
    ended(window, LOST, "MAL-22", n=6)
    assert window.says("%(name)s wins, %(score)s", name="Neus Bonet", score="−21 a −26")


def test_federation_six_passes_end_it_with_points_on_the_board():
    window = table("federation")
    plays(window, "H8 CASA")
    passes(window, 6)
    ended(window, NO_EXCHANGE, "FED-12", n=6)
    assert window.do("classic.settle", {"rack-1": "QZAEIOR", "rack-2": "CESTAIM"})["ok"], window.refused
    assert window.shows("FED-12") and window.shows("FED-15")
    assert window.state.settled.result == (10 - 21, -9)


def test_romanian_four_passes_and_the_score_stands_and_the_end_can_be_undone():
    window = table("romanian")
    plays(window, "H8 CASA")
    passes(window, 4)
    assert window.state.stage == "over"
    ended(window, PASSES, "ROM-14", n=4)
    assert window.state.adjustments == () and window.state.settled.winner == 1
    assert window.do("event.undo")["ok"]
    assert window.state.stage == "turn" and window.types[-2:] == ["Settled", "Undone"]


# --- the round's time


@pytest.mark.parametrize(("ruleset", "clause"), [("mallorca", "MAL-31"), ("federation", "FED-16")])
def test_the_rounds_time_is_over_the_turn_in_hand_and_one_more(ruleset, clause):
    window = table(ruleset)
    plays(window, "H8 CASA")
    window.to("arbiter")
    window.do("classic_arbiter.choose", data={"act": "time"})
    assert window.shows(clause)
    assert not window.do("classic_arbiter.decide", {"arbiter": "Bel Quetglas"})["ok"]
    assert window.do("classic_arbiter.decide", {"arbiter": "Bel Quetglas", "why": "les vuit"})["ok"]
    window.to()
    passes(window, 1)
    assert window.state.stage == "turn"
    passes(window, 1)
    ended(window, STOPPED, clause)
    assert window.state.adjustments == () and window.state.settled.result == (10, 0)


# --- a player's own time


def test_mallorca_ten_points_for_each_minute_begun_as_the_clock_on_the_table_reads():
    window = table("mallorca", clocks="table")
    plays(window, "H8 CASA")
    passes(window, 6)
    racks = {"rack-1": "QZAEIOR", "rack-2": "CESTAIM"}
    window.do("classic.write_end", racks)
    assert window.says("Write the time on the clock")
    window.do("classic.write_end", {**racks, "over-1": "65", "over-2": "0"})
    assert window.says("“%(time)s” cannot be read as a time.", time="65")
    told = {**racks, "over-1": "0:00.1", "over-2": "1:01"}
    window.do("classic.write_end", told)
    assert window.shows("MAL-30") and "−20" in window.text
    assert window.do("classic.settle", told)["ok"], window.refused
    assert window.state.settled.result == (10 - 21 - 10, -9 - 20)


# --- given up, absent


@pytest.mark.parametrize(
    ("ruleset", "clause"), [("mallorca", "MAL-32"), ("federation", "FED-18"), ("romanian", None)]
)
def test_given_up_by_the_one_who_is_ahead(ruleset, clause):
    window = table(ruleset, lambda game: game.play("H8 CASA"))
    assert window.do("classic.abandon", data={"player": "1"})["ok"], window.refused
    ended(window, GAVE_UP, clause, **NAMES)
    assert window.state.settled.winner == 2


def test_federation_both_give_up_and_both_lose():
    window = table("federation", lambda game: game.play("H8 CASA"))
    assert window.do("classic.abandon", data={"player": "both"})["ok"], window.refused
    ended(window, "Both players have given the game up, and both have lost.", "FED-19")
    assert (window.state.settled.result, window.state.settled.winner) == ((0, 0), None)


@pytest.mark.parametrize(
    ("absent", "sentence", "clause", "result"),
    [
        ("2", "%(name)s did not arrive in time, so %(other)s wins.", "FED-29", (300, 0)),
        ("both", "Neither player arrived in time, and both have lost.", "FED-30", (0, 0)),
    ],
)
def test_federation_who_does_not_come(absent, sentence, clause, result):
    window = MatchWindow(Match("federation"), "ca")
    assert window.do("classic.begin_round", data={"player": absent})["ok"], window.refused
    window.wait(15 * 60)
    assert not window.do("classic.absence_over")["ok"]
    window.wait(1)
    assert window.do("classic.absence_over")["ok"], window.refused
    ended(window, sentence, clause, **OTHER)
    assert window.state.settled.result == result


# --- what nobody can know is asked for, checked while it is typed, and counted


def test_of_an_empty_bag_the_other_rack_follows():
    game = Match("mallorca").begin().clock().fill(0)
    window = MatchWindow(game, "ca")
    passes(window, 6)
    mine = " ".join(window.state.unseen[:7])
    rest = " ".join(window.state.unseen[7:])
    window.do("classic.write_end", {"rack-1": mine, "rack-2": ""})
    assert f'value="{rest}"' in window.page
    assert window.do("classic.settle", {"rack-1": mine, "rack-2": rest})["ok"], window.refused


@pytest.mark.parametrize("racks", [("QQ", "AEI"), ("Q", "Q"), ("!", "AEI"), ("AEIOURST", "A")])
def test_racks_that_cannot_be_are_told_under_their_field(racks):
    window = table("mallorca")
    passes(window, 6)
    window.do("classic.write_end", {"rack-1": racks[0], "rack-2": racks[1]})
    assert "rack-1-problem" in window.page or "rack-2-problem" in window.page
    assert not window.do("classic.settle", {"rack-1": racks[0], "rack-2": racks[1]})["ok"]


def test_a_rack_of_another_number_of_tiles_is_a_warning_and_no_more():
    window = table("mallorca")
    passes(window, 6)
    racks = {"rack-1": "AEI", "rack-2": "EEIORSS"}
    window.do("classic.write_end", racks)
    assert 'id="odd-1"' in window.page and 'id="odd-2"' not in window.page
    assert window.do("classic.settle", racks)["ok"], window.refused


def test_a_clock_that_costs_nothing_is_not_asked_for():
    window = table("romanian", minutes=20, clocks="table")
    plays(window, "H8 CASA")
    passes(window, 4)
    assert window.state.stage == "over"


# --- both are too late: the federation speaks of one, so the arbiter is asked


def both_too_late():
    window = table("federation", clocks="table")
    plays(window, "H8 CASA")
    passes(window, 6)
    return window, {"rack-1": "QZAEIOR", "rack-2": "CESTAIM", "over-1": "11:00", "over-2": "12:00"}


def test_federation_both_too_late_by_the_clock_on_the_table_and_the_arbiter_is_asked():
    window, told = both_too_late()
    window.do("classic.write_end", told)
    assert window.says("The rules speak of one player only: the arbiter decides who has lost.")
    assert window.says("Say who has lost")
    assert not window.do("classic.settle", told)["ok"]
    window.do("classic.write_end", {**told, "lost": "2"})
    assert window.says("Write who decided")
    assert not window.do("classic.settle", {**told, "lost": "2"})["ok"]
    assert not window.do("classic.settle", {**told, "lost": "2", "arbiter": "Pau Riera"})["ok"]
    assert not window.do("classic.settle", {**told, "lost": "2", "arbiter": "Bel"})["ok"]
    assert window.says("The reason is missing.")
    ruled = {**told, "lost": "2", "arbiter": "Bel", "why": "he had lost a tile"}
    assert window.do("classic.settle", ruled)["ok"], window.refused
    assert window.says(LATE, n=10, **OTHER) and window.shows("FED-17")
    assert window.state.settled.result == (10, -110)
    window.to("file")
    assert window.says("Both were too far over time; the game was lost by %(lost)s", lost="Pau Riera")
    assert window.says("he had lost a tile")


def test_federation_both_too_late_and_both_have_lost():
    window, told = both_too_late()
    ruled = {**told, "lost": "both", "arbiter": "Bel", "why": "both went on"}
    assert window.do("classic.settle", ruled)["ok"], window.refused
    assert window.says("Both players were too far over time, and both have lost.")
    assert window.state.settled.result == (0, 0) and window.state.settled.winner is None


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("A A A A E E E E", "A A A A E E E E: that is 8 tiles, and a rack has 7 at most."),
        ("Ç Ç", "Ç Ç cannot be there."),
        ("X Z NY L.L QU C", None),
    ],
)
def test_the_tiles_typed_at_the_end_are_refused_for_what_is_wrong_with_them(written, said):
    window = table("mallorca", lambda game: game.passes(6))
    window.language = "en"
    window.do("classic.write_end", {"rack-1": written, "rack-2": ""})
    problem = window.regions["work"].split('id="rack-1-problem"')[1:]
    assert bool(problem) == (said is not None) and (said or "") in window.text
    if said is None:
        assert "written: 6." in window.text


def test_the_log_says_who_was_over_the_time_and_by_how_much():
    game = Match("mallorca", clocks="table", minutes=30).begin().play("H8 CASA", "8H COSA").passes(6)
    window = MatchWindow(game.settle("QZAEIOR", "CESTAIM", over=(0, 61_000)))
    window.to("file")
    assert window.text.count("Over the time:") == 1 and "Over the time: Pau Riera 1:01" in window.text

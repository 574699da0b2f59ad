"""The arbiter of a game of two: what may be decided, what it says it will do, and the log of both."""

import re

import pytest

from drivers.match import JUDGE, Match
from drivers.match_window import MatchWindow, passes, plays, table

WHY = "comptat dues vegades"
EACH = pytest.mark.parametrize("ruleset", ["mallorca", "federation", "romanian"])


def deciding(window, act, **fields):
    """To the arbiter's screen, what it is about, and what is written so far."""
    window.to("arbiter")
    window.do("classic_arbiter.choose", data={"act": act})
    written = {"why": WHY, "arbiter": JUDGE, **fields}
    window.do("classic_arbiter.write", written)
    return written


def decides(window, act, **fields):
    answer = window.do("classic_arbiter.decide", deciding(window, act, **fields))
    assert answer["ok"], window.refused
    return answer


@EACH
def test_the_points_of_a_turn_are_corrected_and_the_total_follows(ruleset):
    window = table(ruleset)
    plays(window, "H8 CASA")
    before = window.state.totals[0]
    deciding(window, "points", turn="1", points=str(before + 4))
    assert f"Neus Bonet {before} – Pau Riera 0" in window.text
    assert f"Neus Bonet {before + 4} – Pau Riera 0" in window.text and "H8 CASA" in window.text
    decides(window, "points", turn="1", points=str(before + 4))
    assert window.state.totals == (before + 4, 0)
    facts = {key: window.entries[-1][key] for key in ("by", "why", "turn", "points")}
    assert facts == {"by": JUDGE, "why": WHY, "turn": 1, "points": before + 4}
    assert WHY in window.text and JUDGE in window.text


def test_federation_only_the_arbiter_corrects_a_turn_that_is_past():
    window = table("federation")
    plays(window, "H8 CASA")
    written = deciding(window, "points", turn="1", points="14", arbiter="")
    assert window.shows("FED-31")
    assert not window.do("classic_arbiter.decide", written)["ok"]
    assert window.says("The points of a past turn can no longer be corrected.")


@pytest.mark.parametrize(
    ("act", "fields", "sentence"),
    [
        ("points", {"turn": "9", "points": "1"}, "There is no turn “%(turn)s”."),
        ("points", {"turn": "1", "points": "molts"}, "“%(points)s” is not a possible number of points."),
        ("penalty", {"player": "1", "points": "0"}, "“%(points)s” is not a possible number of points."),
        ("penalty", {"player": "1", "points": "5", "why": " "}, "The reason is missing."),
        ("result", {"one": "1", "two": "x"}, "“%(points)s” is not a possible number of points."),
        ("result", {"one": "1", "two": "0", "arbiter": ""}, "The arbiter who decides is not named."),
        (
            "result",
            {"one": "1", "two": "0", "arbiter": "pau riera"},
            ("Another arbiter has to take this decision."),
        ),
    ],
)
def test_nothing_is_decided_without_all_that_it_needs(act, fields, sentence):
    window = table("mallorca")
    plays(window, "H8 CASA")
    entries = len(window.entries)
    written = deciding(window, act, **fields)
    assert not window.do("classic_arbiter.decide", written)["ok"]
    said = {"turn": fields.get("turn"), "points": fields.get("two", fields.get("points"))}
    assert window.says(sentence, **said)
    assert len(window.entries) == entries and f'value="{fields.get("one", "")}' in window.page


@EACH
def test_points_are_taken_away_and_given_back(ruleset):
    window = table(ruleset)
    plays(window, "H8 CASA")
    decides(window, "penalty", player="1", way="away", points="10")
    total = window.state.totals[0]
    assert window.state.scores == (total - 10, 0)
    decides(window, "penalty", player="1", way="back", points="10")
    assert window.state.scores == (total, 0) and window.says(
        ("%(n)s point is given back to %(name)s.", "%(n)s points are given back to %(name)s."),
        n=10,
        name="Neus Bonet",
    )


def test_a_correction_after_the_end_counts_the_game_again():
    window = table("romanian")
    plays(window, "H8 CASA")
    passes(window, 4)
    decides(window, "points", turn="1", points="-3")
    assert (window.state.settled.result, window.state.settled.winner) == ((-3, 0), 2)
    window.to()
    assert window.says("%(name)s wins, %(score)s", name="Pau Riera", score="0 la −3")


@EACH
def test_the_result_is_given_whatever_the_points_are(ruleset):
    window = table(ruleset)
    plays(window, "H8 CASA")
    deciding(window, "result", one="0", two="300", winner="2")
    assert window.says("%(name)s wins, %(score)s", name="Pau Riera", score="300–0")
    decides(window, "result", one="0", two="300", winner="2")
    assert window.state.stage == "over" and window.state.settled.winner == 2
    window.to()
    assert window.says("The arbiter, %(by)s, has set the result: %(why)s", by=JUDGE, why=WHY)
    assert window.shows("MAL-32") == (ruleset == "mallorca")


@EACH
def test_a_clock_is_set_right(ruleset):
    window = table(ruleset, minutes=30)
    wrong = deciding(window, "clock", player="1", left="dotze")
    assert not window.do("classic_arbiter.decide", wrong)["ok"]
    assert window.says("“%(time)s” cannot be read as a time.", time="dotze")
    decides(window, "clock", player="1", left="12:30")
    assert window.state.clocks.left(1, window.now) == 750_000 and window.state.clocks.running
    assert window.says("The clock of %(name)s is set to %(time)s.", name="Neus Bonet", time="12:30")
    decides(window, "clock", player="2", left="−1:05")
    assert window.state.clocks.over(2, window.now) == 65_000


@EACH
def test_tiles_that_are_missing_or_too_many_are_counted(ruleset):
    window = table(ruleset)
    before = window.state.in_bag
    unread = {"missing": "A", "extra": "5", "count-1": "7", "count-2": "7"}
    assert not window.do("classic_arbiter.decide", deciding(window, "tiles", **unread))["ok"]
    assert 'id="extra-problem"' in window.page
    decides(window, "tiles", **{**unread, "missing": "A E", "extra": "I", "count-2": "6"})
    assert (window.state.in_bag, window.state.counts) == (before, (7, 6))
    assert window.says("Missing: %(tiles)s.", tiles="A E") and window.says("Too many: %(tiles)s.", tiles="I")


def test_at_one_tablet_no_tile_can_be_missing_and_before_the_first_turn_only_the_result_can_be_given():
    window = MatchWindow(Match("mallorca", mode="tablet").begin().clock(), "ca")
    window.to("arbiter")
    assert 'id="act-tiles"' not in window.page and 'id="act-clock"' in window.page
    window = MatchWindow(Match("federation"), "ca")
    window.to("arbiter")
    assert 'id="act-result"' in window.page
    assert not any(f'id="act-{act}"' in window.page for act in ("points", "penalty", "time", "late"))


def test_a_last_turn_that_took_too_long_is_lost_by_the_arbiters_word():
    window = table("mallorca")
    plays(window, "H8 CASA")
    decides(window, "time")
    early = deciding(window, "turn")
    assert not window.do("classic_arbiter.decide", early)["ok"]
    window.wait(121)
    window.to()
    assert 'id="turn-over"' in window.page
    decides(window, "turn")
    assert window.state.turns[-1].kind == "forfeit" and WHY in window.text
    window.to()
    assert window.says("Decided by %(arbiter)s.", arbiter=JUDGE)


def test_federation_the_other_gives_up_as_well():
    window = table("federation", lambda game: game.play("H8 CASA").abandon(1))
    deciding(window, "both")
    assert window.shows("FED-19")
    assert window.do("classic_arbiter.decide", {})["ok"], window.refused
    assert (window.state.settled.result, window.state.settled.winner) == ((0, 0), None)
    assert 'id="act-both"' not in window.page


def test_federation_what_the_clock_on_the_table_said_of_one_stands_in_the_log_as_the_arbiters():
    window = table("federation", clocks="table")
    plays(window, "H8 CASA")
    decides(window, "late", player="2")
    assert window.state.settled.result == (10, -110)
    window.to("file")
    assert window.text.count(WHY) == 1 and JUDGE in window.text
    both = "Both were too far over time; %(by)s decided that %(lost)s lost"
    assert not window.says(both, by=JUDGE, lost="Pau Riera")


def test_the_last_decision_is_taken_back_by_name_and_with_a_reason_and_both_are_kept():
    window = table("mallorca")
    plays(window, "H8 CASA")
    decides(window, "penalty", player="2", way="away", points="10")
    assert not window.do("classic_arbiter.decide", deciding(window, "undo", why=""))["ok"]
    deciding(window, "undo")
    assert "Pau Riera −10" in window.text and "Pau Riera 0" in window.text
    decides(window, "undo", why="era l'altre jugador")
    assert window.state.scores == (10, 0)
    assert window.types[-2:] == ["Penalised", "Undone"] and window.entries[-1]["by"] == JUDGE
    assert "data-undone" in window.page and window.says("taken back")
    assert window.page.count("data-undone") == 1
    assert "era l&#39;altre jugador" in window.page and 'id="act-undo"' not in window.page


def test_what_the_players_did_since_is_undone_by_a_tap():
    window = table("mallorca")
    plays(window, "H8 CASA")
    decides(window, "penalty", player="2", way="away", points="10")
    window.to()
    passes(window, 1)
    assert window.do("event.undo")["ok"] and len(window.state.turns) == 1
    assert re.search(r'<a [^>]*id="undo"[^>]*href="#/event/taula/arbiter"', window.page)
    assert not window.do("event.undo")["ok"] and window.state.scores == (10, -10)


def test_the_device_remembers_the_arbiter():
    window = table("mallorca")
    plays(window, "H8 CASA")
    decides(window, "penalty", player="2", way="away", points="10")
    window.do("classic_arbiter.choose", data={"act": "penalty"})
    assert f'value="{JUDGE}"' in window.page


def test_what_both_have_signed_is_final():
    window = table("federation", lambda game: game.play("H8 CASA").abandon(2))
    for player in ("1", "2"):
        assert window.do("classic_sheet.sign", data={"player": player})["ok"], window.refused
    window.to("arbiter")
    assert 'id="final"' in window.page and 'id="acts"' not in window.page


def test_it_is_reached_from_the_game_and_leads_back_and_a_window_that_watches_decides_nothing():
    window = table("mallorca", lambda game: game.play("H8 CASA"))
    assert f'href="#/event/{window.last["stream"]}/arbiter"' in window.page
    window.to("arbiter")
    assert f'href="#/event/{window.last["stream"]}"' in window.page
    watching = MatchWindow.beside(window)
    watching.to("arbiter")
    assert 'id="acts"' not in watching.page

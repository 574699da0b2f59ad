"""What the arbiter does among three or four by the Romanian rules, and each way in which their game ends."""

import pytest
from test_classic_arbiter import deciding
from test_classic_several import NAMES, at_table

from drivers.closing_plays import closing_play, judged
from drivers.match import JUDGE, Match
from drivers.match_window import MatchWindow, passes

ACTS = ("undo", "points", "penalty", "result", "turn", "clock", "tiles", "time", "late", "both")
MODES = pytest.mark.parametrize("mode", ["scorer", "tablet"])
VERDICTS = pytest.mark.parametrize("judge", ["list", "arbiter"])


def decides(window, act, **fields):
    answer = window.do("classic_arbiter.decide", deciding(window, act, **fields))
    assert answer["ok"] and not answer.get("broken"), window.refused
    return window.state


def in_words(window):
    """The log as the file's page tells it."""
    window.to("file")
    return window.text


# --- what the arbiter does


def test_only_what_the_document_has_a_word_for_is_offered():
    window = at_table("H8 CASA", minutes=20)
    window.to("arbiter")
    offered = [act for act in ACTS if f'id="act-{act}"' in window.page]
    assert offered == ["points", "penalty", "result", "clock", "tiles"]
    over = at_table("H8 CASA", players=4)
    passes(over, 8)
    over.to("arbiter")
    assert [act for act in ACTS if f'id="act-{act}"' in over.page] == ["points", "penalty", "result", "tiles"]


def test_the_points_of_the_thirds_turn_are_corrected():
    window = at_table("H7 CASA", "I8 STIRE", "H4 TRACASAI")
    deciding(window, "points", turn="3", points="20")
    assert "Ana Pop 8 – Dan Rusu 13 – Ion Luca 20" in window.text
    assert decides(window, "points", turn="3", points="20").totals == (8, 13, 20)


def test_points_corrected_and_taken_after_the_end_give_another_winner():
    window = at_table("H7 CASA", "I8 STIRE", "H4 TRACASAI")
    passes(window, 6)
    state = decides(window, "points", turn="3", points="13")
    assert (state.settled.result, state.settled.winner) == ((8, 13, 13), None)
    state = decides(window, "penalty", player="2", way="away", points="6")
    assert (state.settled.result, state.settled.winner) == ((8, 7, 13), 3)
    state = decides(window, "penalty", player="2", way="back", points="7")
    assert (state.settled.result, state.settled.winner) == ((8, 14, 13), 2)
    window.to()
    assert "Dan Rusu wins: Dan Rusu 14, Ion Luca 13, Ana Pop 8" in window.text
    assert [window.page.count(f'id="sum-penalty-{number}"') for number in (1, 2, 3)] == [1, 1, 0]


def test_tiles_of_a_set_that_is_not_whole_are_counted_on_each_rack():
    window = at_table("H8 CASA")
    assert window.state.counts == (7, 7, 7)
    before = window.state.in_bag
    wrong = deciding(window, "tiles", **{"count-1": "7", "count-2": "7", "count-3": "8"})
    assert 'id="count-3"' in window.page and 'id="count-4"' not in window.page
    assert not window.do("classic_arbiter.decide", wrong)["ok"]
    counts = {"count-1": "7", "count-2": "6", "count-3": "5"}
    state = decides(window, "tiles", missing="A E", extra="I", **counts)
    assert (state.counts, state.in_bag) == ((7, 6, 5), before + 2)
    assert "Missing: A E. Too many: I. Tiles on the racks: 7 – 6 – 5." in window.text
    assert "missing: A E, too many: I" in in_words(window)


@pytest.mark.parametrize("act", ["points", "penalty", "tiles", "result"])
def test_each_decision_is_taken_back_whole(act):
    window = at_table("H7 CASA", "I8 STIRE", players=4)
    before = window.state
    counts = {f"count-{player}": "5" for player in (1, 2, 3, 4)}
    result = {"one": "1", "two": "2", "three": "3", "four": "4", "winner": "4"}
    decides(window, act, turn="1", points="5", player="4", missing="A", **counts, **result)
    assert window.state != before
    assert decides(window, "undo") == before


def test_the_result_is_given_while_a_play_lies_there_and_before_the_first_turn():
    window = MatchWindow(Match("romanian", players=NAMES[:3]).begin().put("H8 CASA"))
    result = {"one": "0", "two": "0", "three": "0", "winner": "0"}
    state = decides(window, "result", **result)
    assert (state.made, state.settled.winner) == (None, None)
    window.to()
    assert "Nobody wins: Ana Pop 0, Dan Rusu 0, Ion Luca 0" in window.text
    early = MatchWindow(Match("romanian", players=NAMES[:3]))
    assert decides(early, "result", **{**result, "winner": "3"}).settled.winner == 3


# --- a closing play


def lying(mode, players=3):
    return closing_play("romanian", mode, players=NAMES[:players])


@MODES
@VERDICTS
def test_a_closing_play_that_is_not_valid_comes_off_and_the_next_one_plays(mode, judge):
    made = lying(mode)
    player, before = made.state.to_move, made.state.totals
    judged(made.challenge(), judge, valid=False)
    assert (made.state.stage, made.state.to_move) == ("turn", player % 3 + 1)
    assert (made.state.totals, made.state.counts[player - 1]) == (before, 7)


def test_after_one_word_was_found_valid_another_of_the_others_may_challenge_the_next():
    made = lying("scorer")
    one, *others = made.state.made.words
    assert others
    made.challenge(one).rule(True)
    window = MatchWindow(made)
    assert window.do("classic.ask_challenge")["ok"], window.refused
    assert window.do("classic.challenge", {"words": others[0]})["ok"], window.refused
    window.do("classic.by_hand")
    assert window.do("classic.rule", {"arbiter": JUDGE}, data={"valid": "no"})["ok"], window.refused
    assert (window.state.stage, window.state.turns[-1].kind) == ("turn", "invalid")


# --- the game given up


def gives_up(window, player):
    window.do("classic.ask", data={"question": "abandon"})
    answer = window.do("classic.abandon", data={"player": str(player)})
    assert answer["ok"] and not answer.get("broken"), window.refused
    return window.state


def test_a_play_that_lies_there_when_another_gives_up_counts_and_both_are_undone_together():
    window = MatchWindow(Match("romanian", players=NAMES[:3]).begin().play("H7 CASA").put("I8 STIRE"))
    state = gives_up(window, 3)
    assert (state.made, state.settled.result, state.settled.winner) == (None, (8, 13, 0), 2)
    assert "Ion Luca gave up the game" in window.text and "does not count" not in window.text
    assert "The play of Dan Rusu stands" in in_words(window)
    window.to()
    assert window.do("event.undo")["ok"]
    assert (window.state.stage, window.state.scores) == ("played", (8, 0, 0))


def test_a_play_whose_own_player_gives_up_does_not_count_and_it_is_said():
    window = MatchWindow(Match("romanian", players=NAMES[:3]).begin().play("H7 CASA").put("I8 STIRE"))
    state = gives_up(window, 2)
    assert (state.settled.result, state.settled.winner) == ((8, 0, 0), 1)
    assert "I8 STIRE" in window.text and "does not count" in window.text


def test_of_three_nobody_gives_up_before_the_verdict_that_another_may_have_asked_for():
    window = MatchWindow(
        Match("romanian", players=NAMES[:3]).begin().play("H7 CASA").put("I8 STIRE").challenge()
    )
    assert 'id="ask-abandon"' not in window.page
    assert not window.do("classic.abandon", data={"player": "1"})["ok"]
    assert not window.do("classic.abandon", data={"player": "both"})["ok"]
    assert window.state.stage == "challenge"

"""Challenges on the screen: what is covered, what is named, one verdict, what is too late, who decides."""

import re

import pytest

from drivers.match import JUDGE, Match
from drivers.match_window import MatchWindow, few, plays, table

EACH = pytest.mark.parametrize("ruleset", ["mallorca", "federation", "romanian"])
GOOD, BAD = "The play is valid", "The play is not valid"
TICKED = {"word-0": "on", "word-1": "on", "word-2": "on", "word-3": "on", "words": ""}


def challenged(ruleset, play="H8 CASA", known=("casa",), **chosen):
    """With a club's own list of a few words; the play lies there, and is challenged."""
    language = "ro" if ruleset == "romanian" else "ca"
    lexicon = few(language, *known)
    game = Match(ruleset, lexicon=lexicon.about, **chosen).begin().clock_if_any().put(play)
    window = MatchWindow(game, language, lexicon)
    assert window.do("classic.ask_challenge")["ok"], window.refused
    return window


def verdict(window, fields=TICKED):
    answer = window.do("classic.challenge", fields)
    assert answer["ok"], window.refused
    if window.says("Ask for the verdict"):
        answer = window.do("classic.verdict")
    return answer


# --- the clock, and what is covered


@EACH
def test_a_bad_play_comes_off_and_the_turn_is_lost(ruleset):
    window = challenged(ruleset, known=("cosa",), minutes=30)
    assert verdict(window)["announce"] == window.translated(BAD)
    clause = {"mallorca": "MAL-24", "federation": "FED-24", "romanian": "ROM-9"}[ruleset]
    assert window.shows(clause) and window.says("Remove the play")
    assert "Pau Riera" in window.do("classic.take_verdict")["announce"]
    turn = window.state.turns[-1]
    assert (turn.kind, turn.points, turn.worth, window.state.to_move) == ("invalid", 0, turn.worth, 2)
    assert not any(window.state.board.squares) and window.state.clocks.of == 2
    assert window.entries[-1]["by"] == "lexicon"


def test_nothing_of_board_and_racks_can_be_read_behind_the_cover():
    game = Match("federation", mode="tablet").begin().clock()
    game.put(game.row(4)).complete().put(game.row(5))
    window = MatchWindow(game, "ca")
    window.do("classic.ask_challenge")
    for step in (lambda: None, lambda: verdict(window)):
        step()
        board = window.regions["work"].split('class="board__sheet"')[0]
        assert 'class="tile' not in board and "data-code" not in board and "data-covered" in board
        assert 'class="rack' not in window.page and "hand-tile" not in window.page
        named = re.sub(r"<[^>]*>", "", window.regions["work"])
        assert game.state.turns[0].play.split()[1] not in named.replace(game.state.made.play, "")


@pytest.mark.parametrize("taps", ["one", "two"])
def test_the_button_after_a_valid_challenge_names_whose_time_it_is_then(taps):
    play = Match("mallorca", "tablet", taps=taps).begin().row(3)
    lexicon = few("ca", play.split()[1])
    game = Match("mallorca", "tablet", taps=taps, lexicon=lexicon.about).begin().clock().put_and_press(play)
    window = MatchWindow(game, "en", lexicon)
    window.do("classic.ask_challenge")
    verdict(window)
    mover = window.state.to_move
    goes_on = 3 - mover if taps == "one" else mover
    assert f"{window.state.names[goes_on - 1]} goes on" in window.text
    window.do("classic.take_verdict")
    assert window.state.clocks.of == goes_on


# --- the words


def test_one_word_of_several_decides_and_the_verdict_never_says_which():
    window = challenged("federation", play="H8 CASA", known=("casa",))
    window.do("classic.no_challenge")
    plays_on = window.do("classic.complete")
    assert plays_on["ok"]
    window.do("classic.play", {"play": "I7 AS"})
    window.do("classic.ask_challenge")
    formed = window.state.made.words
    assert len(formed) > 1
    verdict(window)
    assert window.says(BAD)
    panel = window.regions["work"].split('id="verdict-sheet"')[1]
    assert not any(f">{word}<" in panel for word in formed)


def test_mallorca_another_word_is_challenged_after_a_verdict_and_only_those_left_are_offered():
    window = challenged("mallorca", known=("casa", "co", "os"))
    window.do("classic.no_challenge")
    window.do("classic.complete")
    window.do("classic.play", {"play": "I8 OS"})
    window.do("classic.ask_challenge")
    verdict(window, {"words": "co"})
    window.do("classic.take_verdict")
    assert window.says("Challenge…") and not window.says("Challenge once more…")
    window.do("classic.ask_challenge")
    assert window.says("The words of the play") and 'id="word-1"' in window.page
    assert 'id="word-2"' not in window.page and 'id="argument"' not in window.page
    verdict(window, {"word-1": "on", "words": ""})
    assert window.state.made.challenge.words == ("AS",) and window.says(BAD)
    window.do("classic.take_verdict")
    assert window.state.turns[-1].kind == "invalid"


def test_what_is_ticked_stays_while_one_writes_and_only_words_of_the_play_count():
    window = challenged("federation")
    window.do("classic.name_words", {"words": "ca"})
    assert 'name="word-0">' in window.page and 'value="ca"' in window.page
    assert not window.do("classic.challenge", {"words": "cosa"})["ok"]
    assert window.says("“%(word)s” is not a word that this play forms.", word="cosa")
    assert not window.do("classic.challenge", {"words": " "})["ok"]
    assert window.says("No word is named yet.")
    assert window.do("classic.challenge", {"words": "Casa"})["ok"]
    assert window.entries[-1]["words"] == ["CASA"]


def test_the_list_is_named_with_its_version_and_by_mallorca_one_challenge_decides():
    window = challenged("mallorca")
    assert "Pocs mots 3" in window.text
    verdict(window)
    assert "Pocs mots 3" in window.regions["work"]
    window.do("classic.take_verdict")
    assert not window.do("classic.ask_challenge")["ok"]
    assert window.says("This play has been challenged, and the decision is final.")


@pytest.mark.parametrize(
    ("ruleset", "play", "valid"),
    [
        ("mallorca", "H8 CASA", True),
        ("mallorca", "H8 XASA", False),
        ("federation", "H8 CEL·LA", True),
        ("romanian", "H8 MASA", True),
        ("romanian", "H8 XASA", False),
    ],
)
def test_by_the_lists_that_come_along(ruleset, play, valid):
    window = table(ruleset, lambda game: game.put(play))
    window.do("classic.ask_challenge")
    verdict(window)
    assert window.says(GOOD if valid else BAD)


# --- not at all, too late, once more


def test_who_thinks_better_of_it_lets_the_clock_go_on():
    window = challenged("mallorca")
    assert not window.state.clocks.running
    assert window.do("classic.no_challenge")["ok"] and window.state.clocks.running
    assert "Challenged" not in window.types and window.says("Challenge…")


def test_an_undo_takes_the_question_away_too():
    window = challenged("mallorca")
    window.do("event.undo")
    assert window.state.clocks.running and "challenge-form" not in window.page
    assert not window.do("classic.no_challenge")["ok"]


@pytest.mark.parametrize(
    ("ruleset", "clause"), [("mallorca", "MAL-25"), ("federation", "FED-25"), ("romanian", "ROM-9")]
)
def test_too_late_once_the_turn_is_over(ruleset, clause):
    window = table(ruleset)
    plays(window, "H8 CASA")
    assert window.says("Challenge the last play…")
    assert not window.do("classic.ask_challenge")["ok"]
    assert window.says("It is too late for a challenge: the play stands.") and window.shows(clause)


def test_federation_once_more_with_an_argument_and_then_no_more():
    window = challenged("federation")
    verdict(window)
    assert window.shows("FED-23") and window.do("classic.challenge_again")["ok"]
    assert window.types[-2:] == ["ChallengeJudged", "ClockStopped"]
    assert not window.do("classic.challenge", {"argument": " "})["ok"]
    assert window.says("A second challenge needs an argument.")
    assert window.do("classic.challenge", {"argument": "no és al DIEC"})["ok"]
    assert "no és al DIEC" in window.text and 'id="ruling"' in window.page
    assert window.do("classic.rule", {"arbiter": JUDGE}, data={"valid": "yes"})["ok"]
    assert window.state.stage == "played" and window.entries[-1]["by"] == JUDGE
    assert not window.do("classic.ask_challenge")["ok"]


# --- the arbiter in place of the list


@EACH
def test_the_arbiter_rules_by_name_and_is_no_player(ruleset):
    window = challenged(ruleset, known=("cosa",))
    verdict(window)
    window.do("classic.by_hand")
    for name, sentence in (
        ("", "The arbiter who decides is not named."),
        ("neus bonet", "Another arbiter has to take this decision."),
    ):
        assert not window.do("classic.rule", {"arbiter": name}, data={"valid": "yes"})["ok"]
        assert window.says(sentence)
    answer = window.do("classic.rule", {"arbiter": JUDGE}, data={"valid": "yes"})
    assert answer["announce"] == f"{window.translated(GOOD)}." and window.state.stage == "played"
    assert (window.entries[-1]["by"], window.entries[-1]["valid"]) == (JUDGE, True)
    window.to("arbiter")
    assert JUDGE in window.text


def test_without_the_list_the_arbiter_decides():
    gone = few("ca", "casa")
    game = Match("mallorca", lexicon=gone.about).begin().clock().put("H8 CASA")
    window = MatchWindow(game, "ca")
    assert window.do("classic.ask_challenge") and window.do("classic.challenge", TICKED)
    assert window.state.stage == "challenge" and window.says("The arbiter decides.")
    assert window.do("classic.rule", {"arbiter": JUDGE}, data={"valid": "no"})["ok"], window.refused
    assert window.state.turns[-1].kind == "invalid"


def test_after_ten_seconds_the_verdict_is_off_the_screen_and_goes_on_counting():
    window = challenged("mallorca", known=("cosa",))
    assert verdict(window)["clock"]["over"] == "classic.verdict_seen"
    window.wait(10).do("classic.verdict_seen")
    assert not window.says(BAD) and window.last["clock"] is None
    assert window.do("classic.take_verdict")["ok"] and window.state.turns[-1].kind == "invalid"


def test_a_killed_window_asks_for_the_verdict_again():
    window = challenged("mallorca")
    verdict(window)
    window.close()
    window.last = {**window.last, "session": {}}
    window.start()
    assert window.state.stage == "challenge" and window.says("Ask for the verdict")
    assert window.do("classic.verdict")["announce"] == window.translated(GOOD)

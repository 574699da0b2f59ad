"""Against the computer through the front door: from the form to the sheet, at each level."""

import re
from dataclasses import replace
from itertools import product

import pytest

from drivers.computer_window import LISTS, ComputerWindow
from drivers.log import NOON, folded
from drivers.positions import whole
from drivers.sample import sampled
from drivers.sessions import session
from drivers.window import Window
from faristol.core.play import write_play
from faristol.kinds import fold_log
from faristol.practice.levels import LEVELS
from faristol.practice.thinking import Thinking
from faristol.screens.device import Device, Settings
from faristol.screens.parts.levels import levels
from faristol.screens.register import SCREENS
from faristol.screens.rendering import render
from faristol.screens.scene import Scene
from faristol.texts import texts
from screens.states.room_boards import event_of

RULESETS = ("mallorca", "romanian", "federation")


# --- the form


def test_a_game_begins_with_one_tap_and_the_person_has_the_tiles_before_them():
    window = ComputerWindow(first="person", level="master")
    opened = window.entries[0]
    assert opened["computer"] == {"player": 2, "level": "master"}
    assert (opened["mode"], opened["minutes"], opened["players"]) == ("tablet", 0, ["Neus Bonet", "Computer"])
    assert len(re.findall(r'id="rack-\d"', window.regions["shelf"])) == 7
    assert "You start" in window.regions["work"]
    assert "The computer starts" in ComputerWindow(first="computer").regions["work"]
    assert ComputerWindow(name=" ").entries[0]["players"] == ["Player", "Computer"]


def test_the_next_game_is_offered_as_the_last_was_played():
    window = ComputerWindow(level="strong", ruleset="romanian")
    window.go("#/against")
    checked = re.findall(r'id="(\w+-\w+)"[^>]*checked', window.regions["work"])
    assert checked == ["level-strong", "ruleset-romanian"]
    assert 'value="Neus Bonet"' in window.regions["work"]


def test_every_level_says_what_one_will_notice():
    told_ = levels(texts("en"))
    assert [value for value, _, _ in told_] == list(LEVELS)
    assert len({sentence for _, _, sentence in told_}) == 4


def test_home_and_practice_lead_there_and_to_the_game_that_is_not_finished():
    window = ComputerWindow(first="person")
    stream = window.last["stream"]
    window.go("#/practice")
    assert 'href="#/against"' in window.regions["work"]
    assert "Against the computer · 0–0" in window.regions["work"]
    assert f'id="resume" href="#/event/{stream}"' in window.regions["shelf"]
    window.go("#/")
    assert 'href="#/practice"' in window.regions["work"]
    assert "Against the computer · 0–0" in window.regions["work"]
    assert 'id="new-against"' in window.regions["shelf"], "an unfinished game does not push itself forward"


# --- whole games


@pytest.mark.parametrize(("level", "ruleset"), sampled("whole games", product(LEVELS, RULESETS[:2]), 1))
def test_a_whole_game_is_played_and_its_log_tells_the_same_score(level, ruleset):
    window = ComputerWindow(level=level, ruleset=ruleset)
    stream = window.last["stream"]
    window.plays_on()
    entries = window.log_of(stream)
    state = folded(entries)
    assert state.stage == "over" and state.scores == fold_log(entries).state.scores
    assert sum(turn.kind == "play" for turn in state.turns) > 10
    shown = re.findall(r"\d+", re.sub(r"<[^>]*>", " ", window.regions["work"]))
    assert {str(score) for score in state.totals} <= set(shown)
    assert 'id="sheet-title"' in window.regions["work"]
    assert_every_turn_of_the_computer_can_be_worked_out_again(entries, LISTS[ruleset])


def assert_every_turn_of_the_computer_can_be_worked_out_again(entries, language):
    """From the log before it, as after a crash."""
    acts = sorted({entry["act"] for entry in entries})
    for act in acts[1:]:
        before = folded([entry for entry in entries if entry["act"] < act])
        if before.to_move != 2:
            continue
        thinking = Thinking(whole(language), before)
        while not thinking.done:
            thinking.go_on()
        played = [entry for entry in entries if entry["act"] == act and entry["type"] == "PlayMade"]
        laid = [[square, code] for square, code in played[0]["laid"]] if played else None
        assert bool(thinking.chosen.play) == bool(played)
        if played:
            play = thinking.chosen.play.play
            found = dict(zip(play.squares, play.word, strict=True))
            assert all(found[square] == code for square, code in laid)


# --- words


def test_a_play_with_a_word_that_is_not_in_the_list_is_not_made_and_costs_nothing():
    window = ComputerWindow(first="person")
    rack = window.game.rack(1)
    wrong = "".join(tile for tile in rack if tile != "?")[:5]
    before = len(window.entries)
    window.does("typing", {"play": f"H8 {wrong}"})
    assert "Not in the word list" in window.regions["work"]
    assert "Not in the word list" in window.regions["shelf"]
    answer = window.act("against.play", {"play": f"H8 {wrong}"})
    assert not answer["ok"]
    assert f"Not in the word list: {wrong}." in window.regions["notice"]
    assert (len(window.entries), window.game.rack(1), window.game.to_move) == (before, rack, 1)


def test_while_a_play_lies_there_it_is_said_whether_its_words_are_in_the_list():
    window = ComputerWindow(first="person")
    play = window.best.play
    window.does("typing", {"play": write_play(window.game.tile_set, play.play)})
    assert "All its words are in the list." in window.regions["work"]
    assert f'id="points">{play.score}<' in window.regions["work"]
    assert f"Play for {play.score} points" in window.regions["shelf"]


# --- the computer's turn


def test_the_computers_play_arrives_by_itself_and_its_tiles_are_marked():
    window = ComputerWindow(first="computer")
    assert window.last["then"] == "against.take_turn"
    assert 'id="my-turn"' not in window.regions["shelf"]
    window.lets_play()
    points = window.game.turns[-1].points
    assert points == window.game.scores[1] > 0
    assert window.regions["work"].count('data-state="last"') >= 2
    assert f"for {points} points. It is your turn." in window.last["announce"]
    assert "then" not in window.last


def test_a_play_that_ends_the_game_waits_for_a_tap():
    window = ComputerWindow(first="person")
    while not (window.game.to_move == 2 and window.last.get("then") is None):
        window.plays() if window.game.to_move == 1 else window.lets_play()
        if window.game.stage != "turn":
            return  # The person has ended it.
    assert 'id="my-turn"' in window.regions["shelf"] and 'id="ends"' in window.regions["work"]
    assert window.lets_play().game.stage == "over"


def test_it_thinks_behind_everything_else_and_can_be_stopped():
    window = ComputerWindow(first="person", level="master").plays().lets_play().plays().lets_play()
    window.looks = False
    answer = window.plays().last
    assert answer["again"] and 'id="have-it-now"' in window.regions["shelf"]
    assert window.act("against.take_turn")["ok"] and window.game.to_move == 2, "nothing to write yet"
    window.does("have_it_now")
    window.do("look")
    assert window.last["then"] == "against.take_turn"
    window.lets_play()
    assert window.game.turns[-1].kind == "play"


def test_a_killed_engine_comes_to_the_same_turn():
    window = ComputerWindow(first="person", level="beginner").plays()
    work = window.regions["work"]
    window.restart()
    assert window.regions["work"] == work


def test_only_the_window_that_writes_thinks_and_no_tap_of_the_person_counts_meanwhile():
    window = ComputerWindow(first="computer")
    other = Window(window.disk)
    other.go(window.last["url"])
    assert not other.last.get("again") and 'id="my-turn"' not in other.regions["shelf"]
    assert not other.do("against.take_turn")["ok"]
    before = len(window.entries)
    for name in ("pass_turn", "begin_exchange", "play"):
        assert not window.act(f"against.{name}")["ok"]
    assert len(window.entries) == before


# --- what the person may not see


def test_whatever_the_computer_holds_the_page_is_the_same():
    for first in ("person", "computer"):
        window = ComputerWindow(first=first)
        game, event = window.game, event_of(window)
        other = replace(game, racks=(game.racks[0], tuple(game.bag[:7])))
        assert sorted(other.racks[1]) != sorted(game.racks[1])
        words = whole("ca") if first == "person" else None
        pages = []
        for each in (game, other):
            here = replace(event, state=each)
            scene = Scene("#/event/id", Settings("en"), Device(), session(), NOON, 0, event=here, words=words)
            pages.append(render(SCREENS["against"], scene))
        assert pages[0] == pages[1]


def test_it_is_not_kept_in_the_session_either():
    window = ComputerWindow(first="computer")
    assert "hand" not in window.held
    window.lets_play()
    window.does("shuffle")
    assert sorted(window.held["hand"]["placing"]["rack"]) == sorted(window.game.rack(1))


# --- in place of a play


def test_tiles_are_exchanged_and_the_turn_is_over():
    window = ComputerWindow(first="person")
    window.does("begin_exchange").does("to_play")
    assert 'id="laying"' in window.regions["work"]
    window.does("begin_exchange").does("tile", place="0").does("tile", place="3")
    assert "Exchange 2 tiles" in window.regions["shelf"]
    window.does("exchange")
    turn = window.game.turns[-1]
    assert (turn.kind, turn.count, window.game.to_move) == ("exchange", 2, 2)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_pass_is_asked_about(ruleset):
    window = ComputerWindow(first="person", ruleset=ruleset)
    window.does("ask", question="pass")
    assert "Pass this turn?" in window.regions["dialog"]
    window.do("dismiss")
    assert window.game.to_move == 1
    window.does("pass_turn")
    assert window.game.turns[-1].kind == "pass" and window.game.to_move == 2


@pytest.mark.parametrize("ruleset", RULESETS)
def test_given_up_the_computer_wins_and_the_game_can_be_gone_through(ruleset):
    window = ComputerWindow(first="person", ruleset=ruleset).plays().lets_play()
    window.does("ask", question="abandon")
    window.does("abandon", player="1")
    assert window.game.settled.winner == 2
    assert 'href="' in window.regions["shelf"] and "/replay" in window.regions["shelf"]
    assert "Agreed" not in window.regions["work"], "nobody signs with the computer"


# --- tiles under the hands


def test_tiles_are_laid_by_tap_by_key_and_by_drag():
    window = ComputerWindow(first="person")
    rack = window.game.rack(1)
    assert "?" not in rack[:3]
    window.does("tile", place="0").does("square", row="7", col="7")
    window.does("key", key=rack[1])
    window.does("drop", **{"from": "rack:2", "to": "H10"})
    assert window.regions["work"].count('data-state="new"') == 3
    window.does("back").does("recall")
    assert window.regions["work"].count('data-state="new"') == 0
    window.does("turn").does("sort").does("enter")
    assert window.game.turns == ()

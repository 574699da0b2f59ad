"""A word judge in the hands of players: what keeps them there, and how nobody is locked out for ever."""

import pytest
from test_word_judge import PLACE, asks, at_the_judge, table, takes_back, text

from drivers.window import Window


@pytest.mark.parametrize("to", ["#/", "#/study", "#/settings", "#/words"])
def test_nothing_leads_away_while_players_have_it(to):
    window = at_the_judge()
    assert window.go(to)["url"] == "#/judge"
    assert 'id="asked-form"' in window.regions["work"]
    assert "href=" not in window.regions["bar"] + window.regions["work"] + window.regions["shelf"]


def test_a_reload_shows_it_still_locked_and_so_does_another_window_but_for_one_that_is_elsewhere():
    window = at_the_judge()
    window.restart()
    assert 'id="asked-form"' in window.regions["work"]
    other = Window(window.disk)
    other.go("#/judge")
    assert 'id="asked-form"' in other.regions["work"]
    assert other.go("#/")["url"] == "#/judge"
    other = Window(window.disk)
    assert other.go("#/study")["url"] == "#/study"


def test_the_pin_takes_it_back_and_a_wrong_one_does_not_and_without_a_pin_a_tap_does():
    window = at_the_judge()
    window.do("word_judge.ask_out")
    assert "Take the tablet back?" in window.regions["dialog"]
    wrong = window.do("word_judge.leave", {"pin": "4321"})
    assert not wrong["ok"]
    assert "That is not the PIN." in window.regions["dialog"]
    window.do("dismiss")
    assert 'id="asked-form"' in window.regions["work"]
    assert not window.do("word_judge.leave", {"pin": ""})["ok"]
    assert takes_back(window)["ok"]
    assert 'id="judge-form"' in window.regions["work"]
    assert window.go("#/study")["url"] == "#/study"
    window = at_the_judge(pin="")
    window.do("word_judge.ask_out")
    assert 'id="judge-form"' in window.regions["work"]


@pytest.mark.parametrize("pin", ["123", "123456789", "abcd", "12 4", "١٢٣٤"])
def test_a_pin_is_four_to_eight_figures(pin):
    window = Window()
    window.go("#/judge")
    refused = window.do("word_judge.begin", {**PLACE, "pin": pin})
    assert refused["focus"] == "pin"
    assert "Choose 4 to 8 digits" in text(window)
    assert window.go("#/study")["url"] == "#/study"


def test_the_pin_does_not_lie_open_on_the_disk():
    window = at_the_judge(pin="73591")
    assert "73591" not in "".join(window.disk.choices.values())


def test_who_has_forgotten_the_pin_waits_ten_minutes_in_sight_of_all_and_the_log_knows():
    window = at_the_judge()
    window.do("word_judge.ask_out")
    window.do("word_judge.forgot")
    assert not window.regions["dialog"]
    assert "You can leave it without the PIN from 10:10 on." in text(window)
    asks(window, "casa")
    window.wait(9 * 60).do("word_judge.clear")
    window.do("word_judge.ask_out")
    assert "Take the tablet back?" in window.regions["dialog"]
    window.do("dismiss")
    window.restart()
    window.wait(61).do("word_judge.ask_out")
    assert 'id="judge-form"' in window.regions["work"]
    assert [row["Verdict"] for row in table(window)] == ["Valid", "Left without the PIN"]


def test_the_director_can_call_that_off():
    window = at_the_judge()
    window.do("word_judge.ask_out")
    window.do("word_judge.forgot")
    window.do("word_judge.stay")
    window.wait(3_600).do("word_judge.ask_out")
    assert "Take the tablet back?" in window.regions["dialog"]


def test_nobody_rules_before_it_is_handed_over():
    window = Window()
    window.go("#/judge")
    assert window.do("word_judge.rule", {"asked": "casa"})["ok"]
    assert 'id="verdict"' not in window.regions["work"]
    assert "None yet" in text(window)

"""Two people open a game without a manual; a club keeps rules of its own for it."""

import json
import re

import pytest

from drivers.match import Match
from drivers.window import Window
from faristol.rulesets import ruleset_data
from faristol.screens.rules_of_two.numbers import NUMBERS, numbers_of, with_numbers

FIELDS = {
    "one": "Neus Bonet",
    "two": "Pau Riera",
    "ruleset": "mallorca",
    "mode": "tablet",
    "time": "30",
    "clocks": "program",
    "publication": "ca",
    "after": "1",
}


def at_the_form(language="en", **chosen):
    window = Window(language=language)
    window.go("#/classic")
    if chosen:
        assert window.do("classic_setup.choose", {**FIELDS, **chosen})["ok"]
    return window


def open_(window, **chosen):
    answer = window.do("classic_setup.open", {**FIELDS, **chosen})
    assert not answer.get("broken"), answer["broken"]
    return answer


def opened(**chosen):
    window = at_the_form(**chosen)
    assert open_(window, **chosen)["ok"], window.page
    return window.entries[0]


def checked(window):
    """The boxes and radio buttons that are marked in the work area."""
    return set(re.findall(r'<input [^>]*? id="([^"]*)"[^>]* checked', window.regions["work"]))


@pytest.mark.parametrize(
    ("language", "usual"),
    [("ca", {"ruleset-mallorca", "time-30"}), ("ro", {"ruleset-romanian", "time-none", "publication-ro"})],
)
def test_only_the_names_have_to_be_written(language, usual):
    window = at_the_form(language)
    assert usual | {"mode-tablet"} <= checked(window)
    answer = window.do("classic_setup.open", {"one": "A", "two": "B"})
    assert answer["ok"] and window.entries[0]["players"] == ["A", "B"]


def again(window):
    window.go("#/")
    window.go("#/classic")


def test_names_may_stay_empty_and_only_people_are_offered_for_the_next_game():
    window = at_the_form()
    assert open_(window, one=" ", two="Pau Riera")["ok"]
    assert window.entries[0]["players"] == ["Player 1", "Pau Riera"]
    again(window)
    assert 'id="known-1"' in window.page and 'id="known-2"' not in window.page
    window.do("classic_setup.seat", {**FIELDS, "one": "", "two": ""}, data={"name": "Pau Riera"})
    assert 'value="Pau Riera"' in window.page and 'id="known-1"' not in window.page


def test_the_next_game_has_the_time_of_the_last_by_the_same_rules():
    window = at_the_form()
    assert open_(window, time="other", minutes="17")["ok"]
    again(window)
    assert 'value="17"' in window.page
    window.do("classic_setup.choose", {**FIELDS, "ruleset": "romanian", "time": "other", "minutes": "17"})
    assert 'value="17"' not in window.page


def test_a_game_holds_all_it_depends_on_and_its_lexicon_is_that_of_the_rules():
    entry = opened(mode="scorer", check="at-once", time="other", minutes=" 40 ", clocks="table", table="7")
    assert (entry["mode"], entry["check"]) == ("scorer", "at-once")
    assert (entry["minutes"], entry["clocks"]) == (40, "table")
    assert entry["name"] == "Neus Bonet – Pau Riera" and entry["table"] == "7"
    assert entry["ruleset"]["id"] == "mallorca" and entry["tile_set"]
    lexicon = entry["lexicon"]
    assert lexicon["language"] == "ca" and lexicon["words"] > 500_000 and len(lexicon["sha256"]) == 64
    entry = opened(ruleset="romanian", time="none", publication="ro")
    assert entry["lexicon"]["language"] == entry["ruleset"]["language"] == "ro" and entry["minutes"] == 0


def test_nobody_looks_words_up_at_one_tablet():
    window = at_the_form(mode="scorer", check="at-once")
    assert 'id="check"' in window.regions["work"]
    window.do("classic_setup.choose", {**FIELDS, "mode": "tablet", "check": "at-once"})
    assert 'id="check"' not in window.regions["work"]
    assert opened(mode="tablet", check="at-once")["check"] == "challenge"


@pytest.mark.parametrize(("ruleset", "silent"), [("mallorca", True), ("federation", False)])
def test_where_the_list_is_silent_before_a_challenge_the_form_says_so(ruleset, silent):
    window = at_the_form(ruleset=ruleset, mode="scorer", check="at-once")
    assert ("only after a challenge" in window.regions["work"]) == silent
    window = at_the_form(ruleset=ruleset, mode="scorer", check="challenge")
    assert "only after a challenge" not in window.regions["work"]


def test_a_club_may_have_a_tile_bind_that_was_laid():
    assert opened(strict="on")["ruleset"]["forfeit"]["strict"] is True
    assert opened()["ruleset"]["forfeit"]["strict"] is False
    assert 'id="strict"' in at_the_form(mode="tablet").regions["work"]
    assert 'id="strict"' not in at_the_form(mode="scorer").regions["work"]
    assert 'id="strict"' not in at_the_form(ruleset="romanian").regions["work"]


@pytest.mark.parametrize("minutes", ["", "x", "-5", "241", "2.5"])
def test_minutes_that_cannot_be_are_told_under_their_field(minutes):
    window = at_the_form(time="other")
    answer = open_(window, time="other", minutes=minutes)
    assert not answer["ok"] and answer["focus"] == "minutes"
    assert 'id="minutes-problem"' in window.regions["work"]


def test_other_rules_bring_their_own_time_and_leave_what_is_of_the_day():
    window = at_the_form(one="Maria", time="25")
    window.do("classic_setup.choose", {**FIELDS, "one": "Maria", "ruleset": "romanian"})
    form = window.held["classic_setup"]
    assert (form["time"], form["publication"], form["one"]) == ("none", "ro", "Maria")
    window.do("classic_setup.choose", {**form, "ruleset": "federation"})
    form = window.held["classic_setup"]
    assert (form["time"], form["publication"]) == ("30", "ca")


def test_what_the_documents_leave_open_is_settled_in_the_rules_of_the_game():
    assert opened(after="2")["ruleset"]["stopping"]["more"] == 2
    assert "racks" not in opened(ruleset="romanian")["ruleset"]["ends"]["played-out"]
    assert opened(ruleset="romanian", rest="on")["ruleset"]["ends"]["played-out"]["racks"] == "ROM-15"
    assert opened()["ruleset"] == ruleset_data("mallorca")


def test_the_names_and_the_way_of_the_last_game_are_there_for_the_next():
    window = at_the_form()
    open_(window, ruleset="federation", mode="scorer", place="Casal")
    window.go("#/classic")
    assert '<option value="Neus Bonet">' in window.regions["work"]
    assert {"ruleset-federation", "mode-scorer"} <= checked(window) and 'value="Casal"' in window.page
    people = [person["name"] for person in json.loads(window.disk.choices["people"])]
    assert people == ["Neus Bonet", "Pau Riera"]


# --- the club's own rules

OWN = {"club": "Regles del Casal", "bonus": "60", "exchange_bag": "1", "lost_turns": "8", "overtime": "5"}


def test_a_number_that_the_club_changed_cites_nothing_and_the_others_do():
    window = at_the_form(time="25")
    answer = window.do("classic_setup.save", OWN)
    assert answer["ok"] and answer["focus"] == "ruleset-own-1", window.page
    assert open_(window, ruleset="own-1", time="25")["ok"]
    rules, document = window.entries[0]["ruleset"], ruleset_data("mallorca")
    assert window.entries[0]["minutes"] == 25
    assert rules["club"] == "Regles del Casal" and rules["id"] == "mallorca"
    assert rules["play"]["bonus"] == 60
    assert rules["exchange"] == {**document["exchange"], "in_bag": 1, "clause": None}
    assert rules["ends"]["lost-turns"] == {**document["ends"]["lost-turns"], "turns": 8, "clause": None}
    assert rules["overtime"] == {"clause": None, "points": 5}
    assert rules["stopping"] == document["stopping"] and rules["ends"]["played-out"]["clause"] == "MAL-21"


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("club", {"club": " "}), ("bonus", {"bonus": "x"}), ("lost_turns", {"lost_turns": "1"})],
)
def test_rules_that_cannot_be_kept_are_not(field, wrong):
    window = at_the_form()
    answer = window.do("classic_setup.save", {**OWN, **wrong})
    assert not answer["ok"] and answer["focus"] == field
    assert f'id="{field}-problem"' in window.regions["work"] and "classic-rules" not in window.disk.choices


@pytest.mark.parametrize("document", ["mallorca", "federation", "romanian"])
def test_a_game_is_played_by_a_clubs_numbers_to_its_end(document):
    """Every number is another one, so nothing that was changed can be cited."""
    data = ruleset_data(document)
    other = {field: value + 1 for field, value in numbers_of(data).items()}
    changed = with_numbers(ruleset_data(document), other)
    assert numbers_of(changed) == other
    way, rule = list(changed["ends"].items())[1]
    game = (
        Match(document, rules={key: changed[key] for key in changed if key != "id"}).begin().play("H8 CASA")
    )
    game.exchange(3).play(game.row(7)).passes(rule["turns"])
    assert game.end == (way, None) and game.state.turns[2].points > 50


def test_every_number_is_in_some_document():
    known = {
        field for name in ("mallorca", "federation", "romanian") for field in numbers_of(ruleset_data(name))
    }
    assert known == {number.field for number in NUMBERS}

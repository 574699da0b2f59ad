"""A judge who has never held a duplicate fills in the form; a club keeps its own rules."""

import json
import re

import pytest

from drivers.window import Window

FIELDS = {
    "name": "Duplicada de dijous",
    "ruleset": "duplicate",
    "length": "complete",
    "minutes": "3",
    "source": "committed",
    "bonuses": "on",
    "judge": "Rosa Mas",
    "place": "Casal",
    "table": "towns",
    "order": "alphabetical",
    "grace": "0",
    "master": "all",
    "put_back": "whole",
    "publication": "ca",
}
OWN = {"club": "Regles del Casal", "least": "6", "most": "30", "above": "15", "steps": "zero expelled"}


def at_the_form(**chosen):
    window = Window()
    window.go("#/duplicate")
    if chosen:
        assert window.do("duplicate_setup.choose", {**FIELDS, **chosen})["ok"]
    return window


def open_(window, **chosen):
    answer = window.do("duplicate_setup.open", {**FIELDS, **chosen})
    assert not answer.get("broken")
    return answer


def opened(**chosen):
    window = at_the_form(**chosen)
    assert open_(window, **chosen)["ok"], window.page
    return window.entries[0]


def checked(window):
    """The boxes and radio buttons that are marked in the work area."""
    return set(re.findall(r'<input [^>]*? id="([^"]*)"[^>]* checked', window.regions["work"]))


def test_the_form_as_it_comes_can_be_sent_as_it_is():
    window = Window(language="ca")
    window.go("#/duplicate")
    usual = {"ruleset-duplicate", "length-complete", "minutes-3", "source-committed", "bonuses"}
    assert usual <= checked(window)
    assert "9/10/2026" in window.regions["work"]


def test_romanians_are_offered_their_own_rules_first():
    window = Window(language="ro")
    window.go("#/duplicate")
    assert {"ruleset-romanian-duplicate", "master-slips"} <= checked(window)
    assert "bonuses" not in checked(window)


def test_an_event_holds_all_it_depends_on_and_its_lexicon_is_that_of_the_rules():
    entry = opened()
    assert entry["name"] == "Duplicada de dijous"
    assert (entry["rounds"], entry["minutes"], entry["grace"]) == (0, 3, 0)
    assert entry["source"] == "committed" and entry["bonuses"] is True and entry["judge_plays"] is False
    assert (entry["judge"], entry["place"], entry["publication"]) == ("Rosa Mas", "Casal", "ca")
    assert entry["ruleset"]["id"] == "duplicate" and entry["names"]["table"] == "towns"
    lexicon = entry["lexicon"]
    assert lexicon["language"] == "ca" and lexicon["words"] > 500_000 and len(lexicon["sha256"]) == 64
    assert lexicon["name"] and lexicon["version"]
    entry = opened(ruleset="completiv", table="persons")
    assert entry["lexicon"]["language"] == entry["ruleset"]["language"] == "ro"
    assert entry["ruleset"]["rack_size"] == 6


def test_choices_of_the_form_are_in_the_rules_of_the_event():
    entry = opened(
        ruleset="romanian-duplicate", table="persons", master="all", put_back="new", one_and_one="on"
    )
    assert entry["ruleset"]["master"]["from"] == "all"
    assert entry["ruleset"]["rack"]["put_back"] == "new"
    assert "early" not in entry["ruleset"]["rack"]


def test_a_duplicate_of_some_rounds_and_when_its_bonuses_are_added():
    assert opened()["bonuses_added"] == opened(bonuses="on")["bonuses_added"] == "end"
    assert opened(bonuses="on", bonuses_added="rounds")["bonuses_added"] == "rounds"
    assert opened(length="rounds", rounds=" 12 ")["rounds"] == 12


def test_other_rules_bring_their_own_numbers_and_leave_what_is_of_the_day():
    window = at_the_form(minutes="5", judge="Pere")
    window.do("duplicate_setup.choose", {**FIELDS, "ruleset": "romanian-duplicate", "judge": "Pere"})
    form = window.held["duplicate_setup"]
    assert (form["master"], form["minutes"], form["publication"]) == ("slips", "3", "ro")
    assert (form["judge"], form["name"]) == ("Pere", "Duplicada de dijous")


def test_z_is_zeta_or_zarra_and_the_blank_escarras_or_blanca_as_the_judge_chooses():
    form = at_the_form()
    for name in ("zeta", "Zarra", "escarràs", "blanca"):
        assert f">{name}<" in form.regions["work"]
    usual, others = opened()["names"], opened(z="other", blank="other")["names"]
    assert (usual["names"]["Z"], usual["names"]["?"]) == ("zeta", "escarràs")
    assert (others["names"]["Z"], others["names"]["?"]) == ("Zarra", "blanca")


def test_only_the_table_of_towns_has_two_names_for_z_and_romanian_tiles_have_one_each():
    form = at_the_form(table="persons")
    assert "Zarra" not in form.regions["work"] and ">blanca<" in form.regions["work"]
    names = opened(table="persons", z="other", blank="other")["names"]["names"]
    assert (names["Z"], names["?"], names["A"]) == ("Zacaries", "blanca", "Anna")
    romanian = at_the_form(ruleset="romanian-duplicate", table="persons").regions["work"]
    assert 'id="z-other"' not in romanian and 'id="blank-other"' not in romanian


def test_a_judge_who_plays_has_the_racks_from_a_promised_seed():
    window = at_the_form(source="bag", judge_plays="on")
    assert 'id="source-bag"' not in window.regions["work"]
    assert 'id="judge-plays-told"' in window.regions["work"]
    assert opened(source="bag", judge_plays="on")["source"] == "committed"


@pytest.mark.parametrize(
    ("field", "chosen"),
    [
        ("name", {"name": " "}),
        ("rounds", {"length": "rounds", "rounds": ""}),
        ("rounds", {"length": "rounds", "rounds": "0"}),
        ("rounds", {"length": "rounds", "rounds": "61"}),
        ("grace", {"grace": "soon"}),
        ("grace", {"grace": "61"}),
    ],
)
def test_what_cannot_be_read_is_told_under_its_field_and_nothing_is_opened(field, chosen):
    window = at_the_form(**chosen)
    answer = open_(window, **chosen)
    assert not answer["ok"] and answer["focus"] == field and answer["url"] == "#/duplicate"
    assert f'id="{field}-problem"' in window.regions["work"]


# --- the club's own rules


def with_own_rules(**chosen):
    window = at_the_form(minutes="2", bonuses="on", **chosen)
    answer = window.do("duplicate_setup.save", OWN)
    assert answer["ok"] and answer["focus"] == "ruleset-own-1", window.page
    return window


def test_a_clubs_rules_are_a_card_of_their_own_the_next_time_too():
    disk = with_own_rules().disk
    window = Window(disk)
    window.go("#/duplicate")
    assert "Regles del Casal" in window.regions["work"]
    window.do("duplicate_setup.choose", {**FIELDS, "ruleset": "own-1"})
    assert {"ruleset-own-1", "minutes-2"} <= checked(window)


def test_an_event_holds_the_clubs_rules_whole_and_keeps_them_when_they_are_forgotten():
    window = with_own_rules()
    assert open_(window, ruleset="own-1", minutes="2")["ok"]
    rules = window.entries[0]["ruleset"]
    assert rules["club"] == "Regles del Casal" and rules["id"] == "duplicate"
    assert rules["bonus"] == {"least": 6, "most": 30, "above": 15}
    assert rules["sanctions"] == {"steps": ["zero", "expelled"]}
    assert window.entries[0]["minutes"] == 2
    stream = window.last["stream"]
    window.go("#/duplicate")
    window.do("duplicate_setup.choose", {**FIELDS, "ruleset": "own-1"})
    assert window.do("duplicate_setup.forget")["focus"] == "ruleset-duplicate"
    assert "duplicate-rules" not in window.disk.choices
    assert window.log_of(stream)[0]["ruleset"]["club"] == "Regles del Casal"


def test_numbers_that_are_the_documents_keep_its_clause():
    window = at_the_form()
    same = {"least": "10", "most": "50", "above": "25", "steps": "warning zero expelled"}
    assert window.do("duplicate_setup.save", {**OWN, **same})["ok"]
    assert open_(window, ruleset="own-1")["ok"]
    assert window.entries[0]["ruleset"]["bonus"]["clause"] == "DUP-21"


def test_the_same_name_again_replaces_and_another_name_is_another_card():
    window = with_own_rules()
    assert window.do("duplicate_setup.save", {**OWN, "above": "20"})["ok"]
    assert window.do("duplicate_setup.save", {**OWN, "club": "De festa"})["ok"]
    kept = json.loads(window.disk.choices["duplicate-rules"])
    cards = [(rules["id"], rules["name"]) for rules in kept]
    assert cards == [("own-1", "Regles del Casal"), ("own-2", "De festa")]
    assert kept[0]["bonus"]["above"] == 20 and kept[1]["base"] == "duplicate"


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("club", {"club": "  "}),
        ("least", {"least": "x"}),
        ("least", {"least": "40"}),
        ("least", {"above": "-1"}),
    ],
)
def test_rules_that_cannot_be_kept_are_not(field, wrong):
    window = at_the_form()
    answer = window.do("duplicate_setup.save", {**OWN, **wrong})
    assert not answer["ok"] and f'id="{field}-problem"' in window.regions["work"]
    assert "duplicate-rules" not in window.disk.choices


def test_judge_and_place_are_there_for_the_next_duplicate():
    window = at_the_form()
    open_(window)
    window.go("#/duplicate")
    assert 'value="Rosa Mas"' in window.regions["work"] and 'value="Casal"' in window.regions["work"]

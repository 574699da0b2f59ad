"""The rules of a tournament's games, as a director chooses them and meets them at the tables."""

import re

from drivers.director_window import FORM, DirectorWindow


def chosen(director, **fields):
    director.go("#/tournament")
    director.do("tournament_setup.choose", {**FORM, **fields})
    return director


def value(director, name):
    return re.search(rf'name="{name}" value="([^"]*)"', director.work)[1]


def test_other_rules_bring_their_start_and_their_time():
    director = chosen(DirectorWindow(), ruleset="mallorca")
    assert 'id="ruleset-mallorca" name="ruleset" value="mallorca" checked' in director.work
    assert (value(director, "starts"), value(director, "minutes")) == ("drawn", "30")
    assert "A tile decides who starts." in director.text and "Mallorca, art. 30" in director.text
    director = chosen(director, ruleset="romanian", starts="drawn")
    assert value(director, "minutes") == "0"
    assert 'id="language-ro" name="language" value="ro" checked' in director.work


def test_the_form_says_what_follows_from_the_rules_and_the_time():
    director = chosen(chosen(DirectorWindow()), minutes="25")
    assert "Each player has 25 minutes for the game." in director.text
    assert "A player more than 10 minutes over time loses." in director.text
    director = chosen(director, ruleset="points")
    assert "minute begun" not in director.text


def test_a_time_that_is_none_is_refused():
    director = DirectorWindow()
    director.go("#/tournament")
    for minutes in ("soon", "241"):
        assert not director.do("tournament_setup.open", {**FORM, "minutes": minutes})["ok"]
        assert "Write minutes from 0 to 240" in director.text
    assert director.do("tournament_setup.open", {**FORM, "minutes": ""})["ok"]
    assert director.entries[0]["minutes"] == 0


def test_what_is_not_on_offer_becomes_what_the_rules_have():
    director = DirectorWindow().opens(ruleset="mallorca", starts="named")
    assert director.entries[0]["names_starts"] is False
    assert DirectorWindow().opens(ruleset="unheard-of").entries[0]["ruleset"]["id"] == "mallorca"


def test_a_clubs_own_rules_are_chosen_with_their_numbers():
    director = DirectorWindow()
    director.go("#/classic")
    for fields in ({"ruleset": "federation"}, {"ruleset": "federation", "time": "25"}):
        director.do("classic_setup.choose", fields)
    own = {"club": "Ca nostra", "overtime": "5", "lost_after": "20"}
    assert director.do("classic_setup.save", own)["ok"], director.text
    director = chosen(director, ruleset="own-1")
    assert "Ca nostra" in director.text
    assert value(director, "minutes") == "25"
    assert "A player over time loses 5 points for each minute begun." in director.text
    director.opens(ruleset="own-1")
    rules = director.entries[0]["ruleset"]
    assert (rules["club"], rules["overtime"]["points"]) == ("Ca nostra", 5)
    assert rules["overtime"]["lost"] == {"clause": None, "minutes": 20}
    director.draws()
    director.publishes()
    assert "Rules of the games: Ca nostra" in director.text


def on_form(director, **fields):
    director.draws()
    director.publishes()
    director.do("tournament.open_form", data={"board": "1"})
    director.do("tournament.write", {"outcome": "played", **fields})
    return director


def test_under_mallorca_the_form_counts_minutes_without_end():
    late = {"first": "489", "second": "380", "over_first": "10:01", "over_second": "4"}
    director = on_form(DirectorWindow().opens(ruleset="mallorca"), **late)
    assert "It counts: 379 – 340 Mallorca, art. 30" in director.text
    assert "has lost." not in director.text.split("It counts")[0].rsplit("over time by", 1)[1]


def test_where_only_points_count_no_time_is_asked_and_the_arbiter_may_name_the_winner():
    director = on_form(DirectorWindow().opens(ruleset="points"), first="400", second="380", winner="1")
    assert 'name="over_first"' not in director.work
    assert "It counts: 400 – 380 · " in director.text
    fields = {"outcome": "played", "first": "400", "second": "380", "winner": "1", "why": "a wrong tile"}
    assert director.do("tournament.report", fields, data={"board": "1"})["ok"]
    assert (director.entries[-1]["halves"], director.entries[-1]["clause"]) == ([0, 2], None)


def test_who_has_won_is_refused_where_the_time_says_otherwise_and_never_ignored():
    late = {"outcome": "played", "first": "500", "second": "380", "over_first": "11", "winner": "0"}
    director = on_form(DirectorWindow().opens(), **late)
    assert "According to the time written, the named winner has lost on time." in director.text
    assert not director.do("tournament.report", late, data={"board": "1"})["ok"]
    assert director.do("tournament.report", {**late, "winner": "1"}, data={"board": "1"})["ok"]
    assert director.entries[-1]["halves"] == [0, 2]


def test_both_can_lose_by_the_arbiters_word_and_no_points_have_to_be_written():
    director = on_form(DirectorWindow().opens(ruleset="mallorca"), outcome="both-lost")
    assert "It counts: 0 – 0 Mallorca, arts. 32, 33" in director.text
    fields = {"outcome": "both-lost", "why": "both had telephones"}
    assert director.do("tournament.report", fields, data={"board": "1"})["ok"]
    assert "both have lost" in director.text


def test_absence_is_counted_as_usual_where_the_rules_say_nothing_of_it():
    says = "The rules do not cover a player who does not come"
    assert says in on_form(DirectorWindow().opens(ruleset="mallorca"), outcome="forfeit-first").text
    assert says not in on_form(DirectorWindow().opens(), outcome="forfeit-first").text

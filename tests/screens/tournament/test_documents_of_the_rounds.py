"""What a tournament follows by its own document: how round one is paired, how many rounds it is to have."""

import re

import pytest

from drivers.director_window import DirectorWindow
from faristol.screens.tournament.players.advice import advice
from faristol.texts import texts

ADVICE = re.compile(r'id="advice.*?</section>', re.DOTALL)


def chosen(window):
    return re.search(r'name="first_round" value="(\w+)" checked', window.work)[1]


def test_by_mallorca_round_one_too_is_paired_by_distance():
    window = DirectorWindow()
    window.go("#/tournament")
    assert chosen(window) == "adjacent"
    form = {"mode": "distance", "ruleset": "federation", "first_round": "adjacent"}
    window.do("tournament_setup.choose", form)
    assert chosen(window) == "halves"
    window.do("tournament_setup.choose", {**form, "ruleset": "mallorca", "first_round": "halves"})
    assert chosen(window) == "adjacent"
    window.do("tournament_setup.choose", {**form, "ruleset": "mallorca", "first_round": "lot"})
    assert chosen(window) == "lot"
    window.do("tournament_setup.choose", {**form, "ruleset": "mallorca", "mode": "groups"})
    assert chosen(window) == "halves"


def test_the_first_pairs_of_mallorca_are_neighbours_of_the_list():
    window = DirectorWindow()
    window.opens(ruleset="mallorca", first_round="adjacent", starts="drawn")
    window.draws()
    assert window.pairs == [{"Aina", "Biel"}, {"Cesc", "Dora"}, {"Enric", "Fina"}, {"Guiu", "Hug"}]


@pytest.mark.parametrize(
    ("ruleset", "mode", "said"),
    [
        ("mallorca", "distance", "The Mallorca rules have 5 rounds. Mallorca, the tournament"),
        ("mallorca", "top-down", "the Romanian rules have 5 rounds"),
        ("romanian", "groups", "the Romanian rules have 5 rounds"),
        ("federation", "groups", "For this many players, 5 rounds are usual."),
    ],
)
def test_the_number_of_rounds_is_that_of_its_own_document(ruleset, mode, said):
    window = DirectorWindow().opens(ruleset=ruleset, mode=mode, rounds="4", starts="drawn")
    window.go(f"#/event/{window.stream}/players")
    assert said in window.text
    assert ("Romanian free games" in window.text) is ("Romanian" in said)


@pytest.mark.parametrize(
    ("ruleset", "mode", "cited"),
    [
        ("mallorca", "distance", "Mallorca, the tournament"),
        ("mallorca", "top-down", "Romanian free games"),
        ("romanian", "groups", "Romanian free games"),
        ("federation", "groups", ""),
        ("mallorca", "king", ""),
    ],
)
def test_where_the_number_of_rounds_is_changed_its_own_document_is_cited(ruleset, mode, cited):
    window = DirectorWindow().opens(ruleset=ruleset, mode=mode, rounds="5", starts="drawn")
    window.draws()
    window.do("tournament.panel", data={"name": "rounds"})
    panel = window.work.split('id="rounds-form"')[1].split("</form>")[0]
    assert cited in panel and ("clause" in panel) is bool(cited)


def test_mallorcas_five_rounds_are_five_for_forty_players_too():
    players = "\n".join(f"J{at:02}" for at in range(40))
    window = DirectorWindow().opens(players, ruleset="mallorca", rounds="5", starts="drawn")
    assert "are usual" not in window.text and "Romanian" not in window.text


def test_how_distances_are_added_up_stands_where_the_reasons_are():
    director = DirectorWindow().opens(rounds="7")
    director.draws()
    assert 'id="distances"' not in director.work
    director.do("tournament.drop")
    for _ in range(3):
        director.whole_round()
    director.draws()
    assert "The squares of the distances are added up" in director.text
    director.do("tournament.drop")
    terms = {"mode": "distance", "first_round": "halves", "scoring": "points", "plain_distance": "on"}
    director.do("tournament.change_terms", terms)
    assert director.state.terms.plain_distance
    director.draws()
    assert "The distances of the round are added up as they are." in director.text


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8, 12])
def test_mallorcas_advice_is_not_argued_with_once_it_is_followed(count):
    players = "\n".join(f"P{n};{1500 - n}" for n in range(count))
    director = DirectorWindow().opens(players, ruleset="mallorca", rounds="3")
    said = advice(director.state, texts("en"))
    assert said or count < 12
    rounds = next((each for what, each, _ in (said.buttons if said else ()) if what == "rounds"), None)
    if rounds is None:
        return
    director.do("tournament_players.rounds", data={"rounds": str(rounds)})
    assert advice(director.state, texts("en")) is None

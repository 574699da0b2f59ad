"""Divisions as a director, the room and players see them: screens, the wall, paper, the published page."""

import re

import pytest

from drivers.director_window import DirectorWindow
from screens.states.standings import divided
from screens.tournament.test_long_names import printed
from screens.tournament.test_tournament_board import text_of_board
from screens.tournament.test_tournament_page import published

TEN = "\n".join(f"Jugador {chr(65 + at)};{1500 - at}" for at in range(10))


def window(**chosen):
    director = DirectorWindow().opens(TEN, **chosen)
    assert director.do("tournament_players.divide", {"divisions": "2"})["ok"], director.text
    return director


def test_players_are_divided_by_rating_with_an_even_number_in_the_first_division():
    director = window()
    assert director.last["focus"] == "list-title"
    groups = director.event().divisions
    assert [(name, len(players)) for name, players in groups.items()] == [("A", 6), ("B", 4)]
    assert "Division A" in director.text and "Division B" in director.text
    assert director.do("tournament_players.divide", {"divisions": "1"})["ok"]
    assert not director.event().divided


@pytest.mark.parametrize("number", ["0", "6", "x", ""])
def test_no_more_divisions_than_pairs_of_players(number):
    director = window()
    assert not director.do("tournament_players.divide", {"divisions": number})["ok"]
    assert "Choose a number from 1 to 5" in director.text


def test_a_player_is_moved_to_another_division_and_a_newcomer_put_into_one():
    director = window()
    director.do("tournament_players.edit", data={"player": director.player("Jugador F")})
    fields = {"player": "Jugador F", "rating": "1495", "division": "B"}
    assert director.do("tournament_players.change", fields, data={"player": director.player("Jugador F")})[
        "ok"
    ]
    assert director.do("tournament_players.enter", {"player": "Nova", "division": "A"})["ok"]
    assert [len(players) for players in director.event().divisions.values()] == [6, 5]


def test_whoever_has_no_division_is_named_before_the_round_is_paired():
    director = window()
    director.do("tournament_players.enter", {"player": "Nova"})
    assert "No division yet" in director.text
    assert not director.draws()["ok"]
    assert "These players are in no division yet: Nova." in director.text


def test_a_list_may_have_a_column_of_divisions():
    director = DirectorWindow().opens("Nom;Divisió\nAina;A\nBiel;A\nCesc;B\nDora;B")
    assert list(director.event().divisions) == ["A", "B"]


def test_a_round_is_drawn_published_and_played_for_all_divisions_together():
    director = window()
    director.draws()
    assert "Division A" in director.work and "Division B" in director.work
    director.publishes()
    assert [line for line in re.findall(r'id="board-(\d+)"|(Division [AB])</th>', director.work)][:6] == [
        *(("", "Division A"), ("1", ""), ("2", ""), ("3", "")),
        *(("", "Division B"), ("4", "")),
    ]
    director.hands_in()
    assert director.do("tournament.close_round")["ok"]
    director.go(f"#/event/{director.stream}/standings")
    assert "Division A" in director.text and "Jugador J" not in director.work
    director.do("tournament_standings.part", data={"part": "1"})
    assert "Jugador J" in director.work and "Jugador A" not in director.work


def test_once_a_player_was_paired_the_division_stays():
    director = window()
    director.whole_round()
    director.go(f"#/event/{director.stream}/players")
    director.do("tournament_players.edit", data={"player": director.player("Jugador F")})
    assert 'name="division"' not in director.work
    assert director.do(
        "tournament_players.change", {"player": "Jugador F"}, data={"player": director.player("Jugador F")}
    )["ok"]
    assert director.event().players[director.player("Jugador F")].division == "A"


def test_wall_and_paper_say_which_division():
    club = divided()
    assert "Divisió A" in text_of_board(club) and "Divisió B" in text_of_board(club)
    for sheet in ("pairings", "wall", "cross", "cards", "slips", "prizes"):
        assert {"Divisió A", "Divisió B"} <= set(
            re.findall("Divisió [AB]", printed(club, sheet, None if sheet == "cards" else "1"))
        ), sheet
    wall = printed(club, "wall")
    assert wall.count('class="paper"') == 2


def test_the_place_of_a_player_is_one_of_the_division():
    cards = printed(divided(), "cards", None)
    assert "de <strong>" not in cards
    assert re.search(r"<strong>1</strong> de 10 · Divisió A", " ".join(cards.split()))
    assert re.search(r"<strong>1</strong> de 9 · Divisió B", " ".join(cards.split()))


def test_the_page_for_everybody_has_the_divisions_one_after_the_other():
    page = published(divided())
    heads = re.findall(r'rowgroup">(Divisió [AB])<', page)
    assert heads == ["Divisió A", "Divisió B"] * (len(heads) // 2) and len(heads) >= 10

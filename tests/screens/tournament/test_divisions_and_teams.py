"""Divisions and teams as a director, the room and players see them: screens, wall, paper, published page."""

import json
import re
from base64 import b64decode
from io import BytesIO
from zipfile import ZipFile

import pytest

from drivers.director_window import DirectorWindow
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.files.spreadsheets import book
from screens.states.standings import divided, team_matches
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


def test_a_player_is_moved_to_another_division_and_whoever_has_none_is_named_before_a_round():
    director = window()
    about = {"player": director.player("Jugador F")}
    director.do("tournament_players.edit", data=about)
    fields = {"player": "Jugador F", "rating": "1495", "division": "B"}
    assert director.do("tournament_players.change", fields, data=about)["ok"]
    assert director.do("tournament_players.enter", {"player": "Nova", "division": "A"})["ok"]
    assert [len(players) for players in director.event().divisions.values()] == [6, 5]
    director.do("tournament_players.enter", {"player": "Nina"})
    assert "No division yet" in director.text
    assert not director.draws()["ok"]
    assert "These players are in no division yet: Nina." in director.text


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
    about = {"player": director.player("Jugador F")}
    director.do("tournament_players.edit", data=about)
    assert 'name="division"' not in director.work
    assert director.do("tournament_players.change", {"player": "Jugador F"}, data=about)["ok"]
    assert director.event().players[about["player"]].division == "A"


def test_wall_and_paper_say_which_division():
    club = divided()
    assert "Divisió A" in text_of_board(club) and "Divisió B" in text_of_board(club)
    for sheet in ("pairings", "wall", "cross", "cards", "slips", "prizes"):
        assert {"Divisió A", "Divisió B"} <= set(
            re.findall("Divisió [AB]", printed(club, sheet, None if sheet == "cards" else "1"))
        ), sheet
    wall = printed(club, "wall")
    assert wall.count('class="paper"') == 2


def test_the_place_of_a_player_is_one_of_the_division_and_the_page_has_one_after_the_other():
    cards = printed(divided(), "cards", None)
    assert "de <strong>" not in cards
    assert re.search(r"<strong>1</strong> de 10 · Divisió A", " ".join(cards.split()))
    assert re.search(r"<strong>1</strong> de 9 · Divisió B", " ".join(cards.split()))
    page = published(divided())
    heads = re.findall(r'rowgroup">(Divisió [AB])<', page)
    assert heads == ["Divisió A", "Divisió B"] * (len(heads) // 2) and len(heads) >= 10


# --- team against team: asked for, paired, and wherever it is read


CLUBS = ("Mallorca", "Menorca", "Eivissa")
SIX = "\n".join(f"{name};{1500 - at};3;{CLUBS[at % 3]}" for at, name in enumerate("ABCDEF"))


def test_a_tournament_of_teams_is_set_up_and_its_boards_are_named():
    director = DirectorWindow().opens(SIX, mode="teams", boards="2")
    assert director.event().terms.boards == 2
    director.draws()
    assert "Mallorca – Menorca, board 1." in director.text and "Eivissa has no opponent" in director.text
    director.publishes()
    director.hands_in()
    assert "Mallorca 1 – 1 Menorca" in director.text or "Mallorca 2 – 0 Menorca" in director.text
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/standings/teams")
    assert "Match points" in director.text and "Matches" in director.text
    assert "How teams are counted" not in director.text


def test_a_substitute_is_named_for_a_round_and_an_order_for_all():
    director = DirectorWindow().opens(SIX + "\nG;1200;3;Mallorca", mode="team-robin", boards="2")
    director.whole_round()
    director.go(f"#/event/{director.stream}/standings/teams")
    team = {"team": "Mallorca", "division": ""}
    substitute = {"board-1": director.player("G"), "board-2": director.player("A")}
    assert director.do("tournament_standings.order_boards", substitute, data={**team, "once": "on"})["ok"]
    assert "only this round" in director.text
    twice = {"board-1": director.player("A"), "board-2": director.player("A")}
    assert not director.do("tournament_standings.order_boards", twice, data=team)["ok"]
    assert "A cannot have two boards." in director.text
    order = {"board-1": director.player("D"), "board-2": director.player("A")}
    assert director.do("tournament_standings.order_boards", order, data=team)["ok"]
    assert director.event().board_orders["", "Mallorca"] == (director.player("D"), director.player("A"))
    assert "only this round" not in director.text


def test_a_round_of_a_plan_is_one_of_teams_with_its_boards():
    director = DirectorWindow().opens(SIX)
    director.whole_round()
    director.go(f"#/event/{director.stream}/plan")
    director.do("tournament_plan.set", {"round": "2", "mode": "teams"})
    assert 'id="boards-2" name="boards" value="4"' in director.work
    assert not director.do("tournament_plan.set", {"round": "2", "mode": "teams", "boards": "x"})["ok"]
    director.do("tournament_plan.set", {"round": "2", "mode": "teams", "boards": "2"})
    assert director.event().plan[2].boards == 2


def test_a_player_without_a_team_is_named_and_so_many_rounds_are_proposed_as_all_teams_need():
    director = DirectorWindow().opens(SIX + "\nX;1200", mode="teams", boards="2")
    assert not director.draws()["ok"]
    assert "these players are in none: X." in director.text
    director = DirectorWindow().opens(SIX, mode="team-robin", boards="2", rounds="5")
    assert "There are 3 teams." in director.text and "After 3 rounds every team" in director.text


def test_matches_are_on_the_wall_on_paper_on_the_page_for_everybody_and_in_the_files():
    club = team_matches()
    assert "Punts d’encontre" in text_of_board(club)
    sheet = printed(club, "matches", "1")
    assert "Signatures dels capitans" in sheet and "Manacor" in sheet
    assert sheet.count("●") == sheet.count('class="figure number"')
    assert sheet.split("</thead>")[0].count("<th>") + sheet.split("</thead>")[0].count("<th ") == 6
    assert "no hi ha ningú a l’altra banda" in sheet
    assert "Punts d’encontre" in printed(club, "teams", "1")
    page = published(club)
    assert '<h2 id="teams">Equips' in page and "Punts de tauler" in page
    document = json.loads(json_text(club.state, 0))
    assert document["teams"][0]["rank"] == 1
    assert document["rounds"][0]["boards"][0]["match"]["board"] == 1
    with ZipFile(BytesIO(b64decode(book(club.state)))) as packed:
        assert "Punts d’encontre" in packed.read("xl/worksheets/sheet3.xml").decode()


def test_a_name_that_is_picked_says_that_only_who_starts_can_be_changed():
    director = DirectorWindow().opens(SIX, mode="teams", boards="2")
    director.draws()
    director.do("tournament.take", data={"player": director.player("A")})
    assert "Tap the other name at this table to change who starts" in director.text
    assert "Tap another name to swap" not in director.text

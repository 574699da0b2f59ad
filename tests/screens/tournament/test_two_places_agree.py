"""What two places say of one thing: team points and their sentence, prizes, a newcomer's rating, a file."""

import json
import re

import pytest

from drivers.brought import NOON
from drivers.director import Director
from drivers.director_window import DirectorWindow
from drivers.page_read import rendered
from drivers.tablet_room import plain
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.reasons import sentence
from faristol.texts import texts
from faristol.tournaments import opening
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.terms import TEAMS, Terms
from faristol.tournaments.why import Why
from screens.states.standings import AT, NAMES, entered, scene, whole_round, with_prizes
from screens.tournament.test_long_names import printed

RESTS = {
    2: "A team that rests has the two points of a match won.",
    1: "A team that rests has the point of a drawn match.",
    0: "A team that rests has no match point for it.",
}


def team_round(bye_halves=2):
    """M wins against P, and I rests."""
    club = Director(terms=Terms(mode=TEAMS, boards=2, bye_halves=bye_halves), rounds=3, publication="en")
    for letter, team in zip("ABCDEF", "MPIMPI", strict=True):
        club.do(opening.enter_player, Player(letter, letter, 2000 - ord(letter), club=team))
    return club.pair().publish().better_win().close()


def text(page):
    return " ".join(plain(page).split())


@pytest.mark.parametrize("bye_halves", RESTS)
def test_a_match_won_is_two_points_on_the_screen_on_paper_and_in_the_file_and_what_a_rest_is_is_said(
    bye_halves,
):
    club = team_round(bye_halves)
    work = text(rendered(scene(f"{AT}/teams", club))["work"])
    assert "A match won is two points, a drawn one is one point" in work and RESTS[bye_halves] in work
    teams = {team["name"]: team for team in json.loads(json_text(club.state, NOON))["teams"]}
    assert [teams[name]["match_points"] for name in "MPI"] == ["2", "0", str(bye_halves)]
    for page in (work, text(printed(club, "teams", "1"))):
        assert "M A 1, D 1 2 2" in page
        assert "I C " in page


def test_below_the_teams_stands_the_team_that_leads():
    club = team_round()
    assert "Min the lead" in text(rendered(scene(f"{AT}/teams", club))["shelf"])
    assert "Ain the lead" in text(rendered(scene(AT, club))["shelf"])


def test_the_reason_of_a_match_has_the_match_points_of_the_table():
    match = {"code": "same-points", "details": {"better": "M", "other": "I", "halves": 2}}
    why = Why("team", {"better": "A", "other": "C", "teams": ["M", "I"], "board": 1, "match": match})
    assert sentence(why, {"A": "A", "C": "C"}, texts("en")).endswith("M and I have the same points, 2.")
    players = Why("same-points", {"better": "A", "other": "C", "halves": 2})
    assert sentence(players, {"A": "A", "C": "C"}, texts("en")).endswith("the same points, 1.")


# --- prizes and ratings


def level_in_everything():
    club = Director(publication="en")
    for place, letter in enumerate("ABCD"):
        club.do(
            opening.enter_player, Player(letter, f"Player {letter}", 2000 - place if letter != "D" else None)
        )
    listed = (Prize("place", cents=6000), Prize("place", 2, cents=4000), Prize("place", 9, what="a cup"))
    club.write(set_prizes(Prizes(listed)))
    return club.pair().publish().report(AC=(400, 300), BD=(400, 300)).close()


def test_prizes_have_the_places_of_the_standings_and_what_nobody_wins_is_said():
    club = level_in_everything()
    page = rendered(scene(f"{AT}/prizes", club))["work"]
    assert text(page).count("Place 1, prizes shared: 1–2") == 2
    assert "Place 9 · a cup nobody: there are fewer players for it" in text(page)
    certificates = text(printed(club, "certificates", "1"))
    assert certificates.count("First place of 4 players") == 2 and "Second place" not in certificates


def test_the_choice_of_one_prize_each_says_that_prizes_for_games_are_given_besides():
    assert (
        "are given besides"
        in rendered(scene(f"{AT}/prizes", with_prizes(whole_round(entered(NAMES[:6])))))["work"]
    )


def test_a_players_own_sheet_marks_the_rating_of_a_newcomer():
    club = level_in_everything()
    new, old = (text(rendered(scene(f"{AT}/player/{id}", club))["work"]) for id in "DA")
    assert re.search(r"BARRUF 950\.0 new ?, after", new) and " new" not in old


# --- a document of ours that comes in


def test_the_preview_of_a_document_writes_points_as_everywhere_and_says_what_cannot_be_taken_over():
    club = (
        Director("ABCDE", Terms(scoring="points+lots", bye_halves=1), rounds=2)
        .pair()
        .publish()
        .better_win()
        .close()
    )
    other = DirectorWindow()
    other.go("#/")
    assert other.do("home.bring", file=json_text(club.state, NOON).encode(), file_name="x.json")["ok"]
    assert "½" not in other.text and "0.5" in other.text
    assert "A bye counts 0.5" in other.text and "Lots decide between level players" in other.text

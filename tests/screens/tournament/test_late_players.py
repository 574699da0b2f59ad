"""Somebody is entered between two rounds: no standings, card, page or file counts who has not come in yet."""

import json

import pytest

from drivers.page_read import rendered
from drivers.tablet_room import plain
from faristol.screens.activities import published_page
from faristol.screens.tournament import seats, tables
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.files.spreadsheets import standings_lines
from faristol.screens.tournament.sheets.printing import sheets
from faristol.texts import texts
from faristol.tournaments import opening
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from screens.states.standings import NAMES, after, entered, scene, whole_round

LATE = "Zoe Vidal"


@pytest.fixture
def club():
    """After round one of four players: the last two lost, so that a late one with nothing comes before."""
    club = whole_round(entered(NAMES[:4], publication="en", rounds=3))
    return club.do(opening.enter_player, Player("p5", LATE, 1700))


def on_screen(club, address):
    page = rendered(scene(f"#/event/id/standings{address}", club))
    return page["work"], page["shelf"]


def test_the_late_one_would_come_before_somebody_who_has_lost(club):
    assert [row.player.id for row in club.state.standings()][-1] != "p5"


def test_the_card_of_each_has_the_place_of_the_standings(club):
    for row in club.state.standings(after=1):
        work, shelf = on_screen(club, f"/player/{row.player.id}")
        assert f"Place {row.rank} of 4" in work and f"Place {row.rank} of 4" in shelf
        assert f"Place {row.rank} of 4" in plain(printed(club, "cards", row.player.id))


def test_the_late_one_has_a_card_without_a_place(club):
    work, shelf = on_screen(club, "/player/p5")
    assert "from round 2 on" in work and f"{LATE} plays from round 2 on." in shelf
    assert "Ahead" not in work and "shared place" not in work and "next in the standings" not in shelf


def printed(club, sheet, of=None):
    return " ".join(str(sheets(after(scene("#/event/id/papers", club), "print", sheet=sheet, of=of))).split())


def test_cards_the_page_and_the_files_have_who_has_come_in(club):
    event, t = club.state, texts("en")
    assert LATE not in printed(club, "cards") + printed(club, "wall", "1") + printed(club, "cross", "1")
    opened = scene("#/event/id", club)
    page = published_page(opened.event, "0.1.0", opened.now, 60)
    assert f">{LATE}<" not in page and "5 players" in " ".join(plain(page).split())
    assert all(LATE not in map(str, line) for line in standings_lines(event, t))
    ranks = {each["player"]: each["rank"] for each in json.loads(json_text(event, 0))["standings"]}
    assert ranks == {row.player.id: row.rank for row in event.standings(after=1)}


def test_a_telephone_and_the_list_of_players_say_no_other_place(club):
    places = {line.id: line.place for line in seats._players(club.state)}
    assert places == {**{row.player.id: row.rank for row in club.state.standings(after=1)}, "p5": 0}
    work = rendered(scene("#/event/id/players", club))["work"]
    (line,) = [row for row in work.split("<tr ") if row.startswith('id="seat-p5"')]
    assert '<td class="figure entrants__place weight-title">–</td>' in line


def test_a_prize_for_a_place_goes_to_who_has_it(club):
    club.write(set_prizes(Prizes((Prize("place", 4, cents=500),))))
    assert [won.player for won in club.state.winners()] == [club.state.standings(after=1)[-1].player.id]
    assert "of 4 players" in plain(printed(club, "certificates"))


def test_nothing_decides_for_who_has_not_played():
    club = entered(NAMES[:6], publication="en", rounds=3)
    for player in ("p1", "p2"):
        club.do(opening.mark_absent, player, 1)
    event = whole_round(club).state
    rows = event.standings(after=1)
    assert any(row.decided and not row.record.rounds for row in rows)
    ties = {row.player.id: row.tie for row in tables.classification(rows, event.terms.scoring, texts("en"))}
    assert ties["p1"] is None and ties["p2"] is None

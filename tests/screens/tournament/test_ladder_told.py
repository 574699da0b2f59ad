"""What players and papers are told of a ladder is the ladder: points, byes, absences, and the evening."""

import re

from faristol.screens.activities import published_page
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.tournament import tables
from faristol.screens.tournament.card import card_line, going_on
from faristol.screens.tournament.pairings import points_before
from faristol.screens.tournament.rests import rest_brings
from faristol.screens.tournament.seats import tables as tables_of
from faristol.screens.tournament.tables import card
from faristol.texts import texts
from faristol.tournaments.course import places
from faristol.tournaments.summary import summary
from screens.states.every import scene
from screens.states.room_boards import words_on
from screens.states.table_tablets import guest_of
from screens.tournament.test_ladder_screens import evening, here, ladder, player

T = texts("en")


def after_one():
    window = ladder("Aina;1500\nBiel;1490\nCesc;1480\nDora;1470\nEnric;1460\nFina;1450")
    evening(window, "Aina", "Biel", "Cesc", Dora="for_club", Enric="unannounced")
    return window


def text(html):
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def test_the_points_of_the_tables_and_of_the_cross_table_are_those_of_the_ladder():
    event = after_one().state
    figures = {row.player.id: row.figures[0] for row in tables.classification(event.placed, "ladder", T)}
    assert points_before(event, 2, T) == figures
    crossed = tables.cross(event, event.placed, 1, T)
    assert {line.player.id: line.points for line in crossed} == figures
    for row in event.placed:
        assert card(event, row.player.id, places(event), T)[-1].points == figures[row.player.id]


def test_a_bye_brings_a_share_of_the_own_value():
    event = after_one().state
    ((_, why),) = event.rounds[0].draft.byes
    assert rest_brings(event, why, T) == "2/3 of the own value"


def test_why_somebody_is_away_is_told_and_in_the_log():
    window = after_one()
    event = window.state
    remarks = {
        row.player.name: card(event, row.player.id, places(event), T)[0].remark for row in event.placed
    }
    assert remarks["Dora"] == "played for the club" and remarks["Enric"] == "absent without notice"
    assert remarks["Fina"] == "absent"
    window.go(f"#/event/{window.stream}/file")
    said = "Evening 1, here: Aina, Biel, Cesc; for the club: Dora; absent without notice: Enric"
    assert said in text(window.work)


def test_screens_papers_and_the_log_have_evenings_and_no_round():
    window = after_one()
    window.go(f"#/event/{window.stream}/standings")
    window.do("tournament_standings.print", data={"sheet": "wall", "of": "1"})
    window.go(f"#/event/{window.stream}")
    pages = [window.page, words_on(window)]
    for page in ("standings/cross", "papers", "file", "players", "round/1"):
        window.go(f"#/event/{window.stream}/{page}")
        pages.append(window.page)
    there = scene("#/event/id", window)
    pages.append(published_page(there.event, "test", there.now, 0).split("<body")[1].split("<script")[0])
    found = {found for page in pages for found in re.findall(r"\bRound \d|\bround \d|\bRonda \d", text(page))}
    assert not found


def test_the_tablet_of_a_table_has_no_points_of_another_order():
    director = after_one()
    told = "".join(render(screen_at("#/table", None), scene("#/table", room=guest_of(director))).values())
    assert "points:" not in told


def test_while_an_evening_is_on_there_are_its_tables_only():
    window = ladder("Aina;1500\nBiel;1490\nCesc;1480\nDora;1470\nEnric;1460\nFina;1450")
    window.go(f"#/event/{window.stream}/tonight")
    assert window.do("tournament_tonight.draw", here(window, "Aina", "Biel", "Cesc", "Dora"))["ok"]
    window.publishes()
    assert list(tables_of(window.state)) == [1, 2]
    assert player(window, "Fina")


def test_home_calls_it_what_it_is():
    card = summary(after_one().state)
    assert card_line(card, T) == "Ladder · evening 1 · 6 players"
    assert going_on({"name": "Escala", **card}, T).go_on == "Go on with evening 1"
    assert (
        card_line({"mode": "cup", "round": 2, "players": 1, "final": False}, T) == "Cup · round 2 · 1 player"
    )
    assert card_line({"round": 2, "players": 8, "final": True}, T) == "Swiss tournament · finished, 8 players"


def test_a_ladder_has_no_plan_no_number_of_rounds_and_no_half_point_byes():
    window = ladder("Aina;1500\nBiel;1490\nCesc;1480\nDora;1470")
    window.go(f"#/event/{window.stream}/tonight")
    assert window.do("tournament_tonight.draw", here(window, "Aina", "Biel", "Cesc", "Dora"))["ok"]
    assert 'id="to-terms"' in window.page
    assert 'id="to-plan"' not in window.page and 'id="to-rounds"' not in window.page
    window.go(f"#/event/{window.stream}/players")
    window.do("tournament_players.edit", data={"player": next(iter(window.state.players))})
    assert 'id="to-plan"' not in window.page and 'id="rest-half"' not in window.page

"""One thing is told alike wherever it is told: over time, half a bye, a correction, places, the log."""

import re
from dataclasses import replace

from drivers.director import Director
from drivers.director_window import DirectorWindow
from faristol.room.guest import RECEIVED
from faristol.room.messages import Do
from faristol.rulesets import ruleset_data
from faristol.screens.activities import published_page
from faristol.screens.parts.log_names import Names
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.tournament import tables
from faristol.screens.tournament.files.spreadsheets import games_lines
from faristol.screens.tournament.pairings import board_lines
from faristol.screens.tournament.tables import card
from faristol.texts import texts
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.course import places, places_now
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from screens.states.every import scene
from screens.states.table_tablets import guest_of, published, sent
from screens.states.tablets import KEY

T = texts("en")


def log_of(window):
    window.go(f"#/event/{window.stream}/file")
    return " ".join(re.sub(r"<[^>]*>", " ", window.work).split())


def test_who_was_over_time_is_told_on_cards_and_in_the_spreadsheet():
    club = Director("ABCD", ruleset=ruleset_data("federation"), minutes=30).pair().publish()
    made = club.state.rounds[0].draft.pairs[0]
    club.report(**{made.first + made.second: Report(score=(400, 385), over_time=(90, 0))})
    (line,) = [line for line in board_lines(club.state, club.state.rounds[0], T) if line.sheet]
    said = f"400–385 on the sheet, {made.first} was 1:30 over time"
    assert line.remark == said and line.briefly == "over time"
    assert card(club.state, made.second, places(club.state), T)[0].remark == said
    assert said in [row[-1] for row in games_lines(club.state, T)]
    (cell,) = next(
        line.cells
        for line in tables.cross(club.state, club.state.placed, 1, T)
        if line.player.id == made.first
    )
    assert cell.briefly == "over time"


def test_half_a_bye_is_told_apart_in_the_cross_table():
    club = Director("ABCDE")
    club.do(directing.give_bye, "C", half=True)
    club.whole_round()
    lines = tables.cross(club.state, club.state.placed, 1, T)
    words = {line.player.id: line.cells[0].words for line in lines}
    assert words["C"] == "bye (½)"


def test_the_log_says_who_rests_in_which_round_and_what_was_corrected():
    window = DirectorWindow().opens("Aina;1500\nBiel;1490\nCesc;1480\nDora;1470\nEnric;1460")
    fields = {"player": "Enric", "rating": "1460", "club": "Ateneu", "table": "2"}
    window.do("tournament_players.edit", data={"player": "p5"})
    assert window.do("tournament_players.change", fields, data={"player": "p5"})["ok"]
    assert window.about("rest_for_half", "Biel")["ok"]
    window.draws()
    log = log_of(window)
    assert "Enric was corrected: Club: – → Ateneu, Fixed table: – → 2" in log
    assert "Biel is to have a half-point bye: round 1" in log and "Biel has a half-point bye" in log
    assert "2 Enric" not in log


def test_a_tablet_is_told_only_what_counts_after_the_director_put_it_right():
    made = sent(published("Aina"), (380, 410))
    pair = made.state.rounds[0].draft.pairs[0]
    slip = Do(KEY, "seat.result", 1, "380–410", None, (pair.first, pair.second))

    def on_screen():
        guest = replace(guest_of(made), slip=slip, answer=RECEIVED)
        return "".join(render(screen_at("#/table", None), scene("#/table", room=guest)).values())

    assert "Received: 380–410" in on_screen()
    made.do(reporting.hand_in, 1, 1, (410, 380), sure=True)
    assert "Received: 380" not in on_screen() and "corrected by the director" in on_screen()


def test_a_table_is_part_of_the_name_at_a_duplicate_only():
    for opened, name in (("DuplicateOpened", "2 Aina"), ("TournamentOpened", "Aina")):
        names = Names()
        names.note({"type": opened, "act": 1}, False)
        names.note({"type": "PlayerEntered", "player": "p1", "name": "Aina", "table": 2}, False)
        assert names["p1"] == name


def test_the_cross_table_follows_the_tournament_s_own_order():
    window = DirectorWindow().opens()
    window.whole_round()
    window.go(f"#/event/{window.stream}/standings")
    window.do("tournament_standings.look_by", {"order": "coefficients"})
    window.go(f"#/event/{window.stream}/standings/cross")
    shown = re.findall(r'id="cross-(p\d+)"', window.work)
    assert shown == [row.player.id for row in window.state.placed]


def test_the_best_of_a_group_are_all_who_are_level_with_the_last():
    club = Director()
    for name in "ABCDEF":
        club.do(opening.enter_player, Player(name, name, category="Novice"))
    club.pair().publish()
    for made in club.state.rounds[0].draft.pairs:
        club.report(**{made.first + made.second: (400, 300)})
    (novices,) = tables.prizes(tables.classification(club.state.placed, "points", T))
    assert [row.rank for row in novices.rows] == [1, 1, 1]
    four = tables.prizes(tables.classification(Director("ABCD").state.placed, "points", T))
    assert four == []


def test_pairs_have_the_places_of_the_standings():
    club = Director("ABCDEF").whole_round()
    club.enter("Z", 2500)
    stood = places_now(club.state)
    club.pair()
    for pair in club.state.draft.pairs:
        of = pair.why.details
        for id, place in zip((of["better"], of["other"]), of["places"], strict=True):
            assert stood.get(id, place) == place


def test_two_of_one_name_in_two_divisions_are_told_apart_on_a_telephone():
    club = Director()
    for division in "AB":
        for name in ("Joan", f"Pau {division}"):
            club.do(
                opening.enter_player, Player(f"{name}-{division}".replace(" ", ""), name, division=division)
            )
    names = {line["name"] for line in guest_of(club, None).knows["players"]}
    assert names == {"Joan · A", "Joan · B", "Pau A", "Pau B"}


def test_the_published_standings_say_who_has_withdrawn():
    club = Director("ABCDEF").whole_round()
    club.do(opening.withdraw, "C")
    there = scene("#/event/id", club)
    page = published_page(there.event, "test", there.now, 0)
    rows = re.findall(r'<td class="who">.*?</td>', page.split('id="rounds"')[0], re.S)
    assert [row for row in rows if "s’ha retirat" in row] == [row for row in rows if "#player-C" in row]


def test_the_foot_of_the_teams_names_a_team():
    window = DirectorWindow().opens("Aina;1500;Palma\nBiel;1490;Inca\nCesc;1480;Palma\nDora;1470;Inca")
    window.whole_round()
    window.go(f"#/event/{window.stream}/standings/teams")
    window.do("tournament_standings.count_teams", {"best": ""})
    assert "Aina" not in window.regions["shelf"] and "Palma" in window.regions["shelf"]

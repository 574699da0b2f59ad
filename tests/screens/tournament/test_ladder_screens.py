"""An evening of the ladder on a tablet: who is here, newcomers, the pairs, and where points come from."""

import json
from fractions import Fraction

from drivers.director import Director
from drivers.director_window import DirectorWindow
from drivers.page_read import element
from faristol.screens.activities import published_page
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.figures import figure
from faristol.screens.tournament.files.results_json import association_json, json_text
from faristol.texts import texts
from faristol.tournaments.evenings import begin_evening
from faristol.tournaments.reports import own_json
from faristol.tournaments.terms import LADDER, Terms
from screens.states.every import scene
from screens.states.room_boards import words_on
from screens.states.table_tablets import guest_of

FOUR = "Aina;1500\nBiel;1490\nCesc;1480\nDora;1470"


def ladder(players=FOUR, **chosen):
    window = DirectorWindow()
    return window.opens(players, **{"mode": "ladder", "ladder_own": "on", "rounds": "", **chosen})


def player(window, name):
    return next(id for id, each in window.state.players.items() if each.name == name)


def here(window, *names):
    return {f"here-{player(window, name)}": "on" for name in names}


def pairs(window):
    made = window.state.draft or window.state.rounds[-1].draft
    players = window.state.players
    return {frozenset((players[each.first].name, players[each.second].name)) for each in made.pairs}


def evening(window, *names, **elsewhere):
    window.go(f"#/event/{window.stream}/tonight")
    where = {f"why-{player(window, name)}": where for name, where in elsewhere.items()}
    assert window.do("tournament_tonight.draw", {**here(window, *names), **where})["ok"], window.work
    window.publishes()
    window.hands_in()
    return window.do("tournament.close_round")


def test_the_list_of_players_leads_to_who_is_here():
    window = ladder()
    assert f'href="#/event/{window.stream}/tonight"' in window.regions["shelf"]
    assert window.state.terms.scoring == "ladder" and window.state.planned == 99


def test_until_an_evening_is_over_the_standings_are_those_of_the_evening_before():
    window = ladder()
    window.go(f"#/event/{window.stream}/tonight")
    window.do("tournament_tonight.draw", here(window, "Aina", "Biel", "Cesc", "Dora"))
    window.publishes()
    window.hands_in()
    assert after_round(window.state, 1, texts("en")) == "Before evening 1"
    window.do("tournament.close_round")
    assert after_round(window.state, 1, texts("en")) == "After evening 1"


def test_only_those_who_are_ticked_are_paired():
    window = ladder()
    window.go(f"#/event/{window.stream}/tonight")
    window.do("tournament_tonight.mark", here(window, "Aina", "Dora"))
    assert "2 players are here" in window.page
    assert window.do("tournament_tonight.draw", here(window, "Aina", "Dora"))["ok"]
    assert pairs(window) == {frozenset(("Aina", "Dora"))}
    assert "Draft of evening 1" in window.page and "MAL-T" not in window.page


def test_each_evening_begins_with_who_is_here():
    window = ladder()
    evening(window, "Aina", "Biel")
    window.go(f"#/event/{window.stream}")
    assert "Evening 2: who is here?" in window.page
    window.do("tournament_tonight.everybody")
    assert "4 players are here" in window.page


def test_what_was_said_of_an_absence_is_kept_on_the_way_and_written_down():
    window = ladder()
    window.go(f"#/event/{window.stream}/tonight")
    window.do(
        "tournament_tonight.mark",
        {**here(window, "Aina", "Biel"), f"why-{player(window, 'Cesc')}": "for_club"},
    )
    assert f'id="why-{player(window, "Cesc")}-for_club" ' in window.work
    assert window.do("tournament_tonight.draw", here(window, "Aina", "Biel"))["ok"]
    assert window.state.players[player(window, "Cesc")].for_club == {1}
    assert window.state.players[player(window, "Dora")].unannounced == frozenset()


def test_fewer_than_two_are_no_evening_and_nothing_is_written():
    window = ladder()
    window.go(f"#/event/{window.stream}/tonight")
    before = list(window.types)
    answer = window.do("tournament_tonight.draw", here(window, "Aina"))
    assert not answer["ok"] and "Fewer than two players are here." in window.page
    assert window.types == before


def test_somebody_new_is_entered_and_here_and_those_ticked_before_stay_so():
    window = ladder()
    evening(window, "Aina", "Biel", "Cesc", "Dora")
    window.do("tournament_tonight.mark", here(window, "Aina", "Biel"))
    assert window.do("tournament_tonight.enter", {"player": "Zoe"})["ok"]
    assert "3 players are here" in window.page
    assert window.state.standings()[-1].player.name == "Zoe"
    answer = window.do("tournament_tonight.enter", {"player": "  "})
    assert not answer["ok"] and 'id="player-problem"' in window.work


def test_an_evening_that_was_paired_can_be_undone_and_begun_anew():
    window = ladder()
    window.go(f"#/event/{window.stream}/tonight")
    window.do("tournament_tonight.draw", here(window, "Aina", "Dora"))
    window.do("event.undo")
    assert window.state.draft is None and not window.state.players[player(window, "Biel")].absent


def test_whoever_was_ticked_stays_so_when_the_draft_is_dropped():
    window = ladder()
    window.go(f"#/event/{window.stream}/tonight")
    window.do("tournament_tonight.draw", here(window, "Aina", "Dora", "Cesc"))
    window.do("tournament.drop")
    window.go(f"#/event/{window.stream}/tonight")
    assert "3 players are here" in window.page


def test_a_tap_on_a_player_tells_which_evening_brought_what():
    window = ladder(ladder_top="12", ladder_step="3")
    evening(window, "Aina", "Biel", "Cesc", Dora="for_club")
    window.go(f"#/event/{window.stream}/standings/player/{player(window, 'Dora')}")
    told = element(window.work, "sum-ladder").text()
    assert "own value:" in told and "1. played for the club:" in told
    window.go(f"#/event/{window.stream}/standings")
    assert "Ladder points" in window.work


def test_a_repeat_that_cannot_be_helped_is_told_without_a_clause():
    window = ladder("Aina\nBiel")
    evening(window, "Aina", "Biel")
    window.do("tournament_tonight.draw", here(window, "Aina", "Biel"))
    assert "1 pair meets again." in window.page and "MAL-T" not in window.page


def test_the_club_s_own_rule_is_asked_and_can_be_changed():
    window = ladder(ladder_absent="6", ladder_apart="2", ladder_absences="3")
    rule = window.state.terms.ladder
    assert (rule.absent, rule.apart, rule.absences, rule.own, rule.top) == (6, 2, 3, True, 0)
    evening(window, "Aina", "Biel")
    window.go(f"#/event/{window.stream}/round")
    window.do("tournament.panel", data={"name": "terms"})
    assert 'id="ladder_top"' in window.work
    answer = window.do("tournament.change_terms", {"mode": "ladder", "ladder_top": "many"})
    assert not answer["ok"] and answer["focus"] == "ladder_top"
    assert window.do("tournament.change_terms", {"mode": "ladder", "ladder_top": "40"})["ok"]
    assert window.state.terms.ladder.top == 40


def test_the_published_page_and_the_spreadsheet_have_the_ladder_s_points():
    director = Director("ABCD", Terms(mode=LADDER, scoring="ladder"), rounds=99)
    director.do(begin_evening, dict.fromkeys("ABCD", "here")).whole_round()
    there = scene("#/event/id", director)
    page = published_page(there.event, "0", there.now, 60)
    assert "Punts de l’escala" in page or "Ladder points" in page
    for row in director.state.standings():
        assert figure("ladder", row.worth[0], texts("ca")) in page


def test_ladder_points_are_told_to_a_tenth_in_the_reader_s_way():
    assert figure("ladder", Fraction(29, 2), texts("en")) == "14.5"
    assert figure("ladder", Fraction(4, 3), texts("ro")) == "1,3"


def test_no_tablet_and_no_file_says_of_how_many_evenings():
    director = Director("ABCD", Terms(mode=LADDER, scoring="ladder"), rounds=99)
    director.do(begin_evening, dict.fromkeys("ABCD", "here")).pair().publish()
    guest = guest_of(director)
    told = "".join(render(screen_at("#/table", None), scene("#/table", room=guest)).values())
    assert "Evening 1" in told and "of 99" not in told
    event = json.loads(json_text(director.state, 0))["event"]
    assert event["planned"] == 0
    read = own_json.read(json_text(director.state, 0))
    assert read.planned == 0
    assert "99" not in association_json(director.state, "id", 0)


def test_the_wall_does_not_say_of_how_many_evenings():
    director = Director("ABCD", Terms(mode=LADDER, scoring="ladder"), rounds=99)
    director.do(begin_evening, dict.fromkeys("ABCD", "here")).pair().publish()
    for made in (director, director.better_win().close()):
        assert "99" not in words_on(made)

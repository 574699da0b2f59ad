"""Who is here tonight: where it is asked and where not, and what is known without being said again."""

import pytest

from drivers.director_window import DirectorWindow
from drivers.page_read import element
from screens.tournament.test_ladder_screens import evening, here, ladder


def tonight(window):
    window.go(f"#/event/{window.stream}/tonight")
    return 'id="tonight-form"' in window.page


def begun(window, *names):
    tonight(window)
    assert window.do("tournament_tonight.draw", here(window, *names))["ok"], window.work
    return window


def test_it_is_asked_on_a_ladder_while_no_evening_is_on():
    window = ladder()
    assert tonight(window)
    begun(window, "Aina", "Biel")
    assert tonight(window)
    window.go(f"#/event/{window.stream}")
    window.publishes()
    assert not tonight(window)
    window.hands_in()
    window.do("tournament.close_round")
    assert tonight(window)


def test_it_is_not_asked_in_another_tournament_nor_after_the_last_evening():
    swiss = DirectorWindow().opens()
    assert not tonight(swiss) and "Tick everybody" not in swiss.page
    window = ladder()
    evening(window, "Aina", "Biel")
    window.go(f"#/event/{window.stream}/round")
    window.do("tournament.change_rounds", {"rounds": "1"})
    assert not tonight(window)
    window.do("tournament.one_more")
    assert tonight(window)


@pytest.mark.parametrize("act", ["draw", "mark", "everybody", "enter"])
def test_what_a_screen_left_open_still_sends_changes_nothing(act):
    window = ladder()
    tonight(window)
    assert changed(window, mode="distance")["ok"]
    before = list(window.types)
    window.go(f"#/event/{window.stream}/tonight")
    window.do(f"tournament_tonight.{act}", {**here(window, "Aina", "Biel"), "player": "Zoe"})
    assert window.types == before


def test_whoever_was_here_is_so_by_the_log_where_the_window_knows_nothing():
    window = ladder()
    begun(window, "Aina", "Cesc", "Dora")
    window.do("tournament.drop")
    again = DirectorWindow(disk=window.disk)
    window.close()
    again.stream = window.stream
    again.go(f"#/event/{window.stream}/tonight")
    assert "3 players are here" in again.page


def test_nobody_is_here_before_it_has_been_said():
    window = ladder()
    evening(window, "Aina", "Biel")
    assert tonight(window) and "0 players are here" in window.page


def test_two_of_one_name_are_entered_with_a_word_of_warning():
    window = ladder()
    tonight(window)
    answer = window.do("tournament_tonight.enter", {"player": "AINA"})
    assert answer["ok"] and "There are two players called AINA." in window.regions["notice"]
    window.do("tournament_tonight.enter", {"player": "Zoe"})
    assert "There are two players" not in window.regions["notice"]


def test_an_order_of_the_club_s_own_stays_when_the_terms_are_saved_and_its_points_are_shown():
    window = ladder()
    evening(window, "Aina", "Biel")
    window.go(f"#/event/{window.stream}/standings")
    for order in ("ladder+wins", "points+wins"):
        window.do("tournament_standings.look_by", data={"order": order})
        window.do("tournament_standings.count_by")
        assert changed(window, ladder_top="30")["ok"]
        assert window.state.terms.scoring == order and window.state.terms.ladder.top == 30
        assert tonight(window) and "place 1 · " in " ".join(window.text.split())
        window.go(f"#/event/{window.stream}/standings")


def test_the_ladder_s_rule_is_kept_while_it_is_paired_otherwise():
    window = ladder(ladder_top="40", ladder_absent="6", ladder_own="")
    rule = window.state.terms.ladder
    assert rule.top == 40
    window.go(f"#/event/{window.stream}/round")
    for mode in ("distance", "ladder"):
        changed(window, mode=mode)
        assert window.state.terms.mode == mode
    assert window.state.terms.ladder == rule


def changed(window, **answers):
    """Change the terms as the panel sends them, without boxes that are not ticked."""
    window.go(f"#/event/{window.stream}/round")
    window.do("tournament.panel", data={"name": "terms"})
    for act in ("write_terms", "change_terms"):
        asked = window.held["tournament"]["terms"]
        sent = {name: text for name, text in {**asked, **answers}.items() if text}
        answer = window.do(f"tournament.{act}", sent)
    return answer


def test_what_nobody_is_asked_cannot_stand_in_the_way():
    window = ladder(ladder_top="40")
    assert changed(window, mode="distance", ladder_top="many", ladder_absences="none")["ok"]
    assert window.state.terms.mode == "distance" and window.state.terms.ladder.top == 40


@pytest.mark.parametrize("field", ["ladder_top", "ladder_step", "ladder_apart", "ladder_absences"])
def test_a_number_that_cannot_be_is_refused_where_it_stands(field):
    window = ladder()
    answer = changed(window, **{field: "1000"})
    assert not answer["ok"] and answer["focus"] == field
    assert element(window.work, f"{field}-problem").text()


def test_a_round_of_another_tournament_cannot_be_planned_as_a_ladder():
    window = DirectorWindow().opens()
    window.go(f"#/event/{window.stream}/plan")
    before = list(window.types)
    assert not window.do("tournament_plan.set", {"mode": "ladder"}, data={"round": "2"})["ok"]
    assert window.types == before


def test_the_recommended_order_is_called_so_where_it_counts():
    window = DirectorWindow().opens(mode="round-robin")
    window.go(f"#/event/{window.stream}/standings")
    window.do("tournament_standings.recommend")
    own = element(window.work, f"order-{window.state.terms.scoring}").text()
    assert own == "Recommended for this pairing method"
    window.do("tournament_standings.look_by", data={"order": "points+lots"})
    assert element(window.work, "order-points+lots").text() == "Your own order"

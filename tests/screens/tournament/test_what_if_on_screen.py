"""What if: the director looks at a round paired in another way, or with two who should have met."""

import pytest

from drivers.director_window import NAMES, DirectorWindow
from drivers.event_files import brought
from drivers.tablets_on_screen import back, file_of, two_tablets


def looks(director, number, **asked):
    director.go(f"#/event/{director.stream}/what-if/{number}")
    fields = {"way": "", "one": "", "two": "", **asked}
    answer = director.do("tournament_what_if.ask", fields) if asked else {"ok": True}
    return answer["ok"]


def ids(director):
    return {player.name: id for id, player in director.event().players.items()}


def begun():
    director = DirectorWindow().opens()
    director.draws()
    return director


def test_the_draft_and_a_past_round_lead_there():
    director = begun()
    assert f'href="#/event/{director.stream}/what-if/1"' in director.work
    director.publishes()
    director.hands_in().do("tournament.close_round")
    director.draws()
    assert f'href="#/event/{director.stream}/what-if/2"' in director.work
    director.go(f"#/event/{director.stream}/round/1")
    assert f"#/event/{director.stream}/what-if/1" in director.page


def test_as_it_was_paired_nothing_would_be_other():
    director = begun()
    assert looks(director, 1) and "None: the round would be the same." in director.text


def test_another_way_shows_each_changed_pair_beside_the_real_ones_with_reasons_and_costs():
    director = begun()
    before = director.log_of(director.stream)
    assert looks(director, 1, way="adjacent")
    assert "Aina – Biel" in director.work and "Aina – Enric" in director.work
    assert "are next to each other in the initial order" in director.text
    assert "the upper half meets the lower" in director.text
    assert "Sum of the distances 64 4" in director.text
    assert director.log_of(director.stream) == before


def test_two_who_should_have_met_and_who_would_rest_instead():
    director = DirectorWindow().opens(
        "\n".join(f"{name};{1500 - 10 * at}" for at, name in enumerate(NAMES[:7]))
    )
    director.draws()
    director.publishes()
    director.hands_in().do("tournament.close_round")
    director.draws()
    event = director.event()
    rests = event.draft.byes[0][0]
    first = event.rounds[0].draft.pairs[0]
    assert looks(director, 2, one=first.first, two=first.second)
    assert "They meet again –" in director.text and "met in round 1" in director.work
    other = event.draft.pairs[0].first
    assert looks(director, 2, one=rests, two=other)
    assert "Bye" in director.text and "the director made this pair" in director.text


def test_what_cannot_be_is_said_and_changes_nothing():
    director = begun()
    aina = ids(director)["Aina"]
    assert looks(director, 1, one=aina, two=aina)
    assert "It cannot be paired like that." in director.text
    assert looks(director, 1, one=aina)
    assert "What it would cost" not in director.text
    for wrong in ({"way": "king"}, {"way": "cup"}, {"one": "nobody", "two": aina}):
        assert not looks(director, 1, **wrong)


@pytest.mark.parametrize("mode", ["round-robin", "cup", "teams"])
def test_where_a_table_settles_it_nothing_is_offered(mode):
    players = "\n".join(f"{name};1500;{'Palma' if at % 2 else 'Inca'}" for at, name in enumerate(NAMES[:4]))
    director = DirectorWindow().opens(players, mode=mode)
    if mode == "round-robin":
        director.do("tournament_players.round_robin", data={"rounds": "3"})
    assert director.draws()["ok"], director.work
    assert looks(director, 1)
    assert "The pairs of this round are fixed." in director.text
    assert "what-if-form" not in director.work


def test_before_the_first_round_there_is_no_such_page():
    director = DirectorWindow().opens()
    director.go(f"#/event/{director.stream}/what-if/1")
    assert "What it would cost" not in director.page


def test_a_round_that_came_from_another_tablet_says_so():
    first, second = two_tablets()
    for director in (first, second):
        director.hands_in().do("tournament.close_round")
    second.about("absent", "Aina", round="2")
    back(second).draws()
    second.publishes()
    brought(first, file_of(second))
    assert first.do("home.merge")["ok"]
    for director, said in ((first, True), (second, False)):
        assert looks(director, 2)
        assert ("came from another tablet" in director.text) is said

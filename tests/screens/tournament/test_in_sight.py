"""What a director needs in a hurry is in sight: a form at its top, who is absent or leaves, and why not."""

import re

from drivers.director_window import DirectorWindow


def test_a_form_opens_at_its_top():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    assert director.do("tournament.open_form", data={"board": "1"})["focus"] == "chosen"


def test_an_absent_players_button_says_so():
    director = DirectorWindow().opens()
    director.about("absent", "Biel", round="1")
    director.go(f"#/event/{director.stream}/players")
    button = re.search(rf'id="here-{director.player("Biel")}".*?</button>', director.work, re.DOTALL)[0]
    assert "Absent" in button and "Here" not in button and 'aria-pressed="false"' in button
    other = re.search(rf'id="here-{director.player("Aina")}".*?</button>', director.work, re.DOTALL)[0]
    assert "Here" in other and 'aria-pressed="true"' in other


def test_once_rounds_are_played_a_player_opens_at_presence_with_the_withdrawal():
    director = DirectorWindow().opens()
    director.go(f"#/event/{director.stream}/players")
    aina = director.player("Aina")
    assert director.do("tournament_players.edit", data={"player": aina})["focus"] == "player"
    assert director.work.index('id="person-form"') < director.work.index('id="there"')
    director.go(f"#/event/{director.stream}")
    director.whole_round()
    assert 'id="to-absent"' in director.regions["shelf"]
    director.go(f"#/event/{director.stream}/players")
    assert director.do("tournament_players.edit", data={"player": aina})["focus"] == "there"
    assert director.work.index('id="withdraw"') < director.work.index('id="person-form"')


def test_a_refusal_is_said_once():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    director.do("tournament.choose", data={"board": "1"})
    assert not director.do("tournament.change_places", {"leaves": "p1", "comes": "p3", "why": ""})["ok"]
    assert director.text.count("The reason is missing.") == 1
    late = {"outcome": "played", "first": "500", "second": "380", "over_first": "11", "winner": "0"}
    director.do("tournament.open_form", data={"board": "1"})
    assert not director.do("tournament.report", late, data={"board": "1"})["ok"]
    assert director.text.count("According to the time written, the named winner has lost on time.") <= 2


def test_while_another_method_is_chosen_for_a_draft_it_cannot_be_published():
    director = DirectorWindow().opens()
    director.draws()
    assert "tournament.publish" in director.regions["shelf"]
    director.do("tournament.panel", data={"name": "terms"})
    assert "tournament.publish" not in director.regions["shelf"]
    assert 'form="terms-form"' in director.regions["shelf"] and "Use this method" in director.regions["shelf"]
    director.do("tournament.panel", data={"name": "terms"})
    assert "tournament.publish" in director.regions["shelf"]


def beside_the_tables(players):
    director = DirectorWindow().opens("\n".join(f"P{n};{2000 - n};;;;{'AB'[n % 2]}" for n in range(players)))
    director.draws()
    director.publishes()
    return director.work.count('id="leader-')


def test_one_or_two_players_are_not_left_out_of_the_standings_beside_the_tables():
    assert [beside_the_tables(players) for players in (12, 14, 16)] == [12, 14, 10]

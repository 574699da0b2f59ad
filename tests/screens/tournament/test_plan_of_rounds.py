"""The plan of rounds on the screen: set beforehand, changed for one draft, read in the log."""

from drivers.director_window import EIGHT, DirectorWindow

PLAN = {"mode": "king"}


def test_a_plan_is_saved_with_each_choice_and_the_round_is_paired_by_it():
    director = DirectorWindow().opens()
    director.go(f"#/event/{director.stream}/plan")
    assert "As usual: as set for round one" in director.work and "Round 3" in director.work
    director.do("tournament_plan.set", {"round": "2", **PLAN})
    assert director.entries[-1]["round"] == 2 and director.event().plan[2].mode == "king"
    director.do("tournament_plan.set", {"round": "2", **PLAN})
    assert director.types.count("RoundPlanned") == 1
    director.do("tournament_plan.set", {"round": "3", "mode": "factor"})
    assert 'id="top-3" name="top" value="2"' in director.work
    director.do("tournament_plan.set", {"round": "3", "mode": "factor", "top": "3"})
    assert director.event().plan[3].top == 3
    assert not director.do("tournament_plan.set", {"round": "3", "mode": "factor", "top": "many"})["ok"]
    director.do("tournament_plan.set", {"round": "3", "mode": ""})
    assert [*director.event().plan] == [2]


def test_a_draft_is_paired_otherwise_for_this_round_alone():
    director = DirectorWindow().opens()
    director.draws()
    director.do("tournament.pair_otherwise", {"mode": "quartiles"})
    assert "the first quarter meets the second, the third the fourth" in director.work
    assert [*director.event().plan] == [1] and director.event().draft.number == 1
    director.do("tournament.pair_otherwise", {"mode": ""})
    assert director.event().plan == {} and "the upper half meets the lower" in director.work


def test_the_end_is_settled_on_the_same_page_and_says_who_can_still_win():
    director = DirectorWindow().opens()
    director.go(f"#/event/{director.stream}/plan")
    asked = {"repeats_last": "1", "bands": "1, 3", "certain_apart": "on"}
    director.do("tournament_plan.settle", asked)
    terms = director.event().terms
    assert (terms.repeats_last, terms.bands, terms.certain_apart) == (1, (1, 3), True)
    director.do("tournament_plan.settle", asked)
    assert director.types.count("TermsChanged") == 1
    for wrong in ({"bands": "first"}, {"bands": "0"}, {"repeats_last": "some"}, {"repeats_last": "1000"}):
        assert not director.do("tournament_plan.settle", {**asked, **wrong})["ok"]
    director.go(f"#/event/{director.stream}")
    director.whole_round()
    director.whole_round()
    director.go(f"#/event/{director.stream}/plan")
    assert "Places 2 to 3" in director.text and "Possible" in director.text
    assert director.entries[-1]["type"] != "TermsChanged"


def test_another_method_leaves_what_was_settled_for_the_end():
    director = DirectorWindow().opens()
    director.go(f"#/event/{director.stream}/plan")
    director.do("tournament_plan.settle", {"bands": "2", "certain_apart": "on"})
    director.go(f"#/event/{director.stream}")
    director.draws()
    director.do("tournament.panel", data={"name": "terms"})
    director.do("tournament.change_terms", {"mode": "groups", "first_round": "halves", "scoring": "points"})
    assert director.event().terms.mode == "groups" and director.event().terms.bands == (2,)


LIMITED = {"bye_halves": "1", "bye_differential": "50", "limits": "150"}
FIVE = "\n".join(EIGHT.splitlines()[:5])


def test_byes_and_limits_are_asked_at_the_opening_and_stand_beside_the_standings():
    director = DirectorWindow().opens(FIVE, **LIMITED)
    terms = director.event().terms
    assert (terms.bye_halves, terms.bye_differential, terms.limits) == (1, 50, (150,))
    director.draws()
    director.publishes()
    director.writes(1, 600, 300)
    director.writes(2, 400, 300)
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/standings")
    assert "A bye counts 0.5, differential +50. Largest differential in a game: 150." in director.text
    assert "+150" in director.text and "+300" not in director.text
    first = director.event().standings()[0].player.id
    director.go(f"#/event/{director.stream}/standings/player/{first}")
    assert "the differential counts +150" in director.text
    assert "limits and byes: −150" in director.text


def test_the_terms_asked_again_have_what_was_chosen():
    director = DirectorWindow().opens(FIVE, **LIMITED)
    director.draws()
    director.do("tournament.panel", data={"name": "terms"})
    assert 'id="bye_halves-1" name="bye_halves" value="1" checked' in director.work
    assert 'id="limits" name="limits" value="150"' in director.work


def test_a_change_of_the_plan_never_drops_a_draft_unasked():
    director = DirectorWindow().opens()
    director.draws()
    drafted = director.event().draft
    director.go(f"#/event/{director.stream}/plan")
    for act, fields in (
        ("set", {"round": "1", "mode": "quartiles"}),
        ("settle", {"repeats_last": "1", "bands": "1"}),
    ):
        director.do(f"tournament_plan.{act}", fields)
        assert director.event().draft == drafted and "Drop the draft of round 1?" in director.text
        director.do("dismiss")
        assert "Drop the draft" not in director.text and director.event().draft == drafted
        assert not director.do("tournament_plan.agree")["ok"]
    director.do("tournament_plan.set", {"round": "3", "mode": "king"})
    assert director.event().plan[3].mode == "king" and director.event().draft == drafted
    director.do("tournament_plan.set", {"round": "1", "mode": "quartiles"})
    director.do("tournament_plan.agree")
    assert director.event().draft is None and director.event().plan[1].mode == "quartiles"
    assert "The draft of round 1 was dropped." in director.text
    director.draws()
    director.go(f"#/event/{director.stream}/plan")
    director.do("tournament_plan.settle", {"repeats_last": "2", "bands": "1", "certain_apart": "on"})
    director.do("tournament_plan.agree")
    assert director.event().terms.repeats_last == 2 and director.event().terms.certain_apart

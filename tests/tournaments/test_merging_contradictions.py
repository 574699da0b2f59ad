"""Two tablets that contradict each other: nothing is taken or lost without a word."""

from gettext import NullTranslations

import pytest

from drivers.director import Director
from drivers.two_tablets import brings, meets, parted, waiting
from faristol.fields import Damaged
from faristol.screens.tournament.two_versions import both_versions
from faristol.texts import Texts
from faristol.tournaments import awarding, changing, choosing, directing, opening, reporting
from faristol.tournaments.aspects import value_of, with_value
from faristol.tournaments.deciding import MOST_ARBITERS, name_arbiters
from faristol.tournaments.difference import Difference
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import Terms


def on(letters="ABCDEF"):
    """The first round goes on, on two tablets."""
    here = Director(letters, rounds=7).pair().publish()
    return here, here.branch(), len(here.entries)


def abouts(club):
    return [each.about for each in club.state.differences.waiting]


def test_a_round_that_others_follow_is_not_opened_again_without_a_word():
    here, there, common = parted()
    there.undo()
    here.pair().publish()
    meets(here, there, common)
    assert here.state.rounds[0].closed and waiting(here) == [("closed", (), 1)]
    with pytest.raises(Damaged):
        with_value(here.state, Difference("closed", round=1, value=False))
    assert not choosing.fits(here.state, here.state.differences.still(here.state)[0])


def late(club, id="Z", half=False):
    club.do(opening.enter_player, Player(id, f"late {id}", 1000))
    return club.do(changing.add_bye, id, "late", half=half)


def test_a_bye_added_there_leaves_the_round_closed_here_and_its_notes():
    here, there, common = on()
    late(there)
    here.better_win().close()
    meets(here, there, common)
    assert here.state.rounds[0].closed and dict(here.state.rounds[0].draft.byes).keys() == {"Z"}
    assert here.state.players["Z"].joined == 1 and waiting(here) == []


def test_what_tables_sent_and_the_clock_stay_where_places_changed_there():
    here, there, common = on()
    one, two = (there.state.rounds[0].draft.pairs[at].first for at in (0, 1))
    there.do(changing.change_places, one, two, "so")
    here.do(reporting.enter_result, 1, 3, Report(score=(400, 300)))
    here.write([{"type": "ResultDiffers", "round": 1, "board": 3, "score": [401, 300], "from_tablet": 3}])
    meets(here, there, common)
    assert here.state.rounds[0].draft == there.state.rounds[0].draft
    assert here.state.rounds[0].others == {3: (401, 300)}
    (brought,) = (entry for entry in here.entries if entry["type"] == "DetailBrought")
    assert brought["why"] == "so"


def test_half_a_point_and_a_whole_one_are_asked_about():
    here, there, common = parted("ABCDEFG")
    here.do(directing.give_bye, "C").pair().publish()
    there.do(directing.give_bye, "C", half=True).pair().publish()
    meets(here, there, common)
    assert waiting(here) == [("byes", (), 2)]
    here.do(choosing.take_theirs, 1)
    assert here.state.rounds[1].draft.byes == there.state.rounds[1].draft.byes


def test_another_bye_more_on_each_is_asked_about_and_the_results_come():
    here, there, common = on("ABCD")
    late(here, "Y"), late(there, "Z")
    there.do(reporting.enter_result, 1, 2, Report(score=(444, 300)))
    meets(here, there, common)
    assert here.state.rounds[0].sheets[2].written == (444, 300) and waiting(here) == [("byes", (), 1)]


def test_a_result_taken_back_there_and_corrected_here_is_listed():
    here = Director("ABCD").pair().publish().do(reporting.enter_result, 1, 1, Report(score=(400, 300)))
    there, common = here.branch(), len(here.entries)
    there.undo()
    here.do(reporting.correct_result, 1, 1, Report(score=(401, 300)), "")
    meets(here, there, common)
    assert abouts(here) == ["sheet"] and here.state.rounds[0].sheets[1].written == (401, 300)
    here.do(choosing.take_theirs, 1)
    assert not here.state.rounds[0].sheets


def test_a_round_called_off_there_and_followed_here_is_told():
    here, there, common = on("ABCD")
    there.do(directing.call_off_round, "no room")
    here.better_win().close().whole_round()
    meets(here, there, common)
    assert waiting(here) == [("called-off-there", (), 1)] and len(here.state.rounds) == 2


def test_a_late_entry_counts_here_from_the_next_round():
    here, there, common = parted()
    there.do(opening.enter_player, Player("Z", "Zoe", 1000))
    here.whole_round().whole_round()
    meets(here, there, common)
    assert here.state.players["Z"].joined == 4


def test_an_absence_of_a_round_that_was_played_here_is_asked_about():
    here, there, common = parted()
    there.do(opening.mark_absent, "A", 2)
    here.whole_round()
    meets(here, there, common)
    assert waiting(here) == [("absent", ("A",), 2)] and not here.state.players["A"].absent


@pytest.mark.parametrize(("act", "name"), [(opening.withdraw, "withdrawn"), (opening.mark_away, "away")])
def test_who_left_there_and_played_on_here_leaves_from_the_next_round(act, name):
    here, there, common = parted()
    there.do(act, "A")
    here.whole_round()
    meets(here, there, common)
    assert getattr(here.state.players["A"], name) == 3 and waiting(here) == []
    assert brings(here, there, common).entries == []


def test_a_draft_made_by_hand_here_is_not_replaced_though_something_else_came_before():
    here, there, common = parted()
    here.do(directing.draft_by_hand, [("A", "B"), ("C", "D"), ("E", "F")])
    there.do(directing.forbid_pair, "A", "F").pair()
    meets(here, there, common)
    assert waiting(here) == [("round", (), 2)]


def test_arbiters_who_were_taken_off_and_named_there_are_so_here():
    here, there, common = parted()
    here.do(name_arbiters, ["Marta Roig", "Pere Mas"])
    there.do(name_arbiters, ["Joan Pla"])
    meets(here, there, common)
    assert here.state.arbiters == ("Pere Mas", "Joan Pla")


def test_arbiters_for_whom_there_is_no_room_are_told():
    here, there, common = parted()
    here.do(name_arbiters, [f"Marta {chr(65 + at)}" for at in range(MOST_ARBITERS)])
    there.do(name_arbiters, ["Marta Roig", "Joan Pla"])
    meets(here, there, common)
    assert waiting(here) == [("arbiters", (), 0)]
    assert here.state.differences.waiting[0].value == ["Joan Pla"]


def test_a_wish_taken_back_there_for_a_round_that_is_paired_here_is_told():
    here = Director("ABCDEF", rounds=7).whole_round().do(directing.lock_pair, "A", "F")
    there, common = here.branch(), len(here.entries)
    there.undo()
    here.pair().publish()
    meets(here, there, common)
    assert waiting(here) == [("wish-back", ("A", "F"), 2)]


def test_the_reason_of_a_corrected_rating_comes_along():
    here, there, common = parted()
    there.do(changing.correct_rating, "A", 1800.5, "mistyped")
    meets(here, there, common)
    assert here.last["why"] == "mistyped"


def test_what_no_longer_differs_is_not_asked_any_more():
    here, there, common = parted()
    here.do(opening.change_player, Player("A", "Anna", 2000))
    there.do(opening.change_player, Player("A", "Aina", 2000))
    meets(here, there, common)
    assert [each.about for each in here.state.differences.still(here.state)] == ["name"]
    here.do(opening.change_player, Player("A", "Aina", 2000))
    assert here.state.differences.still(here.state) == []


def test_fees_of_the_other_tablet_are_told():
    here, there, common = parted()
    there.write([{"type": "FeeSet", "cents": 500}])
    meets(here, there, common)
    assert abouts(here) == ["entry"]


def versions(here, there, common):
    meets(here, there, common)
    (found,) = here.state.differences.waiting
    return both_versions(
        found, value_of(here.state, found), {"A": "A", "B": "B"}, Texts("en", NullTranslations())
    )


def test_two_ways_of_pairing_that_read_alike_are_told_apart():
    here, there, common = parted()
    here.do(opening.change_terms, Terms(clubs_apart=True))
    there.do(opening.change_terms, Terms(bands=(1, 3)))
    one, other = versions(here, there, common)
    assert one == "Keep players from the same club apart if possible: yes; Places that win a prize: 1"
    assert other == "Keep players from the same club apart if possible: no; Places that win a prize: 1, 3"


def test_two_lists_of_prizes_that_read_alike_are_told_apart():
    here, there, common = parted()
    for club, what, player in ((here, "cup", "A"), (there, "ham", "B")):
        club.write(awarding.set_prizes(Prizes((Prize("by-hand", what=what, player=player),))))
    assert versions(here, there, common) == ("cup, A", "ham, B")


def test_sums_of_prizes_are_written_as_everywhere():
    here, there, common = parted()
    for club, cents in ((here, 12345678), (there, 5050)):
        club.write(awarding.set_prizes(Prizes((Prize("place", cents=cents),))))
    assert versions(here, there, common) == ("1 prize, 123456.78 €", "1 prize, 50.50 €")

"""What a bye counts, and how far the differential of a game does."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from drivers.director import Director
from drivers.rounds_in_words import game, people, round_of
from faristol.games.log import fold
from faristol.screens.tournament.figures import counting_note
from faristol.texts import texts
from faristol.tournaments import finals, opening
from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.course import course, places
from faristol.tournaments.errors import NoSuchDifferential, NoSuchLimits
from faristol.tournaments.event import opened
from faristol.tournaments.facts import apply
from faristol.tournaments.records import records
from faristol.tournaments.rounds import Round
from faristol.tournaments.stakes import stakes
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import Terms

REST = Round((), ("A",))


def record(player, *rounds, **counting):
    return records("ABCD", list(rounds), counting=Counting(**counting))[player]


@pytest.mark.parametrize(
    ("bye", "halves", "wins", "coefficient"), [(2, 2, 1, 10_000), (1, 1, 0, 5_000), (0, 0, 0, 0)]
)
def test_a_bye_counts_as_a_win_as_a_draw_or_nothing(bye, halves, wins, coefficient):
    found = record("A", REST, bye=bye, bye_differential=50)
    assert (found.halves, found.wins, found.coefficient) == (halves, wins, coefficient)
    assert (found.differential, found.won, found.byes) == (50, 0, (1,))


def test_without_a_word_a_bye_is_a_point_and_no_differential():
    assert (record("A", REST).halves, record("A", REST).differential) == (2, 0)


def test_a_limit_cuts_the_differential_of_both_and_nothing_else():
    played = round_of(game("A", "B", 600, 300), game("C", "D", 400, 300))
    found = records("ABCD", [played], counting=Counting(limits=(200,)))
    assert [found[player].differential for player in "ABCD"] == [200, -200, 100, -100]
    assert (found["A"].won, found["A"].lost, found["A"].halves) == (600, 300, 2)


def test_each_round_has_its_limit_and_the_last_holds_on():
    counting = Counting(limits=(100, 200))
    assert [counting.limit(number) for number in (1, 2, 3, 9)] == [100, 200, 200, 200]
    rounds = [round_of(game("A", "B", 700, 300))] * 3
    assert records("AB", rounds, counting=counting)["A"].differential == 500
    assert AS_DOCUMENTS.limit(1) is None


@pytest.mark.parametrize(("limits", "brought"), [((), 150), ((30,), 60), ((30, 90), 105), ((200,), 150)])
def test_a_bye_never_brings_more_than_the_limit_of_its_round(limits, brought):
    found = record("A", REST, REST, bye_differential=75, limits=limits)
    assert found.differential == brought
    assert Counting(bye_differential=500, limits=limits).most == (max(limits) if limits else None)


@pytest.mark.parametrize("changes_terms", [False, True])
def test_a_bye_of_an_older_log_brings_what_it_brought(changes_terms):
    made = club(bye_differential=75, limits=(30,))
    if changes_terms:
        made.do(opening.change_terms, made.state.terms)
    older = [
        {**entry, "terms": {name: value for name, value in entry["terms"].items() if name != "bye_within"}}
        if "terms" in entry
        else entry
        for entry in made.entries
    ]
    event = fold(opened(older[0]), apply, older[1:])
    (resting,) = event.played[0].byes
    for state, brought in ((made.state, 30), (event, 75)):
        assert {row.player.id: row.record.differential for row in state.standings()}[resting] == brought
    assert event.terms.counting.most == 75
    assert counting_note(event.terms.counting, texts("en")).startswith("A bye counts 1, differential +75. ")
    (entry,) = opening.change_terms(event, made.state.terms)
    assert entry["terms"]["bye_within"] is False


@given(
    some.lists(some.tuples(some.integers(0, 900), some.integers(0, 900)), max_size=6), some.integers(1, 500)
)
def test_the_differential_is_the_sum_of_what_each_game_counts(scores, limit):
    rounds = [round_of(game("A", "B", *score)) for score in scores]
    found = records("AB", rounds, counting=Counting(limits=(limit,)))
    by_hand = sum(min(limit, max(-limit, own - other)) for own, other in scores)
    assert (found["A"].differential, found["B"].differential) == (by_hand, -by_hand)


def test_a_limit_decides_who_stands_first():
    played = [round_of(game("A", "B", 700, 300), game("C", "D", 500, 250))]
    order = [row.player.id for row in standings(people("ABCD"), played)]
    assert order[:2] == ["A", "C"]
    limited = standings(people("ABCD"), played, counting=Counting(limits=(100,)))
    assert [row.worth[1] for row in limited[:2]] == [100, 100] and limited[0].decided == "total"


def test_who_is_a_win_ahead_with_more_than_two_limits_cannot_be_caught():
    """One round is left; a game counts 100 at most, so that a gap of more than 200 stays."""
    rounds = [round_of(game("A", "C", 500, 300), game("B", "D", 301, 300))] * 3
    rounds += [round_of(game("A", "C", 500, 300), game("D", "B", 301, 300))]
    terms = Terms(limits=(100,), bands=(1, 3))
    rows = standings(people("ABCD"), rounds, counting=terms.counting)
    assert stakes(rows, 1, terms).is_certain("A")
    assert not stakes(rows, 1, Terms(bands=(1, 3))).is_certain("A")


def club(**terms):
    made = Director("ABC", Terms(**terms), rounds=3)
    return made.whole_round()


def test_the_course_of_a_player_has_what_the_bye_brought():
    made = club(bye_halves=1, bye_differential=30)
    (resting,) = made.state.played[0].byes
    (turn,) = course(made.state, resting, places(made.state))
    assert (turn.won, turn.halves) == (0.5, 1)
    assert {row.player.id: row.record.differential for row in made.state.standings()}[resting] == 30


def test_a_final_carries_the_differential_that_counted():
    made = club(limits=(20,))
    final = finals.open_final(made.state, "Final", ["A", "B"], 1, carry=True, secret=bytes(32), app="x")
    carried = [entry["carried"] for entry in final if entry["type"] == "PlayerEntered"]
    before = {row.player.id: row.record.differential for row in made.state.standings()}
    assert [each["won"] - each["lost"] for each in carried] == [before["A"], before["B"]]


def test_impossible_limits_and_byes_are_refused():
    made = club()
    with pytest.raises(NoSuchLimits):
        opening.change_terms(made.state, Terms(limits=(0,)))
    with pytest.raises(NoSuchDifferential):
        opening.change_terms(made.state, Terms(bye_differential=1000))


def test_the_note_says_only_what_is_not_as_in_the_documents():
    t = texts("en")
    assert counting_note(AS_DOCUMENTS, t) == ""
    assert counting_note(Counting(1, 50, (200, 300)), t) == (
        "A bye counts 0.5, differential +50. Largest differential in a game: 200, 300."
    )
    assert counting_note(Counting(2, 50, (30,)), t).startswith("A bye counts 1, differential +30. ")
    said = "A bye counts 1, differential +50, but never beyond the limit of its round. "
    assert counting_note(Counting(2, 50, (30, 60)), t).startswith(said)

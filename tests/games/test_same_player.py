"""Who is who over several events: certain by the name, asked where it only looks alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.competitions.same_player import looks_alike, plain, same_players, words


def person(name, club=""):
    return name, club


def people(*events, **decided):
    """The persons as sets of what they are called, and the doubts as sets."""
    found, doubts = same_players([{*event} for event in events], **decided)
    return {frozenset(each) for each in found}, {frozenset(pair) for pair in doubts}


ANNA, SERRA = person("Anna Puig"), person("Anna Puig Serra")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna Puig", "ANNA PUIG"),
        ("Àngela Bauçà", "Angela Bauca"),
        ("Puig Serra, Anna", "Anna Puig Serra"),
        ("Caterina Llompart i Vidal", "Caterina Llompart Vidal"),
        ("Ștefan Țurcanu", "Stefan  Turcanu"),
        ("Ana-Maria Pop", "Ana Maria Pop"),
    ],
)
def test_one_name_written_in_two_ways_is_one_person(one, other):
    found, doubts = people([person(one)], [person(other)])
    assert found == {frozenset((person(one), person(other)))} and doubts == set()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna Puig", "Anna Puig Serra"),
        ("Anna Serra", "Anna Puig Serra"),
        ("A. Puig", "Anna Puig"),
        ("Anna P.", "Anna Puig"),
        ("Puig Anna", "Anna Puig"),
    ],
)
def test_a_name_that_only_looks_alike_is_asked_about(one, other):
    found, doubts = people([person(one)], [person(other)])
    assert found == {frozenset((person(one),)), frozenset((person(other),))}
    assert doubts == {frozenset((person(one), person(other)))}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna Puig", "Maria Puig"),
        ("Anna", "Anna Puig"),
        ("Anna Puig", "Anna Mas"),
        ("Anna Puig Mas", "Anna Puig Roca"),
        ("Joan Puig", "Joana Puig"),
        ("A. Puig", "Biel Puig"),
        ("Martí Martí", "Martí Puig Mas"),
    ],
)
def test_other_names_are_other_people(one, other):
    found, doubts = people([person(one)], [person(other)])
    assert len(found) == 2 and doubts == set()


def test_a_link_is_left_out_unless_it_is_all_there_is():
    assert words("Caterina Llompart i Vidal") == ("caterina", "llompart", "vidal")
    assert words("Y") == ("y",)


def test_a_club_less_is_the_same_person_and_another_club_is_asked_about():
    palma, inca, none = (person("Anna Puig", club) for club in ("Palma", "Inca", ""))
    assert people([palma], [none]) == ({frozenset((palma, none))}, set())
    found, doubts = people([palma], [inca])
    assert len(found) == 2 and doubts == {frozenset((palma, inca))}


def test_without_a_club_it_may_be_either_of_two_so_it_is_asked():
    palma, inca, none = (person("Anna Puig", club) for club in ("Palma", "Inca", ""))
    found, doubts = people([palma, inca], [none])
    assert len(found) == 3
    assert doubts == {frozenset((palma, none)), frozenset((inca, none))}


def test_two_who_played_together_are_never_one():
    assert people([ANNA, SERRA]) == ({frozenset((ANNA,)), frozenset((SERRA,))}, set())
    shouted = person("ANNA PUIG")
    found, doubts = people([ANNA, shouted], [ANNA])
    assert len(found) == 2 and doubts == set()


def test_what_somebody_decided_stands():
    pair = frozenset((ANNA, SERRA))
    assert people([ANNA], [SERRA], joined={pair}) == ({pair}, set())
    found, doubts = people([ANNA], [SERRA], parted={pair})
    assert len(found) == 2 and doubts == set()


def test_who_was_joined_carries_the_other_names_along():
    shouted = person("ANNA PUIG SERRA")
    found, doubts = people([ANNA], [SERRA], [shouted], joined={frozenset((ANNA, SERRA))})
    assert found == {frozenset((ANNA, SERRA, shouted))} and doubts == set()


def test_a_doubt_about_one_person_is_asked_once():
    shouted = person("ANNA PUIG SERRA")
    _, doubts = people([ANNA], [SERRA], [shouted])
    assert len(doubts) == 1


def test_a_decision_about_names_that_are_gone_does_nothing():
    gone = frozenset((person("Nobody Here"), ANNA))
    assert people([ANNA], joined={gone}) == ({frozenset((ANNA,))}, set())


NAMES = st.sampled_from(["Anna Puig", "ANNA PUIG", "Anna Puig Serra", "Puig Anna", "A. Puig", "Biel Mas"])
CALLED = st.tuples(NAMES, st.sampled_from(["", "Inca", "Palma"]))
EVENTS = st.lists(st.sets(CALLED, min_size=1, max_size=4), min_size=1, max_size=4)


@given(EVENTS, st.sets(st.frozensets(CALLED, min_size=2, max_size=2), max_size=3))
def test_everybody_is_one_person_who_never_sits_at_two_tables(events, parted):
    found, doubts = same_players(events, parted=parted)
    assert sorted(called for each in found for called in each) == sorted(set().union(*events))
    for each in found:
        assert all(len(each & event) <= 1 for event in events)
        assert not any(pair <= each for pair in parted)
    for one, other in doubts:
        assert not any({one, other} <= each for each in found)
        assert not any({one, other} <= event for event in events)


@given(EVENTS)
def test_the_order_of_the_events_changes_nobody(events):
    assert same_players(events)[0] == same_players(events[::-1])[0]


@given(NAMES, NAMES)
def test_looking_alike_goes_both_ways(one, other):
    assert looks_alike(words(one), words(other)) == looks_alike(words(other), words(one))


@given(st.text(max_size=30))
def test_any_text_can_be_compared(name):
    assert plain(plain(name)) == plain(name)
    assert looks_alike(words(name), words(name))

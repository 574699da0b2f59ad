"""The racks of a judged duplicate on which a player lost most: which rounds come back, and which do not."""

import pytest

from drivers.club import Club
from drivers.exercise_book import ExerciseBook
from faristol.core.cgp import read_cgp
from faristol.core.letters import plain
from faristol.core.play import read_play
from faristol.games.duplicate import masters
from faristol.practice.exercises import answering
from faristol.practice.exercises.cards import LOST
from faristol.practice.lost_racks import (
    OF_A_GAME,
    WORTH_KEEPING,
    every_of_duplicate,
    missed_words,
    of_duplicate,
)

ROUNDS = 7


@pytest.fixture(scope="module")
def club():
    """The first player always finds the master play, the second never, the third hands nothing in."""
    club = Club()
    club.begin()
    for number in range(1, ROUNDS + 1):
        club.time()
        plays = club.plays()
        club.hand_in(number, "p1", plays[0])
        club.hand_in(number, "p2", plays[-1]) if number % 2 else club.hand_in(number, "p2", null="none")
        club.master()
        if number < ROUNDS:
            club.next()
    return club.end()


def test_the_slips_furthest_below_the_master_play_come_back_the_worst_first(club):
    event, racks = club.state, of_duplicate(club.state, "p2")
    missed = sorted(
        (round_.master.points - round_.slips["p2"].points for round_ in event.rounds), reverse=True
    )
    assert [each.lost for each in racks] == [each for each in missed if each >= WORTH_KEEPING][:OF_A_GAME]
    assert len(racks) == OF_A_GAME < sum(each >= WORTH_KEEPING for each in missed)


def test_a_rack_comes_back_with_the_board_of_its_round_and_the_master_play(club):
    event = club.state
    rounds = {round_.rack: round_ for round_ in event.rounds}
    for each in of_duplicate(event, "p2"):
        round_ = rounds[read_cgp(event.tile_set, each.position).racks[0]]
        assert (each.board, each.rack) == (round_.board, round_.rack)
        assert (each.best, each.top) == (round_.master.play, round_.master.points)
        slip = round_.slips["p2"]
        assert (each.own, each.points) == ((slip.play, slip.points) if slip.play else ("", 0))
        assert (each.where, each.at) == (event.opened.name, event.opened.at)
        assert each.rules.bonus == event.rules.bonus


def test_the_words_of_all_master_plays_that_were_missed_can_be_studied(club):
    event = club.state
    missed = [round_ for round_ in event.rounds if round_.slips["p2"].points < round_.master.points]
    words = {plain(read_play(event.tile_set, round_.master.play).word) for round_ in missed}
    found = missed_words(every_of_duplicate(event, "p2"))
    assert set(found) == words and len(found) > OF_A_GAME
    assert missed_words(every_of_duplicate(event, "p1")) == []


def test_the_master_play_of_each_is_a_right_answer(club):
    person = ExerciseBook()
    person.racks = of_duplicate(club.state, "p2")
    for _ in person.racks:
        person.asks(LOST)
        best = person.card.lost["best"]
        person.write(answering.play(person.book, best, person.words.lexicon.contains))
        assert person.question.right and person.question.points == person.card.lost["top"]


def test_who_found_the_master_plays_or_handed_nothing_in_lost_on_no_rack(club):
    assert of_duplicate(club.state, "p1") == () and of_duplicate(club.state, "p3") == ()


def test_while_the_duplicate_is_played_nothing_is_told():
    club = Club()
    club.begin().time()
    club.hand_in(1, "p2", null="none").hand_in(1, "p1", club.plays()[0]).master()
    assert of_duplicate(club.state, "p2") == ()
    assert of_duplicate(club.end().state, "p2")


def test_a_master_play_that_was_found_wrong_is_no_goal():
    wrong = Club()
    wrong.begin().time()
    wrong.hand_in(1, "p2", null="none").hand_in(1, "p1", wrong.plays()[0]).master()
    wrong.write(masters.master_found_wrong(wrong.state, 1)).end()
    assert of_duplicate(wrong.state, "p2") == ()


def test_nor_is_one_that_the_judge_took_against_the_word_list():
    club = Club()
    club.begin().time()
    tiles = club.state.tile_set
    word = tiles.write(tiles.sort(tile for tile in club.state.round.rack if tile != "?")).replace(" ", "")
    club.hand_in(1, "p1", f"H4 {word}", accepted="in the club's dictionary").hand_in(1, "p2", null="none")
    club.write(masters.choose_master(club.state, f"H4 {word}", club.words.lexicon.contains))
    assert club.state.round.master.play == club.state.round.slips["p1"].play
    assert of_duplicate(club.end().state, "p2") == ()


def test_of_completiv_no_rack_comes_back():
    """Six tiles lie there, and each player names another seventh (RDU-6)."""
    club = Club("completiv")
    club.begin().time()
    club.hand_in(1, "p1", club.plays()[0]).hand_in(1, "p2", null="none").master()
    assert of_duplicate(club.end().state, "p2") == ()

"""The master play: DUP-12, DUP-17, DUP-18, DUP-19."""

from random import Random

import pytest

from drivers.bag_club import Tables
from drivers.club import PLAYERS, Club
from faristol.core.board import write_board
from faristol.core.play import write_play
from faristol.core.tiles import BLANK
from faristol.games.duplicate import accepting, judging, masters
from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.errors import MasterDoesNotStand, NotNow, TooLate
from faristol.games.duplicate.possible import plays_of


def first_round(rack="CASALSO"):
    return Tables().begin().round_with(rack)


def proposals(club):
    state = club.state
    return masters.proposals(state, state.round, plays_of(state, state.round, club.words))


def best(club):
    found = proposals(club)
    return [each for each in found if each.points == found[0].points]


# --- DUP-12


def test_dup_12_all_the_plays_that_score_most_are_proposed_with_what_each_leaves():
    club = first_round("CANUTIE")
    plays = club.plays()
    club.collect({1: plays[-1]})
    found = best(club)
    assert len(found) > 1
    assert {each.play for each in found} == set(plays[: len(found)])
    assert [each.play for each in proposals(club)] == [*(each.play for each in found), plays[-1]]
    for each in found:
        assert len(each.leaves) == 7 - len(each.play.partition(" ")[2])


def test_dup_12_and_who_found_each():
    club = first_round("CANUTIE")
    play = proposals(club)[0].play
    club.collect({2: play, 3: play, 1: "H8 CANU"})
    assert proposals(club)[0].found_by == ("2", "3")


def test_dup_12_the_judge_may_take_any_valid_play():
    club = first_round().announce("H8 COS")
    assert (club.last["points"], club.last["clause"]) == (8, "DUP-12")
    assert club.state.tile_set.write(club.state.round.master.kept) == "AALS"


@pytest.mark.parametrize("play", ["H8 CASLA", "H8 RES", "A1 CASA", "CASA", "H8 C#SA", ""])
def test_dup_12_but_no_other(play):
    club = first_round()
    with pytest.raises(MasterDoesNotStand):
        club.announce(play)


def test_dup_12_it_lies_on_the_board_of_the_next_round():
    club = first_round().announce("H8 CASA")
    assert club.state.round.board.is_empty
    club.next()
    rows = write_board(club.state.tile_set, club.round_with("LSOIPRE").state.round.board)
    assert [row for row in rows if row.strip(".")] == [".......CASA...."]


def with_accepted_words(*, everywhere):
    """In round two both slips are AUQUEU; the one that scores more makes words that the judge accepts."""
    club = Tables().begin().round_with("IJEENOA").collect({1: "H8 NOIEJA"}).announce("H8 NOIEJA").next()
    club.round_with("EUUOAQG").collect({1: "14D AUQUEU", 2: "G11 AUQUEU"})
    accept(club, 2, everywhere=everywhere)
    return club


def accept(club, player, *, everywhere):
    state, is_word = club.state, club.words.lexicon.contains
    number = len(state.rounds)
    club.write(
        accepting.accept_words_of_slip(state, number, str(player), "judge", is_word, everywhere=everywhere)
    )


def test_dup_12_a_play_with_accepted_words_that_scores_more_is_proposed_before_the_best_of_the_list():
    found = proposals(with_accepted_words(everywhere=False))
    assert (found[0].play, found[0].points, found[0].found_by) == ("G11 AUQEU", 48, ("2",))
    assert [each.points for each in found] == sorted((each.points for each in found), reverse=True)


def test_dup_12_accepted_words_make_plays_that_nobody_has_handed_in():
    club = first_round().collect({1: "H8 CASLA"})
    accept(club, 1, everywhere=False)
    state = club.state
    assert {"H5 CASLA", "H6 CASLA", "H7 CASLA", "H8 CASLA"} <= {
        write_play(state.tile_set, each.play)
        for each in plays_of(state, state.round, club.words).starting(b"", None, 10_000)
    }


@pytest.mark.parametrize("everywhere", [True, False])
def test_dup_12_words_accepted_for_one_round_make_no_plays_in_the_next(everywhere):
    club = first_round().collect({1: "H8 CASLA"})
    accept(club, 1, everywhere=everywhere)
    club.announce("H8 COS").next().round_with("CASALSA")
    state = club.state
    plays = plays_of(state, state.round, club.words).starting(b"", None, 10_000)
    assert any("CASLA" in write_play(state.tile_set, each.play).split()[1] for each in plays) == everywhere


@pytest.mark.parametrize("seed", range(10))
def test_dup_12_nothing_is_proposed_before_a_slip_that_scores_more(seed):
    """Whatever words are accepted, of whichever slips."""
    random, club = Random(seed), Club(players=PLAYERS[:6]).begin()
    for _ in range(4):
        number, plays = len(club.time().state.rounds), club.plays()
        rack = [f"[{tile}]" if len(tile) > 1 else tile for tile in club.state.round.rack if tile != BLANK]
        for player in club.state.at_tables:
            where = random.choice(plays).split()[0]
            made_up = f"{where} {''.join(random.sample(rack, random.randint(2, len(rack))))}"
            club.hand_in(number, player.id, random.choice([made_up, *plays[:2]]))
        for player in sorted(club.state.round.slips):
            if club.state.round.slips[player].reason == "word":
                accept(club, player, everywhere=random.random() < 0.5)
        counting = that_count(club.state, club.state.round).values()
        found = proposals(club)
        assert found[0].points >= max((slip.points for slip in counting), default=0)
        assert {slip.play for slip in counting} <= {each.play for each in found}
        club.master().next()


# --- DUP-17


def test_dup_17_a_master_play_below_the_best_stays():
    club = first_round().collect({1: "H8 CASALS", 2: "H8 COS"}).announce("H8 COS")
    with pytest.raises(NotNow):
        club.announce("H8 CASALS")
    club.next()
    with pytest.raises(NotNow):
        club.announce("H8 CASALS")


def test_dup_17_who_had_found_more_than_it_keeps_the_points():
    club = first_round().collect({1: "H8 CASALS", 2: "H8 COS"}).announce("H8 COS")
    assert [club.counts(player)[0] for player in (1, 2)] == [16, 8]


# --- DUP-18


def wrong_master():
    """CASLA was announced; nobody saw that it is no word."""
    club = first_round("LASCASO").collect({1: "H8 CASLA", 2: "H8 CASA"})
    return club.announce("H8 CASLA", even_wrong=True).next()


def test_dup_18_an_incorrect_play_found_out_later_stays_on_the_board():
    club = wrong_master()
    before = club.state.board
    club.found_wrong(1)
    assert club.state.board == before
    assert club.last["clause"] == "DUP-18"


def test_dup_18_those_who_had_played_it_score_zero_for_it():
    club = first_round().collect({1: "H8 CASAL", 2: "H8 CASAL", 3: "H8 CASA"}).announce("H8 CASAL").next()
    club.found_wrong(1)
    assert club.counts(1, 1) == club.counts(2, 1) == (0, "wrong-master", "DUP-18")
    assert club.counts(3, 1) == (10, None, None)


def test_dup_18_it_is_the_same_play_whichever_letter_the_blank_stands_for():
    club = first_round("C?SALSO").collect({1: "H8 CaSA", 2: "H8 CASa", 3: "H7 CaSA"}).announce("H8 CASa")
    club.next().found_wrong(1)
    assert [club.counts(player, 1)[1] for player in (1, 2, 3)] == ["wrong-master", "wrong-master", None]


def test_dup_18_later_plays_that_lean_on_it_follow_the_rules():
    club = wrong_master().found_wrong(1).draw("SOIPRET").time()
    club.collect({1: "H8 CASLAS", 2: "9G PAS"})
    assert club.slip(1).reason == "word"
    assert club.slip(2).reason is None


def test_dup_18_only_before_the_end():
    club = wrong_master().end()
    with pytest.raises(TooLate):
        club.found_wrong(1)


def test_dup_18_of_any_round_however_long_ago():
    """“Sempre abans de l'acabament”: not of the last rounds alone."""
    club = Club(players=("Aina", "Biel")).begin().rounds(5)
    for number in range(1, 6):
        assert masters.master_found_wrong(club.state, number)[0]["round"] == number


def test_dup_18_it_is_found_once_and_only_where_there_is_one():
    club = wrong_master().found_wrong(1)
    for number in (1, 2, 0):
        with pytest.raises(NotNow):
            club.found_wrong(number)


def test_dup_18_the_bonus_then_goes_by_what_still_counts():
    club = Tables(players=12).begin().round_with("CASALSO")
    club.collect({1: "H8 CASAL", 2: "H8 CASA", 3: "H8 COS"}).announce("H8 CASAL")
    assert bonus_of(club.state, club.state.round).player == "1"
    club.found_wrong(1)
    assert bonus_of(club.state, club.state.round).player == "2"


def test_dup_18_the_announced_play_must_lie_on_the_board_all_the_same():
    with pytest.raises(MasterDoesNotStand):
        first_round().announce("A1 CASA", even_wrong=True)


# --- DUP-19


def test_dup_19_when_nobody_has_a_valid_play_the_judge_proposes_any_to_go_on():
    club = first_round().collect({1: "CASA", 2: None, 3: "H8 CASLA"})
    assert club.announce("H8 CASA").next().state.stage == "tiles"
    assert [total for _, total, _ in club.places] == ["0", "0", "0"]


def test_dup_19_or_a_new_rack_for_the_same_round_and_its_slips_count_for_nothing():
    club = first_round().collect({1: "CASA", 2: "H8 CASA"})
    club.write(judging.new_rack(club.state))
    assert (club.last["clause"], club.state.stage, club.state.awaiting) == ("DUP-19", "tiles", 1)
    club.round_with("PARESIT").announce("H8 PA")
    assert [total for _, total, _ in club.places] == ["0", "0", "0"]


def test_dup_19_the_new_rack_is_drawn_where_the_program_draws():
    club = Tables(source="committed").begin()
    before = club.state.round.rack
    club.write(judging.new_rack(club.time().state))
    assert club.state.stage == "call"
    assert club.state.round.number == 1
    assert club.state.round.rack != before


@pytest.mark.parametrize("source", ["committed", "bag"])
def test_dup_19_not_before_the_round_was_played(source):
    club = Tables(source=source).begin()
    if source == "bag":
        club.draw("CASALSO")
    with pytest.raises(NotNow):
        judging.new_rack(club.state)

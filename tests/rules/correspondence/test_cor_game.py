"""The string, the caps, and turns of a game by letter: COR-1 to 4, COR-6, COR-8, COR-10, COR-14."""

import pytest

from drivers.letter_game import BLUE, RED, ROWS, TILES, Device, choices, march, string
from faristol.core.errors import NotConnected, NotOnRack, NotOverCentre, TooFew
from faristol.core.lots import draw_lots
from faristol.games.correspondence import arbiter
from faristol.games.correspondence.errors import (
    DatesReversed,
    NamesMissing,
    NoSuchTurn,
    ReasonMissing,
    StringIncomplete,
    TurnIsMade,
    TurnNotMade,
)
from faristol.games.correspondence.opening import open_correspondence, string_of
from faristol.rulesets import ruleset_data


def ended(device):
    end = device.state.ending
    return end and (end.way, end.clause)


def test_cor_1_letters_in_hand_cannot_be_exchanged():
    """A turn is a play or PAS, and who passes has the same letters."""
    device = Device()
    device.turns("PAS")
    assert device.hand(RED) == "CASATOR"
    assert {entry["type"] for entry in device.entries} == {"CorrespondenceOpened", "TurnMade", "TurnSent"}


def test_cor_2_the_arbiter_orders_the_hundred_letters_and_everything_is_open():
    device = Device()
    assert sorted(device.state.string) == sorted(TILES.all)
    assert device.state.names == ("Ion Popescu", "Ana Ionescu")
    assert device.state.to_move == RED
    assert (device.hand(RED), device.hand(BLUE)) == ("CASATOR", "MINELEA")


def test_cor_2_one_string_for_a_series_drawn_by_lot():
    one = string_of(TILES, bytes(32), 1)
    assert sorted(one) == sorted(TILES.all)
    assert one == string_of(TILES, bytes(32), 1)
    assert one == tuple(draw_lots(TILES.all, bytes(32), 1, 0, 100))
    assert string_of(TILES, bytes(32), 2) not in (one, TILES.all)


@pytest.mark.parametrize(
    ("wrong", "missing", "many"),
    [(string()[:-1], "?", "–"), ((*string()[:-1], "A"), "?", "A"), ((*string(), "A"), "–", "A")],
)
def test_cor_2_a_string_that_lacks_a_letter_or_has_one_too_many_is_refused(wrong, missing, many):
    with pytest.raises(StringIncomplete) as no:
        open_correspondence(choices(), ruleset_data("correspondence"), {}, wrong, "0.0.0")
    assert no.value.details == {"missing": missing, "many": many}


def test_cor_2_both_players_have_names_and_the_competition_ends_after_it_begins():
    with pytest.raises(NamesMissing):
        Device(players=("Ion Popescu", " "))
    with pytest.raises(DatesReversed):
        Device(closes=march(1))


HIGH = "BONDARI" + "MOHXGVJ" + "FZPATRU" + "LINETEA"


def test_cor_3_the_sheet_counts_no_more_than_the_caps_in_the_first_two_turns():
    device = Device(HIGH)
    device.turns("H8 BONDARI", "8H BHXGVJO", "14H IFZPATRU", "10H NMLINETE", "PAS")
    turns = device.state.course.turns
    assert [turn.points for turn in turns] == [10, 20, 30, 40, 0]
    assert all(turn.worth > turn.points for turn in turns[:4])
    assert [turn.clause for turn in turns] == ["COR-3"] * 4 + [None]
    assert device.state.scores == (40, 60)


def test_cor_3_a_play_below_its_cap_counts_as_it_is_and_from_the_third_turn_on_all_do():
    device = Device("CASATORMINELEA")
    device.turns("H7 CASA", "PAS", "PAS", "8G MAI", "7H CAT")
    turns = device.state.course.turns
    assert all(turn.points == turn.worth and turn.clause is None for turn in turns)
    high = Device(HIGH)
    high.turns("PAS", "PAS", "PAS", "8H HOM", "H8 HBONDARI")
    assert high.points[-1] == high.state.course.turns[-1].worth > 40


def test_cor_4_each_refills_from_the_string_in_turn():
    device = Device("CASATORMINELEABCDEFGH")
    device.turns("H7 CASA")
    assert device.hand(RED) == "TORBCDE"
    assert device.hand(BLUE) == "MINELEA"
    device.turns("8G MAI")
    assert device.hand(BLUE) == "NELEAFG"
    used = [turn.used for turn in device.state.course.turns]
    assert used == [(0, 1, 2, 3), (7, 8)]


def test_cor_4_of_equal_letters_the_earlier_in_the_string_is_used_up():
    device = Device()
    device.turns("H8 TA")
    assert device.state.course.turns[0].used == (1, 4)


def test_cor_4_at_the_end_there_are_fewer_than_seven():
    device = Device()
    for row in ROWS[:13]:
        device.lay_all(row)
    assert device.state.course.in_play == 100
    assert len(device.state.hand(RED)) == 2


def test_cor_6_the_list_in_force_at_the_start_stays_with_the_game():
    lexicon = {"language": "ro", "name": "LOC", "version": "2026", "words": 3, "sha256": "00"}
    (entry,) = open_correspondence(choices(), ruleset_data("correspondence"), lexicon, string(), "0.0.0")
    assert entry["lexicon"] == lexicon


@pytest.mark.parametrize(
    ("first", "play", "reason"),
    [
        (None, "A1 CASA", NotOverCentre),
        (None, "H8 C", TooFew),
        (None, "H8 CASE", NotOnRack),
        ("H7 CASA", "A1 MINE", NotConnected),
        ("H7 CASA", "I7 MINUNE", NotOnRack),
    ],
)
def test_cor_8_a_technical_fault_is_refused_and_the_player_makes_another_play(first, play, reason):
    device = Device()
    if first:
        device.turns(first)
    before = device.state
    with pytest.raises(reason):
        device.play(play)
    assert device.state == before
    device.pass_turn()


def test_cor_8_the_arbiter_may_annul_the_play_and_the_whole_course_after_it():
    device = Device()
    device.turns("H7 CASA", "8G MAI", "PAS", "PAS")
    with pytest.raises(ReasonMissing):
        arbiter.annul(device.state, 1, BLUE, " ")
    with pytest.raises(NoSuchTurn):
        arbiter.annul(device.state, 3, RED, "în L")
    device.write(arbiter.annul(device.state, 1, BLUE, "în L"))
    assert [turn.play for turn in device.state.course.turns] == ["H7 CASA"]
    assert (device.hand(BLUE), device.state.to_move, device.state.number) == ("MINELEA", BLUE, 1)
    device.turns("8H AN")


def test_cor_10_a_play_with_a_word_not_in_the_stock_scores_zero_and_the_letters_stay():
    device = Device(words=["CASA", "MINE"])
    device.turns("H7 CATO")
    (turn,) = device.state.course.turns
    assert (turn.kind, turn.points, turn.clause) == ("zero", 0, "COR-10")
    assert turn.worth > 0
    assert device.hand(RED) == "CASATOR"
    assert device.state.course.board.is_empty
    device.turns("H7 MINE", "7H MA")
    assert device.points == [0, 14, 0]
    device.turns("PAS")
    assert ended(device) is None


def test_cor_10_who_says_pas_keeps_the_letters():
    device = Device()
    device.turns("PAS")
    assert (device.hand(RED), device.points) == ("CASATOR", [0])


def test_cor_14_a_turn_is_made_once_and_sent_once():
    device = Device()
    with pytest.raises(TurnNotMade):
        device.send()
    device.play("H7 CASA")
    with pytest.raises(TurnIsMade):
        device.play("H7 TORS")
    device.undo()
    device.turns("H7 TORS")
    with pytest.raises(TurnNotMade):
        device.send()

"""A word list comes to a guest piece by piece: each once, in order, and from where it was after a break."""

import json

import pytest

from faristol.room.code_text import Unreadable
from faristol.room.guest import Guest, Next, heard
from faristol.room.list_messages import MOST_PIECES, PIECE, AskPiece, ListOffer, ListPiece
from faristol.room.list_passing import ListComing, back, ended, piece_of, take
from faristol.room.messages import MOST_FROM_HOST, NoSeat, read_from_guest, write_message

CONTENT = bytes(range(256)) * 1_700
"""Four pieces, the last one not full."""
OFFER = ListOffer("0f", "ca", "La nostra", "2.18", 400)
OTHER = ListOffer("1f", "ca", "La vostra", "", 400)
SEATED = Guest(link=1, link_state="open", seated=True)


def asked(step: Next) -> list[int]:
    said = [read_from_guest(order["text"]) for order in step[1]]
    return [each.piece for each in said if isinstance(each, AskPiece)]


def hears(guest: Guest, *messages: ListOffer | ListPiece) -> Next:
    step: Next = guest, []
    for message in messages:
        step = heard(step[0], 1, message, 0)
    return step


def piece(number: int, sha256: str = "0f") -> ListPiece:
    return piece_of(CONTENT, AskPiece(sha256, number))


def test_the_pieces_are_the_list_and_each_fits_into_a_message():
    pieces = [piece(number) for number in range(4)]
    assert {each.of for each in pieces} == {4}
    assert len(write_message(pieces[0])) < MOST_FROM_HOST
    guest, orders = hears(take(hears(SEATED, OFFER)[0])[0], *pieces)
    assert guest.list_coming is not None and guest.list_coming.whole
    assert b"".join(guest.list_coming.pieces or ()) == CONTENT
    assert not orders
    assert PIECE * MOST_PIECES > 15 * 2_000_000


def test_nothing_is_asked_for_before_its_person_wants_it_and_then_one_after_another():
    offered = hears(SEATED, OFFER)
    assert asked(offered) == []
    wanted = take(offered[0])
    assert asked(wanted) == [0]
    assert asked(hears(wanted[0], piece(0))) == [1]
    assert take(wanted[0]) == (wanted[0], [])


def test_after_a_break_it_goes_on_with_the_piece_that_it_lacks():
    half = hears(take(hears(SEATED, OFFER)[0])[0], piece(0), piece(1))[0]
    assert asked(hears(half, OFFER)) == [2]


def test_a_piece_that_comes_twice_or_too_early_or_of_another_list_counts_for_nothing():
    begun = hears(take(hears(SEATED, OFFER)[0])[0], piece(0))[0]
    for wrong in (piece(0), piece(2), piece(1, "1f")):
        assert hears(begun, wrong) == (begun, [])


def test_another_list_takes_its_place_and_none_ends_it():
    begun = hears(take(hears(SEATED, OFFER)[0])[0], piece(0))[0]
    other = hears(begun, OTHER)[0].list_coming
    assert other is not None and (other.offer, other.pieces) == (OTHER, None)
    assert hears(begun, piece_of(b"", AskPiece("0f", 1)))[0].list_coming is None


def test_an_offer_that_the_judge_takes_back_is_gone_before_anybody_taps_it():
    assert hears(SEATED, OFFER, ended(OTHER))[0].list_coming == ListComing(OFFER)
    assert hears(SEATED, OFFER, ended(OFFER))[0].list_coming is None


def test_a_host_that_is_there_again_makes_its_offer_anew_and_what_was_coming_goes_on():
    offered = hears(SEATED, OFFER)[0]
    assert back(offered)[0].list_coming is None
    begun = hears(take(offered)[0], piece(0))[0]
    assert asked(back(begun)) == [1]
    assert back(begun)[0] == begun


def test_with_the_seat_goes_what_was_to_come():
    begun = hears(take(hears(SEATED, OFFER)[0])[0], piece(0))[0]
    assert heard(begun, 1, NoSeat("sent-away"), 0)[0].list_coming is None


def test_who_has_no_seat_is_offered_nothing():
    assert hears(Guest(link=1, link_state="open"), OFFER)[0].list_coming is None


def test_what_is_no_piece_is_refused_as_a_message():
    said = json.loads(write_message(AskPiece("0f", 3)))
    for wrong in (-1, MOST_PIECES + 1, "3", None, 1.5):
        with pytest.raises(Unreadable):
            read_from_guest(json.dumps({**said, "piece": wrong}))

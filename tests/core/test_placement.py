"""A judge's order of reasons, and what holds for every play on every board."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from drivers.boards import Game, drawn
from faristol.core.board import Board
from faristol.core.errors import JUDGES_ORDER, reason
from faristol.core.letters import AS_BLANK, codes, plain, tile, word_text
from faristol.core.placement import PlayRules, place
from faristol.core.play import Play, read_play, write_play
from faristol.core.scoring import score
from faristol.core.squares import SQUARES, Place, name
from faristol.core.tiles import Tiles, take, tile_set
from faristol.errors import Rejected
from faristol.rulesets import ruleset_data
from faristol.rulesets.schema import OfPlays

CATALAN = tile_set("ca")
RULES = PlayRules.of(OfPlays.read(ruleset_data("mallorca")))
CASA = drawn("""
    ...............
    ...............
    ...............
    ...............
    ...............
    ...............
    ...............
    .......CASA....
    ..........[NY]....
""")


def refused(board: Board, text: str, rack: str | None = None) -> str | None:
    try:
        play = read_play(CATALAN, text)
        place(CATALAN, RULES, board, play, None if rack is None else CATALAN.read(rack))
    except JUDGES_ORDER as no:
        return reason(no)
    return None


@pytest.mark.parametrize(
    ("text", "rack", "first"),
    [
        ("P99 C#SA", "", "unreadable"),
        ("P99 CASALOTS", "", "coordinates"),
        ("H13 XOC", "AEIOU", "not-on-rack"),
        ("H13 XOCA", "XOCA", "off-board"),
        ("H7 MAP", "MAP", "square-taken"),
        ("H8 CAMA", "M", "square-taken"),
        ("H8 CAMA", "T", "not-on-rack"),
        ("H10 SAL", "L", "incomplete-word"),
        ("H8 CASA", "", "too-few"),
        ("A1 XOC", "XOC", "not-connected"),
        ("H8 CASAL", "L", None),
        ("8H COS", "OS", None),
    ],
)
def test_the_first_reason_in_a_judges_order(text, rack, first):
    assert refused(CASA, text, rack) == first


def test_at_the_start_too_few_comes_before_the_centre():
    assert refused(Board(), "A1 A", "A") == "too-few"
    assert refused(Board(), "A1 SA", "SA") == "centre"


def test_without_a_rack_the_tiles_are_taken_as_had_but_never_more_than_seven():
    assert refused(Board(), "H8 CASALOT") is None
    assert refused(Board(), "H8 casalot") is None
    assert refused(Board(), "H8 CASALOTS") == "not-on-rack"


def test_a_tile_that_does_not_exist_is_on_no_rack():
    game = Game("romanian")
    with pytest.raises(Rejected) as no:
        game.placed("H8 KILO")
    assert reason(no.value) == "not-on-rack"
    assert game.score("H8 kILO").total == 2 * (0 + 1 + 1 + 1)


def test_nothing_is_connected_over_the_edge_of_the_board():
    """A row ends at column 15; what follows it in the list of squares is another row."""
    board = drawn(".............AB")
    assert refused(board, "B1 SOL", "SOL") == "not-connected"
    assert refused(board, "15A BE", "E") is None


def test_a_single_tile_is_one_play_whichever_way_it_is_written():
    game = Game("mallorca", "H8 CASA", "8H CAN")
    across, down = game.placed("I8 AS"), game.placed("9H AS")
    assert across == down
    assert write_play(CATALAN, across.play) == "I8 AS"
    assert [word_text(CATALAN, word.letters) for word in across.words] == ["AS", "AS"]


def test_a_single_tile_is_listed_across_if_that_word_is_longer_or_equal():
    game = Game("mallorca", "H8 CASA", "8H CANTI")
    assert game.written("9H AL") == "I8 AL"
    game = Game("mallorca", "8D CASALS", "D8 COLA")
    assert game.written("E8 AL") == "E8 AL"
    longer_down = Game("mallorca", "H8 CASA", "12H ALT", "11H AS")
    assert refused(longer_down.board, "J11 ET") is None
    assert longer_down.written("J11 ET") == "11H ASE"


def test_a_letter_alone_is_written_as_the_word_that_it_makes():
    game = Game("mallorca", "H8 CASA")
    with pytest.raises(Rejected) as no:
        game.placed("I8 O")
    assert reason(no.value) == "incomplete-word"
    assert no.value.details == {"word": "CO"}
    assert game.written("8H CO") == "8H CO"


def test_the_play_is_written_as_it_will_lie_there():
    game = Game("mallorca", "H8 Ca[NY]A")
    assert game.written("H8 CANYAR") == "H8 Ca[NY]AR"
    assert game.written("H8 c(a)nyar") == "H8 Ca[NY]AR"


def test_a_blank_digraph_on_the_board_is_not_covered():
    game = Game("mallorca", "H8 CA[ny]A")
    assert refused(game.board, "10H N", "N") == "square-taken"
    assert refused(game.board, "10G AN", "AN") == "square-taken"
    assert refused(game.board, "10G ANYA", "AA") is None


def test_one_digraph_tile_is_not_used_twice():
    assert refused(Board(), "H8 NYANYA", "[NY]AAEIOU") == "not-on-rack"
    assert refused(Board(), "H8 [NY]A[ny]A", "[NY]AAEIO?") is None


# --- what holds for every play on every board


LETTERS = list(codes(CATALAN).values())
SOME = st.sampled_from(LETTERS[:6] + [13, 16] + [code | AS_BLANK for code in LETTERS[:3]])


MOSTLY_EMPTY = bytes([1, 2, 129, 13, 1, 144, 5, 17] + [0] * 24) * 8
SCATTERED = st.binary(min_size=SQUARES, max_size=SQUARES).map(
    lambda some: Board(some.translate(MOSTLY_EMPTY))
)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Board, Play, Tiles]:
    """A board with some tiles, a word over it that agrees with them, and a rack that may hold the rest.

    Most touch what lies there and are no longer than a play may be: about half of them stand.
    """
    board = draw(st.one_of(SCATTERED, st.sampled_from([CASA, Board()])))
    taken = [square for square, code in enumerate(board.squares) if code] or [SQUARES // 2]
    at = Place(draw(st.sampled_from(taken) | st.integers(0, SQUARES - 1)), draw(st.booleans()))
    if draw(st.booleans()):
        at = Place(board.run(at.square, at.down)[0], at.down)
    length = min(draw(st.integers(2, 8) | st.integers(1, at.room)), at.room)
    word = bytearray(code or draw(SOME) for code in board.on(at.squares(length)))
    while len(word) < at.room and (lies := board.squares[at.squares(len(word) + 1)[-1]]):
        word.append(lies)
    new = [
        tile(CATALAN, code) for code, lies in zip(word, board.on(at.squares(15)), strict=False) if not lies
    ]
    rack = draw(st.permutations([*new, "L·L", "?", "A"]))[: draw(st.sampled_from([SQUARES, SQUARES, 12, 5]))]
    return board, Play(at, bytes(word)), tuple(rack)


def placed_or_why(board, play, rack):
    try:
        return place(CATALAN, RULES, board, play, rack)
    except JUDGES_ORDER as no:
        return reason(no)


@given(position=positions())
def test_turning_board_and_play_keeps_verdict_and_score(position):
    board, play, _ = position
    found = placed_or_why(board, play, None)
    turned = placed_or_why(board.turned, play.turned, None)
    if isinstance(found, str):
        assert turned == found
        return
    totals = score(CATALAN, RULES, found), score(CATALAN, RULES, turned)
    assert totals[0].total == totals[1].total
    assert sorted(word.points for word in totals[0].words) == sorted(word.points for word in totals[1].words)


@given(position=positions())
def test_no_play_uses_tiles_that_are_not_there(position):
    board, play, rack = position
    found = placed_or_why(board, play, rack)
    assume(not isinstance(found, str))
    used = tuple(tile(CATALAN, code) for code in found.new_tiles.values())
    assert take(rack, used) is not None
    assert all(board.squares[square] == 0 for square in found.new_tiles)


@given(position=positions())
def test_a_play_that_stands_is_read_back_as_the_same_play(position):
    board, play, _ = position
    found = placed_or_why(board, play, None)
    assume(not isinstance(found, str))
    again = place(CATALAN, RULES, board, read_play(CATALAN, write_play(CATALAN, found.play)), None)
    assert again == found


@given(position=positions())
def test_the_words_of_a_play_are_all_those_that_hold_a_new_tile(position):
    board, play, _ = position
    found = placed_or_why(board, play, None)
    assume(not isinstance(found, str))
    after = board.with_tiles(found.new_tiles)
    runs = {run for square in found.new_tiles for run in (after.run(square, True), after.run(square, False))}
    assert {word.squares for word in found.words} == {run for run in runs if len(run) > 1}
    assert len(found.words) == len({word.squares for word in found.words})
    assert all(plain(word.letters) == plain(after.on(word.squares)) for word in found.words)


@given(position=positions())
def test_the_breakdown_adds_up_square_by_square(position):
    board, play, _ = position
    found = placed_or_why(board, play, None)
    assume(not isinstance(found, str))
    told = score(CATALAN, RULES, found)
    total = 0
    for word in told.words:
        assert [each.square for each in word.squares] == list(word.word.squares)
        total += word.times * sum(each.points * each.times for each in word.squares)
        assert all(each.times == 1 for each in word.squares if each.square not in found.new_tiles)
        assert all(each.points == 0 for each in word.squares if each.code & AS_BLANK)
    assert told.total == total + (50 if len(found.new_tiles) == 7 else 0)
    assert all(name(square) for square in found.new_tiles)

"""Do the tiles under the hands make a play, and what would it score?"""

from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes
from faristol.core.placement import Placed, PlayRules, check_words, place
from faristol.core.play import Play
from faristol.core.scoring import Score, score
from faristol.core.squares import SIZE, Place
from faristol.core.tiles import BLANK, TileSet
from faristol.errors import Rejected, refusal
from faristol.screens.board.placing import Placing
from faristol.texts import N_
from faristol.words.lexicon import Lexicon


@dataclass(frozen=True)
class Standing:
    """A play that fits, its score, and why it does not stand, if it does not."""

    placed: Placed | None
    score: Score | None
    refusal: Rejected | None


NotInLine = refusal(
    "board.not-in-line",
    N_("The tiles are not in one line without gaps."),
    N_("Place them in one row or one column, joined by tiles on the board."),
)


def laid_codes(tile_set: TileSet, placing: Placing) -> dict[int, int]:
    numbers = codes(tile_set)
    return {
        one.square: numbers[one.letter] | (AS_BLANK if placing.rack[one.place] == BLANK else 0)
        for one in placing.laid
    }


def play_of(board: Board, laid: dict[int, int], across: bool) -> Play:
    """Return the play that some tiles on free squares make: the word through all of them."""
    squares = sorted(laid)
    after = board.with_tiles(laid)
    if len(squares) > 1:
        across = squares[0] // SIZE == squares[-1] // SIZE
    elif len(after.run(squares[0], down=across)) > len(after.run(squares[0], down=not across)):
        across = not across
    run = after.run(squares[0], down=not across)
    if not set(squares) <= set(run):
        raise NotInLine
    return Play(Place(run[0], not across), after.on(run))


def standing(
    tile_set: TileSet, rules: PlayRules, board: Board, placing: Placing, lexicon: Lexicon | None
) -> Standing | None:
    """Return None while nothing lies there. Without a lexicon no word is looked up."""
    if not placing.laid:
        return None
    placed = scored = None
    try:
        play = play_of(board, laid_codes(tile_set, placing), placing.across)
        placed = place(tile_set, rules, board, play, placing.rack)
        scored = score(tile_set, rules, placed)
        if lexicon:
            check_words(tile_set, placed, lexicon.contains)
    except Rejected as refusal:
        return Standing(placed, scored, refusal)
    return Standing(placed, scored, None)

"""The play that lies there or is being written: whether it fits, and how its points come about.

No word is looked up; that is for a challenge, or for a scorer whose game was opened so (MAL-5).
"""

from dataclasses import dataclass

from faristol.core.errors import reason
from faristol.core.letters import plain, word_text
from faristol.core.placement import Placed, place
from faristol.core.play import play_as_typed, read_play, write_play
from faristol.core.scoring import Score, score
from faristol.errors import Rejected
from faristol.games.classic import playing
from faristol.games.classic.game import Classic
from faristol.screens.board.standing import Standing, laid_codes, play_of
from faristol.screens.classic.turn.hand import Hand, rack_written
from faristol.words.bitsets import Bitsets


@dataclass(frozen=True)
class Lying(Standing):
    text: str
    """The play as it is noted."""


def lying(game: Classic, hand: Hand, now: int) -> Lying | None:
    """Return the play that is written, else the one that lies on the board; None while there is neither."""
    text = play_as_typed(hand.text)
    try:
        if not text and hand.placing.laid:
            laid = laid_codes(game.tile_set, hand.placing)
            text = write_play(game.tile_set, play_of(game.board, laid, hand.placing.across))
        if not text:
            return None
        fact = playing.make_play(game, text, now, rack_written(game, hand.rack))[0]
    except Rejected as refusal:
        return Lying(None, None, refusal, text)
    placed, points = scored(game, fact["play"])
    return Lying(placed, points, None, text)


def scored(game: Classic, text: str) -> tuple[Placed, Score]:
    """Return a play that is known to fit on the board of the complete turns."""
    placed = place(game.tile_set, game.rules, game.board, read_play(game.tile_set, text), None)
    return placed, score(game.tile_set, game.rules, placed)


def unknown(words: Bitsets, game: Classic, lies: Lying) -> list[str]:
    """Return the words of a play that are not in the list."""
    assert lies.placed
    formed = [word.letters for word in lies.placed.words]
    return [word_text(game.tile_set, word) for word in formed if not words.lexicon.contains(plain(word))]


def clause_of(game: Classic, refusal: Rejected) -> str | None:
    """Return the clause of the document against it."""
    clause = refusal.details.get("clause") or game.rules.clauses.get(reason(refusal))
    return str(clause) if clause else None

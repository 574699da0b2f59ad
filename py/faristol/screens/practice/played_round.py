"""A round that has been played, beside what there was: one's own play, the best, how many there were."""

from collections.abc import Mapping

from faristol.core.play import read_play
from faristol.practice.solo.event import Solo
from faristol.practice.solo.rounds import Round
from faristol.screens.board.squares import Rows, rows
from faristol.screens.parts.letters import PlayLetters, place_and_letters
from faristol.screens.parts.signs import signed
from faristol.screens.practice.solo_sentences import praise, share, time_of
from faristol.screens.view import view_value
from faristol.texts import Texts, per_cent

OWN, MASTER = "own", "1"


@view_value
class BestPlay:
    """One of the best plays; `behind` is what it scores less than the master play, with its sign."""

    number: str
    play: PlayLetters
    points: int
    behind: str


@view_value
class PlayedRound:
    round: Round
    shown: str
    """The play that lies on the board: one's own, or one of the best by its number."""
    squares: Rows
    master: PlayLetters
    own: PlayLetters | None
    percent: str
    time: str | None
    """What the round counts in topping, in a sentence."""
    confirmed: bool
    """Whether only plays of words that several sources know are counted and listed."""
    best: tuple[BestPlay, ...]
    praise: str


def played_round(event: Solo, round_: Round, wanted: str, t: Texts) -> PlayedRound:
    """Return the round with the play that is wanted on the board, or with the master play."""
    assert round_.master and round_.proposal
    master, proposal = round_.master, round_.proposal
    shown = wanted if wanted in _plays(round_) else MASTER
    best = (
        BestPlay(
            str(number),
            place_and_letters(event.tile_set, each.play),
            each.points,
            signed(each.points - master.points) if each.points < master.points else "",
        )
        for number, each in enumerate(master.best, 1)
    )
    return PlayedRound(
        round_,
        shown,
        _squares(event, round_, shown, t),
        place_and_letters(event.tile_set, master.play),
        place_and_letters(event.tile_set, proposal.play) if proposal.play else None,
        per_cent(share(round_.points, round_.possible), t.language),
        time_of(event, round_, t) if event.topping else None,
        event.confirmed,
        tuple(best),
        praise(round_, t),
    )


def _plays(round_: Round) -> Mapping[str, str]:
    """Return the plays that the board can show."""
    assert round_.master and round_.proposal
    best = {str(number): each.play for number, each in enumerate(round_.master.best, 1)}
    return {**best, OWN: round_.proposal.play} if round_.proposal.play else best


def _squares(event: Solo, round_: Round, shown: str, t: Texts) -> Rows:
    play = read_play(event.tile_set, _plays(round_)[shown])
    board = round_.board
    new = {at: code for at, code in zip(play.squares, play.word, strict=True) if not board.squares[at]}
    return rows(event.tile_set, board, t, new=new)

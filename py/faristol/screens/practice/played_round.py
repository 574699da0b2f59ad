"""A round that has been played, beside what there was: one's own play, the best, how many there were."""

from collections.abc import Mapping
from typing import Any

from faristol.core.play import read_play
from faristol.practice.solo.event import Solo
from faristol.practice.solo.rounds import Round
from faristol.screens.board.squares import Rows, rows
from faristol.screens.parts.letters import place_and_letters
from faristol.screens.parts.signs import signed
from faristol.screens.practice.solo_said import share
from faristol.texts import Texts, per_cent

OWN, MASTER = "own", "1"


def looked(event: Solo, round_: Round, shown: str, t: Texts) -> dict[str, Any]:
    """`shown` is the play that lies on the board: one's own, or one of the best by its number."""
    assert round_.master and round_.proposal
    master, proposal = round_.master, round_.proposal
    shown = shown if shown in _plays(round_) else MASTER
    return {
        "number": round_.number,
        "shown": shown,
        "squares": _squares(event, round_, shown, t),
        "master": {**place_and_letters(master.play), "points": master.points},
        "own": {**place_and_letters(proposal.play), "points": proposal.points} if proposal.play else None,
        "late": proposal.by == "time",
        "wrong": ", ".join(proposal.words),
        "clause": proposal.clause,
        "price": round_.price,
        "points": round_.points,
        "missed": round_.missed,
        "is_top": round_.is_top,
        "count": master.count,
        "ties": master.ties,
        "stays": " ".join(master.kept),
        "percent": per_cent(share(round_.points, master.points), t.language),
        "best": [
            {
                **place_and_letters(each.play),
                "number": str(number),
                "points": each.points,
                "behind": signed(each.points - master.points) if each.points < master.points else "",
            }
            for number, each in enumerate(master.best, 1)
        ],
    }


def _plays(round_: Round) -> Mapping[str, str]:
    """What can be shown on the board."""
    assert round_.master and round_.proposal
    best = {str(number): each.play for number, each in enumerate(round_.master.best, 1)}
    return {**best, OWN: round_.proposal.play} if round_.proposal.play else best


def _squares(event: Solo, round_: Round, shown: str, t: Texts) -> Rows:
    play = read_play(event.tile_set, _plays(round_)[shown])
    board = round_.board
    new = {at: code for at, code in zip(play.squares, play.word, strict=True) if not board.squares[at]}
    return rows(event.tile_set, board, t, new=new)

"""A game for one that goes on from a round of a duplicate: its board and its rack, its rules, words and time.

What comes out of the bag after that rack is drawn by a lot of its own, and the best play is put on the board.
"""

from faristol.core.board import write_board
from faristol.errors import refusal
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.games.log import Entry
from faristol.practice.solo.code import LOT_BYTES, MOST_SECONDS, GameCode, list_mark
from faristol.practice.solo.opening import Choices, open_solo
from faristol.practice.solo.playing import HasPlay, begun
from faristol.texts import N_

DOCUMENTS = {"ca": "duplicate", "ro": "romanian-duplicate"}
"""By the language: the rules that stand in the game's code. Played it is by those of the duplicate itself."""

NoPlayInTheList = refusal(
    "solo.no-play-in-the-list",
    N_("With the words of this list nothing can be played in round %(round)s."),
    N_("The words played in it were accepted by the judge. Play on from another round."),
)


def can_be_played_on(event: Duplicate) -> bool:
    """Return whether one can go on alone: not while it is played, nor in completiv, with its racks of six."""
    return event.stage == "over" and "seventh" not in event.ruleset


def play_on(
    event: Duplicate, stream: str, round_: Round, name: str, lot: bytes, app: str, has_play: HasPlay
) -> list[Entry]:
    """Return the opening of the game `name`, with the rack of the round."""
    if not has_play(round_.board, round_.rack):
        raise NoPlayInTheList(round=round_.number)
    lexicon, language = event.opened.lexicon, event.tile_set.language
    seconds = min(60 * event.opened.minutes, MOST_SECONDS)
    code = GameCode(DOCUMENTS[language], 0, seconds, lot[:LOT_BYTES], list_mark(lexicon["sha256"]))
    (opening,) = open_solo(
        Choices(name, "", eased=False, confirmed=False), code, dict(event.ruleset), lexicon, app
    )
    start = {
        "event": event.opened.name,
        "stream": stream,
        "round": round_.number,
        "board": write_board(event.tile_set, round_.board),
        "rack": list(event.tile_set.sort(round_.rack)),
    }
    return begun({**opening, "start": start}, has_play)

"""The master play: which are proposed, what each leaves on the rack, and who found it (DUP-12, RDU-2)."""

from contextlib import suppress
from dataclasses import dataclass

from faristol.core.errors import JUDGES_ORDER
from faristol.core.letters import tile
from faristol.core.placement import Placed
from faristol.core.play import write_play
from faristol.core.tiles import Tiles, take
from faristol.errors import Rejected
from faristol.games.duplicate.completiv import final_tiles
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.errors import MasterDoesNotStand, NotNow, NotPlayed, TooLate
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.possible import Plays
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.ruling import IsWord, any_word, read_once, rule_play
from faristol.games.log import Entry


@dataclass(frozen=True)
class Proposal:
    play: str
    points: int
    leaves: Tiles
    found_by: tuple[str, ...]


def proposals(event: Duplicate, round_: Round, plays: Plays | None) -> list[Proposal]:
    """Return the best possible plays and the other plays of the room, by their points; of equal ones first
    those that most of the room have. Or only the plays of the room: by the document, or for want of a list.
    """
    played = handed_in(event, round_)
    if plays is None or (played and event.ruleset["master"]["from"] == "slips"):
        return played
    best = best_possible(event, round_, plays)
    known = {each.play for each in best}
    every = [*best, *(each for each in played if each.play not in known)]
    return sorted(every, key=lambda each: (-each.points, -len(each.found_by)))


def best_possible(event: Duplicate, round_: Round, plays: Plays) -> list[Proposal]:
    return [
        _proposal(event, round_, write_play(event.tile_set, each.play), each.points) for each in plays.best
    ]


def handed_in(event: Duplicate, round_: Round) -> list[Proposal]:
    """Return every play of the room that counts, the best first; one that a file brought may not lie here."""
    counting = that_count(event, round_).values()
    plays = {(slip.points, slip.play) for slip in counting if slip.play}
    found: list[Proposal] = []
    for points, play in sorted(plays, key=lambda each: (-each[0], each[1])):
        with suppress(Rejected):
            found.append(_proposal(event, round_, play, points))
    return found


def choose_master(event: Duplicate, text: str, is_word: IsWord, *, even_wrong: bool = False) -> list[Entry]:
    """Choose the master play. One that was announced stays, even if it is wrong (DUP-18)."""
    if event.stage != "slips":
        raise NotNow
    return [chosen(event, text, is_word, even_wrong=even_wrong)]


def chosen(event: Duplicate, text: str, is_word: IsWord, *, even_wrong: bool = False) -> Entry:
    """Return the fact that a play is the master play of the round, whatever its stage."""
    round_ = event.round
    try:
        accepts = any_word if even_wrong or _accepted(event, round_, text) else is_word
        ruling = rule_play(event, round_, text, accepts)
    except JUDGES_ORDER as refusal:
        raise MasterDoesNotStand(refusal=refusal) from refusal
    assert ruling.placed
    play = write_play(event.tile_set, ruling.placed.play)
    if event.ruleset["master"]["from"] == "slips" and not even_wrong:
        valid = {slip.play for slip in that_count(event, round_).values()}
        if valid and play not in valid:
            raise NotPlayed
    laid = final_tiles(event.tile_set, dict(ruling.placed.new_tiles), round_.rack, ruling.seventh)
    return {
        "type": "MasterChosen",
        "round": round_.number,
        "play": play,
        "points": ruling.points,
        "laid": [[square, code] for square, code in laid.items()],
        "kept": list(leaves(event, round_, ruling.placed, ruling.seventh)),
        "seventh": ruling.seventh,
        "clause": event.ruleset["master"]["clause"],
    }


def master_found_wrong(event: Duplicate, number: int) -> list[Entry]:
    """Mark the master play as wrong: it stays on the board, and those who played it score nothing for it."""
    if event.stage == "over":
        raise TooLate
    master = event.rounds[number - 1].master if 1 <= number <= len(event.rounds) else None
    if master is None or master.wrong:
        raise NotNow
    clause = event.ruleset["master"].get("wrong")
    return [{"type": "MasterFoundWrong", "round": number, "clause": clause}]


def leaves(event: Duplicate, round_: Round, placed: Placed, seventh: str | None) -> Tiles:
    """Return the tiles that a play leaves on the rack."""
    used = tuple(tile(event.tile_set, code) for code in placed.new_tiles.values())
    if seventh is not None:
        used_seventh = seventh if seventh in used else tile(event.tile_set, 0x80)
        without = take(used, (used_seventh,))
        assert without is not None
        used = without
    left = take(round_.rack, used)
    assert left is not None
    return event.tile_set.sort(left)


def _accepted(event: Duplicate, round_: Round, text: str) -> bool:
    """Return whether the judge accepted this play on a slip against the lexicon."""
    play = write_play(event.tile_set, read_once(event, round_, text)[0])
    return any(slip.valid and slip.accepted and slip.play == play for slip in round_.slips.values())


def _proposal(event: Duplicate, round_: Round, play: str, points: int) -> Proposal:
    found_by = tuple(player for player, slip in that_count(event, round_).items() if slip.play == play)
    ruling = rule_play(event, round_, play, any_word)
    assert ruling.placed
    return Proposal(play, points, leaves(event, round_, ruling.placed, ruling.seventh), found_by)

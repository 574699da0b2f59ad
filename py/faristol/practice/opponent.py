"""The computer at the table: what it may know of a game, and its turn as facts of the log."""

from dataclasses import replace
from functools import reduce

from faristol.core.play import write_play
from faristol.core.tiles import take
from faristol.games.classic import exchanging, playing
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.practice.turns import Chosen, Position, rules_of

WITHOUT_PLAYS = 12


def position(event: Classic) -> Position:
    """Return the position of whose turn it is: the bag and the other's rack are only known together."""
    assert event.to_move
    rack = event.rack(event.to_move)
    assert rack is not None
    unseen = take(event.unseen, rack)
    assert unseen is not None
    mine, theirs = event.scores[event.to_move - 1], event.scores[2 - event.to_move]
    found = rules_of(event.ruleset).position(event.board, rack, unseen, mine - theirs)
    return replace(found, may_exchange=0) if _goes_nowhere(event) else found


def _goes_nowhere(event: Classic) -> bool:
    """Return whether nobody has found a play for long, so that it passes: exchanges end no Romanian game."""
    last = event.turns[-WITHOUT_PLAYS:]
    return len(last) == WITHOUT_PLAYS and all(turn.kind != "play" for turn in last)


def turn(event: Classic, chosen: Chosen, at: int) -> list[Entry]:
    """Take its turn by the very rules that people play by."""
    if chosen.play:
        return played(event, write_play(event.tile_set, chosen.play.play), at)
    if chosen.exchange:
        return exchanging.exchange(event, at, chosen.exchange)
    return playing.pass_turn(event, at)


def played(event: Classic, play: str, at: int) -> list[Entry]:
    """Make the play, and complete it at once: nobody challenges here."""
    made = playing.make_play(event, play, at)
    after = reduce(apply, ({**entry, "at": at} for entry in made), event)
    return [*made, *playing.complete(after, at)]

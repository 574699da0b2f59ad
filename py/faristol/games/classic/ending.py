"""How a game ends: played out, turns lost in a row, the round's time, a player's own, given up."""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import takewhile

from faristol.games.classic.clocks import other
from faristol.games.classic.errors import NotInTheseRules, NotNow
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic
from faristol.games.classic.settling import beyond_time, clause_of_late, game_ended, settled_if_known
from faristol.games.log import Entry
from faristol.rulesets.table_games import TurnsLost

UNDER_WAY = ("turn", "played", "challenge")


def ended_by(event: Classic, entries: list[Entry], at: int) -> list[Entry]:
    """Return these facts, the end of the game if they bring it, and the result if it can be counted."""
    after = after_facts(event, entries, at)
    end = [] if after.ending else _end(after, at)
    after = after_facts(after, end, at)
    return [*entries, *end, *(settled_if_known(after, at) if after.ending else [])]


def after_facts(event: Classic, entries: Iterable[Entry], at: int) -> Classic:
    return reduce(apply, ({**entry, "at": at} for entry in entries), event)


def _end(event: Classic, at: int) -> list[Entry]:
    late = _beyond_time(event, at)
    if late is not None:
        return [_lost_on_time(event, late)]
    if event.made:
        return []  # A play on the board has its points only once it is complete (MAL-27, FED-26).
    if event.in_bag == 0 and 0 in event.counts:
        return [played_out(event)]
    for way, rule in event.ruleset.ends.by_turns.items():
        if _are_lost(event, rule) and _applies(event, rule):
            return [game_ended(way, rule.clause, racks=rule.racks)]
    if event.turns_left == 0:
        return [_stopped(event)]
    return []


def played_out(event: Classic) -> Entry:
    rule = event.ruleset.ends.played_out
    return game_ended("played-out", rule.clause, racks=rule.racks)


def _stopped(event: Classic) -> Entry:
    assert event.ruleset.stopping
    return game_ended("stopped", event.ruleset.stopping.clause)


def _in_a_row(event: Classic, kinds: Sequence[str]) -> int:
    """Return how many of the last turns are of these kinds."""
    return sum(1 for _ in takewhile(lambda turn: turn.kind in kinds, reversed(event.turns)))


def _are_lost(event: Classic, rule: TurnsLost) -> bool:
    return _in_a_row(event, rule.of) >= turns_of_all(event, rule)


def turns_of_all(event: Classic, rule: TurnsLost) -> int:
    """Return the turns of all players; the rule's number is for two, and more have as many each (ROM-14)."""
    return rule.turns * len(event.names) // 2


def _applies(event: Classic, rule: TurnsLost) -> bool:
    """Return whether the rule applies: by FED-14 not while nobody has a point."""
    return rule.at_zero or any(event.totals)


def stop_now(event: Classic, at: int) -> list[Entry]:
    """End the game after the last turn of a stopped round, when the scorer or a request says so."""
    if event.ruleset.stopping is None:
        raise NotInTheseRules
    if event.stage != "turn":
        raise NotNow
    return ended_by(event, [_stopped(event)], at)


def time_over(event: Classic, at: int) -> list[Entry]:
    """End the game because a player has exceeded the time by more than the document allows (FED-17)."""
    late = _beyond_time(event, at)
    if event.stage not in UNDER_WAY or late is None:
        raise NotNow
    return ended_by(event, [_lost_on_time(event, late)], at)


def is_taken_back(entries: Sequence[Entry]) -> bool:
    """Return whether a loss on time was undone, and nothing has been done since but to undo more."""
    for entry in reversed(entries):
        if entry["type"] == "Undone":
            if any(each["act"] == entry["undoes"] and each.get("way") == "time" for each in entries):
                return True
        elif entry["type"] not in ("ClocksAfterUndo", "Exported"):
            return False
    return False


def time_over_on_the_table(event: Classic, player: int, at: int) -> list[Entry]:
    """End the game because a player has exceeded the time on a clock that is not the program's."""
    if event.stage not in UNDER_WAY or event.clocks:
        raise NotNow
    if event.ruleset.time_lost is None:
        raise NotInTheseRules
    return ended_by(event, [_lost_on_time(event, player)], at)


def _lost_on_time(event: Classic, player: int) -> Entry:
    return game_ended("time", clause_of_late(event), lost=[player])


def _beyond_time(event: Classic, at: int) -> int | None:
    clocks = event.clocks
    return beyond_time(event, clocks.each_over(at)) if clocks else None


def _has_given_up(event: Classic, player: int) -> bool:
    """Return whether the player gave up, and nothing has been decided or signed since."""
    ending, settled = event.ending, event.settled
    if ending is None or (settled and settled.decided) or event.signed:
        return False
    return ending.way == "abandoned" and ending.lost == (player,)


def abandon(event: Classic, player: int, at: int) -> list[Entry]:
    """Give up, at any time; after the other has, both lose (FED-18, FED-19)."""
    rule = event.ruleset.abandoning
    gave_up: Entry = {"type": "Abandoned", "player": player}
    accepted = (
        [{"type": "PlayAccepted", "player": event.to_move}] if _another_may_challenge(event, player) else []
    )
    if not event.several and _has_given_up(event, other(player)):
        return ended_by(event, [gave_up, game_ended("abandoned", rule.clause_of_both, lost=[1, 2])], at)
    if event.stage not in UNDER_WAY or (event.several and event.stage == "challenge"):
        raise NotNow  # Of several another may have challenged: the verdict comes first (settled, ROM-15).
    ended = game_ended("abandoned", rule.clause, lost=[player])
    return ended_by(event, [*accepted, gave_up, ended], at)


def _another_may_challenge(event: Classic, player: int) -> bool:
    """Return whether a play of somebody else could still be challenged by the one who gives up."""
    return event.made is not None and event.to_move != player

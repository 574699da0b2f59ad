"""How a game of two ended, in a sentence: for the screen that counts it, the sheet and whoever asks later."""

from faristol.core.play import in_writing
from faristol.core.tiles import TileSet
from faristol.games.classic.clocks import other
from faristol.games.classic.ending import turns_of_all
from faristol.games.classic.game import Classic
from faristol.games.classic.players import leaders
from faristol.games.classic.turns import Decision, Made
from faristol.screens.parts.signs import against, plain
from faristol.texts import Texts


def how(event: Classic, t: Texts) -> str:
    """Return how it ended, or who gave it another result and why; `clause` is the clause for it."""
    if event.settled and event.settled.decision:
        return decided(event.settled.decision, t)
    return " ".join([_how(event, t), *([_not_complete(event.made, event.tile_set, t)] if event.made else [])])


def clause(event: Classic) -> str | None:
    """Return the clause for what `how` says."""
    if event.settled and event.settled.decision:
        return event.settled.decision.clause
    return event.ending.clause if event.ending else None


def decided(decision: Decision, t: Texts) -> str:
    """Return that the arbiter set the result, with the name and the reason."""
    sentence = t.gettext("The arbiter, %(by)s, has set the result: %(why)s")
    return sentence % {"by": decision.by, "why": decision.why}


def _not_complete(made: Made, tiles: TileSet, t: Texts) -> str:
    """Return that a play whose player lost on time or gave up has no points (MAL-27, FED-26)."""
    sentence = t.gettext("The play %(play)s, points: %(points)s, was not complete and does not count.")
    return sentence % {"play": in_writing(tiles, made.play), "points": made.points}


def _how(event: Classic, t: Texts) -> str:
    ending = event.ending
    assert ending
    match ending.way:
        case "played-out":
            return t.gettext("The bag is empty, and %(name)s has no tiles left.") % {"name": _went_out(event)}
        case "stopped":
            return t.gettext("Playing time is over, and the last turn has been played.")
        case "time" | "abandoned" | "absent":
            return _lost(event, ending.way, ending.lost, t)
        case "decided":
            return t.gettext("The arbiter has set the result.")
    rule = event.ruleset.ends.by_turns[ending.way]
    return _turns_lost(turns_of_all(event, rule), rule.of, t)


def _went_out(event: Classic) -> str:
    gone = 0 if 0 not in event.counts else event.counts.index(0) + 1
    return event.names[(gone or event.turns[-1].player) - 1]


def _turns_lost(turns: int, kinds: tuple[str, ...], t: Texts) -> str:
    n = {"n": turns}
    if kinds == ("pass",):
        return t.ngettext("The last turn was a pass.", "The last %(n)s turns were passes.", turns) % n
    if "exchange" in kinds:
        return t.ngettext(
            "The last turn was lost: by a pass, an exchange or a play that was removed.",
            "The last %(n)s turns were all lost: by passes, exchanges or plays that were removed.",
            turns,
        ) % n  # fmt: skip
    return t.ngettext(
        "The last turn was lost: by a pass or a play that was removed.",
        "The last %(n)s turns were all lost: by passes or plays that were removed.",
        turns,
    ) % n  # fmt: skip


def _lost(event: Classic, way: str, lost: tuple[int, ...], t: Texts) -> str:
    if len(lost) == 2:
        return {
            "abandoned": t.gettext("Both players have given the game up, and both have lost."),
            "absent": t.gettext("Neither player arrived in time, and both have lost."),
            "time": t.gettext("Both players were too far over time, and both have lost."),
        }[way]
    if event.several:
        gone = {"name": event.names[lost[0] - 1]}
        return t.gettext("%(name)s gave up the game, and cannot win.") % gone
    names = {"name": event.names[lost[0] - 1], "other": event.names[other(lost[0]) - 1]}
    if way == "time" and event.ruleset.time_lost:
        minutes = event.ruleset.time_lost.minutes
        return t.ngettext(
            "%(name)s was more than %(n)s minute over time, so %(other)s wins.",
            "%(name)s was more than %(n)s minutes over time, so %(other)s wins.",
            minutes,
        ) % {**names, "n": minutes}  # fmt: skip
    return {
        "abandoned": t.gettext("%(name)s gave up the game, so %(other)s wins.") % names,
        "absent": t.gettext("%(name)s did not arrive in time, so %(other)s wins.") % names,
    }[way]


def who_won(event: Classic, t: Texts) -> str:
    """Return the result as the tournament counts it, and the winner: the winner's points come first."""
    settled = event.settled
    assert settled and event.ending
    if event.several:
        return _who_won_of_several(event, t)
    one, two = settled.result
    if settled.winner:
        score = against(one, two, t) if settled.winner == 1 else against(two, one, t)
        return t.gettext("%(name)s wins, %(score)s") % {
            "name": event.names[settled.winner - 1],
            "score": score,
        }
    score = against(one, two, t)
    if len(event.ending.lost) == 2 and not settled.decided:
        return t.gettext("Both have lost, %(score)s") % {"score": score}
    return t.gettext("A draw, %(score)s") % {"score": score}


def _who_won_of_several(event: Classic, t: Texts) -> str:
    """Return everybody's points, most first; where nobody is alone ahead, who share the first place."""
    settled, ending = event.settled, event.ending
    assert settled and ending
    ranked = sorted(event.players, key=lambda player: (player != settled.winner, -settled.result[player - 1]))
    points = ", ".join(f"{event.names[each - 1]} {plain(settled.result[each - 1])}" for each in ranked)
    first = leaders(settled.result, (player for player in event.players if player not in ending.lost))
    if settled.winner:
        return t.gettext("%(name)s wins: %(points)s") % {
            "name": event.names[settled.winner - 1],
            "points": points,
        }
    if len(first) > 1 and not settled.decided:
        names = ", ".join(event.names[player - 1] for player in first)
        return t.gettext("First place is shared by %(names)s: %(points)s") % {
            "names": names,
            "points": points,
        }
    return t.gettext("Nobody wins: %(points)s") % {"points": points}

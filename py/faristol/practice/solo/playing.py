"""What the player of a game for one may do: each function takes the state and returns the facts, or refuses.

`best` is what the event's word list has for the rack: `games/best_plays.py` looks for it.
"""

from collections.abc import Callable

from faristol.core.board import Board
from faristol.core.letters import ordinary, plain, tile
from faristol.core.placement import place
from faristol.core.play import read_play, write_play
from faristol.core.scoring import score
from faristol.core.tiles import Tiles, take
from faristol.errors import refusal
from faristol.games.best_plays import Best
from faristol.games.draw import draw_rack
from faristol.games.log import Entry
from faristol.practice.solo import hints
from faristol.practice.solo.event import Solo, opened
from faristol.texts import N_

HasPlay = Callable[[Board, Tiles], bool]
MOST_REFUSED = 50
"""So many racks of which no play can be made, and there is none to be had."""


NotNow = refusal(
    "solo.not-now",
    N_("The round is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)


def begun(opening: Entry, has_play: HasPlay) -> list[Entry]:
    """Begin with the first rack, so that its time runs from the moment in which it is seen."""
    event = opened(opening)
    start = event.opened.start
    return [opening, _drawn(1, (), start.rack)] if start else [opening, *next_rack(event, has_play)]


def next_rack(event: Solo, has_play: HasPlay) -> list[Entry]:
    """Begin the next round, unless the rounds are over or no valid rack can be had any more."""
    if event.rounds and event.stage != "master":
        raise NotNow
    number = len(event.rounds) + 1
    if event.planned and number > event.planned:
        return [{"type": "SoloEnded", "by": "rounds", "clause": None}]
    kept = event.round.master.kept if event.rounds and event.round.master else ()
    bag, attempt = event.bag, 0
    facts: list[Entry] = []
    while len(facts) < MOST_REFUSED:
        round_ = event.rounds_before + number
        drawn = draw_rack(event.tile_set, event.rack_rule, event.code.seed, round_, attempt, bag, kept)
        if drawn is None:
            break
        facts += [_refused(rack, event.rack_rule.clause) for _, rack in drawn.rejected]
        rack = drawn.kept + drawn.drawn
        if has_play(event.board, rack):
            return [*facts, _drawn(number, drawn.kept, drawn.drawn)]
        facts.append(_refused(rack, event.ruleset["new_rack"].get("clause")))
        bag, kept, attempt = bag + kept, (), drawn.attempt + 1
    clause = event.ruleset["end"]["clause"]
    return [*facts, {"type": "SoloEnded", "by": "tiles", "clause": clause}]


def propose(event: Solo, text: str, is_word: Callable[[bytes], bool], best: Best) -> list[Entry]:
    """Make the one proposal of a round: what does not fit is refused, a wrong word brings nothing.

    In topping what is not the best play is a try, and the round goes on.
    """
    _in_time(event)
    play = read_play(event.tile_set, text)
    placed = place(event.tile_set, event.rules, event.board, play, event.round.rack)
    wrong = [word.letters for word in placed.words if not is_word(plain(word.letters))]
    points = 0 if wrong else score(event.tile_set, event.rules, placed).total
    proposed = {
        "play": write_play(event.tile_set, placed.play),
        "points": points,
        "words": [ordinary(event.tile_set, word) for word in wrong],
        "clause": event.rules.clauses["word"] if wrong else None,
    }
    if event.topping and points < best.points:
        return [{"type": "Tried", **proposed}]
    return [{"type": "Proposed", "by": "player", **proposed}, _master(event, best)]


def nothing(event: Solo, by: str, best: Best) -> list[Entry]:
    """Propose nothing: the time is over, or the player has found nothing."""
    _in_time(event)
    proposed: Entry = {"type": "Proposed", "play": None, "points": 0, "by": by, "words": [], "clause": None}
    return [proposed, _master(event, best)]


def buy_hint(event: Solo, kind: str, best: Best) -> list[Entry]:
    _in_time(event)
    if kind not in event.prices or kind in {hint.kind for hint in event.round.hints}:
        raise NotNow
    play = write_play(event.tile_set, best.plays[0].play)
    value = hints.hint_value(event.tile_set, play, best.points, kind)
    return [{"type": "HintBought", "kind": kind, "told": value, "price": event.prices[kind]}]


def stop(event: Solo) -> list[Entry]:
    """Stop the clock; the rack is out of sight until it is taken up again."""
    if event.stage != "time" or event.clock is None:
        raise NotNow
    return [{"type": "TimeStopped"}]


def take_up(event: Solo, remaining: int) -> list[Entry]:
    """Go on after a stop, or from where the time was last seen running."""
    if event.stage not in ("time", "stopped") or event.clock is None:
        raise NotNow
    return [{"type": "TimeStarted", "remaining": remaining}]


def end(event: Solo) -> list[Entry]:
    """End the game before its time: what was played counts."""
    if event.stage == "over":
        raise NotNow
    return [{"type": "SoloEnded", "by": "player", "clause": None}]


def _in_time(event: Solo) -> None:
    if event.stage != "time":
        raise NotNow


def _master(event: Solo, best: Best) -> Entry:
    """Choose the first of the best plays, so that the next rack is the same for everybody."""
    master = best.plays[0]
    laid = [
        tile(event.tile_set, code)
        for square, code in zip(master.play.squares, master.word, strict=True)
        if not event.board.squares[square]
    ]
    kept = take(event.round.rack, laid)
    assert kept is not None
    return {
        "type": "MasterPlaced",
        "play": write_play(event.tile_set, master.play),
        "points": master.score,
        "kept": list(event.tile_set.sort(kept)),
        "count": best.count,
        "ties": best.ties,
        "best": [[write_play(event.tile_set, found.play), found.score] for found in best.plays],
    }


def _drawn(number: int, kept: Tiles, drawn: Tiles) -> Entry:
    return {"type": "RackDrawn", "round": number, "kept": list(kept), "drawn": list(drawn)}


def _refused(rack: Tiles, clause: str | None) -> Entry:
    return {"type": "RackRejected", "rack": list(rack), "clause": clause}

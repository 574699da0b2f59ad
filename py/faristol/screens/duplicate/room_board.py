"""The room's board of a duplicate: the round while it runs, the master play and the standings after it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from faristol.core.play import Play, read_play
from faristol.games.duplicate.bonus import bonus_of, value
from faristol.games.duplicate.counting import points
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.games.judging_draws import promise_stands
from faristol.games.log import Entry, effective
from faristol.screens.board.squares import rows
from faristol.screens.duplicate.room_tables import claims, tables
from faristol.screens.parts.letters import letters_of
from faristol.screens.public.pages import PromisePage, pages_of
from faristol.screens.public.room import Room, laid_tiles, promise, rack, secret
from faristol.texts import Texts, score


def face(room: Room) -> dict[str, Any]:
    event: Duplicate = room.event.state
    shown = {
        "key": f"{event.stage}-{len(event.rounds)}",
        "called": event.opened["name"],
        "place": event.opened["place"],
        "lexicon": event.opened["lexicon"],
        "sealed": event.opened["source"] == "committed",
        "wrong": _found_wrong(room.event.entries),
    }
    done = [each for each in event.rounds if each.master]
    match event.stage:
        case "players":
            return shown | _before(event, room.t)
        case "over":
            return shown | _over(event, done, room)
        case "results":
            return shown | _between(event, done[-1], room)
        case "tiles" if done and done[-1] is event.rounds[-1]:
            return shown | _between(event, done[-1], room)
    return shown | _round(event, done, room)


def _before(event: Duplicate, t: Texts) -> dict[str, Any]:
    """What is said before the start: the rounds, the time, the bonus (DUP-21)."""
    players = len(event.players)
    facts = [t.ngettext("%(n)s player", "%(n)s players", players) % {"n": players}] if players else []
    if event.opened["rounds"]:
        number = event.opened["rounds"]
        facts.append(t.ngettext("%(n)s round", "%(n)s rounds", number) % {"n": number})
    else:
        facts.append(t.gettext("a complete game"))
    minutes = event.opened["minutes"]
    if minutes:
        facts.append(t.ngettext("%(n)s minute a round", "%(n)s minutes a round", minutes) % {"n": minutes})
    bonus = value(replace(event, began=players))
    if bonus:
        facts.append(t.gettext("bonus: %(points)s") % {"points": score(bonus, t.language)})
    sealed = event.opened["source"] == "committed"
    stands = sealed and promise_stands(event.draws, event.names)
    return {
        "pages": [
            *(
                [PromisePage(facts, promise(event.draws, t) if stands else None)]
                if sealed or not players
                else []
            ),
            *(["duplicate/room_seats"] if players else []),
        ],
        "facts": facts,
        "seats": pages_of(event.at_tables),
    }


def _round(event: Duplicate, done: list[Round], room: Room) -> dict[str, Any]:
    t, waiting = room.t, event.stage == "tiles"
    number = event.awaiting if waiting else event.round.number
    return {
        "pages": ["public/time"],
        "title": t.gettext("Round %(n)s") % {"n": number},
        "rows": rows(event.tile_set, event.board, t, last=_squares(done)),
        "last": _master(event, done[-1], t) if done else None,
        "rack_tiles": [] if waiting else rack(event.draws, t),
        "places": event.draws.rule.size,
        "time": room.time(event.draws),
        "slips": None if event.stage in ("tiles", "call") else _slips(event),
        "drawing": waiting,
    }


def _between(event: Duplicate, round_: Round, room: Room) -> dict[str, Any]:
    """The master play first, for everybody lays it on an own board; then how the players stand."""
    return {
        "pages": ["duplicate/room_master", "duplicate/room_standings"],
        "rows": rows(event.tile_set, round_.board_after, room.t, last=_squares([round_])),
        **_results(event, round_, room),
    }


def _over(event: Duplicate, done: list[Round], room: Room) -> dict[str, Any]:
    sealed = event.opened["source"] == "committed"
    shown: dict[str, Any] = {
        "secret": secret(event.draws) if sealed else None,
    }
    if not done:
        return {**shown, "pages": ["public/drawn"]}
    return {
        **shown,
        "pages": [
            "duplicate/room_standings",
            "duplicate/room_master",
            *(["public/drawn"] if shown["secret"] else []),
        ],
        "rows": rows(event.tile_set, done[-1].board_after, room.t, last=_squares(done)),
        **_results(event, done[-1], room),
    }


def _results(event: Duplicate, round_: Round, room: Room) -> dict[str, Any]:
    return {
        "round": round_.number,
        "over": event.stage == "over",
        "final": event.final,
        "claims": claims(event, room.zone) if event.stage == "over" else None,
        "claims_clause": event.ruleset["claims"].get("clause"),
        "master": _master(event, round_, room.t),
        "found": _found(event, round_, room.t),
        **tables(event, round_, room.t),
    }


def _found_wrong(entries: Sequence[Entry]) -> list[int]:
    """Found out in this round or the one before: it is told at once (DUP-18), but not for ever."""
    told = effective(entries)
    racks = [at for at, entry in enumerate(told) if entry["type"] == "RackDrawn"]
    since = racks[-2] if len(racks) > 1 else 0
    return [entry["round"] for entry in told[since:] if entry["type"] == "MasterFoundWrong"]


def _slips(event: Duplicate) -> dict[str, int]:
    expected = event.expected_in(event.round.number)
    here = sum(player.id in event.round.slips for player in expected)
    return {"here": here, "expected": len(expected)}


def _squares(done: list[Round]) -> tuple[int, ...]:
    """Where the last master play was laid."""
    return tuple(done[-1].master.laid) if done and done[-1].master else ()


def _master(event: Duplicate, round_: Round, t: Texts) -> dict[str, Any]:
    assert round_.master
    play: Play = read_play(event.tile_set, round_.master.play)
    return {
        "round": round_.number,
        "place": str(play.place),
        "letters": letters_of(event.tile_set, play.word),
        "tiles": laid_tiles(event.tile_set, play, t),
        "points": round_.master.points,
    }


def _found(event: Duplicate, round_: Round, t: Texts) -> dict[str, Any]:
    """Who had it: nobody, how many, or the one; and whose the bonus is."""
    assert round_.master
    had = [
        event.players[player]
        for player, slip in round_.slips.items()
        if slip.play == round_.master.play and points(event, round_, player) > 0
    ]
    bonus = bonus_of(event, round_)
    return {
        "number": len(had),
        "alone": had[0] if len(had) == 1 else None,
        "bonus": score(bonus.points, t.language) if bonus else None,
        "bonus_player": event.players[bonus.player] if bonus else None,
    }

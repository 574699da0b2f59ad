"""{"do":"classic"}: whether a game is over after these turns, by which clause and with what result."""

import json
import math
from fractions import Fraction
from functools import reduce
from typing import Any

from faristol.commands.asked import RACK, Answer, Asked, Request
from faristol.commands.classic_turns import BEGINNING, take_turn
from faristol.commands.errors import MissingKey, TooManyTiles, WrongKind, WrongValue
from faristol.core.tiles import Tiles, take
from faristol.errors import Rejected
from faristol.fields import no_lexicon
from faristol.games.classic import ending, settling, starting
from faristol.games.classic.absence import lost_by_absence
from faristol.games.classic.errors import NotInTheseRules, RacksMissing
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic, Racks, opened
from faristol.games.classic.opening import Choices, open_classic
from faristol.games.classic.players import with_new
from faristol.games.log import Entry
from faristol.rulesets import AT_A_TABLE, ruleset_data
from faristol.rulesets.table_games import ClassicRules

NO_SECRET = b""
"""Nothing is drawn here."""

A_DAY = 86_400


def answer(asked: Asked) -> Answer:
    event = _opened(asked)
    over, racks = _over_time(asked, event), _racks(asked, event)
    turns = asked.values("turns", [{"player": 1, "play": "H8 CASA"}])
    if absent := _absent(asked):
        if turns or asked.yes("stopped"):
            raise WrongValue(key="absent", value=asked.quoted("absent"), example="[]")
        return _result(_refused_at("absent", event, lambda: _by_absence(event, absent)))
    event = _fold(event, [{"type": "StarterNamed", "player": 1}])
    event = _fold(event, starting.draw_racks(event))
    for at, value in enumerate(turns):
        event = _fold(event, take_turn(event, asked, value, f"turns[{at}]"))
    if racks is not None:
        _can_lie_there(asked, event, racks)
    return _result(_ended(asked, event, racks, over))


def _opened(asked: Asked) -> Classic:
    language = asked.tile_set().language
    ruleset = ruleset_data(asked.choice("ruleset", AT_A_TABLE)) | {"language": language}
    most = ClassicRules.read(ruleset).players.most
    players = asked.number("players", 2, most) if asked.has("players") else 2
    choices = Choices(
        *("classic", "", "", ""),
        mode="scorer",
        players=tuple(str(number + 1) for number in range(players)),
        minutes=30 if players == 2 else 0,
        clocks="table" if players == 2 else "program",
        publication=language,
    )
    (entry,) = open_classic(choices, ruleset, no_lexicon(language), NO_SECRET, "")
    return opened(entry)


def _fold(event: Classic, entries: list[Entry]) -> Classic:
    return reduce(apply, ({**entry, "at": BEGINNING} for entry in entries), event)


def _refused_at(key: str, event: Classic, facts: Any) -> Classic:
    """Return the event after these facts; a refusal names the key that led to them."""
    try:
        return _fold(event, facts())
    except Rejected as refusal:
        refusal.details["key"] = key
        raise


def _by_absence(event: Classic, absent: tuple[int, ...]) -> list[Entry]:
    if event.ruleset.absence is None:
        raise NotInTheseRules
    return lost_by_absence(event, absent, absent, BEGINNING)


def _ended(asked: Asked, event: Classic, racks: Racks | None, over: tuple[int, ...]) -> Classic:
    """Return the game, ended by its racks, by a player's time or by the round's time."""
    late = settling.beyond_time(event, over)
    if event.stage == "turn" and late:
        event = _fold(event, ending.time_over_on_the_table(event, late, BEGINNING))
    elif event.stage == "turn" and racks is not None and _played_out(event, racks):
        event = _fold(event, [ending.played_out(event)])
    elif event.stage == "turn" and asked.yes("stopped"):
        event = _refused_at("stopped", event, lambda: ending.stop_now(event, BEGINNING))
    if event.stage == "turn" and racks is not None and () in racks:
        raise WrongValue(key="racks", value=asked.quoted("racks"), example='["AEI", "QZ"]')
    if event.stage != "settling":
        return event
    try:
        return _fold(event, settling.settle(event, BEGINNING, racks, over))
    except RacksMissing:
        raise MissingKey(key="racks") from None


def _played_out(event: Classic, racks: Racks) -> bool:
    """Return whether the one who made the last play has no tiles left."""
    if not event.turns or event.turns[-1].kind != "play":
        return False
    return racks[event.turns[-1].player - 1] == () and any(racks)


def _result(event: Classic) -> Answer:
    if event.settled is None or event.ending is None:
        return {"over": False, "scores": list(event.scores), "turn": event.to_move}
    return {
        "over": True,
        "clause": event.ending.clause,
        "scores": list(event.scores),
        "adjustments": [
            {"player": each.player, "points": each.points, "clause": each.clause}
            for each in event.adjustments
        ],
        "result": list(event.settled.result),
        "winner": event.settled.winner,
    }


def _racks(asked: Asked, event: Classic) -> Racks | None:
    """Return all racks at the end of the game."""
    if not asked.has("racks"):
        return None
    example = '["AEI", "QZ"]'
    texts = asked.values("racks", ["AEI", "QZ"])
    if len(texts) != len(event.names):
        raise WrongValue(key="racks", value=asked.quoted("racks"), example=example)
    if not all(isinstance(text, str) for text in texts):
        raise WrongKind(key="racks", example=example)
    return tuple(_rack(asked, text, f"racks[{at}]") for at, text in enumerate(texts))


def _rack(asked: Asked, text: str, key: str) -> Tiles:
    tiles = asked.tile_set()
    rack = tiles.read_strict(text)
    if rack is None:
        raise WrongValue(key=key, value=json.dumps(text, ensure_ascii=False)[:60], example='"AEI[L·L]?"')
    if len(rack) > RACK or take(tiles.all, rack) is None:
        raise TooManyTiles(key=key, tiles=tiles.write(rack))
    return rack


def _can_lie_there(asked: Asked, event: Classic, racks: Racks) -> None:
    """Refuse racks with tiles of the board; where all racks are known, any others than those."""
    tiles = event.tile_set
    known = settling.known_racks(event)
    if known is not None and tuple(map(tiles.sort, racks)) != known:
        example = json.dumps([tiles.write(rack) for rack in known], ensure_ascii=False)
        raise WrongValue(key="racks", value=asked.quoted("racks"), example=example)
    if take(event.unseen, sum(racks, ())) is None:
        raise TooManyTiles(key="racks", tiles=asked.quoted("racks"))


def _absent(asked: Asked) -> tuple[int, ...]:
    absent = asked.values("absent", [2]) if asked.has("absent") else []
    if not all(isinstance(player, int) and not isinstance(player, bool) for player in absent):
        raise WrongKind(key="absent", example="[2]")
    if not {1, 2} >= set(absent) or len(set(absent)) != len(absent):
        raise WrongValue(key="absent", value=asked.quoted("absent"), example="[2]")
    return tuple(sorted(absent))


def _over_time(asked: Asked, event: Classic) -> tuple[int, ...]:
    """Return the seconds over the time as milliseconds, rounded up."""
    if not asked.has("over_time"):
        return (0,) * len(event.names)
    given = asked.values("over_time", [0, 61.5])
    if not all(isinstance(each, (int, float)) and not isinstance(each, bool) for each in given):
        raise WrongKind(key="over_time", example="[0, 61.5]")
    if len(given) != len(event.names) or not all(0 <= each <= A_DAY for each in given):
        raise WrongValue(key="over_time", value=asked.quoted("over_time"), example="[0, 61.5]")
    over = tuple(math.ceil(Fraction(str(each)) * 1000) for each in given)
    none = (0,) * len(over)
    alone = (with_new(none, player, time) for player, time in enumerate(over, 1))
    if sum(settling.beyond_time(event, each) is not None for each in alone) > 1:
        # The first to exceed the time has lost, and after that no clock runs, so two cannot.
        raise WrongValue(key="over_time", value=asked.quoted("over_time"), example="[0, 61.5]")
    return over


CLASSIC = Request(
    needs=("ruleset", "language", "turns"),
    may=("players", "racks", "over_time", "stopped", "absent"),
    answer=answer,
)

"""What the judge sees while slips come in: who is missing, whose slip is in hand, what it may say."""

from typing import Any

from faristol.core.errors import JUDGES_ORDER
from faristol.core.play import write_play
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.handing_in import differences, unread
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.ruling import read_once
from faristol.screens.duplicate.round.slip import (
    InHand,
    Match,
    in_hand,
    matches,
    missing,
    person,
    ways_to_circle,
)
from faristol.screens.duplicate.round.typed import read_typed
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.parts.reasons import reason_sentence
from faristol.screens.scene import Scene
from faristol.texts import Texts
from faristol.words.bitsets import Bitsets


def slips(scene: Scene, event: Duplicate) -> dict[str, Any]:
    t, round_ = scene.texts, event.round
    slip = in_hand(scene, event)
    player = person(event, slip)
    left = missing(event, slip)
    expected = _expected(event, slip)
    seen = round_.second if slip.second else round_.slips
    hidden = event.opened["judge_plays"] and event.stage == "time"
    listed = _listed(event, slip, scene.words) if not hidden else []
    return {
        "hidden": hidden,
        "slip": slip,
        "whose": player,
        "had": _had(event, round_, player, t) if player else None,
        "tables": _tables(event, slip, player, t),
        "handed_in": sum(each.id in seen for each in expected),
        "expected": len(expected),
        "waited_for": left,
        "listed": [_row(event, each, n, slip, t) for n, each in enumerate(listed)],
        "typed": read_typed(slip.text),
        "circle": _circle(scene, event, slip),
        "nulls": rulings(event, round_, t),
        "reasons": null_reasons(t),
        "differences": _differences(event, round_),
        "unread": len(unread(round_)),
        "grace": event.opened["grace"],
        "sanctions_clause": event.ruleset["sanctions"].get("clause"),
    }


def _expected(event: Duplicate, slip: InHand) -> list[Player]:
    """Whose slips are counted: a second judge reads those that are in."""
    expected = event.expected_in(event.round.number)
    return [each for each in expected if each.id in event.round.slips] if slip.second else expected


def _listed(event: Duplicate, slip: InHand, words: Bitsets | None) -> list[Match]:
    return matches(event, event.round, slip.text, words) if words and slip.text.strip() else []


def _circle(scene: Scene, event: Duplicate, slip: InHand) -> dict[str, Any] | None:
    """The question about a play that needs a blank: each letter that may be circled, with what it scores."""
    if not slip.circle or scene.words is None:
        return None
    ways = ways_to_circle(event, event.round, slip.circle, scene.words.lexicon.contains)
    plays = [(write_play(event.tile_set, way.play), way.points) for way in ways if way.play]
    return {
        "place": slip.circle.partition(" ")[0],
        "letters": play_letters(event, slip.circle),
        "clause": event.ruleset["nulls"].get("uncircled"),
        "ways": [{"letters": play_letters(event, text), "points": points} for text, points in plays],
    }


def _row(event: Duplicate, match: Match, number: int, slip: InHand, t: Texts) -> dict[str, Any]:
    place, _, _ = match.text.partition(" ")
    return {
        "number": number,
        "text": match.text,
        "place": place,
        "letters": play_letters(event, match.text),
        "points": match.points,
        "if_circled": match.if_circled,
        "tables": t.ngettext("%(num)s table", "%(num)s tables", len(match.tables))
        % {"num": len(match.tables)}
        if match.tables
        else "",
        "chosen": number == slip.at,
    }


def play_letters(event: Duplicate, text: str) -> Letters:
    """A play for the play part; what cannot be read stands as it is written."""
    try:
        word = read_once(event, event.round, text)[0].word
    except JUDGES_ORDER:
        return [(text, None)]
    return letters_of(event.tile_set, word)


def _had(event: Duplicate, round_: Round, player: Player, t: Texts) -> dict[str, Any] | None:
    """The slip that this table has handed in already."""
    slip, counts = round_.slips.get(player.id), counted(event, round_, player.id)
    if slip is None or counts is None:
        return None
    return {
        "player": player.id,
        "text": slip.play or slip.written,
        "letters": play_letters(event, slip.play) if slip.play else None,
        "points": counts.points,
        "reason": reason_sentence(counts.reason, t, slip.words) if counts.reason else None,
    }


def _tables(event: Duplicate, slip: InHand, now: Player | None, t: Texts) -> list[dict[str, Any]]:
    number = event.round.number
    expected = {player.id for player in event.expected_in(number)}
    seen = event.round.second if slip.second else event.round.slips
    shown = []
    for player in event.at_tables:
        if player.id not in expected:
            continue
        ruled = event.round.slips.get(player.id)
        state = "in" if player.id in seen else "missing"
        if state == "in" and ruled and ruled.reason == "absent":
            state = "absent"
        shown.append(
            {
                "table": player.table,
                "name": player.name,
                "state": state,
                "now": slip.many is None and now is not None and now.id == player.id,
                "many": slip.many is not None and player.table in slip.many,
                "said": t.gettext("Table %(table)s, %(name)s: %(state)s")
                % {"table": player.table, "name": player.name, "state": _state(state, t)},
            }
        )
    return shown


def _state(state: str, t: Texts) -> str:
    return {
        "in": t.gettext("slip in"),
        "missing": t.gettext("slip missing"),
        "absent": t.gettext("absent"),
    }[state]


def rulings(event: Duplicate, round_: Round, t: Texts) -> list[dict[str, Any]]:
    """Every slip of the round that counts nothing, with its reason."""
    shown = []
    for player in event.at_tables:
        slip, counts = round_.slips.get(player.id), counted(event, round_, player.id)
        if slip is None or counts is None or counts.reason is None or counts.reason in ("none", "absent"):
            continue
        shown.append(
            {
                "player": player.id,
                "table": player.table,
                "name": player.name,
                "place": slip.play.partition(" ")[0] if slip.play else "",
                "letters": play_letters(event, slip.play) if slip.play else None,
                "written": slip.written,
                "reason": reason_sentence(counts.reason, t, slip.words),
                "clause": counts.clause,
                "may_accept": slip.reason == "word",
            }
        )
    return shown


def _differences(event: Duplicate, round_: Round) -> list[dict[str, Any]]:
    return [
        {"table": event.players[id].table, "name": event.players[id].name, "first": first, "second": second}
        for id, first, second in differences(round_)
    ]


def null_reasons(t: Texts) -> list[tuple[str, str]]:
    """What only the judge sees, as the buttons say it."""
    return [
        ("late", t.gettext("handed in late")),
        ("uncircled", t.gettext("the blank is not circled")),
        ("illegible", t.gettext("cannot be read")),
        ("coordinates", t.gettext("coordinates missing or wrong")),
    ]

"""What stands beside the board: both players, the play that is being tried, what is open between them."""

from datetime import date
from typing import Any

from faristol.core.errors import REASONS, reason
from faristol.core.squares import Place
from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.game import RIGHT, WRONG, Correspondence
from faristol.games.correspondence.remarks import roman
from faristol.games.correspondence.waiting import SOON, due, thought_so_far
from faristol.screens.correspondence.due_said import said as due_said
from faristol.screens.correspondence.game.hand import Trying, plays, stands
from faristol.screens.correspondence.game.stage import stage, to_make
from faristol.screens.correspondence.heading import colour
from faristol.screens.correspondence.notes import notes
from faristol.screens.correspondence.seats import game_of, seat
from faristol.screens.parts.letters import letters_of
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.texts import Texts

LISTED = 30


def cards(scene: Scene, tried: Trying, t: Texts) -> list[dict[str, Any]]:
    event = game_of(scene)
    each = event.ruleset["days"]["each"]
    return [
        {
            "player": player,
            "side": "red" if player == RED else "blue",
            "colour": colour(player, t),
            "name": event.names[player - 1],
            "total": event.total(player, tried.course) if not event.ending else event.scores[player - 1],
            "days": sum(event.used(player)),
            "each": each,
            "to_move": not event.ending and event.to_move == player,
            "me": seat(scene) == player,
        }
        for player in (RED, BLUE)
    ]


def variants(scene: Scene, tried: Trying, t: Texts) -> dict[str, Any] | None:
    """The two courses while a challenge is open (COR-12)."""
    event = game_of(scene)
    if event.challenge is None:
        return None
    names = {RIGHT: t.gettext("The play is right"), WRONG: t.gettext("The play is wrong")}
    missing = to_make(event)
    return {
        "options": [
            {"key": key, "name": names[key], "chosen": tried.variant == key, "made": key not in missing}
            for key in (RIGHT, WRONG)
        ],
        "chosen": names[tried.variant or RIGHT],
        "by": event.names[event.challenge.by - 1],
        "words": ", ".join(event.challenge.words),
        "why": event.challenge.why,
        "mine": seat(scene) == event.challenge.by,
        "may_admit": stage(scene) == "play" and event.challenge.by != event.to_move,
        "made_here": not missing,
    }


def running(scene: Scene, tried: Trying, t: Texts) -> dict[str, Any] | None:
    """The play as it lies: its words, what it scores, what the sheet would count, why it does not stand."""
    event, found = game_of(scene), None
    if tried.shown is not None:
        answer = plays(scene, tried)
        found = answer.plays[tried.shown] if answer else None
    if found is not None:
        word = letters_of(event.tile_set, found.word)
        place = str(Place(found.square, found.down))
        words = [{"letters": word, "points": found.score, "place": place}]
        return {**_sums(event, tried, found.score), "words": words, "bonus": 0, "refused": None}
    standing = stands(scene, tried)
    if standing is None:
        return None
    refusal, score = standing.refusal, standing.score
    clause = event.rules.clause(refusal) if refusal and reason(refusal) in REASONS else None
    return {
        **_sums(event, tried, score.total if score else None),
        "words": [
            {
                "letters": letters_of(event.tile_set, each.word.letters),
                "points": each.points,
                "place": _place(each.word.squares),
            }
            for each in (score.words if score else ())
        ],
        "bonus": score.bonus if score else 0,
        "refused": sentences(refusal, t)[0] if refusal else None,
        "clause": clause,
        "zero": refusal is not None and reason(refusal) == "word",
    }


def _place(squares: range) -> str:
    return str(Place(squares[0], down=squares.step > 1))


def _sums(event: Correspondence, tried: Trying, score: int | None) -> dict[str, Any]:
    if score is None:
        return {"score": None, "counted": None, "total": None, "clause": None, "zero": False}
    most = _most(event, tried.player)
    counted = score if most is None or tried.player != event.to_move else min(score, most)
    total = event.total(tried.player, tried.course) + counted
    return {"score": score, "counted": counted, "total": total, "clause": None, "zero": False}


def _most(event: Correspondence, player: int) -> int | None:
    caps = event.ruleset["caps"]["turns"]
    return caps[event.number - 1][player - 1] if event.number <= len(caps) else None


def cap(event: Correspondence, t: Texts) -> dict[str, Any] | None:
    """Told before the play is made (COR-3)."""
    most = _most(event, event.to_move)
    if most is None:
        return None
    return {"most": most, "turn": roman(event.number), "clause": event.ruleset["caps"]["clause"]}


def challenge(scene: Scene, t: Texts) -> dict[str, Any] | None:
    """The play just received, if it can still be challenged: before one's own turn is made."""
    event = game_of(scene)
    turns = event.course.turns
    ended = event.ending is not None and event.ending.way not in ("played-out", "passes")
    mine = seat(scene) == (event.to_move if not event.ending else 3 - (turns[-1].player if turns else 0))
    if event.challenge or ended or not turns or turns[-1].kind != "play" or not mine:
        return None
    if len(turns) != len(event.sent) or turns[-1].player == seat(scene):
        return None
    return {
        "open": bool(notes(scene).get("challenging")),
        "words": [word.split()[1] for word in turns[-1].words],
        "turn": roman((len(turns) + 1) // 2),
        "unfounded": event.ruleset["challenge"]["unfounded"],
    }


def knowns(t: Texts) -> list[tuple[str, str, str | None]]:
    return [
        ("stamp", t.gettext("Its stamp"), None),
        ("one-stamp", t.gettext("One stamp, same town"), t.gettext("it counts as the next day")),
        ("received", t.gettext("The day I got it"), t.gettext("no legible stamp")),
        (
            "received-in-bucharest",
            t.gettext("The day I got it, in Bucharest"),
            t.gettext("the day before counts"),
        ),
        ("confirmed", t.gettext("I confirm it"), t.gettext("mail, chat, fax")),
    ]


def offered(scene: Scene) -> dict[str, Any] | None:
    """A draw on the table."""
    event, me = game_of(scene), seat(scene)
    if event.offered is None or event.ending:
        return None
    return {"mine": event.offered == me, "name": event.names[event.offered - 1]}


def listed(scene: Scene, tried: Trying) -> list[dict[str, Any]]:
    """The program's plays, the best first."""
    event, answer = game_of(scene), plays(scene, tried)
    return [
        {
            "number": number,
            "place": str(Place(found.square, found.down)),
            "letters": letters_of(event.tile_set, found.word),
            "score": found.score,
            "chosen": tried.shown == number - 1,
        }
        for number, found in enumerate(answer.plays[:LISTED] if answer else (), 1)
    ]


def warnings(scene: Scene, now: date, t: Texts) -> list[dict[str, Any]]:
    """What cannot wait: days nearly used up, no answer, a long thought of which the partner does not know."""
    event, me = game_of(scene), seat(scene)
    if me is None or (event.ending and not event.waits_for_time):
        return []
    told = [
        each
        for each in due(event, me, now)
        if each.what in ("send", "tell", "again", "arbiter", "first", "defend")
    ]
    over = any(event.days_left(player) < 0 for player in (RED, BLUE))
    over = over or event.days_left(event.to_move) < thought_so_far(event, now)
    told = [each for each in told if not (over and each.what in ("send", "tell"))]
    soon = {"send": SOON, "defend": SOON}
    pressing = [each for each in told if (each.on - now).days <= soon.get(each.what, 0)]
    found = [due_said(each, event, t) for each in pressing]
    for player in () if event.ending else (RED, BLUE):
        so_far = thought_so_far(event, now) if player == event.to_move else 0
        left = event.days_left(player) - so_far
        if left < 0:
            said = t.ngettext(
                "%(name)s is over the time by %(n)s day.", "%(name)s is over the time by %(n)s days.", -left
            )
            fact = said % {"name": event.names[player - 1], "n": -left}
            loses = t.gettext("It loses only when the partner claims it.")
            found.append({"fact": fact, "detail": loses, "clause": "COR-19", "what": f"over-{player}"})
    return found

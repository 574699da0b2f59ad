"""The arbiter's own screen of a game of two: what may be decided, what it will do, and what was decided."""

from collections.abc import Callable
from dataclasses import dataclass, field

from faristol.core.play import in_writing
from faristol.errors import Rejected
from faristol.games.classic.ending import after_facts
from faristol.games.classic.game import Classic, opened
from faristol.games.log import Entry, effective, stamped
from faristol.screens.classic.arbiter import acts
from faristol.screens.classic.arbiter.acts import Act
from faristol.screens.classic.arbiter.decisions import Decision, decisions
from faristol.screens.classic.arbiter.written import RESULTS
from faristol.screens.classic.ended import who_won
from faristol.screens.classic.game_view import GameView
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.undo import undo_at, undo_label
from faristol.screens.notice import Done
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import Texts

ARBITER_RECORD = "classic-arbiter"
"""The device remembers who was arbiter last: the same person goes from table to table."""


@dataclass(frozen=True)
class Chosen:
    """The act that is being decided, and what is written of it."""

    act: str = ""
    form: dict[str, str] = field(default_factory=dict)


RULING = Slot("ruling", Chosen, of="event")


@view_value(kw_only=True)
class ArbiterView(GameView):
    acts: list[Act]
    act: Act | None
    """The act that is being decided."""
    form: dict[str, str]
    players: list[tuple[str, str, None]]
    winners: list[tuple[str, str, None]]
    ways: list[tuple[str, str, None]]
    turn_hint: str
    results: list[tuple[str, str]]
    outcomes: tuple[str, str] | None
    """What there is now, and what would be."""
    decisions: list[Decision]
    final: bool


def view(scene: Scene) -> ArbiterView:
    event, game, t = scene.event, game_of(scene), scene.texts
    assert event
    final = len(game.signed) == 2
    may_act = event.writing and event.broken is None and not final
    may = acts.possible(game, event.entries, t) if may_act else []
    act = next((act for act in may if act.id == _chosen(scene).act), None)
    form, here = _form(scene, game), f"#/event/{event.stream}"
    players = [(str(number), name, None) for number, name in enumerate(game.names, 1)]
    return ArbiterView(
        title=title(scene),
        subtitle=" – ".join(game.names),
        back=here,
        back_name=t.gettext("The game"),
        game=game,
        playing=game.tile_set.language,
        here=here,
        acts=may,
        act=act,
        form=form,
        players=players,
        winners=[*players, ("0", t.gettext("nobody"), None)],
        ways=[("away", t.gettext("Take away"), None), ("back", t.gettext("Give back"), None)],
        turn_hint=_turn(game, form["turn"], t),
        results=list(zip(RESULTS, game.names, strict=False)),
        outcomes=_outcomes(scene, act.id, form) if act else None,
        decisions=decisions(scene),
        final=final,
        undo=None if may and may[0].id == "undo" else undo_label(event, t),
        undo_at=undo_at(event),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("The arbiter")


def choose(scene: Scene, intent: Intent) -> Step:
    act = intent.data["act"]
    return Step(session=scene.session.put(RULING, Chosen(act)), focus="form-title" if act else "work")


def write(scene: Scene, intent: Intent) -> Step:
    """Note the form as it is being written, so that the screen shows what the act would bring."""
    return Step(session=scene.session.change(RULING, form=intent.fields))


def decide(scene: Scene, intent: Intent) -> Step:
    act, fields = _chosen(scene).act, intent.fields
    by = fields.get("arbiter", "")
    written = acts.facts(scene, act, fields, by, fields.get("why", ""), intent.at)
    after = _after(scene, written, intent.at)
    t = scene.texts
    return Step(
        entries=written,
        session=scene.session.without(RULING),
        notice=Done(_outcome(after, t), t.gettext("The log keeps it, with name and reason.")),
        announce=_outcome(after, t),
        remember={ARBITER_RECORD: by.strip()} if by.strip() else {},
        focus="work",
    )


def _chosen(scene: Scene) -> Chosen:
    return scene.session.get(RULING, Chosen())


def _form(scene: Scene, game: Classic) -> dict[str, str]:
    """Return the form as it was written; else filled from the game as it is."""
    points = game.settled.result if game.settled else game.scores
    ahead = points.index(max(points)) + 1 if game.several else 1 if points[0] > points[1] else 2
    empty = {
        "arbiter": scene.remembered.get(ARBITER_RECORD, ""),
        "why": "",
        "turn": str(len(game.turns) or ""),
        "points": "",
        "player": "1",
        "way": "away",
        "left": "",
        "missing": "",
        "extra": "",
        **{f"count-{player}": str(count) for player, count in enumerate(game.counts, 1)},
        **dict(zip(RESULTS, map(str, points), strict=False)),
        "winner": str((game.settled.winner if game.settled else None) or ahead),
    }
    return {**empty, **_chosen(scene).form}


def _outcomes(scene: Scene, act: str, form: dict[str, str]) -> tuple[str, str] | None:
    """Return the outcome as it is now and as it would be; nothing while the form cannot be read."""
    if act in ("time", "clock"):
        return None
    try:
        written = acts.facts(scene, act, form, "–", "–", scene.now)
    except Rejected:
        return None
    return _outcome(game_of(scene), scene.texts), _outcome(_after(scene, written, scene.now), scene.texts)


def _after(scene: Scene, written: list[Entry], at: int) -> Classic:
    """Return the game after these facts; after a decision that is taken back, as it was before."""
    assert scene.event
    if written[0]["type"] != "Undone":
        return after_facts(game_of(scene), written, at)
    entries = scene.event.entries
    rest = effective([*entries, *stamped(written, len(entries), at, "")])
    return after_facts(opened(rest[0]), rest[1:], at)


def _outcome(game: Classic, t: Texts) -> str:
    """Return the score, or the result once there is one; and how many turns are left, if they are counted."""
    if game.settled:
        return who_won(game, t)
    if game.turns_left:
        left = t.ngettext("%(n)s turn is left.", "%(n)s turns are left.", game.turns_left)
        return left % {"n": game.turns_left}
    return " – ".join(f"{name} {plain(score)}" for name, score in zip(game.names, game.scores, strict=True))


def _turn(game: Classic, written: str, t: Texts) -> str:
    """Return the turn with that number in words, so that nobody corrects another."""
    turn = game.turns[int(written) - 1] if written in map(str, range(1, len(game.turns) + 1)) else None
    if turn is None:
        return t.gettext("1 is the first turn of the game.")
    play = in_writing(game.tile_set, turn.play) if turn.play else "–"
    facts = {"name": game.names[turn.player - 1], "play": play, "points": turn.points}
    return t.gettext("%(name)s: %(play)s, points: %(points)s") % facts


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"choose": choose, "write": write, "decide": decide}

CLASSIC_ARBITER = Screen(name="classic_arbiter", view=view, title=title, intents=INTENTS, remembers=True)

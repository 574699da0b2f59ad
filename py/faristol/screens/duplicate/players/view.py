"""Who plays, and at which table: before the first round a list to fill, after it one to keep right."""

from collections.abc import Sequence
from dataclasses import replace

from markupsafe import Markup

from faristol.games.draws import blank_name
from faristol.games.duplicate import bonus, opening, sanctions
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import FACTS
from faristol.games.duplicate.player_facts import InList
from faristol.games.duplicate.players import Player
from faristol.games.judging_draws import promise_holds
from faristol.games.log import last_act
from faristol.screens.acts import acts
from faristol.screens.calling.checking import SoundCheck, sound_check
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.players import intents
from faristol.screens.duplicate.players.intents import FORGETTING, PAPER, notes
from faristol.screens.duplicate.players.pasted import LISTED
from faristol.screens.duplicate.players.slips import (
    MOST_SLIPS,
    read_slips,
    sheets_of_slips,
    usual_slips,
)
from faristol.screens.duplicate.sanction_words import Sanctioning, sanctioning, step_button, step_name
from faristol.screens.parts import people
from faristol.screens.parts.list_columns import Preview, preview
from faristol.screens.parts.people import Person, sorting_key
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import OpenEvent, Scene, Screen
from faristol.screens.sealed.promise import PromiseAndAnswer, promise_and_answer
from faristol.screens.view import View, view_value
from faristol.texts import Texts, score, texts

Mark = tuple[str, str]
"""What there is to say of somebody, and the kind of its tag."""


OFFERED_FIRST = 12
"""So many are in sight at once; the others stand under their clubs."""


@view_value
class EditedPlayer:
    """A player who is put right, with the sanction that comes next and those before."""

    player: Player
    step: str | None
    sanction: str
    past: Sequence[str]


@view_value
class BonusSentence:
    text: str
    clause: str | None


@view_value(kw_only=True)
class PlayersView(View):
    event: Duplicate
    here: str
    playing: str
    undo: str | None
    rows: Sequence[tuple[Player, Sequence[Mark]]]
    people_here: str
    free_table: int
    edited: EditedPlayer | None
    pasted: str
    """The list in the field of many at once."""
    preview: Preview | None
    """How it is read."""
    offered: Sequence[Person]
    """Who has played here before and is not on the list: the favourites, and who comes most often."""
    others: Sequence[tuple[str, Sequence[Person]]]
    """The rest of them, by their clubs."""
    known: Sequence[Person]
    bonus: BonusSentence
    joining: str | None
    sanctions_clause: str | None
    sanctioning: Sanctioning | None
    """Who is to be expelled, while that is asked."""
    forgetting: bool | None
    slips: str
    """How many for each table, as it stands in the field."""
    slip_sheets: int
    paper: Markup | None
    promise: PromiseAndAnswer | None
    """On the promise's own page."""
    without_secret: bool
    sound_check: SoundCheck | None


def view(scene: Scene) -> PlayersView:
    event, t = event_of(scene), scene.texts
    opened = open_event(scene)
    here = f"#/event/{opened.stream}"
    offered = people.offered(scene.remembered, event) if event.began is None else []
    at_promise = is_at_promise(scene)
    edited = event.players.get(notes(scene).edited or "")
    slips = str(usual_slips(event)) if notes(scene).slips is None else notes(scene).slips or ""
    return PlayersView(
        title=_title(scene),
        subtitle=event.opened.name,
        back=_back(event, here, at_promise),
        back_name=t.gettext("Home") if event.began is None and not at_promise else t.gettext("The duplicate"),
        event=event,
        here=here,
        playing=event.tile_set.language,
        undo=_undo_label(opened, t),
        rows=[(player, _marks(player, event, t)) for player in event.at_tables],
        people_here=_count(event, t),
        free_table=opening.free_table(event),
        edited=_edited(edited, event, t) if edited else None,
        pasted=notes(scene).list or "",
        preview=preview(notes(scene).list or "", notes(scene).columns, LISTED, t),
        offered=offered[:OFFERED_FIRST],
        others=people.by_clubs(offered[OFFERED_FIRST:]),
        known=people.people(scene.remembered),
        bonus=_bonus(event, t),
        joining=event.ruleset.get("joining", {}).get("clause"),
        sanctions_clause=event.ruleset["sanctions"].get("clause"),
        sanctioning=sanctioning(scene, event),
        forgetting=scene.session.get(FORGETTING),
        slips=slips,
        slip_sheets=len(sheets_of_slips(event.at_tables, read_slips(slips) or 0)),
        paper=_paper(scene, event),
        promise=promise_and_answer(event.draws, scene) if at_promise else None,
        without_secret=event.stage == "players"
        and event.draws.secret_here is None
        and event.opened.source != "bag",
        sound_check=sound_check(scene, event.tile_set.language, event.opened.names),
    )


def is_at_promise(scene: Scene) -> bool:
    """Return whether this is the promise's own page; from it one goes back to the list to put it right."""
    event = event_of(scene)
    waits = event.began is None and event.opened.source == "committed"
    at_promise = scene.address.endswith("/players/promise") and len(event.players) > 1
    return at_promise and waits and promise_holds(event.draws, event.names)


def _title(scene: Scene) -> str:
    return scene.texts.gettext("The promise") if is_at_promise(scene) else scene.texts.gettext("Players")


def _back(event: Duplicate, here: str, at_promise: bool) -> str:
    if event.began is not None:
        return here
    return f"{here}/players" if at_promise else "#/"


def _marks(player: Player, event: Duplicate, t: Texts) -> list[Mark]:
    marks = []
    if player.left is not None:
        marks.append((t.gettext("left in round %(round)s") % {"round": player.left}, "warn"))
    if player.sanctions:
        step = event.steps[len(player.sanctions) - 1]
        marks.append((step_name(step, t), "bad" if step == "expelled" else "warn"))
    return marks


def _edited(player: Player, event: Duplicate, t: Texts) -> EditedPlayer:
    step = sanctions.next_step(event, player.id) if event.rounds and not event.final else None
    past = [
        t.gettext("Round %(round)s: %(step)s") % {"round": round_, "step": step_name(given, t)}
        for round_, given in zip(player.sanctions, event.steps, strict=False)
    ]
    return EditedPlayer(player, step, step_button(step, t), past)


def _count(event: Duplicate, t: Texts) -> str:
    players = len(event.players)
    return t.ngettext("%(num)s player", "%(num)s players", players) % {"num": players}


def _bonus(event: Duplicate, t: Texts) -> BonusSentence:
    """Return what a bonus is worth (DUP-21) for as many as sit there now. It is said before the start."""
    players, rule = len(event.players), event.ruleset["bonus"]
    began = event if event.began is not None else replace(event, began=players)
    worth = bonus.value(began)
    details = {"num": players, "points": score(worth, t.language), "least": rule["least"]}
    if not event.opened.bonuses:
        sentence = t.gettext("No bonuses in this duplicate.")
    elif worth:
        sentence = t.ngettext(
            "With %(num)s player, the points of a bonus are %(points)s.",
            "With %(num)s players, the points of a bonus are %(points)s.",
            players,
        )
    else:
        sentence = t.ngettext(
            "No bonus with fewer than %(least)s player.",
            "No bonus with fewer than %(least)s players.",
            rule["least"],
        )
    return BonusSentence(sentence % details, rule.get("clause") if event.opened.bonuses else None)


def _undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    first = act[0]
    if len(act) > 1:
        return t.gettext("Undo: the list of players") if first["type"] == "PlayerEntered" else None
    fact = FACTS.types[first["type"]]
    return t.gettext(fact.undo_in_list) % first if issubclass(fact, InList) else None


def _paper(scene: Scene, event: Duplicate) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    wanted = scene.session.get(PAPER, about=scene.now)
    if wanted is None or scene.event is None:
        return None
    t = texts(event.opened.publication, blank_name(event))
    tables, date = event.at_tables, t.date(scene.event.entries[0]["at"], scene.zone)
    if wanted.rounds is None:
        names = sorted(tables, key=lambda player: sorting_key(player.name))
        page = "duplicate/players/paper_list.html"
        return render_page_with(t, page, event=event, date=date, app=scene.app, names=names)
    pages = sheets_of_slips(tables, min(wanted.rounds, MOST_SLIPS))
    page = "duplicate/players/paper_slips.html"
    return render_page_with(t, page, event=event, pages=pages, points=wanted.points)


PLAYERS = Screen(
    name="players",
    view=view,
    title=_title,
    intents=acts(intents),
    remembers=True,
)

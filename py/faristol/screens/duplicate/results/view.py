"""The results of a duplicate, at any time: the classification, round by round, player by player."""

from collections.abc import Callable, Sequence
from typing import Any

from markupsafe import Markup

from faristol.games.duplicate.bonus import Bonus, in_totals, value
from faristol.games.duplicate.event import Duplicate, Topping
from faristol.games.duplicate.figures import EventFigures, PlayerFigures, event_figures, player_figures
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.standings import Row, master_total, standings
from faristol.games.publishing import newer_than_backup
from faristol.practice.lost_racks import every_of_duplicate, of_duplicate
from faristol.screens.acts import acts
from faristol.screens.duplicate.decision import decision
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.questions import WRONG
from faristol.screens.duplicate.results import correcting, intents, past_round, tables, two_rooms
from faristol.screens.duplicate.results.awards import AwardRow, Moves, award_rows, moves
from faristol.screens.duplicate.results.correcting import SlipForm, form
from faristol.screens.duplicate.results.intents import FINAL
from faristol.screens.duplicate.results.list_parts import ListPart, part_of, parts_of
from faristol.screens.duplicate.results.one_round import RoundPage, round_page
from faristol.screens.duplicate.results.place import LISTED, Place, address, after, chosen, place_of
from faristol.screens.duplicate.results.printing import sheets
from faristol.screens.duplicate.results.tables import PlacedPlayer, TurnRow
from faristol.screens.duplicate.results.two_rooms import (
    OtherRooms,
    logs_for,
    other_rooms,
)
from faristol.screens.duplicate.table_of_rounds import TableOfRounds, table_of_rounds
from faristol.screens.duplicate.undo import undo_label
from faristol.screens.duplicate.wrong_master import wrong
from faristol.screens.lost_racks import practising
from faristol.screens.parts.clock_time import hour
from faristol.screens.parts.reasons import Nulls, nulls_by_kind
from faristol.screens.scene import Scene, Screen
from faristol.screens.sealed.promise import PublishedSecret, published_secret
from faristol.screens.view import View, view_value


@view_value(kw_only=True)
class Ending:
    """What there is to do when the duplicate is over: claims, the other room, the secret, a backup."""

    claims_until: str | None
    claims_over: bool
    reopening: bool
    """Whether it is asked why final results are opened again."""
    others: OtherRooms
    secret: PublishedSecret | None
    backed_up: bool
    """Whether a file left after the last thing that was done."""


@view_value(kw_only=True)
class Classification:
    placed: Sequence[PlacedPlayer]
    parts: Sequence[ListPart]
    after: int
    """The round after which everybody stands so."""
    at_the_end: bool
    """Whether that is the last one."""
    bonuses: Sequence[tuple[Bonus, Player]]
    bonus_column: bool
    """Whether the total is of slips and bonuses."""
    masters: int
    leaders: Sequence[Row]
    """Those who have the first place."""
    awards: Sequence[AwardRow]
    ending: Ending | None


@view_value(kw_only=True)
class PlayerPage:
    player: Player
    placed: PlacedPlayer
    turns: Sequence[TurnRow]
    figures: PlayerFigures
    nulls: Sequence[Nulls]
    following: Player | None
    practise: Any
    """Those racks of the game that can be practised."""


@view_value
class TablePage:
    """The players and rounds, and the figures of the whole event."""

    table: TableOfRounds
    figures: EventFigures
    nulls: Sequence[Nulls]


Part = Classification | RoundPage | PlayerPage | Moves | TablePage


@view_value(kw_only=True)
class ResultsView(View):
    page: str
    part: Part
    clauses: tables.Clauses
    has_bonuses: bool
    """Whether anybody can get one."""
    event: Duplicate
    topping: Topping | None
    playing: str
    here: str
    results: str
    """The address of the classification."""
    done: int
    """How many rounds are finished."""
    may_correct: bool
    """Whether a slip may be put right; in topping it is its moment that counts."""
    undo: str | None
    decision: str | None
    """Why the judge ended the duplicate early."""
    finishing: bool | None
    """Whether it is asked if the results are to be final."""
    wrong: int | None
    """The round whose master play is to be marked as incorrect, while that is asked."""
    form: SlipForm | None
    printed: Markup | None
    moved: str | None
    """The player whose line is marked among the places."""


def view(scene: Scene) -> ResultsView:
    opened, event, t, place = open_event(scene), event_of(scene), scene.texts, place_of(scene)
    back, back_name = _way_back(scene, event, place)
    return ResultsView(
        title=title(scene),
        subtitle=event.opened.name,
        back=back,
        back_name=back_name,
        page=place.page,
        part=_PARTS[place.page](scene, event, place),
        clauses=tables.clauses(event),
        has_bonuses=bool(value(event)),
        event=event,
        topping=event.topping,
        playing=event.tile_set.language,
        here=f"#/event/{opened.stream}",
        results=address(scene),
        done=len(finished(event)),
        may_correct=opened.writing and opened.broken is None and not (event.final or event.topping),
        undo=undo_label(opened, t),
        decision=decision(event, t),
        finishing=scene.session.get(FINAL),
        wrong=scene.session.get(WRONG),
        form=form(scene, t),
        printed=sheets(scene),
        moved=place.player.id if place.moves and place.player else None,
    )


def title(scene: Scene) -> str:
    event, t, place = event_of(scene), scene.texts, place_of(scene)
    if place.moves:
        return t.gettext("Places round by round")
    if place.table:
        return t.gettext("Players and rounds")
    if place.round:
        return t.gettext("Round %(n)s") % {"n": place.round.number}
    if place.player:
        return place.player.name
    return t.gettext("Final results") if event.final else t.gettext("Results")


def _way_back(scene: Scene, event: Duplicate, place: Place) -> tuple[str, str]:
    t = scene.texts
    if place.page != "classification":
        return address(scene), t.gettext("Results")
    if event.stage == "over":
        return "#/", t.gettext("Home")
    return f"#/event/{open_event(scene).stream}", t.gettext("The round")


def _classification(scene: Scene, event: Duplicate, place: Place) -> Classification:
    t, until, done = scene.texts, after(scene), finished(event)
    part = part_of(scene, len(event.players))
    last = until or len(done)
    rows_, masters = standings(event, until), master_total(event, until)
    return Classification(
        placed=tables.classification(rows_, masters, t, slice(part * LISTED, (part + 1) * LISTED)),
        parts=parts_of(part, len(event.players)),
        after=last,
        at_the_end=until is None,
        bonuses=tables.bonus_list(rows_),
        bonus_column=bool(value(event)) and in_totals(event, until),
        masters=masters,
        leaders=[row for row in rows_ if row.rank == 1],
        ending=_ending(scene, event) if event.stage == "over" else None,
        awards=award_rows(event, t) if until is None else [],
    )


def _ending(scene: Scene, event: Duplicate) -> Ending:
    opened, until = open_event(scene), event.claims_until
    return Ending(
        claims_until=hour(until, scene.zone) if until else None,
        claims_over=bool(until and until <= scene.now),
        reopening=chosen(scene).reopening and event.final,
        others=other_rooms(scene),
        secret=published_secret(opened, event.draws),
        backed_up=newer_than_backup(opened.entries) == 0,
    )


def _player(scene: Scene, event: Duplicate, place: Place) -> PlayerPage:
    player, t = place.player, scene.texts
    assert player
    placed = tables.classification(standings(event), master_total(event), t)
    figures = player_figures(event)[player.id]
    at = next(at for at, each in enumerate(placed) if each.row.player.id == player.id)
    return PlayerPage(
        player=player,
        placed=placed[at],
        turns=tables.player_game(event, player.id, t),
        figures=figures,
        nulls=nulls_by_kind(figures.nulls, t),
        following=placed[at + 1].row.player if at + 1 < len(placed) else None,
        practise=practising.offer(
            scene, of_duplicate(event, player.id), every_of_duplicate(event, player.id)
        ),
    )


def _table(scene: Scene, event: Duplicate, place: Place) -> TablePage:
    figures = event_figures(event)
    nulls = nulls_by_kind(figures.nulls, scene.texts)
    language = scene.texts.language if chosen(scene).percents else None
    return TablePage(table_of_rounds(event, percents_in=language), figures, nulls)


_PARTS: dict[str, Callable[[Scene, Duplicate, Place], Part]] = {
    "classification": _classification,
    "round": round_page,
    "player": _player,
    "table": _table,
    "moves": lambda scene, event, place: moves(event, place.player.id if place.player else None),
}


def _words(scene: Scene) -> Any:
    """Return the event's own list once a slip is to be put right, for that is ruled by it."""
    event = event_of(scene)
    return event.opened.lexicon if chosen(scene).edit and not event.final else None


RESULTS = Screen(
    name="results",
    view=view,
    title=title,
    intents={**acts(intents, correcting, past_round, two_rooms), "wrong": wrong},
    words=_words,
    remembers=True,
    events=True,
    reads=logs_for,
)

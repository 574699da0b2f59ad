"""The results of a duplicate, at any time: the classification, round by round, player by player."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from markupsafe import Markup

from faristol.games.duplicate.bonus import Bonus, in_totals, value
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row, master_total, standings
from faristol.practice.lost_racks import of_duplicate
from faristol.screens.acts import acts
from faristol.screens.board.squares import Rows, rows
from faristol.screens.duplicate.decision import decision
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.questions import WRONG
from faristol.screens.duplicate.results import correcting, intents, tables, two_rooms
from faristol.screens.duplicate.results.awards import AwardRow, Moves, award_rows, moves
from faristol.screens.duplicate.results.correcting import SlipForm, form
from faristol.screens.duplicate.results.intents import FINAL
from faristol.screens.duplicate.results.place import LISTED, Place, address, after, chosen, place_of
from faristol.screens.duplicate.results.printing import sheets
from faristol.screens.duplicate.results.tables import PlacedPlayer, RoundTable, TurnRow
from faristol.screens.duplicate.results.two_rooms import (
    OtherRooms,
    logs_for,
    other_rooms,
)
from faristol.screens.duplicate.undo import undo_label
from faristol.screens.duplicate.wrong_master import wrong
from faristol.screens.lost_racks import practising
from faristol.screens.parts.clock_time import hour
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import Scene, Screen
from faristol.screens.sealed.promise import PublishedSecret, published_secret
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value
class ListPart:
    """A part of a long list: 1–50, 51–100 …"""

    part: int
    label: str
    now: bool


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
    earlier: int
    later: int
    bonuses: Sequence[tuple[Bonus, Player]]
    bonus_column: bool
    """Whether the total is of slips and bonuses."""
    masters: int
    leaders: Sequence[Row]
    """Those who have the first place."""
    awards: Sequence[AwardRow]
    ending: Ending | None


@view_value(kw_only=True)
class RoundPage:
    round: Round
    may_mark_wrong: bool
    table: RoundTable
    parts: Sequence[ListPart]
    on_board: str
    """The play that lies on the board; "" for the board as the players had it."""
    squares: Rows
    rack_tiles: Sequence[TileFace]
    first: Round
    previous: Round
    following: Round | None


@view_value(kw_only=True)
class PlayerPage:
    player: Player
    placed: PlacedPlayer
    turns: Sequence[TurnRow]
    following: Player
    practise: Any
    """Those racks of the game that can be practised."""


Part = Classification | RoundPage | PlayerPage | Moves


@view_value(kw_only=True)
class ResultsView(View):
    page: str
    part: Part
    clauses: tables.Clauses
    event: Duplicate
    playing: str
    here: str
    results: str
    """The address of the classification."""
    done: int
    """How many rounds are finished."""
    may_write: bool
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
        event=event,
        playing=event.tile_set.language,
        here=f"#/event/{opened.stream}",
        results=address(scene),
        done=len(finished(event)),
        may_write=opened.writing and opened.broken is None and not event.final,
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
    part = _part(scene, len(event.players))
    last = until or len(done)
    rows_, masters = standings(event, until), master_total(event, until)
    return Classification(
        placed=tables.classification(rows_, masters, t, slice(part * LISTED, (part + 1) * LISTED)),
        parts=_parts(part, len(event.players)),
        after=last,
        at_the_end=until is None,
        earlier=last - 1 if last > 1 else len(done),
        later=last + 1 if until else 1,
        bonuses=tables.bonus_list(rows_),
        bonus_column=bool(value(event)) and in_totals(event, until),
        masters=masters,
        leaders=[row for row in rows_ if row.rank == 1],
        ending=_ending(scene, event) if event.stage == "over" else None,
        awards=award_rows(event, t) if until is None else [],
    )


def _part(scene: Scene, rows_: int) -> int:
    return min(max(0, chosen(scene).part), max(0, (rows_ - 1) // LISTED))


def _parts(now: int, rows_: int) -> list[ListPart]:
    if rows_ <= LISTED:
        return []
    starts = enumerate(range(0, rows_, LISTED))
    return [ListPart(n, f"{start + 1}–{min(start + LISTED, rows_)}", n == now) for n, start in starts]


def _ending(scene: Scene, event: Duplicate) -> Ending:
    opened, until = open_event(scene), event.claims_until
    return Ending(
        claims_until=hour(until, scene.zone) if until else None,
        claims_over=bool(until and until <= scene.now),
        reopening=chosen(scene).reopening and event.final,
        others=other_rooms(scene),
        secret=published_secret(opened, event.draws),
        backed_up=opened.entries[-1]["type"] == "Exported",
    )


def _round(scene: Scene, event: Duplicate, place: Place) -> RoundPage:
    round_, t = place.round, scene.texts
    assert round_ and round_.master
    table = tables.round_table(event, round_, t)
    part = _part(scene, len(table.plays))
    of_round, text = chosen(scene).on_board or (0, "")
    play = text if of_round == round_.number else None
    done = finished(event)
    at = done.index(round_)
    return RoundPage(
        round=round_,
        may_mark_wrong=open_event(scene).writing and event.stage != "over" and not round_.master.wrong,
        table=replace(table, plays=table.plays[part * LISTED : (part + 1) * LISTED]),
        parts=_parts(part, len(table.plays)),
        on_board=round_.master.play if play is None else play,
        squares=_squares(event, round_, play, t),
        rack_tiles=faces(event.tile_set, event.tile_set.sort(round_.rack), t),
        first=done[0],
        previous=done[at - 1],
        following=done[at + 1] if at + 1 < len(done) else None,
    )


def _squares(event: Duplicate, round_: Round, play: str | None, t: Texts) -> Rows:
    """Return the board with the master play; or as the players had it, with the play that was tapped."""
    assert round_.master
    if play is None or play == round_.master.play:
        return rows(event.tile_set, round_.board_after, t, last=tuple(round_.master.laid))
    asked = tables.read(event.tile_set, play) if play else None
    new = dict(zip(asked.squares, asked.word, strict=False)) if asked else {}
    return rows(event.tile_set, round_.board, t, new=new)


def _player(scene: Scene, event: Duplicate, place: Place) -> PlayerPage:
    player, t = place.player, scene.texts
    assert player
    placed = tables.classification(standings(event), master_total(event), t)
    at = next(at for at, each in enumerate(placed) if each.row.player.id == player.id)
    return PlayerPage(
        player=player,
        placed=placed[at],
        turns=tables.player_game(event, player.id, t),
        following=placed[(at + 1) % len(placed)].row.player,
        practise=practising.offer(scene, of_duplicate(event, player.id)),
    )


_PARTS: dict[str, Callable[[Scene, Duplicate, Place], Part]] = {
    "classification": _classification,
    "round": _round,
    "player": _player,
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
    intents={**acts(intents, correcting, two_rooms), "wrong": wrong},
    words=_words,
    remembers=True,
    events=True,
    reads=logs_for,
)

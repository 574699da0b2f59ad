"""A serie de maxime while it goes on: the groups and their time, plays laid or typed, who stands where."""

from faristol.core.board import Board
from faristol.core.errors import reason
from faristol.games.series.event import Player, Series
from faristol.games.series.ranking import Ranked, ranking
from faristol.screens.board.in_hand import Attempt, attempt
from faristol.screens.board.squares import Rows, rows
from faristol.screens.practice.laying import Laying, laying
from faristol.screens.practice.series.acting import INTENTS
from faristol.screens.practice.series.hand import (
    ASKING,
    POINTS_IF_DROPPED,
    Hand,
    hand_of,
    is_unseen,
    left_for,
    lying,
    player_of,
    unknown,
    who,
)
from faristol.screens.practice.series_game import (
    GroupRow,
    PlayRow,
    group_rows,
    named,
    open_series,
    play_rows,
    series_of,
    undo_label,
)
from faristol.screens.scene import Scene, Screen
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.speech.aloud import time_calls
from faristol.texts import minutes_and_seconds


@view_value
class InHand:
    """The group that is being played, and what lies of it."""

    group: int
    laying: Laying
    vowels: tuple[str, ...]
    """Those that can still be chosen, where only consonants are announced."""
    own: int
    """How many vowels may be chosen."""
    chosen: bool


@view_value(kw_only=True)
class SeriesView(View):
    step: str
    event: Series
    playing: str
    here: str
    left_text: str | None
    asked: str | None
    undo: str | None
    groups: tuple[GroupRow, ...]
    left: tuple[int, ...]
    player: Player | None
    number: int
    called: str
    plays: tuple[PlayRow, ...]
    in_hand: InHand | None
    squares: Rows
    ranked: tuple[Ranked, ...]
    complete: int
    """So many players have a play of every group."""


def view(scene: Scene) -> SeriesView:
    event, t, player, hand = series_of(scene), scene.texts, player_of(scene), hand_of(scene)
    holds = in_hand(scene, hand) if hand and not is_unseen(scene) else None
    return SeriesView(
        title=title(scene),
        subtitle=event.opened.name,
        back="#/",
        back_name=t.gettext("Home"),
        step=step_of(scene),
        event=event,
        playing=event.tile_set.language,
        here=f"#/event/{open_series(scene).stream}",
        left_text=_left(scene, event),
        asked=scene.session.get(ASKING),
        undo=undo_label(open_series(scene), t),
        groups=group_rows(event, t),
        left=left_for(event, player) if player else (),
        player=player,
        number=who(scene),
        called=named(player, t) if player else "",
        plays=play_rows(event, player) if player else (),
        in_hand=holds,
        squares=holds.laying.squares
        if holds
        else rows(event.tile_set, player.board if player else Board(), t),
        ranked=ranking(event),
        complete=sum(len(each.plays) == len(event.groups) for each in event.players),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Serie de maxime")


def step_of(scene: Scene) -> str:
    """Return where the series is, with the question that comes first after a crash."""
    return "unseen" if is_unseen(scene) else series_of(scene).stage


def in_hand(scene: Scene, hand: Hand) -> InHand:
    event, t, player, lies = series_of(scene), scene.texts, player_of(scene), lying(scene)
    assert player
    tries: Attempt | None = None
    if lies and lies.refusal:
        clause = event.rules.clauses.get(reason(lies.refusal))
        tries = attempt(event.tile_set, lies, t, clause=clause)
    elif lies:
        looked_up = scene.words if not event.alone else None
        missing = ", ".join(unknown(looked_up, event, lies)) if looked_up else None
        tries = attempt(event.tile_set, lies, t, unknown=missing)
    own = event.own_vowels(hand.group)
    vowels = sorted(event.tile_set.vowels) if len(hand.vowels) < own else ()
    there = laying(event.tile_set, player.board, hand.placing, tries, {"do": "series.tile"}, t)
    return InHand(hand.group, there, tuple(vowels), own, bool(hand.vowels))


def _left(scene: Scene, event: Series) -> str | None:
    """Return what the clock shows; when it was not seen, as it was seen last."""
    if event.clock is None:
        return None
    last_sign = open_series(scene).last_sign
    return minutes_and_seconds(event.clock.left(scene.now if last_sign is None else last_sign))


def clock(scene: Scene) -> Ticking | None:
    """Return the clock, with its calls in the playing language."""
    event = series_of(scene)
    if step_of(scene) != "time" or event.clock is None:
        return None
    calls = time_calls(event.tile_set.language)
    return Ticking(event.clock.remaining, event.clock.running_since, calls, over="series.time")


SERIES = Screen(
    name="series",
    view=view,
    title=title,
    intents=INTENTS,
    clock=clock,
    words=lambda scene: series_of(scene).opened.lexicon,
    waits=False,
    points_if_dropped=POINTS_IF_DROPPED,
    watched=("player", "group"),
)

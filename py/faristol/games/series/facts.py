"""What the log of a serie de maxime may say."""

from dataclasses import replace
from typing import Literal

from faristol.core.board import Board
from faristol.core.clock import Clock
from faristol.core.letters import tile
from faristol.core.placement import place
from faristol.core.play import is_strict, read_play, strict_squares
from faristol.core.tiles import take
from faristol.facts import Fact, Facts
from faristol.fields import Clause, Count, Duration, Moment, Name, Points, Tile, fit
from faristol.games.series.event import Played, Player, Sanction, Series, SeriesOpened
from faristol.texts import N_


class SeriesPlayerAdded(Fact):
    """Somebody who plays and was not named when it was opened."""

    player: Count
    name: Name
    log_sentence = N_("%(name)s plays")
    undo_sentence = N_("Remove the player")

    def apply(self, event: Series) -> Series:
        fit(not event.alone and self.name not in (each.name for each in event.players), "name")
        fit(self.player == len(event.players) + 1, "player")
        return replace(event, players=(*event.players, Player(self.name, Board())))


class GroupsDrawn(Fact):
    """The groups, and from this moment the time. What was seen is never unseen."""

    at: Moment
    groups: tuple[tuple[Tile, ...], ...]
    log_sentence = N_("The groups were drawn, and the time began")
    final = True

    def apply(self, event: Series) -> Series:
        fit(event.stage == "ready" and len(self.groups) == event.planned, "groups")
        drawn = tuple(each for group in self.groups for each in group)
        fit(take(event.tile_set.all, drawn) is not None and all(self.groups), "groups")
        return replace(event, groups=self.groups, clock=Clock(60_000 * event.minutes, self.at))


class SeriesTimeStopped(Fact):
    """The clock was stopped."""

    at: Moment
    log_sentence = N_("The time was stopped")
    final = True

    def apply(self, event: Series) -> Series:
        assert event.clock
        return replace(event, clock=event.clock.stopped(self.at))


class SeriesTimeStarted(Fact):
    """And went on, with so much left."""

    at: Moment
    remaining: Duration
    log_sentence = N_("The clock started again, with %(left)s left")
    final = True

    def apply(self, event: Series) -> Series:
        assert event.clock
        return replace(event, clock=Clock(self.remaining, self.at))


class SeriesTimeOver(Fact):
    """The time is over, or nobody needs more of it."""

    at: Moment
    by: Literal["time", "person", "groups"]
    final = True

    @property
    def sentence(self) -> str:
        if self.by == "groups":
            return N_("Every group was played")
        return N_("The time was over") if self.by == "time" else N_("The time was ended early")

    def apply(self, event: Series) -> Series:
        fit(event.groups and not event.time_over, "by")
        return replace(event, clock=None, time_over=True)


class _Play(Fact):
    """The play that was made of a group, its points and the words that are not in the list; or a null one."""

    player: Count
    group: Count
    play: Name | None
    points: Points
    words: tuple[Name, ...] = ()
    clause: Clause | None = None

    def apply(self, event: Series) -> Series:
        fit(0 < self.player <= len(event.players), "player")
        player = event.players[self.player - 1]
        fit(0 < self.group <= len(event.groups) and not player.has_played(self.group), "group")
        played = Played(self.group, self.play, self.points, self.words, self.clause)
        board = player.board
        if self.play is not None:
            fit(strict_squares(event.tile_set, self.play) is not None, "play")
            fit(all(is_strict(event.tile_set, word) for word in self.words), "words")
            play = read_play(event.tile_set, self.play)
            placed = place(event.tile_set, event.rules, board, play, None)
            laid = tuple(tile(event.tile_set, code) for code in placed.new_tiles.values())
            fit(event.allowed(self.group, laid), "play")
            board = board.with_tiles(placed.new_tiles) if played.stands else board
        return _with(event, self.player, replace(player, plays=(*player.plays, played), board=board))

    @property
    def _as_a_sentence(self) -> str:
        if self.play is None:
            return N_("%(name)s, group %(group)s: null")
        if self.words:
            return N_("%(name)s, group %(group)s: %(play)s, which is null. Not in the word list: %(words)s")
        return N_("%(name)s, group %(group)s: %(play)s, points: %(points)s")


class PlayMade(_Play):
    """By whoever plays alone: it lies there."""

    sentence = _Play._as_a_sentence
    final = True


class PlayTyped(_Play):
    """By the judge, from a player's paper."""

    sentence = _Play._as_a_sentence
    undo_sentence = N_("Take back the play")


class PlayerSanctioned(Fact):
    """A sanction, in ranking points."""

    player: Count
    points: Count
    why: Name
    clause: Clause | None = None
    log_sentence = N_("%(name)s loses ranking points: %(points)s. %(why)s")
    undo_sentence = N_("Take back the sanction")

    def apply(self, event: Series) -> Series:
        fit(0 < self.player <= len(event.players), "player")
        player = event.players[self.player - 1]
        sanction = Sanction(self.points, self.why)
        return _with(event, self.player, replace(player, sanctions=(*player.sanctions, sanction)))


class SeriesEnded(Fact):
    """Everything is typed, and the ranking stands."""

    at: Moment
    log_sentence = N_("The ranking is final")
    undo_sentence = N_("Go back to the papers")

    def apply(self, event: Series) -> Series:
        fit(event.stage == "sheets", "type")
        return replace(event, ended_at=self.at)


def _with(event: Series, number: int, player: Player) -> Series:
    players = [*event.players]
    players[number - 1] = player
    return replace(event, players=tuple(players))


FACTS: Facts[Series] = Facts(SeriesOpened, globals())
apply = FACTS.apply

"""What the log of a competition by letter may say, with all its facts in one table."""

from collections import Counter
from dataclasses import replace
from typing import Annotated, Literal

from faristol.competitions.event import Competition, CompetitionOpened, Forfeit, Game, Penalty, Player, Report
from faristol.core.tiles import Tiles
from faristol.facts import Exported as ExportedAnywhere
from faristol.facts import Fact, Facts
from faristol.fields import Count, Few, Name, Points, Tile, fit
from faristol.games.correspondence.facts_of_turns import LOSES
from faristol.games.correspondence.game import Day
from faristol.rulesets.schema import Cited
from faristol.texts import N_

WAYS = ("played-out", "passes", "agreed", *LOSES, "unfinished", "unknown")
"""How a game can be over."""


class Exported(ExportedAnywhere):
    """A backup was made."""

    final = False


class PlayerEntered(Fact):
    """A player, with address, former coefficient and place; a published page has no address."""

    player: Name
    name: Name
    address: Name = ""
    coefficient: Name
    place: Name
    log_sentence = N_("%(name)s entered")
    undo_sentence = N_("Undo: a player entered")

    def apply(self, event: Competition) -> Competition:
        fit(event.stage == "players" and self.player not in event.players, "player")
        entered = self.with_player(event, Player(self.player, ""))
        return replace(entered, entered=event.entered + 1)

    def with_player(self, event: Competition, before: Player) -> Competition:
        """Return the competition with this player as the entry has them."""
        fit(bool(self.name.split()), "name")
        fields = {key: getattr(self, key) for key in ("name", "address", "coefficient", "place")}
        return replace(event, players={**event.players, self.player: replace(before, **fields)})


class PlayerChanged(PlayerEntered):
    """A player's name, address, coefficient or place put right."""

    log_sentence = N_("%(name)s was corrected")
    undo_sentence = N_("Undo: a player corrected")

    def apply(self, event: Competition) -> Competition:
        fit(self.player in event.players, "player")
        return self.with_player(event, event.players[self.player])


class PlayerRemoved(Fact):
    """A player taken off the list, before the games go out."""

    player: Name
    log_sentence = N_("%(player)s was removed from the list")
    undo_sentence = N_("Undo: a player removed")

    def apply(self, event: Competition) -> Competition:
        fit(event.stage == "players" and self.player in event.players, "player")
        others = {id: player for id, player in event.players.items() if id != self.player}
        return replace(event, players=others)


class RoomHeard(Fact):
    """What others said: with it the string follows from the promised secret."""

    words: str
    string: tuple[Tile, ...]
    draw: Literal[1, 2] = 1
    """Since draw v2 all spellings of a sentence are the same."""
    log_sentence = N_("The string was mixed with: %(words)s")
    final = True

    def apply(self, event: Competition) -> Competition:
        return replace(_with_string(event, self.string), room=self.words)


class StringTyped(Fact):
    """The string, if the arbiter has put the letters into one by hand."""

    string: tuple[Tile, ...]
    log_sentence = N_("The string was typed: %(string)s")
    undo_sentence = N_("Undo: the string")

    def apply(self, event: Competition) -> Competition:
        return _with_string(event, self.string)


class GamesPaired(Fact):
    """Who is RED and who is BLUE in each game; the sheets can go out."""

    games: tuple[tuple[Name, Name], ...]
    log_sentence = N_("The games were made")
    undo_sentence = N_("Undo: the games")

    def apply(self, event: Competition) -> Competition:
        fit(event.stage == "players" and event.string is not None, "type")
        return self.with_games(event)

    def with_games(self, event: Competition) -> Competition:
        """Return the competition with these games behind those that it has."""
        fit(self.games and {id for pair in self.games for id in pair} <= event.players.keys(), "games")
        fit(all(red != blue for red, blue in self.games), "games")
        games = (Game(number, pair) for number, pair in enumerate(self.games, len(event.games) + 1))
        return replace(event, games=(*event.games, *games))


class RoundPaired(GamesPaired):
    """The games of one round, once those before it are over; its sheets are still to be sent."""

    round: Count
    rests: str = ""
    """Who has no game in it, if somebody has none."""
    log_sentence = N_("Round %(round)s was made")
    undo_sentence = N_("Undo: a round")

    def apply(self, event: Competition) -> Competition:
        fit(event.string is not None and not event.ended and not event.unreported, "type")
        fit(self.round == event.round + 1 and bool(event.round) == bool(event.games), "round")
        fit(not self.rests or self.rests in event.players, "rests")
        now = replace(event, round=self.round, rests=(*event.rests, self.rests), sent=None)
        return self.with_games(now)


class SheetsSent(Fact):
    """The day on which the sheets went out."""

    day: Day
    log_sentence = N_("The sheets were sent on %(day)s")
    final = True

    def apply(self, event: Competition) -> Competition:
        return replace(event, sent=self.day)


class PlayerExcluded(Fact):
    """A player excluded from the competition (COR-24)."""

    player: Name
    why: str
    log_sentence = N_("%(player)s was excluded: %(why)s")
    undo_sentence = N_("Undo: an exclusion")

    def apply(self, event: Competition) -> Competition:
        fit(self.player in event.players, "player")
        out = replace(event.players[self.player], excluded=self.why)
        return replace(event, players={**event.players, out.id: out})


class _OfGame(Fact):
    game: Count

    def game_in(self, event: Competition) -> Game:
        """Return the game that is meant."""
        fit(1 <= self.game <= len(event.games), "game")
        return event.games[self.game - 1]


class GameReported(_OfGame):
    """How a game ended, and with what score."""

    way: Annotated[str, dict(zip(WAYS, WAYS, strict=True)).__getitem__]
    scores: tuple[Points, Points]
    turns: Few
    lost: Literal[1, 2] | None
    clause: Cited
    decided: tuple[Points, Points] | None
    why: str | None = None
    log_sentence = N_("Game %(game)s was reported: %(way)s. Points: %(scores)s")
    undo_sentence = N_("Undo: a report")

    def apply(self, event: Competition) -> Competition:
        fit((self.lost is not None) == (self.way in LOSES), "lost")
        report = Report(
            way=self.way,
            scores=self.scores,
            turns=self.turns,
            lost=self.lost,
            clause=self.clause,
            decided=self.decided,
            corrected=self.why,
        )
        return _with_game(event, replace(self.game_in(event), report=report))


class ReportCorrected(GameReported):
    """A report put right, and why."""

    log_sentence = N_("Game %(game)s was corrected: %(way)s. Points: %(scores)s. %(why)s")
    undo_sentence = N_("Undo: a correction")

    def apply(self, event: Competition) -> Competition:
        fit(self.why is not None, "why")
        return super().apply(event)


class LetterCame(_OfGame):
    """The day on which a player's letter about a game came to the arbiter (COR-28)."""

    side: Literal[1, 2]
    day: Day
    log_sentence = N_("Game %(game)s, %(name)s: the letter came on %(day)s")
    undo_sentence = N_("Undo: a letter")

    def apply(self, event: Competition) -> Competition:
        game = self.game_in(event)
        return _with_game(event, replace(game, wrote=(*game.wrote, (self.side, self.day))))


class Punished(_OfGame):
    """So many hundredths off the coefficient of a game; tenths in older logs (COR-24)."""

    side: Literal[1, 2]
    tenths: Few = 0
    hundredths: Few = 0
    why: str
    log_sentence = N_("Game %(game)s, %(name)s: %(off)s off the coefficient. %(why)s")
    undo_sentence = N_("Undo: a penalty")

    @property
    def off(self) -> int:
        """Return the hundredths."""
        return self.hundredths or 10 * self.tenths

    def apply(self, event: Competition) -> Competition:
        game = self.game_in(event)
        fit(self.off > 0, "hundredths")
        return _with_game(
            event, replace(game, punished=(*game.punished, Penalty(self.side, self.off, self.why)))
        )


class GameLost(_OfGame):
    """A game lost by the arbiter's decision (COR-24)."""

    side: Literal[1, 2]
    why: str
    log_sentence = N_("Game %(game)s, %(name)s: lost by decision. %(why)s")
    undo_sentence = N_("Undo: a lost game")

    def apply(self, event: Competition) -> Competition:
        game = self.game_in(event)
        return _with_game(event, replace(game, forfeited=(*game.forfeited, Forfeit(self.side, self.why))))


class CompetitionEnded(Fact):
    """The end: what nobody reported counts for nobody."""

    log_sentence = N_("The competition ended")
    final = True

    def apply(self, event: Competition) -> Competition:
        fit(event.stage == "games", "type")
        return replace(event, ended=True)


class CompetitionReopened(Fact):
    """The competition opened again, and why."""

    why: str
    log_sentence = N_("The competition was opened again: %(why)s")
    final = True

    def apply(self, event: Competition) -> Competition:
        fit(event.ended, "type")
        return replace(event, ended=False)


def _with_string(event: Competition, string: Tiles) -> Competition:
    fit(Counter(string) == Counter(event.tile_set.all), "string")
    return replace(event, string=string)


def _with_game(event: Competition, game: Game) -> Competition:
    at = game.number - 1
    return replace(event, games=(*event.games[:at], game, *event.games[at + 1 :]))


FACTS: Facts[Competition] = Facts(CompetitionOpened, globals())
apply = FACTS.apply

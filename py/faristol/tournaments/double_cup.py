"""A cup of double elimination: whoever loses goes on among the losers, and is out after losing again.

The winners play as in any cup. The losers of its first stage meet each other, each with the neighbour in the
bracket; then, stage by stage, those who have won there meet those who come down from the cup, turned so
that two who have met are far from each other, and then each other. The winners of both brackets meet in the
grand final; if the one without a defeat loses it, there is a second, unless it was chosen otherwise. A round
has all games whose players are known, so the two brackets go on side by side.

Where nobody is opposite in the losers' bracket the player goes on at once. Of a drawn game that is not played
again the better one goes on: who comes down from the cup, or who has the better place.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from faristol.tournaments.cup import FINAL, Bracket, CupDecided, Game
from faristol.tournaments.why import Why

Key = tuple[int, int]
"""The places of a stage of the cup and the better place of a game; for the losers' bracket the stage below
nought and the game; nought for the grand final and the second one."""
GRAND, SECOND = (0, 1), (0, 2)
NOBODY = ""


@dataclass(frozen=True)
class DoubleBracket(Bracket):
    second: bool = True
    """If the winner of the losers' bracket wins the grand final, there is a second one."""

    @cached_property
    def seeds(self) -> Mapping[int, str]:
        """The players by their places in the first stage."""
        places: dict[int, str] = {}
        for game in self.stage(self.first).values():
            details = game.why.details
            if "player" in details:
                places[details["place"]] = details["player"]
            else:
                places |= dict(zip(details["places"], (details["better"], details["other"]), strict=True))
        return places

    @cached_property
    def place_of(self) -> Mapping[str, int]:
        return {player: place for place, player in self.seeds.items()}

    @property
    def losers_stages(self) -> int:
        return 2 * (self.first.bit_length() - FINAL)

    def losers_games(self, stage: int) -> int:
        """Return how many games a stage of the losers' bracket has."""
        return self.first >> ((stage + 1) // 2 + 1)

    @property
    def keys(self) -> Iterator[Key]:
        """All games there can be, in their order."""
        slots = self.first
        while slots >= FINAL:
            yield from ((slots, place) for place in range(1, slots // 2 + 1))
            slots //= 2
        for stage in range(1, self.losers_stages + 1):
            yield from ((-stage, game) for game in range(1, self.losers_games(stage) + 1))
        yield GRAND
        if self.second and self.winner(GRAND) not in (None, NOBODY, self.winner((FINAL, 1))):
            yield SECOND

    def sides(self, key: Key) -> tuple[str | None, str | None]:
        """Return the two of a game, the better one first; None for who is not known yet."""
        stage, game = key
        if stage == 0:
            return self._finalists()
        if stage == self.first:
            return self.seeds.get(game, NOBODY), self.seeds.get(stage + 1 - game, NOBODY)
        if stage > 0:
            return self.winner((2 * stage, game)), self.winner((2 * stage, stage + 1 - game))
        return self._losers(-stage, game)

    def _finalists(self) -> tuple[str | None, str | None]:
        last = self.losers_stages
        return self.winner((FINAL, 1)), self.winner((-last, 1)) if last else self.loser((FINAL, 1))

    def _losers(self, stage: int, game: int) -> tuple[str | None, str | None]:
        if stage == 1:
            other = self.first // 2 + 1 - game
            both = self.loser((self.first, game)), self.loser((self.first, other))
        elif stage % 2:
            other = 2 * self.losers_games(stage) + 1 - game
            both = self.winner((1 - stage, game)), self.winner((1 - stage, other))
        else:
            turned = self.losers_games(stage) + 1 - game if stage // 2 % 2 else game
            # Who comes down from the cup is the better one.
            return self.loser((self.first >> (stage // 2), turned)), self.winner((1 - stage, game))
        one, two = both
        return (two, one) if one and two and self.place_of[two] < self.place_of[one] else both

    def winner(self, key: Key) -> str | None:
        """Return who goes on from a game: nobody, or None while it is not known."""
        if game := self.games.get(key):
            on = game.on(replayed=self.replayed)
            return on or (NOBODY if game.over and not game.drawn else None)
        one, two = self.sides(key)
        if one is None or two is None or (one and two):
            return None
        return one or two

    def loser(self, key: Key) -> str | None:
        """Return who has lost a game; nobody where both have, or one went on without it."""
        if game := self.games.get(key):
            lost = game.losers(replayed=self.replayed)
            return None if self.winner(key) is None else lost[0] if len(lost) == 1 else NOBODY
        return None if self.winner(key) is None else NOBODY

    def places(self) -> dict[str, int]:
        """Return the place of each: all who are still in it are first, those out of one stage level."""
        out = self._out()
        still = len(self.seeds) - len(out)
        return {
            player: 1 if player not in out else 1 + still + sum(stage > out[player] for stage in out.values())
            for player in self.seeds.values()
        }

    def _out(self) -> dict[str, int]:
        """Return the stage of the losers' bracket in which each went out; the final follows."""
        out: dict[str, int] = {}
        last = self.losers_stages + 1
        for key in self.keys:
            winner, (one, two) = self.winner(key), self.sides(key)
            if winner is None:
                continue
            gone = {one, two} - {winner, self.loser(key) if key[0] > 0 else NOBODY, NOBODY, None}
            if key == GRAND and self.second and winner == two:
                gone = set()
            if key[0] > 0:
                stage = max(1, 2 * (self.first.bit_length() - key[0].bit_length()))
            else:
                stage = -key[0] if key[0] else last
            out |= {player: stage for player in gone if player}
        return out

    def next_games(self, field: Sequence[str]) -> list[Why]:
        """Return the reasons of the next round's games, and of those who go on because nobody is opposite."""
        whys = [why for key in self.keys if self.winner(key) is None for why in self._game(key, field)]
        if not whys:
            raise CupDecided
        return whys

    def _game(self, key: Key, field: Sequence[str]) -> Iterator[Why]:
        if game := self.games.get(key):
            if game.drawn:
                yield Why("cup-again", game.why.details)
            return
        one, two = self.sides(key)
        if not one or not two:
            return
        here = [player for player in (one, two) if player in field]
        about = _about(key)
        if len(here) == 2:
            places = {"places": [key[1], key[0] + 1 - key[1]]} if key[0] > 0 else {}
            yield Why(_CODES[(key[0] > 0) - (key[0] < 0)], {"better": one, "other": two, **places, **about})
        elif here:
            code = "cup-bye" if key[0] > 0 else "cup-bye-losers"
            place = {"place": key[1]} if key[0] > 0 else {}
            yield Why(code, {"player": here[0], **place, **about})


_CODES = {1: "cup", -1: "cup-losers", 0: "cup-grand"}


def _about(key: Key) -> Mapping[str, int | bool]:
    stage, game = key
    if stage > 0:
        return {"slots": stage, "double": True}
    return {"stage": -stage, "game": game}


def double_bracket(games: Sequence[Game], *, replayed: bool, second: bool) -> DoubleBracket:
    return DoubleBracket({game.key: game for game in games}, None, replayed, second)


def rounds_of_double(stages: int, *, second: bool) -> int:
    """Return how many rounds it has whose cup alone has so many stages, the second final among them."""
    return 2 * stages + second

"""Plays the game of a GCG file again by the rules of this event.

The file's points of a play must be those of the board. Racks are counted by this document, since others count
them otherwise; only the tiles and the time are taken from the file. What our own files say besides, in notes
with our sign, is read too.
"""

from functools import reduce

from faristol.core.gcg import Game
from faristol.core.gcg import Turn as GcgTurn
from faristol.core.overtime import cost_of_time
from faristol.core.play import write_play
from faristol.core.tiles import Tiles, take
from faristol.games.classic import (
    arbiter,
    challenging,
    ending,
    exchanging,
    noting,
    playing,
    settling,
    starting,
)
from faristol.games.classic.clocks import MINUTE
from faristol.games.classic.errors import GameDiffers
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic
from faristol.games.classic.our_notes import NONE, Decided, Ended, decisions, ended, without_ours
from faristol.games.log import Entry
from faristol.rulesets.table_games import ClassicRules

BY_FILE = "GCG"


def play_again(event: Classic, game: Game, at: int) -> list[Entry]:
    """Return the facts of a whole game; the event must be new, with a scorer and a clock on the table."""
    assert event.stage == "start" and not event.program_draws
    reading = _Reading(event, at)
    nicks = {nick: number for number, (nick, _) in enumerate(game.players, 1)}
    turns = [turn for turn in game.turns if turn.kind not in ("rack", "time", "challenge")]
    first = nicks[turns[0].nick] if turns else 1
    reading.write([{"type": "StarterNamed", "player": first, "clause": None}])
    reading.write(starting.draw_racks(reading.event))
    for number, turn in enumerate(turns, 1):
        if turn.kind == "withdrawn":
            continue
        comes_off = number < len(turns) and turns[number].kind == "withdrawn"
        note = "\n".join(filter(None, (turn.note, turns[number].note if comes_off else "")))
        corrected = next((each for each in decisions(note) if each.what == "points"), None)
        reading.turn(number, nicks[turn.nick], turn, comes_off, corrected)
        reading.note(without_ours(note))
    reading.end(nicks, game)
    return reading.facts


class _Reading:
    """The reading of a file: the event after the turns read so far, and their facts."""

    def __init__(self, event: Classic, at: int) -> None:
        self.event, self.at = event, at
        self.facts: list[Entry] = []

    def write(self, facts: list[Entry]) -> None:
        self.facts += facts
        self.event = reduce(apply, ({**fact, "at": self.at} for fact in facts), self.event)

    def turn(
        self, number: int, player: int, turn: GcgTurn, comes_off: bool, corrected: Decided | None
    ) -> None:
        event, at = self.event, self.at
        if event.stage != "turn" or event.to_move != player:
            raise GameDiffers(turn=number)
        rack = _whole_rack(event, player, turn.rack)
        match turn.kind:
            case "exchange":
                tiles = turn.tiles or None
                self.write(exchanging.exchange(event, at, tiles, turn.exchanged, rack))
            case "play":
                assert turn.play is not None
                self.write(playing.make_play(event, write_play(event.tile_set, turn.play), at, rack))
                assert self.event.made
                if turn.points not in (self.event.made.points, *(corrected.points if corrected else ())):
                    raise GameDiffers(turn=number)
                self._judged(comes_off)
            case _:
                self.write(playing.pass_turn(event, at, rack))
        if corrected:
            by, why, turns = corrected.by, corrected.why, len(self.event.turns)
            self.write(arbiter.correct_points(self.event, turns, corrected.points[0], by, why))

    def note(self, note: str) -> None:
        """Keep what stands below the lines of the last turn."""
        if note:
            self.write(noting.note_turn(self.event, len(self.event.turns), note))

    def _judged(self, comes_off: bool) -> None:
        if not comes_off:
            self.write(playing.complete(self.event, self.at))
            return
        self.write(challenging.challenge(self.event))
        self.write(challenging.rule(self.event, False, self.at, by=BY_FILE))

    def end(self, nicks: dict[str, int], game: Game) -> None:
        """End the game with the racks and the time of the file, if it has them, and as its notes say."""
        decided = [each for turn in game.turns for each in decisions(turn.note) if each.what != "points"]
        end = _end(self.event.ruleset, game)
        winners = {each.nick for each in decided if each.what == "result"} - {NONE}
        named = winners.union(
            (each.nick for each in decided if each.what == "penalty"), end.lost if end else ()
        )
        if not named <= nicks.keys():
            raise GameDiffers(turn=len(game.turns))
        over = self._over(nicks, game, end, decided)
        self._stop(end, [nicks[nick] for nick in dict.fromkeys(end.lost)] if end else [], over)
        self._count(over, _racks(nicks, game))
        for each in decided:
            self._decide(each, nicks.get(each.nick))

    def _stop(self, end: Ended | None, lost: list[int], over: tuple[int, int]) -> None:
        """End a game that its turns do not end: as the file says, or as the time in it does."""
        at, late = self.at, settling.beyond_time(self.event, over)
        way = end.way if end else "time" if late else "stopped" if any(over) else ""
        if way == "time" and len(lost) == 2 and self.event.ruleset.time_lost and not self.event.settled:
            self.write(settling.lost_on_time(self.event, lost, over))
        if self.event.stage != "turn":
            return
        if way == "time" and late:
            self.write(ending.time_over_on_the_table(self.event, late, at))
        if way == "stopped" and self.event.ruleset.stopping:
            self.write(ending.stop_now(self.event, at))
        for player in lost if way == "abandoned" else ():
            self.write(ending.abandon(self.event, player, at))

    def _count(self, over: tuple[int, int], racks: tuple[Tiles, Tiles] | None) -> None:
        if self.event.stage != "settling" or self.event.ending is None:
            return
        if settling.both_beyond_time(self.event, over):
            return  # The arbiter has to decide, as at a table.
        late = settling.beyond_time(self.event, over)
        if late or racks or settling.known_racks(self.event) or not self.event.ending.racks:
            self.write(settling.settle(self.event, self.at, racks, over))

    def _decide(self, decided: Decided, player: int | None) -> None:
        if decided.what == "penalty" and player:
            points = -decided.points[0]
            self.write(arbiter.penalise(self.event, player, points, decided.by, decided.why))
        elif decided.what == "result" and len(decided.points) == 2:
            self.write(arbiter.decide(self.event, decided.points, player, decided.by, decided.why))

    def _over(
        self, nicks: dict[str, int], game: Game, end: Ended | None, decided: list[Decided]
    ) -> tuple[int, int]:
        """Return the time over of each, by the points for it; what was lost for another reason is none."""
        lost, last = {1: 0, 2: 0}, {1: 0, 2: 0}
        for number, turn in enumerate(game.turns, 1):
            if turn.kind == "time" and not _for_giving_up(turn, end):
                lost[nicks[turn.nick]] -= turn.points
                last[nicks[turn.nick]] = number
        for each in decided:
            if each.what == "penalty":
                lost[nicks[each.nick]] += each.points[0]
        for player, points in lost.items():
            cost = cost_of_time(self.event.ruleset, (MINUTE,))[0]
            if points and (not cost or points < 0 or points % cost):
                raise GameDiffers(turn=last[player])
            lost[player] = points // cost * MINUTE if points else 0
        return lost[1], lost[2]


def _end(rules: ClassicRules, game: Game) -> Ended | None:
    """Return how the file says that the game ended; of our older ones only the points for giving up do."""
    for turn in reversed(game.turns):
        if end := ended(turn.note):
            return end
        clause = rules.abandoning.clause
        if turn.kind == "time" and clause and clause in turn.note.splitlines():
            return Ended(clause, "abandoned", (turn.nick,))
    return None


def _for_giving_up(turn: GcgTurn, end: Ended | None) -> bool:
    return end is not None and end.way == "abandoned" and end.clause in turn.note.splitlines()


def _whole_rack(event: Classic, player: int, rack: Tiles) -> Tiles | None:
    """Return the rack if the file has all of it: many files have only some of its tiles."""
    whole = len(rack) == event.counts[player - 1] and take(event.unseen, rack) is not None
    return rack if whole else None


def _racks(nicks: dict[str, int], game: Game) -> tuple[Tiles, Tiles] | None:
    """Return the racks at the end, if both stand there; where one player has gone out they are known."""
    left = {nicks[turn.nick]: turn.tiles for turn in game.turns if turn.kind == "rack"}
    return (left[1], left[2]) if left.keys() == {1, 2} else None

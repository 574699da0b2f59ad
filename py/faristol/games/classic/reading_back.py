"""Plays the game of a GCG file again by the rules of this event.

The file's points of a play must be those of the board. Racks are counted by this document, since others count
them otherwise; only the tiles and the time are taken from the file.
"""

from functools import reduce

from faristol.core.gcg import Game
from faristol.core.gcg import Turn as GcgTurn
from faristol.core.overtime import cost_of_time
from faristol.core.play import write_play
from faristol.core.tiles import Tiles, take
from faristol.games.classic import challenging, ending, exchanging, noting, playing, settling, starting
from faristol.games.classic.clocks import MINUTE
from faristol.games.classic.errors import GameDiffers
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic
from faristol.games.log import Entry

BY_FILE = "GCG"


def play_again(event: Classic, game: Game, at: int) -> list[Entry]:
    """Return the facts of a whole game; the event must be new, with a scorer and a clock on the table."""
    assert event.stage == "start" and not event.program_draws
    reading = _Reading(event, at)
    nicks = {nick: number for number, (nick, _) in enumerate(game.players, 1)}
    first = nicks[game.turns[0].nick] if game.turns else 1
    reading.write([{"type": "StarterNamed", "player": first, "clause": None}])
    reading.write(starting.draw_racks(reading.event))
    turns = [turn for turn in game.turns if turn.kind not in ("rack", "time", "challenge")]
    for number, turn in enumerate(turns, 1):
        if turn.kind == "withdrawn":
            continue
        comes_off = number < len(turns) and turns[number].kind == "withdrawn"
        reading.turn(number, nicks[turn.nick], turn, comes_off)
        reading.note(turn.note, turns[number].note if comes_off else "")
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

    def turn(self, number: int, player: int, turn: GcgTurn, comes_off: bool) -> None:
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
                if self.event.made.points != turn.points:
                    raise GameDiffers(turn=number)
                self._judged(comes_off)
            case _:
                self.write(playing.pass_turn(event, at, rack))

    def note(self, *notes: str) -> None:
        """Keep what stands below the lines of the last turn."""
        if any(notes):
            self.write(noting.note_turn(self.event, len(self.event.turns), "\n".join(notes)))

    def _judged(self, comes_off: bool) -> None:
        if not comes_off:
            self.write(playing.complete(self.event, self.at))
            return
        self.write(challenging.challenge(self.event))
        self.write(challenging.rule(self.event, False, self.at, by=BY_FILE))

    def end(self, nicks: dict[str, int], game: Game) -> None:
        """End the game with the racks and the time of the file, if it has them."""
        over = self._over(nicks, game)
        late = settling.beyond_time(self.event, over)
        if self.event.stage == "turn" and late:
            self.write(ending.time_over_on_the_table(self.event, late, self.at))
        elif self.event.stage == "turn" and any(over):
            self.write(ending.stop_now(self.event, self.at))
        if self.event.stage != "settling" or self.event.ending is None:
            return
        if settling.both_beyond_time(self.event, over):
            return  # The arbiter has to decide, as at a table.
        racks = _racks(nicks, game)
        if late or racks or settling.known_racks(self.event) or not self.event.ending.racks:
            self.write(settling.settle(self.event, self.at, racks, over))

    def _over(self, nicks: dict[str, int], game: Game) -> tuple[int, int]:
        lost = {1: 0, 2: 0}
        each = cost_of_time(self.event.ruleset, (MINUTE,))[0]
        for number, turn in enumerate(game.turns, 1):
            if turn.kind == "time" and turn.points:
                if not each or turn.points > 0 or turn.points % each:
                    raise GameDiffers(turn=number)
                lost[nicks[turn.nick]] += -turn.points // each * MINUTE
        return lost[1], lost[2]


def _whole_rack(event: Classic, player: int, rack: Tiles) -> Tiles | None:
    """Return the rack if the file has all of it: many files have only some of its tiles."""
    whole = len(rack) == event.counts[player - 1] and take(event.unseen, rack) is not None
    return rack if whole else None


def _racks(nicks: dict[str, int], game: Game) -> tuple[Tiles, Tiles] | None:
    """Return the racks at the end, if both stand there; where one player has gone out they are known."""
    left = {nicks[turn.nick]: turn.tiles for turn in game.turns if turn.kind == "rack"}
    return (left[1], left[2]) if left.keys() == {1, 2} else None

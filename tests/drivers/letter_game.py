"""A game by letter without a screen: one player's device, with the log on it."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from drivers.log import Log
from faristol.core.notation import read_word
from faristol.core.tiles import take, tile_set
from faristol.games.correspondence import playing
from faristol.games.correspondence.dispute import letter_of_the_other, open_dispute, read_letter, write_letter
from faristol.games.correspondence.fitting import received
from faristol.games.correspondence.message import message_of, write_message
from faristol.games.correspondence.opening import Choices, open_correspondence
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.reading import read_message
from faristol.games.log import Entry
from faristol.rulesets import ruleset_data

TILES = tile_set("ro")
RED, BLUE = 1, 2

ROWS = "HIJKLMNOGFEDCB"
"""Fourteen hands of seven, a row each: all but two letters of the string."""

AS_WRITTEN = """\
Partida: Ediția a 15-a, Popescu – Ionescu
Turul: III, ROȘU
Scrisoarea primită: expediată 01.03.2026, sosită 03.03.2026
Expediat: 06.03.2026
Zile de gândire: 2 în acest tur; în total ROȘU 2, ALBASTRU 0
Confirm: PAS
Litere depuse: O, G
Depunere: 7C: GOL
Cuvinte adiacente: C7: GO; D7: OL
Punctaj: 41
Punctaj total: 51
Litere rămase: B, C, D, E, F
Litere luate: N, P
Semnat: Ion Popescu
"""
"""By RED, in third_turn()."""


def choices(**chosen: Any) -> Choices:
    usual = {
        "name": "Ediția a 15-a, Popescu – Ionescu",
        "players": ("Ion Popescu", "Ana Ionescu"),
        "arbiters": "Dorina Arhip",
        "coefficient": "1,5219",
        "place": "3",
        "way": "letters",
        "begins": date(2026, 3, 1),
        "closes": date(2027, 3, 31),
        "racks": False,
    }
    return Choices(**{**usual, **chosen})


def string(begins: str = "CASATORMINELEA") -> tuple[str, ...]:
    """Return a string with these letters first, then all the others in their order."""
    first = TILES.read(begins)
    rest = take(TILES.all, first)
    assert rest is not None
    return (*first, *rest)


def march(day: int) -> date:
    return date(2026, 3, 1) + timedelta(day - 1)


def same_day(day: int) -> Dates:
    """Return the dates of a letter that was sent, arrived and answered on one day."""
    return Dates(march(day), march(day), "stamp", march(day))


class Device(Log):
    """`words` are those in the stock, all of them if none are named; nobody looks at the time of an act."""

    def __init__(self, begins: str = "CASATORMINELEA", words: Iterable[str] = (), **chosen: Any) -> None:
        self.stock = {read_word(TILES, word) for word in words}
        ruleset = ruleset_data("correspondence")
        super().__init__(open_correspondence(choices(**chosen), ruleset, {}, string(begins), "0.0.0"))

    def lasts(self, written: int) -> int:
        return 0

    def is_word(self, word: bytes) -> bool:
        return not self.stock or word in self.stock

    def play(self, text: str, variant: str | None = None) -> None:
        self.write(playing.make_play(self.state, text, self.is_word, variant))

    def pass_turn(self, variant: str | None = None) -> None:
        self.write(playing.pass_turn(self.state, variant))

    def send(self, dates: Dates | int = 1) -> str:
        """Send the turn, and return the message to the partner."""
        self.write(playing.send(self.state, same_day(dates) if isinstance(dates, int) else dates))
        return self.message

    @property
    def message(self) -> str:
        return write_message(TILES, message_of(self.state))

    def receive(self, text: str) -> None:
        self.write(received(self.state, read_message(TILES, text), self.is_word))

    def turns(self, *plays: str) -> None:
        """Play turns, all on the first of March; `PAS` passes."""
        for text in plays:
            if text == "PAS":
                self.pass_turn()
            else:
                self.play(text)
            self.send()

    @property
    def points(self) -> list[int]:
        return [turn.points for turn in self.state.course.turns]

    def hand(self, player: int, variant: str | None = None) -> str:
        return "".join(self.state.hand(player, variant or next(iter(self.state.courses))))

    def lay_all(self, row: str) -> None:
        """The whole hand across a row, from its eighth square on; where every word is in the stock."""
        hand = self.state.hand(self.state.to_move)
        self.turns(f"{row}8 " + "".join("e" if tile == "?" else tile for tile in hand))


def third_turn() -> Device:
    """Return the board of the sheet's example: L on E7, O on C8 and L on D8."""
    device = Device("OLARIEO" + "LMRSTUV" + "BCDEFGJ" + "NP")
    device.turns("8C OLARIE", "E7 LA", "PAS", "PAS")
    return device


def both_at_the_arbiter(red: Device, blue: Device) -> list[Entry]:
    """Return what the second letter brings to the arbiter, who has opened the game of the first."""
    one, other = (
        read_letter(write_letter(device.state, device.entries, player))
        for device, player in ((red, RED), (blue, BLUE))
    )
    first = [{**fact, "act": 1} for fact in open_dispute(one, march(12))]
    return letter_of_the_other(first, other, march(13))

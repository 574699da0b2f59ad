"""A player by letter at the screen: a game opened from the arbiter's sheet, letters laid, messages read."""

from drivers.letter_game import Device
from drivers.log import NOON
from drivers.markup import read
from drivers.window import Window
from faristol.games.correspondence.sheet import write_sheet


def sheet(**chosen):
    return write_sheet(Device(**{"way": "e-mail", **chosen}).entries)


def opened(colour, text=None):
    window = Window()
    window.now = NOON
    window.go("#/correspondence")
    answer = window.do("correspondence_setup.open", {"how": "sheet", "sheet": text or sheet(), "me": colour})
    assert answer["ok"], window.regions["notice"]
    return window


def lays(window, square, letters):
    """Put letters on the board from a square on, across."""
    window.do(
        "correspondence.square",
        data={"row": str("ABCDEFGHIJKLMNO".index(square[0])), "col": str(int(square[1:]) - 1)},
    )
    for letter in letters:
        window.do("correspondence.key", data={"key": letter})


def text_of(window, field):
    """Return the value of a field of the page."""
    found = [each for each in read(window.regions["work"]).all() if each.attributes.get("id") == field]
    return "".join(part for part in found[0].inside if isinstance(part, str)).lstrip("\n") if found else None


def sends(window, **dates):
    window.do("correspondence.send", dates)
    return text_of(window, "message-text")


def reads(window, text, came="2026-11-20", **data):
    window.do("correspondence.copied", data={"copied": "yes"})
    return window.do("correspondence.read", {"message": text, "came": came}, data=data)


def first_play():
    red, blue = opened("red"), opened("blue")
    lays(red, "H7", "casa")
    red.do("correspondence.enter")
    return red, blue, sends(red, arrived="2026-03-02", sent="2026-03-05", partner_sent="2026-03-01")


def disputed():
    """BLUE does not accept RED's CASA, and writes to the arbiter."""
    red, blue, message = first_play()
    assert reads(blue, message)["ok"]
    assert blue.do("correspondence.challenge", {"word-1": "on", "why": ""})["ok"]
    blue.go(f"#/event/{blue.last['stream']}/arbiter")
    return red, blue


def case_of(letter):
    """Return the arbiter's window, with the game of a letter open."""
    arbiter = Window()
    arbiter.go("#/dispute")
    answer = arbiter.do("dispute_setup.open", {"letter": letter, "came": "2026-11-21"})
    assert answer["ok"], arbiter.regions["notice"]
    return arbiter


def dispute():
    """Return a letter to the arbiter, and the answer."""
    letter = text_of(disputed()[1], "letter-text")
    arbiter = case_of(letter)
    arbiter.do("correspondence_arbiter.judge", {"word-1": "wrong"})
    return letter, text_of(arbiter, "ruling-text")

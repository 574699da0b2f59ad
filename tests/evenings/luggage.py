"""What lies on a device beside the event that is open: other events, one damaged or lost, own word lists."""

from functools import cache
from random import Random

from drivers.bag_club import Tables
from drivers.event_files import keeps
from drivers.spare_places import MemorySpare
from evenings.device import Device
from evenings.in_the_middle import states
from faristol.games.duplicate import accepting
from faristol.games.log import Entry

MANY = 55
"""More than home lists at once."""
LISTS = {
    "ca": "CASA\nTRONS\nXUT\nGOL\nMAI\nL·LA\nÇA\nNOU\nANY\nSET\n",
    "ro": "CASA\nMASĂ\nȘI\nTREI\nNORD\nROȘU\nȚARĂ\nARE\nIA\nO\n",
}


def takes_along(device: Device, chance: Random) -> None:
    others = {f"other-{number}": chance.choice(_events()) for number in range(chance.choice((0, 1, 3, MANY)))}
    if chance.random() < 0.3:
        others |= {f"accepted-{number}": _with_a_word_that_was_accepted() for number in range(3)}
    for stream, entries in others.items():
        keeps(device, stream, entries)
    if others and chance.random() < 0.3:
        _damages(device, chance.choice([*others]), chance)
    device.along = {stream: [*device.disk.entries[stream]] for stream in others}
    if others and chance.random() < 0.3:
        device.spare = MemorySpare({**device.along})
        _loses(device, chance.choice([*others]))


def saves_another(device: Device, chance: Random) -> None:
    """Save one of the other events as a file, which can be opened here again."""
    device.go(f"#/event/{chance.choice([*device.along])}/file")
    device.do("file.export")


def brings_a_list(device: Device, chance: Random) -> None:
    """Import a word list of one’s own, which then stands beside the one that came with the program."""
    language, words = chance.choice(sorted(LISTS.items()))
    device.go("#/words")
    device.do("words.choose", file=words.encode(), file_name="llista.txt", sizes=[len(words)])
    device.do("words.compile", {"name": "Club", "version": "", "language": language, "few": "on"})


@cache
def _events() -> tuple[tuple[Entry, ...], ...]:
    return tuple(scene.event.entries for _, scene in states() if scene.event)


@cache
def _with_a_word_that_was_accepted() -> tuple[Entry, ...]:
    club = Tables().begin().round_with("NUCEALS").collect({1: "H8 NUCE"})
    is_word = club.words.lexicon.contains
    entry = accepting.accept_words_of_slip(club.state, 1, "1", "judge", is_word, everywhere=True)
    return tuple(club.write(entry).entries)


def _damages(device: Device, stream: str, chance: Random) -> None:
    """Let some of a log be other than it was written."""
    chain = device.disk.entries[stream]
    at = chance.randrange(len(chain))
    text, seal = chain[at]
    chain[at] = text[: len(text) // 2], seal


def _loses(device: Device, stream: str) -> None:
    """Let the browser lose an event of which there is a copy."""
    device.disk.entries.pop(stream)
    device.disk.cards.pop(stream)

"""What lies on a device beside the event that is open: other events, one damaged or lost, own word lists."""

from functools import cache
from random import Random

from drivers.bag_club import Tables
from drivers.event_files import keeps
from drivers.match import Match
from drivers.spare_places import MemorySpare
from evenings.device import Device
from evenings.in_the_middle import states
from faristol.games.duplicate import accepting
from faristol.games.log import Entry
from faristol.screens.scene import Scene
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.round.place import round_of
from faristol.screens.tournament.table.own_table import state_of

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


def has_all_in_one_file(device: Device, scene: Scene) -> None:
    """Save more events in one file than are restored at once, and lose them."""
    for number, entries in zip(range(2 * MANY), _events(), strict=False):
        keeps(device, f"saved-{number}", entries)
        device.along[f"saved-{number}"] = [*device.disk.entries[f"saved-{number}"]]
    device.start()
    device.go("#/")
    device.do("home.back_up_all")
    for stream in set(device.along) & set(device.disk.entries):
        _loses(device, stream)


def brings_the_game_of_a_table(device: Device, scene: Scene) -> None:
    """Have played here, to its end, the game of a pairing that this tablet knows."""
    name, players = _at_this_table(scene) if scene.address == "#/table" else _missing(scene)
    if players:
        game = Match("mallorca", players=players, name=name, place=name).begin().play("H8 CASA")
        game.now = scene.now
        keeps(device, "game", tuple(game.passes(6).settle("", "").entries))


def _at_this_table(scene: Scene) -> tuple[str, tuple[str, ...]]:
    told = state_of(scene)
    return (told.event, tuple(told.pair.names)) if told and told.pair else ("", ())


def _missing(scene: Scene) -> tuple[str, tuple[str, ...]]:
    event, round_ = event_of(scene), round_of(scene)
    pairs = [pair for board, pair in round_.draft.numbered if board in round_.missing] if round_ else []
    both = [player for pair in pairs[:1] for player in (pair.first, pair.second)]
    return event.opened.name, tuple(event.players[player].name for player in both)


def played_a_month_ago(device: Device, scene: Scene) -> None:
    """Have played the game of a day of last month, a little late."""
    of_a_day = dict(states())["solo result, an earlier day"].event
    assert of_a_day is not None
    opened, *rest = of_a_day.entries
    keeps(device, "earlier", ({**opened, "date": "2026-09-06"}, *rest))


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

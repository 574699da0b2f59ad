"""What grows with the years of a club, made as large as is asked: the device, a log, a list of words."""

import random
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def device(count):
    """A disk with so many duplicates, each with a name of its own, played some way."""
    from drivers.memory_log import MemoryDisk

    disk = MemoryDisk()
    for number, (stream, log, card) in enumerate(events(count)):
        put(disk, stream, log, card | {"at": card["at"] + number})
    return disk


def events(count):
    from drivers.club import Club
    from faristol.games.duplicate.event import summary
    from faristol.safekeeping import card_of

    club = Club(players=("Aina Bauçà", "Biel Ferragut")).begin()
    for number in range(count):
        log = [club.entries[0] | {"name": f"Duplicada {number}"}, *club.entries[1:]]
        stream = f"club-{number}"
        card = card_of(stream, summary(club.state) | {"name": f"Duplicada {number}", "running": False}, log)
        yield stream, log, card


def put(disk, stream, log, card):
    from faristol.storage.seal import FIRST, faithful, sealed

    disk.cards[stream] = faithful(card)
    disk.entries[stream] = sealed(FIRST, map(faithful, log))


def long_log(count):
    """A draw whose clock was started and stopped until the log has so many entries; it stands still."""
    from drivers.draw import Draw
    from faristol.games import judging_draws

    draw = Draw(minutes=30).speak()
    while len(draw.entries) < count or draw.state.ticking_since:
        draw.now -= draw.lasts(1) - 1
        act = judging_draws.stop_time if draw.state.ticking_since else judging_draws.start_time
        draw.write(act(draw.state))
    return draw


def long_list(count):
    """So many words: those of our lists, then the same written backwards."""
    from faristol.words.lexfile import LENGTHS, open_lexicon
    from faristol.words.lexicon import words_of
    from faristol.words.spelling import spelling

    lexicon = open_lexicon((ROOT / "lexicons/catalan/catalan.lex").read_bytes())
    words = {word: None for length in LENGTHS for word in words_of(lexicon.rows, length)}
    for word in [*words]:
        words.setdefault(word[::-1])
        words.setdefault(word[1:] + word[:1])
        words.setdefault(word[2:] + word[:2])
    some = random.Random(1).sample(list(words), count)
    text = "\n".join(sorted(map(spelling("ca").text, some)))
    return text.replace("[", "").replace("]", "").replace("Q", "QU").encode()

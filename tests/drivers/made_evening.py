"""Slips that nobody wrote: plays of the list by chance, a fifth of them wrong in all ways of DUP-13.

An evening of them is a file of tests/data/duplicates that is made anew each day.
"""

from random import Random
from typing import Any

from drivers import reckoning
from drivers.club import Club
from drivers.sample import DAY
from faristol.core.letters import letter, plain
from faristol.core.play import in_writing, read_play, write_play
from faristol.core.squares import Place
from faristol.errors import Rejected
from faristol.games.duplicate import possible
from faristol.games.duplicate.ruling import any_word, rule_play

AMONG = 60
WRONG = 0.2
SEEN = ("none", "late", "uncircled", "illegible", "coordinates")
"""What only the paper shows."""


def best_plays(state: Any, words: Any) -> list[str]:
    found = possible.plays_of(state, state.round, words).starting(b"", None, AMONG)
    return [write_play(state.tile_set, each.play) for each in found]


def not_valid(state: Any, words: Any, text: str) -> list[str]:
    """Return what the list lacks of the words that a play forms, where it can lie."""
    try:
        ruling = rule_play(state, state.round, text, any_word)
    except Rejected:
        return []
    formed = [plain(word.letters) for word in ruling.placed.words]
    wrong = [word for word in formed if not words.lexicon.contains(word)]
    return ["".join(letter(state.tile_set, code) for code in word) for word in wrong]


def wrong_ways(chance: Random, state: Any, play: str) -> list[str]:
    """A right play made wrong: its place, its direction, its letters, its blanks, or what is written."""
    place, word = play.split(" ")
    found = read_play(state.tile_set, play)
    shifted = Place((found.place.square + chance.choice((1, -1, 15, -15))) % 225, found.place.down)
    other = chance.choice([sign for sign in state.tile_set.letters if len(sign) == 1])
    turned = place[1:] + place[0] if place[0].isalpha() else place[-1] + place[:-1]
    return [
        f"{shifted} {word}",
        f"{turned} {word}",
        f"{place} {word}{other}",
        f"{place} {word[:-1]}",
        f"{place} {other}{word}",
        f"{place} {word[::-1].replace(']', '<').replace('[', ']').replace('<', '[')}",
        f"{place} {word.upper()}",
        f"P{chance.randint(1, 15)} {word}",
        f"{chance.choice('ABCDEFGHIJKLMNO')}{chance.randint(16, 99)} {word}",
        f"{place} {word}#",
    ]


def made_evening(rounds: int, tables: int, *, in_order: bool) -> dict[str, Any]:
    """Return an evening and its reckoning; the slips lie in the order of the tables, or by chance."""
    chance = Random(f"{DAY} made evening, in order: {in_order}")
    names = {str(table): f"Jugador {table}" for table in range(1, tables + 1)}
    club = Club(players=tuple(names.values())).begin()
    played: list[dict[str, Any]] = []
    not_words: set[str] = set()
    for number in range(rounds):
        club.time()
        state = club.state
        plays, slips = best_plays(state, club.words), {}
        for table in names:
            slips[table] = _slip(chance, state, plays)
            if isinstance(slips[table], str):
                not_words.update(not_valid(state, club.words, slips[table]))
        if not in_order:
            slips = dict(chance.sample([*slips.items()], len(slips)))
        rack = state.tile_set.write(state.round.rack)
        club.master()
        master = club.state.round.master
        assert master is not None
        played.append({"rack": rack, "slips": slips, "master": master.play})
        if number + 1 < rounds:
            club.next()
            if club.state.stage == "over":
                break
    request = {
        "ruleset": "duplicate",
        "language": "ca",
        "bonuses": True,
        "players": [*names],
        "expelled": [],
        "rounds": played,
    }
    return {
        "names": names,
        "set_rounds": rounds if len(played) == rounds else 0,
        "sanctions": [],
        "rejected": [],
        "request": request,
        "expected": reckoning.reckon(request, not_words),
    }


def _slip(chance: Random, state: Any, plays: list[str]) -> Any:
    play = chance.choice(plays)
    if chance.random() >= WRONG:
        return in_writing(state.tile_set, play)
    if chance.random() < 0.5:
        return {"null": chance.choice(SEEN)}
    return in_writing(state.tile_set, chance.choice(wrong_ways(chance, state, play)))

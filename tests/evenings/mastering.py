"""The master play is the best: proposals are counted again, and accepted words tried at every square."""

from collections import Counter
from typing import Any

from drivers import reckoning
from drivers.lexicons import words
from evenings.evening import Evening, Invariant, NotSo
from evenings.slips import position
from faristol.core.notation import read_word
from faristol.core.tiles import TileSet

ROWS = "ABCDEFGHIJKLMNO"
PLACES = [f"{row}{column}" for row in ROWS for column in range(1, 16)]
PLACES += [f"{column}{row}" for row in ROWS for column in range(1, 16)]


class NoWords:
    """What is no word in a round: in neither the list nor what the judge has accepted."""

    def __init__(self, tile_set: TileSet, accepted: set[str]) -> None:
        self._tile_set, self._accepted = tile_set, accepted
        self._list = words(tile_set.language).lexicon

    def __contains__(self, text: str) -> bool:
        read = read_word(self._tile_set, text)
        return text not in self._accepted and not (read and self._list.contains(read))


def the_first_proposal_is_the_best(evening: Evening) -> None:
    """No other play of the list, no slip that counts and no play with an accepted word is above the first."""
    state, page = evening.event, evening.devices["judge"].sees
    proposed = page.named("duplicate.look_at") or page.named("duplicate.master")
    if state.stage != "slips" or not proposed:
        return
    first, *others = [counted(state, dict(each.data)["play"]) for each in proposed]
    slips = [slip.points for slip in state.round.slips.values() if slip.valid]
    accepted = best_with_accepted_words(state) if state.ruleset["master"]["from"] != "slips" else 0
    if first < max([*others, *slips, accepted], default=0):
        with_words = f"accepted words bring {accepted}"
        raise NotSo("the master is the best", f"{proposed[0]} for {first}; slips have {slips}, {with_words}")


def counted(state: Any, play: str) -> int:
    return int(reckoning.play(play, *position(state, state.round), state.tile_set.language, [])[0])


def best_with_accepted_words(state: Any) -> int:
    """Lay each accepted word at each square, with each of its letters as a blank where there is one."""
    accepted = {
        word.upper()
        for each in state.accepted_words
        if each.everywhere or each.round == state.round.number
        for word in each.words
    }
    board, rack = position(state, state.round)
    no_words = NoWords(state.tile_set, accepted)
    texts = {text for word in accepted for text in ways(word, rack)}
    return max(
        (
            reckoning.play(f"{place} {text}", board, rack, state.tile_set.language, no_words)[0]
            for place in PLACES
            for text in texts
        ),
        default=0,
    )


def ways(word: str, rack: Counter[str]) -> set[str]:
    """Return the word as it may be written with the tiles of a rack: plain, or with one letter as a blank."""
    signs = reckoning.letters(word) or []
    found = {word}
    if rack["?"]:
        for at in range(len(signs)):
            found.add("".join(f"({sign})" if at == place else sign for place, (sign, _) in enumerate(signs)))
    return found


INVARIANTS: tuple[Invariant, ...] = (the_first_proposal_is_the_best,)

"""Every state of a game against the computer, as scenes: the form, both turns, each way a turn can go."""

from typing import Any

from drivers.match import Match
from faristol.core.letters import codes
from faristol.games.classic import ending
from faristol.games.classic.game import summary
from faristol.practice.thinking import Thinking
from faristol.screens.board.placing import Placing
from faristol.screens.classic.against.sides import is_mine
from faristol.screens.classic.turn.hand import HAND, Hand, tiles_of
from faristol.screens.lists import Lists
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, marks, rows_of
from screens.states.classic import with_tiles_down
from screens.states.classic_before import AT, Scenes
from screens.states.word_study import few, lists


def against(name: str, ruleset: str = "mallorca", *, mine: bool = True, level: str = "club") -> Match:
    """Begun, with the person to move or the computer."""
    for number in range(1, 99):
        made = Match(
            ruleset,
            "tablet",
            secret=bytes([number]) * 32,
            name=name,
            players=(name, name),
            minutes=0,
            computer={"player": 2, "level": level},
        ).begin()
        if is_mine(made.state) is mine:
            return made
    raise AssertionError("nobody starts")


def hand(made: Match, **chosen: Any) -> Session:
    return Session("id").put(
        HAND, Hand(Placing(tiles_of(made.state, "")), **chosen), about=len(made.state.turns)
    )


def knowing(made: Match, name: str, tiles: int) -> Bitsets:
    """A list with one word: the first tiles of the rack of whoever is to move, a blank as an A."""
    language = made.tile_set.language
    rack = made.state.rack(made.state.to_move)[:tiles]
    word = bytes(codes(made.tile_set)["A" if each == "?" else each] for each in rack)
    rows = rows_of([word])
    return Bitsets(
        Lexicon.of(rows, marks(rows, {word}), language=language, name=name, version="1", licence="")
    )


def thought(made: Match, words: Bitsets) -> Bitsets:
    """An open list with which the computer has come to its turn."""
    thinking = Thinking(words, made.state)
    while not thinking.done:
        thinking.go_on()
    words.once(("against", "id", made.state.turns, made.state.racks), lambda: thinking)
    return words


def setup(scene: Scenes, name: str) -> dict[str, Scene]:
    ca = few(name=name)
    form = {"against_setup": {"ruleset": "romanian", "level": "master", "name": name}}
    begun = {**summary(against(name).state), "stream": "id", "at": scene("#/").now, "entries": 9}
    return {
        "practice": scene("#/practice"),
        "practice, a game not finished": scene("#/practice", cards=(begun,)),
        "computer": scene("#/against"),
        "computer, words open": scene("#/against", words=ca, lists=lists(name, ca)),
        "computer, Romanian, a master": scene("#/against", session=form, opening=0.4, lists=Lists((), {})),
    }


def mine(scene: Scenes, name: str) -> dict[str, Scene]:
    new, romanian, words = against(name), against(name, "romanian"), few(name=name)
    later = against(name)
    for count in (7, 3, 2):
        later.play(later.row(count))
    later.passes()
    last = against(name)
    last.play(last.row(2)).passes(4)
    nearly = last if is_mine(last.state) else last.passes()
    senyors = {"classic-asking": "senyors"}
    line, cross = with_tiles_down(new.state, 112, 113, 114), with_tiles_down(new.state, 0, 1)
    return {
        "against, it is my turn": scene(AT, new, words=words),
        "against, words opening": scene(AT, new, opening=0.4),
        "against, Romanian": scene(AT, romanian, words=few("ro", name, alone="kiwi")),
        "against, later": scene(AT, later, words=words),
        "against, a play not in the list": scene(AT, new, session=line, words=words),
        "against, a play, words opening": scene(AT, new, session=line, opening=0.4),
        "against, a play in the list": scene(AT, new, session=line, words=knowing(new, name, 3)),
        "against, no play yet": scene(AT, new, session=cross, words=words),
        "against, a blank asks": scene(AT, new, session=with_tiles_down(new.state, asking=True), words=words),
        "against, written": scene(AT, new, session=hand(new, text="h8 xx"), words=words),
        "against, exchange": scene(AT, new, session=hand(new, exchanging=True, chosen=(0, 2)), words=words),
        "against, exchange, nothing marked": scene(AT, new, session=hand(new, exchanging=True), words=words),
        "against, exchange, the bag too small": scene(
            AT, emptied(name, 6), session=hand(emptied(name, 6), exchanging=True), words=words
        ),
        "against, pass": scene(AT, new, session={"classic-asking": "pass"}, words=words),
        "against, a pass that ends it": scene(AT, nearly, session={"classic-asking": "pass"}, words=words),
        "against, senyors": scene(AT, new, session=senyors, words=words),
        "against, give up": scene(AT, new, session={"classic-asking": "abandon"}, words=words),
        "against, give up, no clause": scene(AT, romanian, session={"classic-asking": "abandon"}),
        "against, watched": scene(AT, new, writing=False),
    }


def emptied(name: str, in_bag: int, *, mine: bool = True) -> Match:
    """Row under row until so many tiles are left, and one of them is to move."""
    made = against(name)
    made.fill(in_bag)
    return made if is_mine(made.state) is mine else made.passes()


def theirs(scene: Scenes, name: str) -> dict[str, Scene]:
    new, romanian = against(name, mine=False), against(name, "romanian", mine=False)
    bound = emptied(name, 6, mine=False)
    ends = emptied(name, 6, mine=False)
    ends.passes(4 if ends.state.turns[-1].kind == "pass" else 5)
    ends = ends if not is_mine(ends.state) else ends.passes()
    return {
        "against, it begins to think": scene(AT, new, words=few(name=name)),
        "against, it waits for the words": scene(AT, romanian, opening=0.4),
        "against, it plays": scene(AT, new, words=thought(new, knowing(new, name, 4))),
        "against, it exchanges": scene(AT, new, words=thought(new, knowing(bound, name, 7))),
        "against, it passes": scene(AT, bound, words=thought(bound, few(name=name))),
        "against, it passes and the game ends": scene(AT, ends, words=thought(ends, few(name=name))),
        "against, it thinks, watched": scene(AT, new, words=few(name=name), writing=False),
    }


def over(scene: Scenes, name: str) -> dict[str, Scene]:
    ended = against(name)
    ended.write(ending.abandon(ended.state, 1, ended.now))
    return {"against, given up": scene(AT, ended)}


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    return {**setup(scene, name), **mine(scene, name), **theirs(scene, name), **over(scene, name)}

"""Every state of an exercise book, as scenes: the form, the kinds, each kind of question and its answer."""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from drivers.log import NOON, SECOND, Log
from drivers.sessions import session
from faristol.core.board import Board
from faristol.core.letters import codes
from faristol.core.placement import PlayRules
from faristol.core.tiles import tile_set, tile_set_data
from faristol.facts import OpenedWithWords
from faristol.fields import no_lexicon
from faristol.games.log import Entry
from faristol.kinds import KINDS
from faristol.practice.exercises import answering
from faristol.practice.exercises.book import A_DAY, open_book
from faristol.practice.exercises.cards import (
    DAILY,
    DUE,
    HOOKS,
    LIST,
    LOST,
    SEVENS,
    SHORT,
    SPECIAL,
    VALID,
    Card,
)
from faristol.practice.exercises.repeating import DAY
from faristol.practice.exercises.study_lists import StudyList
from faristol.practice.lost_racks import LOST_RACKS_RECORD, LostRack, added, lost_rack, of_classic
from faristol.screens.board.placing import NewTile, Placing
from faristol.screens.classic.replay.place import analysis_of
from faristol.screens.lists import Lists
from faristol.screens.practice.exercises.hand import HAND
from faristol.screens.practice.exercises.way import RECORD, Way
from faristol.screens.scene import Scene
from faristol.screens.session import Session
from faristol.screens.words.study_lists.intents import DELETING
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, rows_of
from screens.states.classic_sheet import AT, Scenes, at_the_tablet, looked_at
from screens.states.word_study import defined, few, lists

RULES = PlayRules(2, 7, 50, {})


class Drilled(Log):
    """A book in which somebody was asked these questions."""

    opens_at = NOON + SECOND

    def __init__(self, name: str, language: str = "ca") -> None:
        super().__init__(open_book(name, few(language, name, alone="casa").lexicon.about, bytes(16), "0"))

    def lasts(self, written: int) -> int:
        return SECOND

    def asks(self, card: Card) -> "Drilled":
        return self.write([{"type": "Asked", "card": card.data}])

    def says(self, decide: Callable[..., list[Entry]], *given: Any) -> "Drilled":
        return self.write(decide(self.state, *given))


def lost(name: str) -> LostRack:
    """CASA in the middle, where only AS was played."""
    rack = ("A", "A", "C", "S", "?")
    lexicon = no_lexicon("ca") | {"sha256": "ab" * 32}
    opened = OpenedWithWords({"lexicon": lexicon, "name": name, "at": NOON, "tile_set": tile_set_data("ca")})
    return lost_rack(opened, tile_set("ca"), RULES, Board(), rack, ("H8 CASa", 14), ("H8 AS", 4))


SEVEN = Card(SEVENS, "CEIORST", answers=("CORTEIS", "TORCIES", "SORTEIC"))
DEAR = Card(SPECIAL, "AAC[NY]S", answers=("CA[NY]A",), tile="NY")
STEM = Card(LIST, "CEIORT?", answers=("CORTEIS", "TORCIES", "CORRETI"), of="a1b2")
TEN = Card(LIST, "AACEINORST", answers=("CANTARIOSE",))
CAN_HOOK = Card(HOOKS, "ERA", before=("F", "L·L"), behind=("S",))
TRUE, FALSE = Card(VALID, "CASA", valid=True), Card(SHORT, "ZU", valid=False)


def tiles_down(name: str, *out: NewTile, **more: Any) -> Session:
    """Tiles of that rack on the board; on the shelf it lies as A A C S ?."""
    rack = tile_set("ca").sort(lost(name).rack)
    placing = Placing(rack, out, **more)
    return session(here(LOST, 1)).put(HAND, placing, about=f"1/{lost(name).position}")


def way(**chosen: Any) -> dict[str, str]:
    return {RECORD: json.dumps(asdict(Way(**chosen)))}


def here(deck: str, number: int, **more: Any) -> dict[str, Any]:
    return {"exercises": {"deck": deck, "number": number, **more}}


def setup(scene: Scenes, name: str) -> dict[str, Scene]:
    ca, made = few(name=name), Drilled(name).asks(TRUE).says(answering.verdict, True)
    card = {**KINDS["ExercisesOpened"].summary(made.state), "stream": "id", "at": NOON, "entries": 3}
    mine = StudyList("a1b2", "ca", name, "CASA SAC CA[NY]A")
    old = StudyList("", "ca", name, "CASA")
    deleting = Session().put(DELETING, mine.number)
    romanian = {"exercises_setup": {"language": "ro"}}
    return {
        "exercises, new": scene("#/exercises"),
        "exercises, words open": scene("#/exercises", words=ca, lists=lists(name, ca)),
        "exercises, Romanian": scene("#/exercises", session=romanian, opening=0.4, lists=Lists((), {})),
        "exercises, a book is here": scene("#/exercises", words=ca, lists=lists(name, ca), cards=(card,)),
        "exercises, a list is wanted": scene(
            "#/exercises",
            words=ca,
            lists=lists(name, ca),
            remembered=mine.on_device,
            session={"wanted-exercise": mine.kind(LIST), "exercises_setup": {"language": "ca"}},
        ),
        "study lists, none": scene("#/study-lists"),
        "study lists, words opening": scene("#/study-lists", opening=0.4),
        "study lists": scene("#/study-lists", remembered={**mine.on_device, **old.on_device}),
        "study lists, another name": scene(
            "#/study-lists",
            remembered=mine.on_device,
            session={"renaming-list": mine.number},
            problems={"name-a1b2": "!"},
        ),
        "study lists, deleting": scene("#/study-lists", remembered=mine.on_device, session=deleting),
        "study lists, problems": scene("#/study-lists", problems={"name": "!", "list": "!"}),
        "home, an exercise book": scene("#/", cards=(card,)),
    }


def kinds(scene: Scenes, name: str) -> dict[str, Scene]:
    some = Drilled(name).asks(TRUE).says(answering.verdict, True).asks(FALSE).says(answering.verdict, True)
    waiting = Drilled(name).asks(SEVEN)
    kept = {LOST_RACKS_RECORD: added(None, [lost(name)])}
    mine = StudyList("a1b2", "ca", name, "CASA SAC CA[NY]A")
    own = {**mine.on_device, **StudyList("", "ca", name, "CASA").on_device}
    later = Drilled(name).asks(TRUE).says(answering.verdict, True)
    five = Drilled(name)
    for number in range(A_DAY):
        five.asks(Card(VALID, f"CAS{'A' * number}", valid=True)).says(answering.verdict, True)
    return {
        "exercises, kinds, the words of the day are done": scene(AT, five),
        "exercises, kinds, the words of a day next": scene(
            AT, some, remembered=kept, session={"wanted-exercise": DAILY}
        ),
        "exercises, kinds": scene(AT, Drilled(name), words=few(name=name)),
        "exercises, kinds, words opening": scene(AT, Drilled(name), opening=0.4),
        "exercises, kinds, some due": scene(AT, some, remembered=kept),
        "exercises, kinds, a list": scene(
            AT, Drilled(name), remembered=own, session={"wanted-exercise": mine.kind(LIST)}
        ),
        "exercises, kinds, the hooks of a list": scene(
            AT, Drilled(name), remembered=own, session={"wanted-exercise": mine.kind(HOOKS)}
        ),
        "exercises, kinds, how questions are asked": scene(
            AT, Drilled(name), remembered=way(unnumbered=True, own_word=True, seconds=30)
        ),
        "exercises, kinds, a question waits": scene(AT, waiting),
        "exercises, kinds, due another day": scene(AT, later, now=NOON + 2 * DAY),
        "exercises, kinds, none due": scene(AT, later),
        "exercises, file": scene(f"{AT}/file", some),
        "exercises, file, every entry": scene(f"{AT}/file", every_entry(name)),
    }


def every_entry(name: str) -> Drilled:
    made = Drilled(name).asks(SEVEN)
    made.says(answering.found, "TORCIES").says(answering.wrong, "SORTICE").says(answering.give_up)
    made.asks(SEVEN).says(answering.own_word, True).asks(SEVEN).says(answering.own_word, False)
    made.asks(CAN_HOOK).says(answering.hooks, "f", "")
    made.asks(Card(LOST, "x", lost=asdict(lost(name)))).says(answering.play, "H8 AS", lambda word: True)
    return made.asks(FALSE).says(answering.verdict, False).write([{"type": "Exported"}])


def questions(scene: Scenes, name: str) -> dict[str, Scene]:
    seven = Drilled(name).asks(SEVEN).says(answering.found, "TORCIES")
    on = Card(LOST, lost(name).position, lost=asdict(lost(name)))
    guessed = Drilled(name).asks(SEVEN).says(answering.wrong, "SORTICE").says(answering.wrong, "TERCIOS")
    rack, hooked = Drilled(name).asks(on), Drilled(name).asks(CAN_HOOK)
    wrong_hooks = {"before": "!", "behind": "!"}
    wrong = {"tries": 2, "tried": "SORTICE"}
    return {
        "exercise, seven tiles": scene(AT, seven, session=here(SEVENS, 1), words=few(name=name)),
        **{
            f"exercise, a guess, {why}": scene(AT, seven, session=here(SEVENS, 1, **wrong, why=why))
            for why in ("blank", "other-tiles", "short", "without", "twice", "one-source", "no-word")
        },
        "exercise, two wrong guesses": scene(AT, guessed, session=here(SEVENS, 1)),
        "exercise, the number unsaid": scene(
            AT, guessed, session=here(SEVENS, 1), remembered=way(unnumbered=True)
        ),
        "exercise, the number unsaid, a special tile": scene(
            AT, Drilled(name).asks(DEAR), session=here(SPECIAL, 1), remembered=way(unnumbered=True)
        ),
        "exercise, against the clock": scene(
            AT,
            guessed,
            session=here(SEVENS, 1),
            remembered=way(seconds=30),
            now=guessed.state.question.at + 9000,
        ),
        "exercise, one's own word": scene(
            AT, guessed, session=here(SEVENS, 1, shown=True), remembered=way(own_word=True)
        ),
        "exercise, one's own word, hooks": scene(
            AT, hooked, session=here(HOOKS, 1, shown=True), remembered=way(own_word=True)
        ),
        "exercise, six tiles and a blank": scene(AT, Drilled(name).asks(STEM), session=here("list a1b2", 1)),
        "exercise, ten tiles of a list": scene(AT, Drilled(name).asks(TEN), session=here(LIST, 1)),
        "exercise, ten tiles of a list, answered": scene(
            AT, Drilled(name).asks(TEN).says(answering.give_up), session=here(LIST, 1)
        ),
        "exercise, a special tile": scene(AT, Drilled(name).asks(DEAR), session=here(SPECIAL, 1)),
        "exercise, hooks": scene(AT, hooked, session=here(HOOKS, 1)),
        "exercise, hooks, problems": scene(AT, hooked, session=here(HOOKS, 1), problems=wrong_hooks),
        "exercise, valid or not": scene(AT, Drilled(name).asks(TRUE), session=here(VALID, 1)),
        "exercise, valid, words opening": scene(
            AT, Drilled(name).asks(FALSE), session=here(DUE, 1), opening=0.4
        ),
        "exercise, a rack": scene(AT, rack, session=here(LOST, 1)),
        "exercise, a rack, a play laid": scene(
            AT, rack, session=tiles_down(name, NewTile(112, 0, "A"), NewTile(113, 3, "S"))
        ),
        "exercise, a rack, no play yet": scene(AT, rack, session=tiles_down(name, NewTile(0, 0, "A"))),
        "exercise, a rack, which letter": scene(AT, rack, session=tiles_down(name, asking=112, taken=4)),
        "exercise, a rack, a problem": scene(AT, rack, session=here(LOST, 1), problems={"play": "!"}),
        "exercise, watched": scene(AT, Drilled(name).asks(TRUE), session=here(VALID, 1), writing=False),
    }


def answers(scene: Scenes, name: str) -> dict[str, Scene]:
    def asked(card: Card, *said: Any, deck: str = "") -> Scene:
        return scene(AT, Drilled(name).asks(card).says(*said), session=here(deck or card.deck, 1))

    def is_word(word: bytes) -> bool:
        return True

    def is_none(word: bytes) -> bool:
        return False

    on = Card(LOST, lost(name).position, lost=asdict(lost(name)))
    guessed = Drilled(name).asks(DEAR).says(answering.wrong, "NYACA").says(answering.found, "CA[NY]A")
    judged = Drilled(name).asks(SEVEN).says(answering.own_word, False)
    casa = Drilled(name).asks(Card(LIST, "AACS", answers=("CASA", "SACA"))).says(answering.found, "CASA")
    partly = Drilled(name).asks(SEVEN).says(answering.found, "TORCIES").says(answering.give_up)
    return {
        "exercise, answered, with what the words mean": scene(
            AT, casa.says(answering.give_up), session=here(LIST, 1), words=defined(name)
        ),
        "exercise, all found": asked(DEAR, answering.found, "CA[NY]A"),
        "exercise, right after a wrong guess": scene(AT, guessed, session=here(SPECIAL, 1)),
        "exercise, not known by one's own word": scene(AT, judged, session=here(SEVENS, 1)),
        "exercise, given up": scene(AT, partly, session=here(SEVENS, 1)),
        "exercise, hooks right": asked(CAN_HOOK, answering.hooks, "f l·l", "s"),
        "exercise, hooks wrong": asked(CAN_HOOK, answering.hooks, "f g", ""),
        "exercise, right": asked(TRUE, answering.verdict, True),
        "exercise, wrong": asked(TRUE, answering.verdict, False),
        "exercise, not valid, the last due": asked(FALSE, answering.verdict, False, deck=DUE),
        "exercise, a play found": asked(on, answering.play, "H8 CASa", is_word),
        "exercise, a play not found": asked(on, answering.play, "H8 AS", is_word),
        "exercise, a play not in the list": asked(on, answering.play, "H8 SACa", is_none),
        "exercise, no play": asked(on, answering.give_up),
    }


def replays(scene: Scenes, name: str) -> dict[str, Scene]:
    """A finished game in which the word of seven tiles was not seen, before and after its rack is kept."""
    match = at_the_tablet(name)
    first = match.state.turns[0].rack
    word = bytes(codes(match.tile_set)["A" if tile == "?" else tile] for tile in first or ())
    rows = rows_of([word])
    words = Bitsets(Lexicon.of(rows, {len(word): 1}, language="ca", name=name, version="1", licence=""))
    before = looked_at(scene(f"{AT}/replay", match, words=words), session())
    analysis = analysis_of(before)
    assert analysis
    racks = of_classic(match.state, analysis, match.state.turns[0].player)
    return {
        "game again, a rack to practise": before,
        "game again, a rack kept": replace(before, remembered={LOST_RACKS_RECORD: added(None, racks)}),
    }


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    return {
        **setup(scene, name),
        **kinds(scene, name),
        **questions(scene, name),
        **answers(scene, name),
        **replays(scene, name),
    }

"""A word made of the tiles of a question by tapping them: in the session alone, until it is the answer."""

from dataclasses import replace

from faristol.core.tiles import TileSet
from faristol.practice.exercises.book import Question
from faristol.screens.board.in_hand import rack_faces
from faristol.screens.parts.faces import TileFace
from faristol.screens.practice.exercises.place import HERE, Place, book_of, place_of
from faristol.screens.practice.exercises.sentences import tiles_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class TappedTiles:
    rack: tuple[TileFace, ...]
    """Those that are still there; a tap takes one into the word."""
    word: tuple[TileFace, ...]
    """Those of the word; a tap puts one back."""
    text: str


def tapped_tiles(question: Question, here: Place, tiles: TileSet, t: Texts) -> TappedTiles:
    labels = tiles_of(tiles, question.card.shown)
    taken = [place for place in here.taken if place < len(labels)]
    tap = {"do": "exercises.tap"}
    rack, word = (rack_faces(tiles, labels, tap, t, name=name) for name in ("rack", "word"))
    return TappedTiles(
        tuple(rack[place] for place in _order(here, len(labels)) if place not in taken),
        tuple(word[place] for place in taken),
        "".join(labels[place] for place in taken),
    )


def _order(here: Place, count: int) -> list[int]:
    """Return the places as they were shuffled, if that was done with as many tiles."""
    return list(here.arranged) if sorted(here.arranged) == list(range(count)) else list(range(count))


def word_of(scene: Scene) -> str:
    """Return what was tapped, as if it were written."""
    question = book_of(scene).question
    if question is None:
        return ""
    return tapped_tiles(question, place_of(scene), book_of(scene).tile_set, scene.texts).text


def tap(scene: Scene, intent: Intent) -> Step:
    """Take a tile into the word, or put it back."""
    here, place = place_of(scene), int(intent.data["place"])
    without = tuple(each for each in here.taken if each != place)
    taken = without if place in here.taken else (*here.taken, place)
    return _keep(scene, replace(here, taken=taken, tried="", why=""))


def untap(scene: Scene, intent: Intent) -> Step:
    return _keep(scene, replace(place_of(scene), taken=()))


def shuffle(scene: Scene, intent: Intent) -> Step:
    question = book_of(scene).question
    count = len(tiles_of(book_of(scene).tile_set, question.card.shown)) if question else 0
    keys = [scene.chance(4) for _ in range(count)]
    arranged = tuple(sorted(range(count), key=lambda place: keys[place]))
    return _keep(scene, replace(place_of(scene), arranged=arranged))


def move(scene: Scene, intent: Intent) -> Step:
    """Move a tile in its row or to the other one, `word` or `rack`: dragged, or one place on by a key."""
    here, place, question = place_of(scene), int(intent.data["place"]), book_of(scene).question
    labels = tiles_of(book_of(scene).tile_set, question.card.shown) if question else ()
    if not 0 <= place < len(labels):
        return Step()
    order, taken = _order(here, len(labels)), list(here.taken)
    row = intent.data.get("row") or ("word" if place in taken else "rack")
    beside = taken if row == "word" else [each for each in order if each not in taken]
    at = int(intent.data["at"]) if "at" in intent.data else beside.index(place) + int(intent.data["by"])
    beside = [each for each in beside if each != place]
    beside.insert(max(at, 0), place)
    taken = beside if row == "word" else [each for each in taken if each != place]
    if row == "rack":
        rest = iter(beside)
        order = [each if each in taken else next(rest) for each in order]
    step = _keep(scene, replace(here, arranged=tuple(order), taken=tuple(taken), tried="", why=""))
    return replace(step, announce=", ".join(labels[each] for each in beside))


def _keep(scene: Scene, here: Place) -> Step:
    return Step(session=scene.session.put(HERE, here))


INTENTS = {"tap": tap, "untap": untap, "mix": shuffle, "move": move}

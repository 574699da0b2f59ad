"""An exercise in sentences: what is asked, the outcome of an answer, and what a screen reader hears."""

from fractions import Fraction

from faristol.core.notation import read_word
from faristol.core.tiles import TileSet
from faristol.practice.exercises.answering import ENOUGH, Guess, lost_rack
from faristol.practice.exercises.book import Book, Question
from faristol.practice.exercises.cards import HOOKS, LOST, OF_VERDICTS, SPECIAL, Card
from faristol.practice.exercises.repeating import days_left
from faristol.screens.parts.letters import spelt_of
from faristol.screens.practice.exercises.place import book_of
from faristol.screens.practice.exercises.way import Way, way_of
from faristol.screens.scene import Scene
from faristol.texts import Texts, per_cent

LONG = 10 * 60_000
"""After so many milliseconds nobody has thought about one question all the time."""


def tiles_of(tiles: TileSet, text: str) -> list[str]:
    """Return the tiles of a rack or of a word; in that Q before a lone U wears brackets, and no blank is."""
    if (rack := tiles.read_strict(text)) is not None:
        return list(rack)
    every = tiles.signs
    return [every[code - 1] for code in read_word(tiles, text) or b""]


def shown_text(card: Card) -> str:
    """Return what is asked about, for a log or a table: the strict form."""
    return card.lost["where"] if card.lost else " ".join(filter(None, [card.tile, card.shown]))


def right_text(card: Card, t: Texts) -> str:
    """Return the right answer, for a table."""
    if card.deck in OF_VERDICTS:
        return t.gettext("Valid") if card.valid else t.gettext("Not valid")
    if card.deck == HOOKS:
        return f"{' '.join(card.before) or '–'} / {' '.join(card.behind) or '–'}"
    return str(card.lost["best"]) if card.lost else " ".join(card.answers)


def question_title(card: Card, tiles: TileSet, t: Texts, way: Way) -> str:
    if card.deck in OF_VERDICTS:
        return t.gettext("Valid or not?")
    if card.deck == HOOKS:
        return t.gettext("Which tiles make a longer word?")
    if card.deck == LOST:
        return t.gettext("What is the best play?")
    count = len(card.answers)
    if way.unnumbered and card.deck == SPECIAL:
        return t.gettext("Find every word of two to five tiles with %(tile)s") % {
            "tile": tiles.line((card.tile,))
        }
    if way.unnumbered:
        return t.gettext("Find every word that uses all the tiles")
    if card.deck == SPECIAL:
        return t.ngettext(
            "Find the word of two to five tiles with %(tile)s",
            "Find the %(num)s words of two to five tiles with %(tile)s",
            count,
        ) % {"num": count, "tile": tiles.line((card.tile,))}
    return t.ngettext(
        "Find the word that uses all the tiles",
        "Find the %(num)s words that use all the tiles",
        count,
    ) % {"num": count}


def asked_aloud(card: Card, scene: Scene) -> str:
    """Return what is asked about, and the question."""
    tiles = book_of(scene).tile_set
    if card.deck == LOST:
        about = tiles.line(lost_rack(card).rack)
    elif card.answers:
        about = tiles.line(tiles_of(tiles, card.shown))
    else:
        about = spelt_of(tiles, card.shown)
    return f"{about}. {question_title(card, tiles, scene.texts, way_of(scene))}"


def why_not(guess: Guess, tiles: TileSet, tile: str, t: Texts) -> str:
    values = {"word": spelt_of(tiles, guess.word) or guess.word, "tile": tiles.line((tile,))}
    return {
        "blank": t.gettext("Type the word, with the letter that the blank stands for."),
        "other-tiles": t.gettext("%(word)s cannot be made from these tiles."),
        "short": t.gettext("%(word)s does not use all the tiles."),
        "without": t.gettext("%(word)s has no %(tile)s."),
        "twice": t.gettext("%(word)s has been found already."),
        "tried": t.gettext("%(word)s has been tried already."),
        "length": t.gettext("Words of two to five tiles are asked for; %(word)s is not one of them."),
        "one-source": t.gettext("%(word)s is known from one source only, and is not asked for."),
        "no-word": t.gettext("%(word)s is not in the word list."),
    }[guess.why or ""] % values


def missed_guess(guess: Guess, scene: Scene) -> str:
    book = book_of(scene)
    assert book.question
    return why_not(guess, book.tile_set, book.question.card.tile, scene.texts)


def left_to_find(book: Book, word: str, scene: Scene, way: Way) -> str:
    question = book.question
    assert question
    if way.unnumbered:
        return scene.texts.gettext("%(word)s is right") % {"word": spelt_of(book.tile_set, word)}
    left = len(question.card.answers) - len(question.found) - 1
    sentence = scene.texts.ngettext(
        "%(word)s is right; %(num)s more to find", "%(word)s is right; %(num)s more to find", left
    )
    return sentence % {"word": spelt_of(book.tile_set, word), "num": left}


def headline(question: Question, t: Texts) -> str:
    if question.own_word:
        known, not_known = t.gettext("Known, by one’s own word"), t.gettext("Not known, by one’s own word")
        return known if question.right else not_known
    if question.right and question.wrong:
        wrong = len(question.wrong)
        return t.ngettext("Right after %(num)s wrong", "Right after %(num)s wrong", wrong) % {"num": wrong}
    if question.right:
        return t.gettext("Right")
    count = len(question.card.answers)
    return t.ngettext("Not found", "Not all found", count) if count else t.gettext("Not right")


def outcome(question: Question, tiles: TileSet, t: Texts) -> str:
    """Return the right answer in a sentence; none where words were shown and the person judged."""
    card = question.card
    if card.deck in OF_VERDICTS:
        sentence = t.gettext("%(word)s is valid.") if card.valid else t.gettext("%(word)s is not valid.")
        return sentence % {"word": spelt_of(tiles, card.shown)}
    if card.deck == HOOKS:
        return _hooks(card, tiles, t)
    if card.deck == LOST:
        return _play(question, t)
    if question.own_word:
        return ""
    found, count = len(question.found), len(card.answers)
    sentence = t.ngettext("Found %(found)s of %(num)s word.", "Found %(found)s of %(num)s words.", count)
    return sentence % {"found": found, "num": count}


def _hooks(card: Card, tiles: TileSet, t: Texts) -> str:
    none = t.gettext("none")
    sides = {"before": tiles.line(card.before) or none, "behind": tiles.line(card.behind) or none}
    sentence = t.gettext("Before %(word)s: %(before)s. After it: %(behind)s.")
    return sentence % {"word": spelt_of(tiles, card.shown), **sides}


def _play(question: Question, t: Texts) -> str:
    lost = lost_rack(question.card)
    if not question.given:
        return t.gettext("The best play was worth %(top)s.") % {"top": lost.top}
    if not question.points:
        return t.gettext("A word of this play is not in the list. The best was worth %(top)s.") % {
            "top": lost.top
        }
    share = per_cent(Fraction(100 * question.points, lost.top), t.language)
    values = {"points": question.points, "top": lost.top, "percent": share}
    return t.gettext("%(points)s of %(top)s points, %(percent)s of the best play.") % values


def time_taken(question: Question, t: Texts) -> str:
    """Say how long it took; nothing where it was no time, or one went away meanwhile."""
    seconds = round(question.took / 1000)
    if not seconds or question.took >= LONG:
        return ""
    return t.ngettext("In %(num)s second.", "In %(num)s seconds.", seconds) % {"num": seconds}


def enough(t: Texts) -> str:
    return t.gettext("A play worth %(percent)s%% of the best counts as found.") % {"percent": ENOUGH}


def comes_back(book: Book, now: int, zone: int, t: Texts) -> str:
    """Say when the question that was answered is asked again."""
    assert book.question
    known = book.cards[book.question.card.key]
    days = days_left(known, now, zone)
    if not days:
        return t.gettext("It comes back after a few other questions.")
    return t.ngettext("It comes back tomorrow.", "It comes back in %(num)s days.", days) % {"num": days}


def answer_aloud(book: Book, scene: Scene) -> str:
    assert book.question
    t = scene.texts
    said = [f"{headline(book.question, t)}.", outcome(book.question, book.tile_set, t)]
    missing = [word for word in book.question.card.answers if word not in book.question.found]
    said += [spelt_of(book.tile_set, word) for word in missing]
    return " ".join(filter(None, [*said, comes_back(book, scene.now, scene.zone, t)]))

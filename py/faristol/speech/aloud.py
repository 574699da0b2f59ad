"""What the tablet reads aloud: the call of a rack, the master play, the time calls.

`reading.py` has the texts; here each utterance also has its sounds, its pace, and the element of the screen
that is marked meanwhile. The page renders and times it; with the sound off the same plan runs in silence.
"""

from dataclasses import dataclass, replace
from typing import Any

from faristol.core.letters import letter, plain
from faristol.core.play import Play
from faristol.core.tiles import TileSet
from faristol.speech.call import Called, NameTable
from faristol.speech.pronounced import pronounced, pronounced_word
from faristol.speech.reading import phrases, read_play


@dataclass(frozen=True)
class Pace:
    """Seconds from one name to the next in the first and the second reading."""

    first: float
    second: float


PACES = {
    "slow": Pace(3.0, 1.5),
    "normal": Pace(2.2, 1.4),
    "fast": Pace(1.6, 1.3),
}
CLEARLY, FASTER = 130, 155
"""Words a minute. A faster pace shortens the silence between names, not the names."""
MINUTE = 60_000
BREATH = 1.0
"""Seconds more between the first reading and the second."""
OF_A_LETTER = 0.5
"""Of the time of a name, where a word is spelled."""


@dataclass(frozen=True)
class Aloud:
    text: str
    """The text on the screen."""
    spoken: str
    """What our own voice gets: text, or phonemes between [[ ]]."""
    pace: float
    """Seconds from its beginning to that of the next, unless it lasts longer."""
    rate: int
    mark: str | None = None
    """The element that is marked while this sounds."""
    part: str | None = None
    """The element of the reading that this belongs to."""


@dataclass(frozen=True)
class Speech:
    """A reading that a screen offers. `then` is the intent that the page sends when the last word begins."""

    language: str
    utterances: tuple[Aloud, ...]
    then: str | None = None
    each: str | None = None
    """The intent that the page sends when a marked tile is read for the first time."""
    at_once: str | None = None
    """If this name is new, the page reads at once, without a tap."""
    voice: str | None = None
    """The voice that is to be heard, whichever is chosen."""
    softly: bool = False
    """While others think."""
    whole: bool = False
    """In one voice from end to end: one that says any word, and not only what is recorded."""

    def as_data(self) -> dict[str, Any]:
        return {
            "language": self.language,
            "utterances": [vars(each) for each in self.utterances],
            "then": self.then,
            "each": self.each,
            "at_once": self.at_once,
            "voice": self.voice,
            "softly": self.softly,
            "whole": self.whole,
        }


def call_aloud(
    language: str, called: tuple[Called, ...], pace: str, then: str | None = None, each: str | None = None
) -> Speech:
    """Return the reading of a rack: slowly, again faster, then the word that starts the clock (DUP-7).

    Where no clock of the program follows, the judge says that word.
    """
    at = PACES[pace]
    first = [
        _aloud(language, each.spoken_name, at.first, CLEARLY, f"called-{n}", "reading-1")
        for n, each in enumerate(called, 1)
    ]
    second = [
        _aloud(language, each.spoken_name, at.second, FASTER, f"called-{n}", "reading-2")
        for n, each in enumerate(called, 1)
    ]
    first[-1] = replace(first[-1], pace=at.first + BREATH)
    second[-1] = replace(second[-1], pace=at.second + BREATH)
    last = [_aloud(language, phrases(language)["time"], 0.0, FASTER, None, "reading-3")] if then else []
    return Speech(language, (*first, *second, *last), then, each)


def called_again(language: str, called: tuple[Called, ...]) -> Speech:
    """Return the rack once more, for who missed a tile: quickly and softly, while the time runs."""
    pace = PACES["fast"].second
    again = tuple(_aloud(language, each.spoken_name, pace, FASTER) for each in called)
    return Speech(language, again, softly=True)


def play_aloud(
    tile_set: TileSet, table: NameTable, play: Play, score: int | None, pace: str, *, spelled: bool = False
) -> Speech:
    """Return the reading of the master play: coordinates by their names, word, blanks, points (DUP-9).

    A voice that has only what is recorded spells the word, letter by letter.
    """
    at = PACES[pace]
    language = tile_set.language
    texts = [each.text for each in read_play(tile_set, table, play, score)]
    if not spelled:
        read = [_aloud(language, text, at.first, CLEARLY) for text in texts]
        read[1] = replace(read[1], spoken=pronounced_word(language, texts[1]))
        return Speech(language, tuple(read), whole=True)
    letters = [letter(tile_set, code) for code in plain(play.word)]
    paces = [at.first, *[at.second * OF_A_LETTER] * (len(letters) - 1), *[at.first] * (len(texts) - 1)]
    timed = zip([texts[0], *letters, *texts[2:]], paces, strict=True)
    return Speech(language, tuple(_aloud(language, text, seconds, CLEARLY) for text, seconds in timed))


def check_aloud(language: str, table: NameTable) -> Speech:
    """Return what the room hears before an event begins: what this is, two names, and a time call."""
    phrase_table, names = phrases(language), [table.spoken_name(tile) for tile in ("A", "B")]
    texts = [phrase_table["check"], *names, phrase_table["calls"][0]["text"]]
    return Speech(language, tuple(_aloud(language, text, PACES["fast"].first, CLEARLY) for text in texts))


def heard_in(language: str, text: str, voice: str) -> Speech:
    """Return a text by itself, by which a voice is tried."""
    return Speech(language, (_aloud(language, text, 0.0, CLEARLY),), voice=voice)


def verdicts_aloud(language: str, verdicts: tuple[bool, ...], at_once: str | None = None) -> Speech:
    """Return the reading of verdicts, valid or not, in the playing language."""
    phrase_table = phrases(language)
    texts = [phrase_table["valid"] if valid else phrase_table["not_valid"] for valid in verdicts]
    return Speech(language, tuple(_aloud(language, text, 0.0, CLEARLY) for text in texts), at_once=at_once)


@dataclass(frozen=True)
class TimeCall:
    """A time that is called out; `at` is how many milliseconds are left then."""

    at: int
    text: str
    spoken: str
    language: str
    rate: int = FASTER


def _call(language: str, at: int, text: str) -> TimeCall:
    return TimeCall(at, text, pronounced(language, text), language)


def time_calls(language: str) -> list[TimeCall]:
    """Return the time calls of a round (DUP-10)."""
    return [_call(language, **call) for call in phrases(language)["calls"]]


def round_calls(language: str) -> list[TimeCall]:
    """Return the time calls of a round of a tournament, the last one at its end."""
    return [_call(language, **call) for call in phrases(language)["round"]]


def clock_calls(language: str, beyond: int) -> list[TimeCall]:
    """Return the calls of a player's clock, and one for each of so many minutes over it."""
    phrase_table = phrases(language)
    over = [
        {"at": -n * MINUTE, "text": phrase_table["over"]["one" if n == 1 else "many"] % {"n": n}}
        for n in range(1, beyond + 1)
    ]
    return [_call(language, **call) for call in [*phrase_table["clock"], *over]]


def _aloud(
    language: str, text: str, pace: float, rate: int, mark: str | None = None, part: str | None = None
) -> Aloud:
    return Aloud(text, pronounced(language, text), pace, rate, mark, part)

"""The words on which judges and lists differed: what a club hands to whoever keeps the list.

A word was accepted if a judge let it count though the list lacks it, and refused if a play was null for it.
One verdict against several words of a game of two tells nothing of each, and is passed over.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from faristol.games.classic.game import Classic
from faristol.games.duplicate.event import Duplicate
from faristol.games.log import Entry, effective
from faristol.kinds import fold_log
from faristol.screens.words.judge_records import Ruling

KINDS = "duplicate", "classic"
BY_LIST, BY_FILE = "lexicon", "GCG"


@dataclass(frozen=True)
class JudgedWord:
    """A word as a list has it, and that list."""

    language: str
    list: str
    word: str


Verdict = tuple[JudgedWord, Literal["accepted", "refused"]]


def in_event(log: Sequence[Entry]) -> Iterator[Verdict]:
    """Yield the verdicts of a duplicate or of a game of two; of a damaged one, as far as it can be read."""
    folded = fold_log(log)
    match folded.state if folded else None:
        case Duplicate() as event if not event.is_demo:
            yield from _of_duplicate(event)
        case Classic() as event:
            yield from _of_game(event, log[: folded.read] if folded else ())


def _judged(event: Duplicate | Classic, word: str) -> JudgedWord:
    lexicon = event.opened.lexicon
    name = f"{lexicon['name']} {lexicon['version']}".strip()
    return JudgedWord(event.tile_set.language, name, word.upper())


def _of_duplicate(event: Duplicate) -> Iterator[Verdict]:
    """Yield each word once for a round, however many slips have it."""
    for accepted in event.accepted_words:
        for word in accepted.words:
            yield _judged(event, word), "accepted"
    for round_ in event.rounds:
        null = (slip.words for slip in round_.slips.values() if slip.reason == "word")
        for word in sorted({word for words in null for word in words}):
            yield _judged(event, word), "refused"


def _of_game(event: Classic, log: Sequence[Entry]) -> Iterator[Verdict]:
    named: Sequence[str] = ()
    for entry in effective(log):
        if entry["type"] == "Challenged":
            named = entry["words"]
        elif entry["type"] == "ChallengeJudged" and entry["by"] != BY_FILE:
            if not entry["valid"] and len(named) == 1:
                yield _judged(event, named[0]), "refused"
            elif entry["valid"] and entry["by"] != BY_LIST:
                yield from ((_judged(event, word), "accepted") for word in named)


def at_word_judge(rulings: Iterable[Ruling]) -> Iterator[Verdict]:
    """Yield the words that the list of a ruling lacks."""
    for ruling in rulings:
        for word, known in ruling.words:
            if not known:
                yield JudgedWord(ruling.language, ruling.list, word.upper()), "refused"


def counted(verdicts: Iterable[Verdict]) -> list[tuple[JudgedWord, int, int]]:
    """Return how often each word was accepted and refused, by language, list and word."""
    counts = Counter(verdicts)
    words = sorted({word for word, _ in counts}, key=lambda each: (each.language, each.list, each.word))
    return [(word, counts[word, "accepted"], counts[word, "refused"]) for word in words]

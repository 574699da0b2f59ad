"""Challenges: the words that are named, one verdict, and how long there is time (MAL-24, FED-22 to 25)."""

from collections.abc import Callable, Sequence

from faristol.core.letters import plain
from faristol.core.notation import read_word
from faristol.games.classic.ending import ended_by
from faristol.games.classic.errors import (
    ArgumentMissing,
    ChallengedAlready,
    ChallengeLate,
    NotAWordOfThePlay,
    NotNow,
    WordsMissing,
)
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Made
from faristol.games.log import Entry
from faristol.rulesets.schema import Cited

IsWord = Callable[[bytes], bool]


def challenge(event: Classic, words: Sequence[str] | None = None, argument: str = "") -> list[Entry]:
    """Challenge all the words of the last play, or those that are named; the clock stops."""
    made = challengeable(event)
    clause = event.ruleset.challenge.clause
    if is_second(event):
        named, clause = _again(event, made, argument)
    elif words is None:
        named = open_words(made)
    else:
        named = tuple(_word(event, made, word) for word in words)
    if set(named) - set(open_words(made)) and not is_second(event):
        raise ChallengedAlready(clause=clause)
    if not named:
        raise WordsMissing
    fact: Entry = {"type": "Challenged", "words": list(named), "argument": " ".join(argument.split())}
    return [{**fact, "clause": clause}]


def judge(event: Classic, is_word: IsWord, at: int) -> list[Entry]:
    """Rule a challenge by the word list of the game."""
    return rule(event, named_are_valid(event, is_word), at, by="lexicon")


def rule(event: Classic, valid: bool, at: int, by: str) -> list[Entry]:
    """Give one verdict for all words named, not for each; `by` is the word list, or an arbiter's name."""
    made = event.made
    if event.stage != "challenge" or made is None or made.challenge is None:
        raise NotNow
    rules = event.ruleset.challenge
    again = rules.again if is_second(event) else None
    clause = again.clause if again else rules.clause if valid else rules.invalid
    verdict = {"type": "ChallengeJudged", "player": event.to_move, "valid": valid, "by": by, "clause": clause}
    return ended_by(event, [verdict], at)


def named_are_valid(event: Classic, is_word: IsWord) -> bool:
    assert event.made and event.made.challenge
    return all(is_word(_plain(event, word)) for word in event.made.challenge.words)


def challengeable(event: Classic) -> Made:
    """Return the last play if it may be challenged now; refuse if it is too late or has been challenged."""
    rules = event.ruleset.challenge
    if event.stage in ("turn", "settling", "over") and event.turns:
        raise ChallengeLate(clause=rules.late)
    if event.stage != "played" or event.made is None:
        raise NotNow
    closes = rules.closes if event.made.drawn else rules.closes_without_bag
    if event.made.replaced and closes == "replaced":
        raise ChallengeLate(clause=rules.late)
    before = event.made.challenge
    if (before and len(before.verdicts) > 1) if rules.again else not open_words(event.made):
        raise ChallengedAlready(clause=(rules.again or rules).clause)
    return event.made


def is_second(event: Classic) -> bool:
    """Return whether this would be a second challenge, which is of the same words (FED-22, FED-23)."""
    made, again = event.made, event.ruleset.challenge.again
    return again is not None and bool(made and made.challenge and made.challenge.verdicts)


def open_words(made: Made) -> tuple[str, ...]:
    """Return the words of a play without a verdict yet."""
    judged = (*made.challenge.before, *made.challenge.words) if made.challenge else ()
    return tuple(word for word in made.words if word not in judged)


def _again(event: Classic, made: Made, argument: str) -> tuple[tuple[str, ...], Cited]:
    """Return the words of the first challenge and the clause of a second one."""
    again = event.ruleset.challenge.again
    assert again and made.challenge
    if not argument.strip():
        raise ArgumentMissing(clause=again.clause)
    return made.challenge.words, again.clause


def _word(event: Classic, made: Made, text: str) -> str:
    """Return the word of the play that a person has typed."""
    read = read_word(event.tile_set, text.upper())
    for word in made.words:
        if read is not None and _plain(event, word) == read:
            return word
    raise NotAWordOfThePlay(word=text)


def _plain(event: Classic, word: str) -> bytes:
    read = read_word(event.tile_set, word)
    assert read is not None
    return plain(read)

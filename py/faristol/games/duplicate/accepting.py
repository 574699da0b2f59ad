"""Words that the judge accepts though the lexicon refuses them: equal plays score equally (DUP-13).

Once accepted, a word counts for every slip of its round, those that are in and those still to come; if the
judge says so, for every round of the event.
"""

from faristol.core.notation import read_word
from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.handing_in import hand_in, open_round, ruled_again
from faristol.games.duplicate.rounds import Round, Slip
from faristol.games.duplicate.ruling import IsWord, Written, rule_slip
from faristol.games.log import Entry

NO_REASON = "judge"
"""What the log has where the judge decides and notes no reason."""


def accept_words_of_slip(
    event: Duplicate, number: int, player: str, why: str, is_word: IsWord, *, everywhere: bool
) -> list[Entry]:
    """Accept the words for which a slip is null, and rule again every slip that is valid with them."""
    slip = open_round(event, number).slips.get(player)
    if slip is None or slip.reason != "word":
        raise NotNow
    words = not_valid(event, event.rounds[number - 1], slip, is_word)
    return accept_words(event, number, words, why, is_word, everywhere=everywhere)


def accept_words(
    event: Duplicate, number: int, words: list[str], why: str, is_word: IsWord, *, everywhere: bool
) -> list[Entry]:
    fact: Entry = {
        "type": "WordsTaken",
        "round": number,
        "words": words,
        "why": why,
        "everywhere": everywhere,
    }
    after = apply(event, fact)
    rounds = after.rounds if everywhere else (after.rounds[number - 1],)
    return [fact, *(entry for round_ in rounds for entry in _ruled_again(after, round_, is_word))]


def accept_slip(
    event: Duplicate, number: int, player: str, written: Written, is_word: IsWord, *, everywhere: bool
) -> list[Entry]:
    """Hand in a slip whose words are accepted, and rule again the slips that are valid with them."""
    (own,) = hand_in(event, number, [player], written, is_word)
    words = [word for word in own["words"] if not is_word(read_word(event.tile_set, word.upper()) or b"")]
    if own["reason"] or not words:
        return [own]
    others = accept_words(event, number, words, written.accepted, is_word, everywhere=everywhere)
    return [*(entry for entry in others if entry.get("player") != player), own]


def not_valid(event: Duplicate, round_: Round, slip: Slip, is_word: IsWord) -> list[str]:
    """Return the words of a slip that the judge would have to accept; older logs do not name them."""
    again = rule_slip(event, round_, Written(slip.play or slip.written), is_word)
    return [word for word in again.words if not is_word(read_word(event.tile_set, word.upper()) or b"")]


def _ruled_again(event: Duplicate, round_: Round, is_word: IsWord) -> list[Entry]:
    found = []
    for player, slip in round_.slips.items():
        if slip.reason != "word":
            continue
        written = Written(slip.written, given=slip.given, late=slip.late)
        now = rule_slip(event, round_, written, is_word)
        if now.reason != slip.reason:
            found.append(ruled_again(round_, player, now))
    return found

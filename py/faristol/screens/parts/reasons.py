"""Why a slip counts nothing, in plain words: what stands before the clause (DUP-13)."""

from collections.abc import Iterable, Sequence

from faristol.screens.view import view_value
from faristol.texts import N_, Texts

REASONS = {
    "unreadable": N_("The play cannot be read."),
    "coordinates": N_("The coordinates are missing or wrong."),
    "not-on-rack": N_("It uses tiles that are not on the rack."),
    "off-board": N_("It goes off the board."),
    "square-taken": N_("Another tile is on one of its squares."),
    "incomplete-word": N_("The main word is not complete."),
    "too-few": N_("It places too few tiles."),
    "centre": N_("It does not cover the centre."),
    "not-connected": N_("It touches nothing on the board."),
    "word": N_("It forms a word that is not valid."),
    "none": N_("The slip is blank."),
    "absent": N_("Absent."),
    "late": N_("Handed in late."),
    "uncircled": N_("The blank’s letter is not circled."),
    "illegible": N_("The main word is illegible."),
    "penalty": N_("This round scores zero for misconduct."),
    "expelled": N_("Expelled."),
    "wrong-master": N_("The master play announced was incorrect: nobody scores for it."),
}


def reason_sentence(reason: str, t: Texts, words: Sequence[str] = ()) -> str:
    """Return why, and of words that are not valid which they are."""
    if reason == "word" and words:
        return t.gettext("Not valid: %(words)s.") % {"words": ", ".join(words)}
    return t.gettext(REASONS[reason])


@view_value
class Nulls:
    """Why slips counted nothing, and how many of them."""

    reason: str
    count: int


def nulls_by_kind(kinds: Iterable[tuple[str, int]], t: Texts) -> Sequence[Nulls]:
    return [Nulls(t.gettext(REASONS[kind]), count) for kind, count in kinds if kind in REASONS]

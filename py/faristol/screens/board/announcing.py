"""What a screen reader says of each thing that hands do on a board."""

from faristol.core.squares import name
from faristol.core.tiles import BLANK
from faristol.screens.board.placing import NewTile, Placing
from faristol.texts import Texts


def announcement(before: Placing, after: Placing, t: Texts) -> str | None:
    """Return what has changed from one placing to the next; None if nothing is to be heard."""
    laid = [one for one in after.laid if one not in before.laid]
    lifted = [one for one in before.laid if after.at(one.square) is None]
    sentences = [_tile_on_square(after, one, t) for one in laid]
    if lifted and not laid:
        sentences.append(
            t.gettext("Back on the rack: %(tiles)s.") % {"tiles": ", ".join(one.letter for one in lifted)}
        )
    if after.across != before.across:
        sentences.append(t.gettext("Across.") if after.across else t.gettext("Down."))
    if after.waiting and after.waiting != before.waiting:
        sentences.append(t.gettext("%(sign)s waits for its second letter.") % {"sign": after.waiting})
    if after.asking is not None and after.asking != before.asking:
        sentences.append(t.gettext("Which letter is the blank?"))
    return " ".join(sentences) or None


def _tile_on_square(placing: Placing, one: NewTile, t: Texts) -> str:
    letter = one.letter
    if placing.rack[one.place] == BLANK:
        letter = t.gettext("%(letter)s, a blank") % {"letter": letter}
    return t.gettext("%(tile)s on %(square)s.") % {"tile": letter, "square": name(one.square)}

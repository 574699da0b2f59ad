"""What comes to the arbiter of a game by letter, and back to its players."""

from functools import cache

from drivers.letter_windows import case_of, dispute, disputed
from drivers.taking import Format, sent, visits
from drivers.window import Window


@cache
def texts() -> list[bytes]:
    """A letter to the arbiter, and the arbiter's answer to it."""
    return [text.encode() for text in dispute()]


def take_dispute(data: bytes) -> None:
    """At the arbiter, as the other player's letter too; and as the answer at the player who asked."""
    text = data.decode("utf-8", "replace")
    window = Window()
    for do, fields, file in (
        ("dispute_setup.file", {"came": "2026-11-20"}, data),
        ("dispute_setup.open", {"came": "2026-11-20", "letter": text}, None),
    ):
        visits(window, "#/dispute")
        sent(window, do, fields, file=file)
        visits(window, str(window.last["url"]), "#/settings", "#/")
    case, player = case_of(dispute()[0]), disputed()[1]
    sent(case, "correspondence_arbiter.other", {"letter": text})
    sent(player, "correspondence_arbiter.read", {"message": text})
    for each in (case, player):
        visits(each, f"#/event/{each.last['stream']}", f"#/event/{each.last['stream']}/sheet", "#/")


FORMAT = Format(texts, take_dispute)

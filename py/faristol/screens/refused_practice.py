"""Why a play is not made against the computer, as sentences; the rest is in screens/refusals.py."""

from faristol.texts import N_

PRACTICE: dict[str, tuple[str, str]] = {
    "against.not-in-the-list": (
        N_("Not in the word list: %(words)s."),
        N_("Nothing is lost by it: lay another play, or take the tiles back."),
    ),
}

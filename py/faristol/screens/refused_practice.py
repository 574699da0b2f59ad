"""Why a play is not made against the computer, as sentences; the rest is in screens/refusals.py."""

from faristol.texts import N_

PRACTICE: dict[str, tuple[str, str]] = {
    "against.not-in-the-list": (
        N_("Not in the word list: %(words)s."),
        N_("Nothing is lost by it: lay another play, or take the tiles back."),
    ),
    "solo.not-now": (
        N_("The round is no longer at that step."),
        N_("Nothing was changed; the screen now shows where it is."),
    ),
    "solo.unreadable-code": (
        N_("This is not the code of a game."),
        N_("It has fifteen letters and figures; a letter may be missing, or taken for another."),
    ),
    "solo.another-list": (
        N_("This code is of a game with another word list."),
        N_("Choose the list that your friend plays with; with other words the racks would be others."),
    ),
    "exercises.nothing-asked": (
        N_("No question waits for this answer."),
        N_("Nothing was changed; the screen now shows where you are."),
    ),
    "exercises.nothing-written": (
        N_("No tile is written yet."),
        N_("Write those that make a longer word; at least one does, before it or behind it."),
    ),
    "exercises.nothing-to-ask": (
        N_("There is nothing to ask here now."),
        N_("Choose another kind of exercise; what you know comes back in some days."),
    ),
}

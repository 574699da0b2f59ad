"""Why a judge ends a duplicate: no play is possible, or it is decided before its time (DUP-16)."""

from faristol.texts import N_

NO_PLAY = "no-play"
"""The tiles left allow none: the game is complete."""

DECISIONS = {
    "force-majeure": N_("The judge ended the duplicate early: force majeure."),
    "no-assurance": N_(
        "The judge ended the duplicate early: after a round without a valid play, no rack was sure to give "
        "one."
    ),
    "agreed": N_("The judge ended the duplicate early, as agreed with the players."),
    "": N_("The judge ended the duplicate early."),
}
"""A game that the judge decides to end is not complete; older logs do not say why."""


def decision(why: str, by: str, clause: str | None) -> str | None:
    """Return why the judge decided the end; None where the rules ended the game.

    Older logs of games in which no play was possible tell it by their clause alone.
    """
    if by != "judge" or why == NO_PLAY or (why == "" and clause is not None):
        return None
    return why

"""The log of a tournament in sentences."""

from typing import Any

from faristol.games.log import Entry
from faristol.screens.tournament.tables import OUTCOMES
from faristol.texts import N_, Texts

SENTENCES = {
    "TournamentOpened": N_("The tournament was prepared"),
    "TermsChanged": N_("It is paired or counted otherwise from the next round on"),
    "RoundsChanged": N_("The number of rounds is now %(rounds)s"),
    "PlayerEntered": N_("%(name)s entered, for round %(round)s"),
    "PlayerChanged": N_("%(name)s was put right"),
    "PlayerRemoved": N_("%(player)s was taken off the list"),
    "PlayerWithdrawn": N_("%(player)s withdrew, from round %(round)s on"),
    "PlayerReturned": N_("%(player)s is back"),
    "PlayerAbsent": N_("%(player)s will miss round %(round)s"),
    "PlayerPresent": N_("%(player)s will be there in round %(round)s after all"),
    "PairLocked": N_("%(first)s and %(second)s are to meet in the next round"),
    "PairUnlocked": N_("%(first)s and %(second)s need not meet in the next round"),
    "PairForbidden": N_("%(first)s and %(second)s are never to meet"),
    "PairAllowed": N_("%(first)s and %(second)s may meet again"),
    "ByeGiven": N_("%(player)s is to rest in the next round"),
    "ByeTaken": N_("%(player)s need not rest in the next round"),
    "RoomHeard": N_("The room said: %(words)s. The lots follow from it"),
    "RoundDrafted": N_("Round %(round)s was drawn: %(drawn)s"),
    "DraftDropped": N_("The draft of round %(round)s was dropped"),
    "RoundPublished": N_("Round %(round)s was published"),
    "RoundCalledOff": N_("Round %(round)s was called off: %(why)s"),
    "ResultEntered": N_("Round %(round)s, table %(board)s: %(result)s"),
    "ResultCorrected": N_("Round %(round)s, table %(board)s was put right: %(result)s. %(why)s"),
    "RoundClosed": N_("Round %(round)s was closed"),
    "TournamentEnded": N_("The tournament ended"),
    "TournamentReopened": N_("The tournament was opened again: %(why)s"),
}
FIRST, SECOND = N_("the first"), N_("the second")


def tell(entry: Entry, names: dict[str, str], t: Texts, zone: int) -> str:
    facts: dict[str, Any] = {**entry}
    for key in ("player", "first", "second"):
        if key in entry:
            facts[key] = names.get(entry[key], "\u2013")
    if entry["type"] == "RoundDrafted":
        facts["drawn"] = ", ".join(
            [
                *(f"{names[pair['first']]} \u2013 {names[pair['second']]}" for pair in entry["pairs"]),
                *(names[bye["player"]] for bye in entry["byes"]),
            ]
        )
    if "outcome" in entry:
        facts["result"] = _result(entry, t)
    sentence = SENTENCES[entry["type"]]
    return (t.gettext(sentence) % facts).strip()


def _result(entry: Entry, t: Texts) -> str:
    """What it counts, and how the game ended if it was not played to its end."""
    counts = "\u2013".join(map(str, entry["counts"]))
    sentence = OUTCOMES.get(entry["outcome"])
    if sentence is None:
        return counts
    both = {"first": t.gettext(FIRST), "second": t.gettext(SECOND)}
    return f"{counts}, {t.gettext(sentence) % both}"

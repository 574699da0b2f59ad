"""What a tap takes back in a tournament."""

from faristol.games.log import last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.final)
    if not act or not event.writing:
        return None
    names = {
        "TermsChanged": t.gettext("the way of pairing"),
        "RoundsChanged": t.gettext("the number of rounds"),
        "PlayerEntered": t.ngettext("one player entered", "%(num)s players entered", len(act)),
        "PlayerChanged": t.gettext("a player put right"),
        "PlayerRemoved": t.gettext("a player removed"),
        "PlayerWithdrawn": t.gettext("a withdrawal"),
        "PlayerReturned": t.gettext("a player is back"),
        "PlayerAbsent": t.gettext("an absence"),
        "PlayerPresent": t.gettext("an absence taken back"),
        "PairLocked": t.gettext("a pair made by hand"),
        "PairUnlocked": t.gettext("a pair set free"),
        "PairForbidden": t.gettext("a forbidden pair"),
        "PairAllowed": t.gettext("a pair allowed"),
        "ByeGiven": t.gettext("a rest given"),
        "ByeTaken": t.gettext("a rest taken back"),
        "RoundDrafted": t.gettext("the draft"),
        "DraftDropped": t.gettext("the draft dropped"),
        "ResultEntered": t.gettext("a result"),
        "ResultCorrected": t.gettext("a result put right"),
        "RoundClosed": t.gettext("the round closed"),
    }
    named = names.get(act[0]["type"])
    return named and t.gettext("Undo: %(act)s") % {"act": named % {"num": len(act)}}

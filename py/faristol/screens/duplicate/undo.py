"""What a tap takes back in a duplicate."""

from faristol.games.log import last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.final)
    if not act or not event.writing:
        return None
    return t.gettext("Undo: %(act)s") % {
        "act": {
            "SlipRuled": t.gettext("the slip"),
            "SlipReadAgain": t.gettext("the second reading"),
            "WordsTaken": t.gettext("the words taken"),
            "SlipWithdrawn": t.gettext("the slip taken back"),
            "PlayerSanctioned": t.gettext("the sanction"),
            "SanctionLifted": t.gettext("the sanction lifted"),
            "PlayerLeft": t.gettext("a player left"),
            "PlayerReturned": t.gettext("a player is back"),
            "PlayerEntered": t.gettext("a player entered"),
            "PlayerChanged": t.gettext("a player changed"),
            "PlayerRemoved": t.gettext("a player removed"),
            "TimeStarted": t.gettext("the time started"),
            "TimeStopped": t.gettext("the time stopped"),
            "TimeEnded": t.gettext("the time ended"),
            "MasterChosen": t.gettext("the master play"),
            "MasterFoundWrong": t.gettext("the master play found incorrect"),
            "TilesKept": t.gettext("the next round"),
            "RackDrawn": t.gettext("the rack"),
            "RackRejected": t.gettext("the rack put back"),
            "RackSetAside": t.gettext("a new rack"),
            "RackCalledAgain": t.gettext("the same tiles again"),
            "RoomMerged": t.gettext("the other room"),
            "ClaimsOpened": t.gettext("the time for claims"),
            "DrawsEnded": t.gettext("the end"),
        }[act[0]["type"]]
    }

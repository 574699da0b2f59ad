"""What a tap takes back in a game of two, and where an arbiter's decision is taken back."""

from faristol.games.classic.undoing import is_decision
from faristol.games.log import last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.final)
    if not act or not event.writing:
        return None
    return t.gettext("Undo: %(act)s") % {
        "act": {
            "RoundBegan": t.gettext("the signal"),
            "PlayerArrived": t.gettext("a player has come"),
            "StartDrawn": t.gettext("the draw for the start"),
            "StarterNamed": t.gettext("who starts"),
            "RacksDrawn": t.gettext("the first racks"),
            "ClockStarted": t.gettext("the clock started"),
            "ClockStopped": t.gettext("the clock stopped"),
            "PlayMade": t.gettext("the play"),
            "Challenged": t.gettext("the challenge"),
            "ChallengeJudged": t.gettext("the verdict"),
            "PlayCameOff": t.gettext("the play that came off"),
            "TilesReplaced": t.gettext("the new tiles"),
            "ClockPressed": t.gettext("the clock pressed"),
            "Passed": t.gettext("the pass"),
            "Exchanged": t.gettext("the exchange"),
            "TurnForfeited": t.gettext("the lost turn"),
            "SenyorsShown": t.gettext("the senyors"),
            "Overdrawn": t.gettext("the excess tiles"),
            "RoundTimeCalled": t.gettext("the end of the round's time"),
            "ClockSet": t.gettext("the clock set right"),
            "TilesCounted": t.gettext("the count of the tiles"),
            "PlayAccepted": t.gettext("the game given up"),
            "Abandoned": t.gettext("the game given up"),
            "GameEnded": t.gettext("the end of the game"),
            "Settled": t.gettext("the count"),
            "PointsCorrected": t.gettext("the corrected points"),
            "Penalised": t.gettext("the penalty"),
            "ArbiterDecided": t.gettext("the arbiter's decision"),
        }[act[0]["type"]]
    }


def undo_at(event: OpenEvent) -> str | None:
    """Where an arbiter's decision is taken back; None for what a tap takes back."""
    decided = is_decision(last_act(event.entries, event.kind.final))
    return f"#/event/{event.stream}/arbiter" if decided else None

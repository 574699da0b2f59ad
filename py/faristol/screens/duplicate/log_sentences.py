"""What the sentences on a duplicate's log have in them beside the values of the entries."""

from datetime import UTC, datetime, timedelta

from faristol.facts import Fact
from faristol.games.duplicate.facts import ClaimsOpened
from faristol.games.duplicate.slip_facts import OneSlip, SlipCameLate, SlipWithdrawn, WordsTaken
from faristol.screens.duplicate.ruled_slips import remark
from faristol.screens.parts.reasons import reason_sentence
from faristol.texts import Texts


def values(fact: Fact, names: dict[str, str], t: Texts, zone: int) -> dict[str, str]:
    """Return the play of a slip with the reason why it is null, and the hour at which claims end."""
    match fact:
        case SlipCameLate():
            return {"written": fact.written or "–"}
        case OneSlip():
            reason = {"reason": reason_sentence(fact.reason, t, fact.words)} if fact.reason else {}
            return {"play": fact.play or fact.written or "–", **reason}
        case ClaimsOpened():
            moment = datetime.fromtimestamp(fact.until / 1000, UTC) + timedelta(minutes=zone)
            return {"until": f"{moment:%H:%M}"}
    return {}


def as_claimed(fact: Fact, sentence: str, t: Texts) -> str:
    """Return the sentence with where a slip came from, or why it was put right after the time for claims; and
    that it came late, or the points that the player wrote, if they were wrong."""
    beside = remark(fact.slip, t) if isinstance(fact, OneSlip) else None
    return " · ".join(filter(None, (_as_claimed(fact, sentence, t), beside)))


def _as_claimed(fact: Fact, sentence: str, t: Texts) -> str:
    match fact:
        case OneSlip(from_tablet=int(tablet)) | SlipCameLate(from_tablet=int(tablet)):
            where = t.gettext("from tablet %(tablet)s") % {"tablet": tablet}
            return f"{sentence} · {where}"
        case OneSlip(by_judge=int()) | SlipWithdrawn(by_judge=int()) | WordsTaken(by_judge=int()):
            whose = t.gettext("by the second judge")
            return f"{sentence} · {whose}"
        case OneSlip(why=str(why)) | SlipWithdrawn(why=str(why)) if why:
            after = t.gettext("After the time for claims: %(why)s") % {"why": why}
            return f"{sentence} · {after}"
    return sentence

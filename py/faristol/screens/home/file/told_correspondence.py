"""The log of a game by letter in sentences. Players are called by their colours, as on the sheet."""

from typing import Any

from faristol.core.coefficients import written as coefficient
from faristol.games.correspondence.course import RED
from faristol.games.log import Entry
from faristol.texts import N_, Texts

SENTENCES = {
    "CorrespondenceOpened": N_("The game by letter was opened: RED %(red)s, BLUE %(blue)s"),
    "TurnMade": N_("%(colour)s: %(play)s, points: %(points)s"),
    "TurnSent": N_(
        "%(colour)s: letter of %(partner_sent)s, arrived %(arrived)s, sent %(sent)s, days: %(days)s"
    ),
    "SendingConfirmed": N_("The post's date of the letter of %(colour)s is %(sent)s, days: %(days)s"),
    "LetterArrived": N_("The letter for %(colour)s arrived on %(arrived)s"),
    "ThoughtTold": N_("%(colour)s thinks longer, until %(until)s"),
    "TurnResent": N_("%(colour)s sent the play again on %(on)s"),
    "SheetsArrived": N_("The arbiter's sheets came to %(colour)s on %(arrived)s"),
    "FirstPlayAsked": N_("%(colour)s wrote on %(on)s that the first play had not come"),
    "SumsCorrected": N_("The sums of %(colour)s were put right: %(counted)s, not %(said)s"),
    "LeaveWritten": N_("Leave of %(colour)s: %(first)s to %(last)s"),
    "DaysCharged": N_("%(colour)s is charged days: %(days)s, for a letter that came back on %(returned)s"),
    "Challenged": N_("%(colour)s challenges: %(words)s %(why)s"),
    "FaultAdmitted": N_("%(colour)s admits the fault"),
    "TurnsAnnulled": N_("The arbiter annuls the course; plays left: %(kept)s. %(why)s"),
    "Punished": N_("The arbiter takes tenths off the coefficient of %(colour)s: %(tenths)s. %(why)s"),
    "CoefficientsDecided": N_("The arbiter sets the coefficients: %(coefficients)s. %(why)s"),
    "TimeClaimed": N_("%(colour)s claims that the partner is over the time; told on %(told)s"),
    "ClaimArrived": N_("The notice of the claim came to %(colour)s on %(arrived)s; answer until %(until)s"),
    "DrawOffered": N_("%(colour)s offers a draw"),
}
PASS = N_("%(colour)s: PAS")
ZERO = N_("%(colour)s: %(play)s, which is not in the word stock, points: 0")
JUDGED = {
    True: N_("The arbiter: the play is right; penalty: %(penalty)s"),
    False: N_("The arbiter: the play is wrong"),
}
WRONG_IN_PART = N_("The arbiter: the play is wrong; right in it: %(right)s; penalty: %(penalty)s")
OVER = {True: N_("The arbiter: the time was exceeded"), False: N_("The arbiter: the time was not exceeded")}
ENDED = {
    "played-out": N_("The game ended: played to the last letter"),
    "passes": N_("The game ended: four times PAS in a row"),
    "agreed": N_("The game ended: an agreed draw"),
    "abandoned": N_("The game ended: %(colour)s gave it up"),
    "time": N_("The game ended: %(colour)s was over the time"),
    "no-show": N_("The game ended: %(colour)s did not play"),
    "unfinished": N_("The game ended: not finished in time"),
    "unknown": N_("The game ended: the arbiter knows nothing of it"),
}
VARIANTS = {"right": N_("%(told)s (play right)"), "wrong": N_("%(told)s (play wrong)")}


def tell(entry: Entry, names: dict[str, str], t: Texts, zone: int) -> str:
    told = t.gettext(_sentence(entry)) % _facts(entry, t)
    if variant := VARIANTS.get(entry.get("variant") or ""):
        return t.gettext(variant) % {"told": told}
    return told.strip()


def _sentence(entry: Entry) -> str:
    match entry["type"]:
        case "TurnMade" if entry["kind"] == "pass":
            return PASS
        case "TurnMade" if entry["kind"] == "zero":
            return ZERO
        case "ChallengeJudged" if entry["penalty"] and not entry["stands"]:
            return WRONG_IN_PART
        case "ChallengeJudged":
            return JUDGED[entry["stands"]]
        case "TimeJudged":
            return OVER[entry["over"]]
        case "GameEnded":
            return ENDED[entry["way"]]
    return SENTENCES[entry["type"]]


def _facts(entry: Entry, t: Texts) -> dict[str, Any]:
    lists = {
        key: ", ".join(map(str, value)) or "–" for key, value in entry.items() if isinstance(value, list)
    }
    facts = {**entry, **lists}
    player = entry.get("player") or entry.get("lost")
    if player:
        facts["colour"] = t.gettext("RED") if player == RED else t.gettext("BLUE")
    if entry["type"] == "CorrespondenceOpened":
        facts["red"], facts["blue"] = entry["players"]
    if entry["type"] == "CoefficientsDecided":
        facts["coefficients"] = " – ".join(map(coefficient, entry["coefficients"]))
    return facts

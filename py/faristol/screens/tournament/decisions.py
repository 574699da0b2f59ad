"""What an arbiter decided on a table, as a sentence: the same on screens, papers, pages and in the log."""

from faristol.rulesets.table_games import TournamentRules
from faristol.texts import LANGUAGES, N_, Texts, texts
from faristol.tournaments.decision import BOTH_LOSE, CORRECTED, WINNER, Decision
from faristol.tournaments.results import Result

READY = {
    "broke": N_("the opponent broke the rules"),
    "helped": N_("the opponent was helped"),
    "both": N_("both broke the rules"),
    "agreed": N_("they had agreed on the result"),
    "sums": N_("the points were added up wrongly"),
    "typed": N_("the result was typed wrongly"),
}
"""Reasons that one tap writes. The log has them in English: everybody reads them in one's own language."""
WHAT = {
    WINNER: N_("%(player)s wins"),
    BOTH_LOSE: N_("both players lose"),
    CORRECTED: N_("the result is %(result)s"),
}


def decision_sentence(decision: Decision, wins: str, result: str, t: Texts) -> str:
    """Return who decided what and why: `wins` is the name of the winner, `result` what counts."""
    arbiter = {"arbiter": decision.arbiter}
    who = t.gettext("Arbiter %(arbiter)s") % arbiter if decision.arbiter else t.gettext("The arbiter")
    what = t.gettext(WHAT[decision.what]) % {"player": wins, "result": result}
    said = {"who": who, "what": what, "why": reason_read(decision.why, t).removesuffix(".")}
    if decision.why:
        return t.gettext("%(who)s: %(what)s, because %(why)s.") % said
    return t.gettext("%(who)s: %(what)s.") % said


def reason_read(why: str, t: Texts) -> str:
    """Return a reason of the log as it is read."""
    return t.gettext(why) if why in READY.values() else why


def reason_written(why: str, t: Texts) -> str:
    """Return a reason as the log has it."""
    typed = " ".join(why.split())
    return next((ready for ready in READY.values() if t.gettext(ready) == typed), why)


def ready_reason(why: str) -> str:
    """Return a reason that a file has in any language as the log has it."""
    found = (reason_written(why, texts(language)) for language in LANGUAGES)
    return next((ready for ready in found if ready in READY.values()), why)


def clause_of_decision(decision: Decision | None, result: Result, rules: TournamentRules) -> str | None:
    """Return the clause that an arbiter decides by; that of a correction is about rounds that are over."""
    if decision is None or decision.what != CORRECTED:
        return result.clause
    return rules.corrections.clause if rules.corrections else rules.arbiter.clause

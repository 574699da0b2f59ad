"""How a game by letter ended, and what the arbiter is reminded of, in words."""

from faristol.competitions.ruling import Reminder
from faristol.texts import Texts


def way_phrase(way: str, t: Texts) -> str:
    return {
        "played-out": t.gettext("played to the last letter"),
        "passes": t.gettext("both passed twice"),
        "agreed": t.gettext("agreed draw"),
        "abandoned": t.gettext("given up"),
        "time": t.gettext("over the fifty days"),
        "no-show": t.gettext("never began, or never answered"),
        "unfinished": t.gettext("not finished in time"),
        "unknown": t.gettext("nobody reported"),
    }[way]


def reminder_sentence(reminder: Reminder, t: Texts) -> str:
    n = reminder.days
    sentence = {
        "first-play": t.ngettext(
            "The sheets went out %(n)s day ago: players without a first play write to RED.",
            "The sheets went out %(n)s days ago: players without a first play write to RED.",
            n,
        ),
        "closing": t.ngettext(
            "%(n)s day is left until the closing date.", "%(n)s days are left until the closing date.", n
        ),
        "due": t.ngettext(
            "The closing date has passed; players have %(n)s day left to report.",
            "The closing date has passed; players have %(n)s days left to report.",
            n,
        ),
        "late": t.ngettext(
            "Reports are late by %(n)s day: games not reported count nothing for either player.",
            "Reports are late by %(n)s days: games not reported count nothing for either player.",
            n,
        ),
    }[reminder.what]
    return sentence % {"n": n}

"""How a game by letter ended, and what the arbiter is reminded of, in words."""

from collections.abc import Iterator

from faristol.competitions.event import Competition, Game
from faristol.competitions.ruling import Reminder
from faristol.screens.correspondence.result import sentence_of_way
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.signs import penalty, plain
from faristol.texts import Texts


def how_it_stands(event: Competition, t: Texts) -> str:
    return t.gettext("Final results.") if event.ended else t.gettext("The competition is still going on.")


def who_decides(event: Competition, t: Texts) -> str:
    """Return the title above the decisions, with the name of whoever made them."""
    if not event.opened.arbiters:
        return t.gettext("Decisions of the arbiter")
    return t.gettext("Decisions of the arbiter, %(name)s") % {"name": event.opened.arbiters}


def decisions(event: Competition, t: Texts) -> list[str]:
    """Return what the arbiter has decided against players, each with its game and its reason (COR-24)."""
    reason = t.gettext("%(name)s is excluded from the competition. Reason: %(why)s")
    return [
        *(f"{game.number}. {each}" for game in event.games for each in decisions_on(event, game, t)),
        *(
            reason % {"name": player.name, "why": player.excluded}
            for player in event.players.values()
            if player.excluded is not None
        ),
    ]


def decisions_on(event: Competition, game: Game, t: Texts) -> Iterator[str]:
    names = event.names(game)
    for each in game.punished:
        values = {"name": names[each.side - 1], "off": penalty(each.off, t), "why": each.why}
        yield t.gettext("%(name)s: %(off)s off the coefficient. Reason: %(why)s") % values
    for lost in game.forfeited:
        values = {"name": names[lost.side - 1], "why": lost.why}
        yield t.gettext("Lost by decision: %(name)s. Reason: %(why)s") % values


def how_a_dispute_stands(card: Card, t: Texts) -> str:
    """Return how far the dispute of a game is, by what home knows of it."""
    if card["dispute"] == "open":
        return t.gettext("It waits for your answer.")
    if not card["final"]:
        return t.gettext("You have answered it; the game goes on.")
    one, two = map(plain, card["scores"])
    ended = t.gettext("The game has ended in it, %(one)s–%(two)s.") % {"one": one, "two": two}
    way, lost = card["ended"]
    return f"{ended} {sentence_of_way(way, lost, card['players'], t)}" if lost else ended


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

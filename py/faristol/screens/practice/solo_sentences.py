"""What happens in a game for one, in whole sentences: for the live region, and to send to a friend."""

from fractions import Fraction

from faristol.core.tiles import BLANK
from faristol.games.log import Entry
from faristol.practice.solo.event import Solo
from faristol.practice.solo.rounds import Round
from faristol.screens.parts.word_lists import playing
from faristol.texts import Texts, minutes_and_seconds, per_cent


def share(points: int, possible: int) -> Fraction | None:
    """Return the share in per cent; None where nothing was possible."""
    return Fraction(100 * points, possible) if possible else None


def rack(event: Solo, t: Texts) -> str:
    tiles = event.tile_set.sort(event.round.rack)
    named = [t.gettext("blank") if tile == BLANK else tile for tile in tiles]
    return t.gettext("Round %(n)s. Your rack: %(rack)s.") % {
        "n": event.round.number,
        "rack": ", ".join(named),
    }


def after_round(event: Solo, by: str, t: Texts) -> str:
    """Say what one has made of the rack, and what there was to make of it."""
    round_ = event.round
    assert round_.master and round_.proposal
    master = t.ngettext(
        "The master play is %(play)s, for %(num)s point.",
        "The master play is %(play)s, for %(num)s points.",
        round_.master.points,
    ) % {"play": round_.master.play, "num": round_.master.points}
    over = [t.gettext("The time is over.")] if by == "time" else []
    return " ".join([*over, _made(round_, t), master])


def tried(fact: Entry, t: Texts) -> str:
    """Say that a play was not the best: its round goes on."""
    if fact["words"]:
        return t.gettext("Not in the word list: %(words)s.") % {"words": ", ".join(fact["words"])}
    sentence = t.ngettext(
        "%(play)s, %(num)s point: there is a better one.",
        "%(play)s, %(num)s points: there is a better one.",
        fact["points"],
    )
    return sentence % {"play": fact["play"], "num": fact["points"]}


def time_of(event: Solo, round_: Round, t: Texts) -> str:
    """Say what a round of topping counts: the time until the best play, or all of it and the penalty."""
    assert event.topping
    if round_.is_top:
        return t.gettext("Found in %(time)s.") % {"time": minutes_and_seconds(1000 * event.time_of(round_))}
    values = {"time": minutes_and_seconds(1000 * event.seconds), "penalty": event.topping.penalty}
    if not event.topping.penalty:
        return t.gettext("Not found: the whole time counts, %(time)s.") % values
    return t.gettext("Not found: the whole time counts, %(time)s, and %(penalty)s s more.") % values


def praise(round_: Round, t: Texts) -> str:
    """Say that the play is as good as the master play, or better; nothing of another."""
    if not round_.is_top or round_.master is None:
        return ""
    if round_.proposal and round_.proposal.points > round_.master.points:
        return t.gettext("Better than the master play, which is the best of confirmed words only.")
    return t.gettext("As good as the master play.")


def _made(round_: Round, t: Texts) -> str:
    assert round_.proposal
    if round_.proposal.words:
        return t.gettext("Not in the word list: %(words)s.") % {"words": ", ".join(round_.proposal.words)}
    if round_.proposal.play is None:
        return t.gettext("You proposed nothing.")
    sentence = t.ngettext(
        "You score %(num)s point for %(play)s.", "You score %(num)s points for %(play)s.", round_.points
    )
    return sentence % {"num": round_.points, "play": round_.proposal.play}


def hint(kind: str, value: str, t: Texts) -> str:
    """Say what a hint tells that was bought. A column has a number, a row a letter."""
    match kind:
        case "points":
            return t.ngettext(
                "The master play scores %(num)s point.", "The master play scores %(num)s points.", int(value)
            ) % {"num": value}
        case "length":
            return t.ngettext("Its word has %(num)s tile.", "Its word has %(num)s tiles.", int(value)) % {
                "num": value
            }
        case "line" if value.isdecimal():
            return t.gettext("It is in column %(line)s.") % {"line": value}
        case "line":
            return t.gettext("It is in row %(line)s.") % {"line": value}
    return t.gettext("Its word begins with %(letter)s.") % {"letter": value}


def over(event: Solo, t: Texts) -> str:
    """Say what the whole game came to."""
    if event.percent is None:
        return t.gettext("The game ended before any round was played.")
    return " ".join(filter(None, (_sum(event, t), ended_early(event, t))))


def _sum(event: Solo, t: Texts) -> str:
    if event.topping:
        sentence = t.gettext("The game is over: %(time)s in all.")
        return sentence % {"time": minutes_and_seconds(1000 * event.time)}
    return t.ngettext(
        "The game is over: %(num)s point, %(percent)s of the master plays (%(possible)s).",
        "The game is over: %(num)s points, %(percent)s of the master plays (%(possible)s).",
        event.points,
    ) % {
        "num": event.points,
        "possible": event.possible,
        "percent": per_cent(event.percent, t.language),
    }


def ended_early(event: Solo, t: Texts) -> str:
    """Say after how many rounds the player ended it; nothing where all were played."""
    if not event.early:
        return ""
    if event.planned:
        sentence = t.gettext("Ended after %(n)s of %(all)s rounds.")
    else:
        sentence = t.ngettext("Ended after %(n)s round.", "Ended after %(n)s rounds.", len(event.played))
    return sentence % {"n": len(event.played), "all": event.planned}


def signs(event: Solo) -> str:
    """Return a sign for each round that gives no play away: how near to the master play it came, a star for
    one as good or better, a line for one that was not played.
    """
    heights = "·▁▂▃▄▅▆▇"
    played = "".join(
        "★" if each.is_top else heights[-(-7 * each.points // max(1, each.possible))] for each in event.played
    )
    return played.ljust(event.planned, "–")


def to_send(event: Solo, t: Texts) -> str:
    """Return what one can write to a friend, with the code of the same game."""
    return " ".join(filter(None, (_mine(event, t), ended_early(event, t))))


def _mine(event: Solo, t: Texts) -> str:
    percent, name = per_cent(event.percent, t.language), event.opened.name
    points = {"num": event.points, "possible": event.possible}
    values = {"percent": percent, **points, "code": event.code.text}
    if event.topping:
        return _my_topping(event, t)
    if event.date:
        of_day = f"Faristol · {name} · {playing(t)[event.tile_set.language]}"
        return f"{of_day}\n{signs(event)} {percent} · {event.points}/{event.possible}"
    mine = t.ngettext(
        "In a duplicate for one I scored %(num)s point, %(percent)s of the master plays (%(possible)s). "
        "Can you do better? The code in Faristol is %(code)s.",
        "In a duplicate for one I scored %(num)s points, %(percent)s of the master plays (%(possible)s). "
        "Can you do better? The code in Faristol is %(code)s.",
        event.points,
    )
    return mine % values


def _my_topping(event: Solo, t: Texts) -> str:
    """Return how many of the best plays were found; the code does not hold that the time counts."""
    mine = t.gettext(
        "In topping I found %(tops)s of %(rounds)s best plays, and my time is %(time)s. Can you do better? "
        "The code in Faristol is %(code)s; choose “Time (topping)” with it."
    )
    tops = sum(each.is_top for each in event.played)
    time = minutes_and_seconds(1000 * event.time)
    return mine % {"tops": tops, "rounds": len(event.played), "time": time, "code": event.code.text}

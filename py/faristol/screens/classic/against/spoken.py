"""What has just happened against the computer, in whole sentences: for the live region."""

from collections.abc import Sequence

from faristol.core.play import in_writing
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.classic.against.sides import is_mine
from faristol.screens.classic.ended import how, who_won
from faristol.texts import Texts


def turn_sentences(game: Classic, facts: Sequence[Entry], after: Classic, t: Texts) -> str:
    """Return what was played or done in its place, and then whose turn it is or how the game ended."""
    made = [sentence for fact in facts if (sentence := _turn(game, fact, t))]
    if after.ending:
        return " ".join([*made, how(after, t), *([who_won(after, t) + "."] if after.settled else [])])
    one, two = after.scores
    score = {"first": after.names[0], "one": one, "second": after.names[1], "two": two}
    sentence = (
        t.gettext("It is your turn. %(first)s %(one)s, %(second)s %(two)s.")
        if is_mine(after)
        else t.gettext("The computer is thinking. %(first)s %(one)s, %(second)s %(two)s.")
    )
    return " ".join([*made, sentence % score])


def choice_sentences(game: Classic, facts: Sequence[Entry], t: Texts) -> str:
    """Return what the computer will do, as soon as it knows; nothing while it thinks."""
    sentences = [sentence for fact in facts if (sentence := _turn(game, fact, t))]
    if any(fact["type"] == "GameEnded" for fact in facts):
        sentences.append(t.gettext("This ends the game."))
    return " ".join(sentences)


def _turn(game: Classic, fact: Entry, t: Texts) -> str | None:
    match fact["type"]:
        case "PlayMade":
            return _made(game, fact, t)
        case "Exchanged":
            return t.ngettext(
                "The computer exchanges %(num)s tile.", "The computer exchanges %(num)s tiles.", fact["count"]
            ) % {"num": fact["count"]}
        case "Passed":
            return t.gettext("The computer passes.")
    return None


def _made(game: Classic, fact: Entry, t: Texts) -> str:
    return t.ngettext(
        "%(name)s plays %(play)s for %(num)s point.",
        "%(name)s plays %(play)s for %(num)s points.",
        fact["points"],
    ) % {
        "name": game.names[fact["player"] - 1],
        "play": in_writing(game.tile_set, fact["play"]),
        "num": fact["points"],
    }

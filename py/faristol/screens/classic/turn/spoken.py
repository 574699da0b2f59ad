"""What has just happened, in whole sentences: for the live region, so that nobody has to look."""

from collections.abc import Sequence

from faristol.core.play import in_writing
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.classic.ended import how, who_won
from faristol.screens.classic.others import may_challenge
from faristol.texts import Texts


def act_sentences(game: Classic, entries: Sequence[Entry], after: Classic, t: Texts) -> str:
    """Return the facts of one act, and then whose turn it is or how the game ended."""
    facts = [sentence for entry in entries if (sentence := _fact(game, entry, t))]
    return " ".join([*facts, *_next(game, after, t)])


def _next(game: Classic, after: Classic, t: Texts) -> list[str]:
    if after.ending:
        return [how(after, t), *([who_won(after, t) + "."] if after.settled else [])]
    if after.to_move == game.to_move or after.to_move is None:
        return []
    return [whose_turn(after, t)]


def whose_turn(game: Classic, t: Texts) -> str:
    assert game.to_move
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True))
    return t.gettext("It is %(name)s’s turn. %(scores)s.") % {
        "name": game.names[game.to_move - 1],
        "scores": scores,
    }


def _fact(game: Classic, entry: Entry, t: Texts) -> str:
    player = entry.get("player")
    name = game.names[player - 1] if player else ""
    match entry["type"]:
        case "PlayMade":
            return t.ngettext(
                "%(name)s plays %(play)s for %(num)s point. %(other)s may challenge it.",
                "%(name)s plays %(play)s for %(num)s points. %(other)s may challenge it.",
                entry["points"],
            ) % {
                "name": name,
                "play": in_writing(game.tile_set, entry["play"]),
                "num": entry["points"],
                "other": may_challenge(game, entry["player"], t),
            }
        case "Passed":
            return t.gettext("%(name)s passes.") % {"name": name}
        case "Exchanged":
            return t.ngettext(
                "%(name)s exchanges %(num)s tile.", "%(name)s exchanges %(num)s tiles.", entry["count"]
            ) % {"name": name, "num": entry["count"]}
        case "TurnForfeited":
            return t.gettext("%(name)s has lost the turn.") % {"name": name}
        case "PlayCameOff":
            return t.gettext("The play of %(name)s was removed, and the turn is lost.") % {"name": name}
        case "SenyorsShown":
            return t.gettext("%(name)s has shown senyors and exchanged the tiles; the turn goes on.") % {
                "name": name
            }
        case "Overdrawn":
            return t.ngettext(
                "%(name)s has drawn %(n)s tile too many.",
                "%(name)s has drawn %(n)s tiles too many.",
                entry["excess"],
            ) % {"name": name, "n": entry["excess"]}
        case "ClockStopped":
            return t.gettext("The clocks are stopped.")
        case "ClockStarted":
            return t.gettext("The clock of %(name)s is running.") % {"name": name}
    return ""

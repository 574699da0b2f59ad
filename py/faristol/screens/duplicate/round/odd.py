"""What the judge is asked to look at once more, in sentences. The judge may always go on."""

from typing import Any

from faristol.core.play import marked_play
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.oddities import Oddity, of_master, of_slip
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.ruling import Written, rule_slip
from faristol.screens.notice import Caution
from faristol.screens.scene import Scene
from faristol.texts import Texts
from faristol.words.bitsets import Bitsets

Remark = tuple[str, str]
"""A fact, and what the judge may make of it."""


def odd_slip(scene: Scene, event: Duplicate, player: Player, written: Written) -> Caution | None:
    """Return the first thing that is odd about a slip that is being noted."""
    is_word, round_ = scene.open_words.lexicon.contains, event.round
    slip = rule_slip(event, round_, written, is_word)
    found = of_slip(event, round_, player.id, written.text, slip, is_word)
    return Caution(*_of_slip(event, found[0], player, scene.texts)) if found else None


def oddities_of_master(scene: Scene, event: Duplicate, text: str) -> list[Oddity]:
    words = scene.open_words
    return of_master(event, event.round, text, _best(event, words), words.lexicon.contains)


def _best(event: Duplicate, words: Bitsets) -> int | None:
    best = plays_of(event, event.round, words).best
    return best[0].points if best else None


def _of_slip(event: Duplicate, odd: Oddity, player: Player, t: Texts) -> Remark:
    facts: dict[str, Any] = {**odd.details, "table": player.table, "name": player.name}
    match odd.code:
        case "not-expected":
            return (
                t.gettext("No slip was expected from table %(table)s, %(name)s.") % facts,
                t.gettext("Is the number of the table right?"),
            )
        case "twin":
            return (
                t.gettext("Null as written; %(play)s would score: %(points)s.")
                % {**facts, "play": marked_play(event.tile_set, facts["play"])},
                t.gettext("Check the coordinates on the slip."),
            )
    return (
        t.gettext("Points counted by table %(table)s: %(given)s; the play scores %(points)s.") % facts,
        t.gettext("The right score counts; a wrong one is not punished."),
    )


def master_remark(odd: Oddity, t: Texts) -> Remark | None:
    """Return the fact and what follows; None for one that the screen says in another way."""
    match odd.code:
        case "needless-blank":
            return (
                t.gettext("The blank is used although the letter itself is on the rack: %(letters)s.")
                % {"letters": ", ".join(odd.details["letters"])},
                t.gettext("The room keeps the letter and loses the blank."),
            )
        case "slips-missing":
            missing = odd.details["tables"]
            return (
                t.ngettext("%(num)s slip is missing.", "%(num)s slips are missing.", len(missing))
                % {"num": len(missing)},
                t.gettext("A missing slip scores nothing unless it is noted."),
            )
    return None

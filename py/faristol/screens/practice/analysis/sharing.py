"""What is sent to others of a position and the play on it: a line of text, an address, words for a picture.

The address `#/analysis/ca/<CGP>` is opened by any Faristol. In it the spaces of the CGP are `_`, and behind
its turns without points stands the play, in the strict form; what no address can hold is written with `%`.
Where turns are weighed by other rules than is usual, these stand behind the language: `ca-1.1.1.2`.
"""

import re
from dataclasses import replace
from typing import Literal
from urllib.parse import quote, unquote

from faristol.core.cgp import write_cgp
from faristol.core.play import Play, read_play, write_play
from faristol.core.positions import Position
from faristol.core.tiles import LANGUAGES
from faristol.errors import Rejected
from faristol.practice.turns import TurnRules
from faristol.screens.board.laying import with_tiles
from faristol.screens.parts.letters import spelt
from faristol.screens.practice.analysis.going_through import turn_in_sight
from faristol.screens.practice.analysis.positions import of_cgp
from faristol.screens.practice.analysis.study import Study
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import Texts

PLAIN = "#/analysis"
SHARES = Slot("analysis-shares", bool)
FIELDS = 4
"""Board, racks, totals, turns without points: the play follows."""
RULES = (
    rf"(?P<language>{'|'.join(LANGUAGES)})"
    r"(-(?P<exchange>x|[0-9]{1,3})\.(?P<least>[1-7])\.(?P<racks>[01])\.(?P<players>[2-4]))?"
)
"""The language, and from how many tiles in the bag and how many at least are exchanged, if they are; whether
racks count at the end; how many play."""


@view_value
class Shared:
    text: str
    address: str
    word: str
    """Of the play; "" where no play lies there."""
    caption: str


def shared(scene: Scene, study: Study) -> Shared:
    play = play_to_share(scene, study)
    return Shared(
        text=cgp_of(study, play),
        address=address_of(study, play),
        word=spelt(study.tile_set, play[0].word) if play else "",
        caption=_caption(study, play, scene.texts),
    )


Scored = tuple[Play, int]


def play_to_share(scene: Scene, study: Study) -> Scored | None:
    """Return the play of the list that lies on the board, or the one under the hands, with its points."""
    if (seen := turn_in_sight(scene, study)) and seen.found:
        return seen.found.play, seen.score
    stands = study.standing(None)
    if stands is None or stands.placed is None or stands.score is None:
        return None
    return stands.placed.play, stands.score.total


def cgp_of(study: Study, play: Scored | None) -> str:
    """Return the position as other programs read it; the play stands on a line of its own."""
    line = write_cgp(study.tile_set, _position(study))
    return f"{line}\n{write_play(study.tile_set, play[0])} {play[1]}" if play else line


def address_of(study: Study, play: Scored | None) -> str:
    line = write_cgp(study.tile_set, _position(study)).partition(" ld ")[0]
    parts = [line, write_play(study.tile_set, play[0])] if play else [line]
    return f"{PLAIN}/{study.language}{_written(study.rules)}/{quote(' '.join(parts).replace(' ', '_'))}"


def link_in(address: str) -> str:
    """Return what an address holds of a position; "" where it holds none."""
    return address.removeprefix(f"{PLAIN}/") if address.startswith(f"{PLAIN}/") else ""


def of_link(link: str) -> Study | None:
    """Return the study that an address holds, its play under the hands; None if it holds no position."""
    head, _, line = unquote(link).partition("/")
    found = re.fullmatch(RULES, head)
    if not found:
        return None
    language: Literal["ca", "ro"] = "ro" if found["language"] == "ro" else "ca"
    fields = line.split("_")
    try:
        study = of_cgp(Study(language=language, rules=_rules_in(found)), " ".join(fields[:FIELDS]))
        play = " ".join(fields[FIELDS:])
        return _with_play(study, read_play(study.tile_set, play)) if play else study
    except Rejected:
        return None


def _written(rules: TurnRules | None) -> str:
    if rules is None:
        return ""
    exchange = "x" if rules.exchange_from is None else rules.exchange_from
    return f"-{exchange}.{rules.least}.{int(rules.racks_count)}.{rules.players}"


def _rules_in(found: re.Match[str]) -> TurnRules | None:
    if found["least"] is None:
        return None
    exchange = None if found["exchange"] == "x" else int(found["exchange"])
    return TurnRules(exchange, int(found["least"]), found["racks"] == "1", int(found["players"]))


def _with_play(study: Study, play: Play) -> Study:
    """Return the study with the play under the hands, if it fits there and the rack has its tiles."""
    laid = {s: c for s, c in zip(play.squares, play.word, strict=True) if not study.board.squares[s]}
    try:
        return replace(study, placing=with_tiles(study.placing, study.tile_set, laid))
    except ValueError:
        return study


def _position(study: Study) -> Position:
    return Position(study.board, (study.rack, ()), (max(study.lead, 0), max(-study.lead, 0)))


def _caption(study: Study, play: Scored | None, t: Texts) -> str:
    if play is None:
        return ""
    word = spelt(study.tile_set, play[0].word)
    points = t.ngettext("%(num)s point", "%(num)s points", play[1]) % {"num": play[1]}
    return f"{word} {play[0].place} · {points}"

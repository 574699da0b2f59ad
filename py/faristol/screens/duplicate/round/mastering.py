"""The master play: what is proposed, what it leaves, who found it (DUP-12, RDU-2).

One proposed play alone is looked at from the beginning. Of several that score the same, one that somebody has
is; if nobody has any of them the judge chooses.
"""

from collections.abc import Sequence

from faristol.core.errors import JUDGES_ORDER, NoSuchWord
from faristol.core.play import in_writing
from faristol.core.scoring import score as score_of
from faristol.errors import Rejected
from faristol.games.duplicate import bonus, judging, masters
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.masters import Proposal
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.ruling import IsWord, Ruling, any_word, rule_play
from faristol.screens.board.breakdown import Breakdown, breakdown
from faristol.screens.board.squares import Rows, rows
from faristol.screens.duplicate.on_paper import Way, ways_to_circle
from faristol.screens.duplicate.round.odd import Remark, master_remark, oddities_of_master
from faristol.screens.duplicate.round.slip import play_letters
from faristol.screens.duplicate.round.slips import rulings
from faristol.screens.duplicate.ruled_slips import RuledSlip
from faristol.screens.parts.letters import Letters
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.speech.call import NameTable
from faristol.speech.reading import read_play as read_out
from faristol.texts import Texts, score

LISTED = 12
"""So many proposals at least are listed, and all that the players have."""

MASTER = Slot("master", str, of="event")
"""About a round: the play that is shown on the board; "" for the first of the list."""


@view_value
class ProposedPlay:
    proposal: Proposal
    letters: Letters
    tables: str
    bonus: str | None
    """What it brings to the one who alone found it."""
    clause: str | None
    chosen: bool

    @property
    def place(self) -> str:
        return self.proposal.play.partition(" ")[0]


@view_value
class ChosenPlay:
    """The play that lies on the board, as it will be called."""

    text: str
    letters: Letters
    points: int
    call: str
    counted: Breakdown

    @property
    def place(self) -> str:
        return self.text.partition(" ")[0]


@view_value
class Below:
    """That the play scores less than another: the best of all, or the best of the room."""

    best: int
    less: int


@view_value
class Tie:
    """Several proposed plays that score the same, the most."""

    plays: int
    points: int
    found: bool
    """Whether somebody has one of them."""


@view_value(kw_only=True)
class Mastering:
    """The choice of the master play."""

    squares: Rows
    proposals: Sequence[ProposedPlay]
    more: int
    """How many of the best plays are not listed; nobody has them."""
    tie: Tie | None
    valid: int
    """How many slips have a play that counts."""
    none_possible: bool
    nulls: Sequence[RuledSlip]
    chosen: ChosenPlay | None
    refused: str | None
    """Why the play that was written does not stand."""
    written: str
    """That play, to be put right; "" where it stands."""
    by_judge: bool
    """Whether the judge may announce it all the same."""
    ways: Sequence[Way]
    remarks: Sequence[Remark]
    below: Below | None
    end_clause: str | None


def is_open(scene: Scene, event: Duplicate) -> bool:
    return scene.session.get(MASTER, about=len(event.rounds)) is not None


def mastering(scene: Scene, event: Duplicate) -> Mastering:
    t, round_, words = scene.texts, event.round, scene.words
    proposals = masters.proposals(event, round_, plays_of(event, round_, words) if words else None)
    listed = [each for at, each in enumerate(proposals) if at < LISTED or each.found_by]
    tie = _tie(proposals)
    proposed = listed[0].play if listed and (tie is None or tie.found) else ""
    text = scene.session.get(MASTER, about=round_.number) or proposed
    ruling, refusal = _ruled(event, text, words.lexicon.contains) if text and words else (None, None)
    by_judge = isinstance(refusal, NoSuchWord)
    if by_judge:
        ruling, unmarked = _ruled(event, text, any_word)
        by_judge, refusal = ruling is not None, unmarked or refusal
    new_tiles = ruling.placed.new_tiles if ruling and ruling.placed else {}
    odd = oddities_of_master(scene, event, text) if ruling else []
    return Mastering(
        squares=rows(event.tile_set, round_.board, t, new=new_tiles, last=_last(event)),
        proposals=[_proposed(event, each, each.play == text, t) for each in listed],
        more=len(proposals) - len(listed),
        tie=tie,
        valid=len(that_count(event, round_)),
        none_possible=words is not None and not plays_of(event, round_, words).best,
        nulls=rulings(event, t),
        chosen=_chosen(event, text, ruling, t) if ruling else None,
        refused=sentences(refusal, t)[0] if refusal else None,
        written=in_writing(event.tile_set, text) if refusal and not by_judge else "",
        by_judge=by_judge,
        ways=ways_to_circle(event, round_, text, words.lexicon.contains) if text and words else [],
        remarks=[remark for each in odd if (remark := master_remark(each, t))],
        below=_below(proposals, ruling.points) if ruling else None,
        end_clause=judging.end_clause(event),
    )


def _tie(proposals: Sequence[Proposal]) -> Tie | None:
    most = [each for each in proposals if each.points == proposals[0].points]
    if len(most) < 2:
        return None
    return Tie(len(most), most[0].points, any(each.found_by for each in most))


def _below(proposals: Sequence[Proposal], points: int) -> Below | None:
    best = max((each.points for each in proposals), default=points)
    return Below(best, best - points) if points < best else None


def _ruled(event: Duplicate, text: str, is_word: IsWord) -> tuple[Ruling | None, Rejected | None]:
    try:
        return rule_play(event, event.round, text, is_word), None
    except JUDGES_ORDER as refusal:
        return None, refusal


def _last(event: Duplicate) -> tuple[int, ...]:
    before = event.rounds[-2].master if len(event.rounds) > 1 else None
    return tuple(before.laid) if before else ()


def _proposed(event: Duplicate, each: Proposal, chosen: bool, t: Texts) -> ProposedPlay:
    tables = _tables(sorted(event.players[id].table for id in each.found_by), t)
    return ProposedPlay(
        each, play_letters(event, each.play), tables, _alone(event, each, t), bonus.clause(event), chosen
    )


def _tables(tables: list[int], t: Texts) -> str:
    """Return all of them while they are few."""
    if len(tables) <= 4:
        return ", ".join(map(str, tables))
    more = len(tables) - 3
    sentence = t.ngettext("%(tables)s and %(num)s more", "%(tables)s and %(num)s more", more)
    return sentence % {"tables": ", ".join(map(str, tables[:3])), "num": more}


def _alone(event: Duplicate, each: Proposal, t: Texts) -> str | None:
    """Return the bonus that this play brings as the room's best, the master play or not."""
    worth = bonus.value(event)
    if not worth or len(each.found_by) != 1:
        return None
    valid = [slip.points for slip in that_count(event, event.round).values()]
    best = max(valid, default=0)
    if each.points < best or valid.count(best) != 1:
        return None
    return score(worth, t.language)


def _chosen(event: Duplicate, text: str, ruling: Ruling, t: Texts) -> ChosenPlay:
    assert ruling.placed
    points = score_of(event.tile_set, event.rules, ruling.placed)
    counted = breakdown(event.tile_set, ruling.placed, points, t)
    names = NameTable.from_data(event.opened.names)
    call = read_out(event.tile_set, names, ruling.placed.play, None)[0].text
    return ChosenPlay(text, play_letters(event, text), ruling.points, call, counted)

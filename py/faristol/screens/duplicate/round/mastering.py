"""The master play: what is proposed, what it leaves, who found it (DUP-12, RDU-2)."""

from typing import Any

from faristol.core.errors import JUDGES_ORDER, NoSuchWord
from faristol.core.play import write_play
from faristol.errors import Rejected
from faristol.games.duplicate import bonus, judging, masters
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.masters import Proposal
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.ruling import IsWord, Ruling, any_word, rule_play
from faristol.screens.board.squares import rows
from faristol.screens.duplicate.round.odd import master_sentences, oddities_of_master
from faristol.screens.duplicate.round.slip import ways_to_circle
from faristol.screens.duplicate.round.slips import play_letters, rulings
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.speech.call import NameTable
from faristol.speech.reading import read_play as read_out
from faristol.texts import Texts, score

LISTED = 12

MASTER = Slot("master", str, of="event")
"""About a round: the play that is laid on the board to be seen; "" for the first of the list."""


def is_open(scene: Scene, event: Duplicate) -> bool:
    return scene.session.get(MASTER, about=len(event.rounds)) is not None


def master(scene: Scene, event: Duplicate) -> dict[str, Any]:
    t, round_ = scene.texts, event.round
    listed = _listed(scene, event)
    text = scene.session.get(MASTER, about=round_.number) or (listed[0].play if listed else "")
    ruling, refusal = _looked_at(scene, event, text)
    by_judge = isinstance(refusal, NoSuchWord)
    if by_judge:
        ruling, unmarked = _ruled(event, text, any_word)
        by_judge, refusal = ruling is not None, unmarked or refusal
    laid = ruling.placed.new_tiles if ruling and ruling.placed else {}
    odd = oddities_of_master(scene, event, text) if ruling else []
    return {
        "squares": rows(event.tile_set, round_.board, t, new=laid, last=_last(event)),
        "proposals": [_proposal(event, each, text, t) for each in listed],
        "valid": len(that_count(event, round_)),
        "none_possible": scene.words is not None and not plays_of(event, round_, scene.words).best,
        "nobody": not that_count(event, round_),
        "nulls": rulings(event, round_, t),
        "chosen": _chosen(event, text, ruling, t) if ruling else None,
        "refused": sentences(refusal, t)[0] if refusal else None,
        "by_judge": by_judge,
        "ways": _ways(event, text, scene),
        "odd": [sentence for each in odd if (sentence := master_sentences(each, t))],
        "below": any(each.code == "below-best" for each in odd),
        "wanted": text,
        "from_slips": event.ruleset["master"]["from"] == "slips",
        "master_clause": event.ruleset["master"]["clause"],
        "new_clause": event.ruleset["new_rack"].get("clause"),
        "same_clause": event.ruleset.get("same_rack", {}).get("clause"),
        "end_clause": judging.no_play_clause(event),
        "over_with_it": not event.draws.bag,
    }


def _listed(scene: Scene, event: Duplicate) -> list[Proposal]:
    plays = plays_of(event, event.round, scene.words) if scene.words else None
    return masters.proposals(event, event.round, plays)[:LISTED]


def _looked_at(scene: Scene, event: Duplicate, text: str) -> tuple[Ruling | None, Rejected | None]:
    if not text or scene.words is None:
        return None, None
    return _ruled(event, text, scene.words.lexicon.contains)


def _ruled(event: Duplicate, text: str, is_word: IsWord) -> tuple[Ruling | None, Rejected | None]:
    try:
        return rule_play(event, event.round, text, is_word), None
    except JUDGES_ORDER as refusal:
        return None, refusal


def _ways(event: Duplicate, text: str, scene: Scene) -> list[dict[str, Any]]:
    """A play that needs a blank and marks none: where the blank may lie."""
    if not text or scene.words is None:
        return []
    ways = ways_to_circle(event, event.round, text, scene.words.lexicon.contains)
    plays = [(write_play(event.tile_set, way.play), way.points) for way in ways if way.play]
    return [{"text": text, "letters": play_letters(event, text), "points": points} for text, points in plays]


def _last(event: Duplicate) -> tuple[int, ...]:
    before = event.rounds[-2].master if len(event.rounds) > 1 else None
    return tuple(before.laid) if before else ()


def _proposal(event: Duplicate, each: Proposal, text: str, t: Texts) -> dict[str, Any]:
    tables = sorted(event.players[id].table for id in each.found_by)
    alone = _alone(event, each)
    return {
        "text": each.play,
        "place": each.play.partition(" ")[0],
        "letters": play_letters(event, each.play),
        "points": each.points,
        "leaves": " ".join(each.leaves) or t.gettext("nothing"),
        "tables": _tables(tables, t),
        "bonus": alone,
        "chosen": each.play == text,
    }


def _tables(tables: list[int], t: Texts) -> str:
    """All of them while they are few."""
    if len(tables) <= 4:
        return ", ".join(map(str, tables))
    more = len(tables) - 3
    first = ", ".join(map(str, tables[:3]))
    return t.ngettext("%(tables)s and %(num)s more", "%(tables)s and %(num)s more", more) % {
        "tables": first,
        "num": more,
    }


def _alone(event: Duplicate, each: Proposal) -> str | None:
    """The bonus that this play would bring, if it becomes the master play or not: it is the room's best."""
    worth = bonus.value(event)
    if not worth or len(each.found_by) != 1:
        return None
    valid = [slip.points for slip in that_count(event, event.round).values()]
    best = max(valid, default=0)
    if each.points < best or valid.count(best) != 1:
        return None
    return score(worth, event.tile_set.language)


def _chosen(event: Duplicate, text: str, ruling: Ruling, t: Texts) -> dict[str, Any]:
    assert ruling.placed
    names = NameTable.from_data(event.opened["names"])
    return {
        "text": text,
        "letters": play_letters(event, text),
        "place": text.partition(" ")[0],
        "points": ruling.points,
        "said": read_out(event.tile_set, names, ruling.placed.play, None)[0].text,
    }

"""Analysis: any position and rack, all plays by score, stepped through on the board."""

from collections.abc import Callable
from typing import Any

from faristol.core.squares import SIZE, Place
from faristol.core.tiles import BLANK
from faristol.screens.board.best_plays import LISTED, Answer, search
from faristol.screens.board.in_hand import letter_keys, letters_in_use, rack_faces
from faristol.screens.board.squares import rows
from faristol.screens.board.standing import Standing, laid_codes
from faristol.screens.parts.faces import TileFace, TileGroup, counted_tiles, letters
from faristol.screens.parts.keys import Key
from faristol.screens.parts.letters import letters_of
from faristol.screens.practice.analysis import intents
from faristol.screens.practice.analysis.study import Study, laid_of, legal_squares, unseen
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts
from faristol.words.best import Found


def view(scene: Scene) -> dict[str, Any]:
    study, t = intents.study_of(scene), scene.texts
    answer = search(scene.words, study.board, study.rack) if scene.words and study.rack else None
    plays = answer.plays if answer else ()
    shown = next((play for at, play in enumerate(plays) if at == study.shown), None)
    stands = study.standing(scene.words.lexicon) if scene.words else None
    legal = legal_squares(scene.words, study) if study.legal else ()
    new = laid_of(study, shown) if shown else laid_codes(study.tile_set, study.placing)
    return {
        "title": t.gettext("Analysis"),
        "subtitle": scene.words.lexicon.name if scene.words else None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "study": study,
        "playing": study.language,
        "squares": rows(study.tile_set, study.board, t, new=new, legal=legal),
        "cursor": divmod(study.placing.cursor, SIZE),
        "direction": "across" if study.placing.across else "down",
        "rack_tiles": _rack(study, shown, t),
        "answer": answer,
        "listed": LISTED,
        "plays": _plays(study, answer) if answer else [],
        "shown": _shown(shown, study),
        "stands": _running_score(stands, study, t),
        "rack_text": study.tile_set.write(study.rack),
        "key_faces": _keys(study, t),
        "unseen_groups": _unseen(study, t),
        "unseen_total": _bag(study, t),
        "lexicon": scene.words.lexicon if scene.words else None,
        "opening": None if scene.opening is None else int(100 * scene.opening),
        "turns": intents.turns_of(study),
    }


def _running_score(stands: Standing | None, study: Study, t: Texts) -> dict[str, Any] | None:
    if stands is None:
        return None
    words = stands.score.words if stands.score else ()
    return {
        "score": stands.score.total if stands.score else None,
        "words": [
            {"letters": letters_of(study.tile_set, each.word.letters), "points": each.points}
            for each in words
        ],
        "bonus": stands.score.bonus if stands.score else 0,
        "refused": sentences(stands.refusal, t)[0] if stands.refusal else None,
    }


def _plays(study: Study, answer: Answer) -> list[dict[str, Any]]:
    best = answer.plays[0].score if answer.plays else 0
    return [
        {
            "number": number,
            "place": str(Place(found.square, found.down)),
            "letters": letters_of(study.tile_set, found.word),
            "score": found.score,
            "behind": f"−{best - found.score}" if found.score < best else "",
            "leave": letters(study.leave(laid_of(study, found))),
            "chosen": study.shown == number - 1,
        }
        for number, found in enumerate(answer.plays, 1)
    ]


def _shown(shown: Found | None, study: Study) -> dict[str, Any] | None:
    if shown is None:
        return None
    return {
        "place": str(Place(shown.square, shown.down)),
        "word": "".join(label for label, _ in letters_of(study.tile_set, shown.word)),
        "score": shown.score,
    }


def _rack(study: Study, shown: Found | None, t: Texts) -> tuple[TileFace, ...]:
    """The tiles still in the hand; those out on the board leave their places empty."""
    there = study.placing.on_rack()
    if shown is not None:
        there = list(study.leave(laid_of(study, shown)))
    return rack_faces(study.tile_set, there, {"do": "analysis.tile"}, t, pressed=(study.placing.taken,))


def _keys(study: Study, t: Texts) -> tuple[Key, ...]:
    if study.placing.asking is not None:
        return letter_keys(study.tile_set.letters, t)
    return letter_keys(letters_in_use(study.tile_set), t, blank=True)


def _unseen(study: Study, t: Texts) -> tuple[TileGroup, ...]:
    left = unseen(study)
    vowels = study.tile_set.vowels

    def name(face: TileFace, count: int) -> str:
        return t.gettext("%(tile)s: %(count)s left") % {"tile": face.name, "count": count}

    def group(title: str, is_in: Callable[[str], bool]) -> TileGroup:
        counts = {tile: count for tile, count in left.items() if is_in(tile)}
        return TileGroup(title, counted_tiles(study.tile_set, counts, t, name))

    return (
        group(t.gettext("Vowels"), lambda tile: tile in vowels),
        group(t.gettext("Consonants"), lambda tile: tile not in vowels and tile != BLANK),
        group(t.gettext("Blanks"), lambda tile: tile == BLANK),
    )


def _bag(study: Study, t: Texts) -> str:
    left = sum(unseen(study).values())
    return t.ngettext("%(num)s tile unseen", "%(num)s tiles unseen", left) % {"num": left}


ANALYSIS = Screen(
    name="analysis",
    view=view,
    title=lambda scene: scene.texts.gettext("Analysis"),
    intents=intents.INTENTS,
    words=lambda scene: intents.study_of(scene).language,
    waits=False,
)

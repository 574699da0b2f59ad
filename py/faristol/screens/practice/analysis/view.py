"""Analysis: any position and rack, all plays by score, stepped through on the board."""

from collections.abc import Callable

from faristol.core.scoring import Score
from faristol.core.squares import Place
from faristol.core.tiles import BLANK
from faristol.screens.board.best_plays import LISTED, Answer, search
from faristol.screens.board.in_hand import letter_keys, letters_in_use, rack_faces
from faristol.screens.board.squares import Rows, rows
from faristol.screens.board.standing import Standing, laid_codes
from faristol.screens.parts.faces import TileFace, TileGroup, counted_tiles, letters
from faristol.screens.parts.keys import Key
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.practice.analysis import intents
from faristol.screens.practice.analysis.study import Study, laid_of, legal_squares, unseen
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts
from faristol.words.best import Found
from faristol.words.lexicon import Lexicon


@view_value
class PlayRow:
    """A play of the list; `behind` is what it scores less than the best, with its sign."""

    number: int
    place: str
    letters: Letters
    score: int
    behind: str
    leave: str
    chosen: bool

    @property
    def word(self) -> str:
        return "".join(label for label, _ in self.letters)


@view_value
class RunningScore:
    """What the tiles under the hands score, as far as they make words, and why they are no play yet."""

    score: Score | None
    words: tuple[tuple[Letters, int], ...]
    refused: str | None


@view_value(kw_only=True)
class AnalysisView(View):
    study: Study
    playing: str
    squares: Rows
    rack_tiles: tuple[TileFace, ...]
    answer: Answer | None
    listed: int
    plays: tuple[PlayRow, ...]
    shown: PlayRow | None
    stands: RunningScore | None
    rack_text: str
    key_faces: tuple[Key, ...]
    unseen_groups: tuple[TileGroup, ...]
    unseen_total: str
    lexicon: Lexicon | None
    opening: int | None
    turns: int | None
    """How many the game has that is gone through."""


def view(scene: Scene) -> AnalysisView:
    study, t = intents.study_of(scene), scene.texts
    lexicon = scene.words.lexicon if scene.words else None
    answer = search(scene.words, study.board, study.rack) if scene.words and study.rack else None
    plays = answer.plays if answer else ()
    shown = next((play for at, play in enumerate(plays) if at == study.shown), None)
    stands = study.standing(lexicon) if lexicon else None
    legal = legal_squares(scene.words, study) if study.legal else ()
    new = laid_of(study, shown) if shown else laid_codes(study.tile_set, study.placing)
    listed = _plays(study, plays)
    return AnalysisView(
        title=title(scene),
        subtitle=lexicon.name if lexicon else "",
        back="#/",
        back_name=t.gettext("Home"),
        study=study,
        playing=study.language,
        squares=rows(study.tile_set, study.board, t, new=new, legal=legal),
        rack_tiles=_rack(study, shown, t),
        answer=answer,
        listed=LISTED,
        plays=listed,
        shown=next((row for row in listed if row.chosen), None),
        stands=_running_score(stands, study, t) if stands else None,
        rack_text=study.tile_set.write(study.rack),
        key_faces=_keys(study, t),
        unseen_groups=_unseen(study, t),
        unseen_total=_bag(study, t),
        lexicon=lexicon,
        opening=None if scene.opening is None else int(100 * scene.opening),
        turns=intents.number_of_turns(study),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Analysis")


def _running_score(stands: Standing, study: Study, t: Texts) -> RunningScore:
    words = stands.score.words if stands.score else ()
    letters_and_points = ((letters_of(study.tile_set, each.word.letters), each.points) for each in words)
    refused = sentences(stands.refusal, t)[0] if stands.refusal else None
    return RunningScore(stands.score, tuple(letters_and_points), refused)


def _plays(study: Study, plays: tuple[Found, ...]) -> tuple[PlayRow, ...]:
    best = plays[0].score if plays else 0
    return tuple(
        PlayRow(
            number,
            str(Place(found.square, found.down)),
            letters_of(study.tile_set, found.word),
            found.score,
            f"−{best - found.score}" if found.score < best else "",
            letters(study.leave(laid_of(study, found))),
            chosen=study.shown == number - 1,
        )
        for number, found in enumerate(plays, 1)
    )


def _rack(study: Study, shown: Found | None, t: Texts) -> tuple[TileFace, ...]:
    """Return the tiles still in the hand; those out on the board leave their places empty."""
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
    title=title,
    intents=intents.INTENTS,
    words=lambda scene: intents.study_of(scene).language,
    waits=False,
)

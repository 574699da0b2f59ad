"""Analysis: any position and rack, all plays by score, stepped through on the board."""

from collections.abc import Callable

from faristol.core.play import read_play
from faristol.core.scoring import Score
from faristol.core.tiles import BLANK
from faristol.practice.turns import laid_on
from faristol.screens.board.in_hand import letter_keys, letters_in_use, placed_faces
from faristol.screens.board.in_page import InPage, in_page
from faristol.screens.board.laying import with_tiles
from faristol.screens.board.squares import Rows, rows
from faristol.screens.board.standing import Standing, laid_codes
from faristol.screens.board.to_analyse import POSITION, Position
from faristol.screens.parts.faces import TileFace, TileGroup, counted_tiles
from faristol.screens.parts.keys import Key
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.parts.signs import tenths
from faristol.screens.practice.analysis import by_rules, intents
from faristol.screens.practice.analysis.ahead import Ahead, ahead
from faristol.screens.practice.analysis.every_turn import EveryTurn, ListedTurn
from faristol.screens.practice.analysis.foreseeing import foresight
from faristol.screens.practice.analysis.going_through import (
    Page,
    every_turn,
    listing_of,
    page_of,
    turn_in_sight,
)
from faristol.screens.practice.analysis.listing import Listing
from faristol.screens.practice.analysis.positions import number_of_turns, played_at
from faristol.screens.practice.analysis.sharing import SHARES, Shared, link_in, of_link, shared
from faristol.screens.practice.analysis.study import Study, legal_squares, unseen
from faristol.screens.practice.analysis.ways import Row
from faristol.screens.practice.analysis.what import What, what_of
from faristol.screens.refusals import sentences
from faristol.screens.scene import Background, Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts
from faristol.words.lexicon import Lexicon


@view_value
class TurnRow:
    """A turn of the list; `behind` is what it scores less than the best, with its sign."""

    number: int
    what: What
    score: int
    behind: str
    leave: str
    worth: str
    """What stays, in points."""
    equity: str
    chosen: bool
    played: bool
    """Whether it is what was played in the game."""
    ways: int
    is_open: bool


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
    in_page: InPage | None
    """None while tiles are put on the board for good."""
    rack_tiles: tuple[TileFace, ...]
    page: Page | None
    """None without a rack, or before the words are open."""
    listing: Listing
    rows: tuple[TurnRow, ...]
    shown: TurnRow | None
    rules: list[by_rules.Choice]
    rules_chosen: str
    may_exchange: bool
    """Whether turns that are no play are listed."""
    stands: RunningScore | None
    rack_text: str
    known_text: str
    key_faces: tuple[Key, ...]
    unseen_groups: tuple[TileGroup, ...]
    unseen_total: str
    lexicon: Lexicon | None
    opening: int | None
    turns: int | None
    """How many the game has that is gone through."""
    ahead: Ahead | None
    """What follows, once that is asked for."""
    shared: Shared | None
    """What can be sent to others, once that is asked for."""
    is_unreadable: bool
    """Whether the address holds what is no position."""
    is_ending: bool
    """Whether what is unseen is all on the other's rack."""
    is_listed: bool
    """Whether the list, or the keys of a position that is set up, have the panel."""


def view(scene: Scene) -> AnalysisView:
    study, t = intents.study_of(scene), scene.texts
    lexicon = scene.words.lexicon if scene.words else None
    position = scene.session.get(POSITION)
    link = link_in(scene.address)
    position = position if position and position.at == study.brought and not link else None
    played = _played(position, study)
    page, seen = page_of(scene, study), turn_in_sight(scene, study)
    found, following = seen.found if seen else None, foresight(scene, study)
    stands = study.standing(lexicon) if lexicon else None
    legal = legal_squares(scene.words, study) if study.legal else ()
    new = laid_on(study.board, found) if found else laid_codes(study.tile_set, study.placing)
    return AnalysisView(
        title=title(scene),
        subtitle=lexicon.name if lexicon else "",
        back=position.back if position else "#/",
        back_name=_back_name(position, t),
        study=study,
        playing=study.language,
        squares=rows(study.tile_set, study.board, t, new=new, legal=legal),
        in_page=None if study.by_hand else in_page(study.placing, study.tile_set),
        rack_tiles=_rack(study, seen, t),
        page=page,
        listing=listing_of(scene, study),
        rows=tuple(_row(study, page.every, row, played, t) for row in page.rows) if page else (),
        shown=_row(study, page.every, Row((seen,)), played, t) if page and seen else None,
        stands=_running_score(stands, study, t) if stands else None,
        rules=by_rules.choices(study, t),
        rules_chosen=by_rules.chosen(study, t),
        may_exchange=bool(page and page.every.others_count),
        known_text=study.tile_set.write(study.known),
        rack_text=study.tile_set.write(study.rack),
        key_faces=_keys(study, t),
        unseen_groups=_unseen(study, t),
        unseen_total=_bag(study, t),
        lexicon=lexicon,
        opening=None if scene.opening is None else int(100 * scene.opening),
        turns=number_of_turns(study),
        ahead=ahead(following, study, page.every, t) if following and page else None,
        shared=shared(scene, study) if scene.session.get(SHARES) else None,
        is_unreadable=bool(link) and of_link(link) is None,
        is_listed=study.by_hand or bool(study.rack and not study.placing.laid),
        is_ending=not study.position.of_two.in_bag,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Analysis")


def _running_score(stands: Standing, study: Study, t: Texts) -> RunningScore:
    words = stands.score.words if stands.score else ()
    letters_and_points = ((letters_of(study.tile_set, each.word.letters), each.points) for each in words)
    refused = sentences(stands.refusal, t)[0] if stands.refusal else None
    return RunningScore(stands.score, tuple(letters_and_points), refused)


Played = tuple[str, bytes] | None
"""Where it was played, and its word."""


def _back_name(position: Position | None, t: Texts) -> str:
    if position is None:
        return t.gettext("Home")
    return t.gettext("The score sheet") if position.game else t.gettext("Game review")


def _played(position: Position | None, study: Study) -> Played:
    play = read_play(study.tile_set, position.played) if position and position.played else played_at(study)
    return (str(play.place), play.word) if play else None


def _row(study: Study, every: EveryTurn, row: Row, played: Played, t: Texts) -> TurnRow:
    turn, offer = row.first, row.first.offer
    return TurnRow(
        turn.number,
        what_of(study.tile_set, offer.turn),
        turn.score,
        f"−{every.top - turn.score}" if turn.score < every.top else "",
        study.tile_set.line(offer.stays),
        tenths(offer.leave, t),
        tenths(offer.worth, t),
        chosen=row.has(study.shown),
        played=any(
            each.found and played == (str(each.found.play.place), each.found.word) for each in row.turns
        ),
        ways=row.ways,
        is_open=row.is_open,
    )


def _rack(study: Study, shown: ListedTurn | None, t: Texts) -> tuple[TileFace, ...]:
    """Return the tiles of the rack; those of a play that is shown are out on the board."""
    found = shown.found if shown else None
    placing = (
        with_tiles(study.placing, study.tile_set, laid_on(study.board, found)) if found else study.placing
    )
    return placed_faces(study.tile_set, placing, {"do": "analysis.tile"}, t)


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


def _background(scene: Scene) -> Background | None:
    """Return the plays, as long as the list that is wanted needs all of them; then what follows."""
    study = intents.study_of(scene)
    every = every_turn(scene, study) if listing_of(scene, study).needs_all else None
    return every if every and not every.done else foresight(scene, study)


ANALYSIS = Screen(
    name="analysis",
    view=view,
    title=title,
    intents=intents.INTENTS,
    words=lambda scene: intents.study_of(scene).language,
    waits=False,
    points_if_dropped=intents.POINTS_IF_DROPPED,
    background=_background,
)

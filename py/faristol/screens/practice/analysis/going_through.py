"""The list of turns on the screen: which are listed, which page of them, and which one is shown."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from faristol.core.tiles import TileSet, UnreadableTiles
from faristol.screens.practice.analysis.every_turn import EveryTurn, Line, Lines, ListedTurn
from faristol.screens.practice.analysis.listing import ON_A_PAGE, ORDERS, Listing, listed
from faristol.screens.practice.analysis.study import Study
from faristol.screens.practice.analysis.ways import Row, rows
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot

LISTING = Slot("analysis-list", Listing)


@dataclass(frozen=True)
class Page:
    """A page of the list: so many lines, out of those that are wanted."""

    every: EveryTurn
    wanted: int
    """So many turns in all: of the plain list those that are not made yet as well."""
    number: int
    first: int
    """So many turns stand on the pages before."""
    turns: int
    rows: list[Row]

    @property
    def is_last(self) -> bool:
        return self.first + self.turns >= self.wanted


def every_turn(scene: Scene, study: Study) -> EveryTurn | None:
    """Return the turns of the rack, made once for each position; None without a rack or the words."""
    words, position = scene.words, study.position
    if words is None or not position.rack:
        return None
    # By how much one leads says nothing of what a turn is worth.
    about = "analysis", replace(position, lead=0)
    return words.once(about, lambda: EveryTurn(words, position))


def listing_of(scene: Scene, study: Study) -> Listing:
    """Return what is wanted; letters that this language does not have are wanted no more."""
    listing = scene.session.get(LISTING, Listing())
    try:
        study.tile_set.read(listing.word + listing.keeps)
    except UnreadableTiles:
        return replace(listing, word="", keeps="")
    return listing


def page_of(scene: Scene, study: Study) -> Page | None:
    every, listing = every_turn(scene, study), listing_of(scene, study)
    if every is None:
        return None
    if listing != Listing():
        lines, count = _wanted(every, listing, study.tile_set)
    else:
        lines, count = every.lines_up_to((study.page + 1) * ON_A_PAGE), every.in_all
    number = min(study.page, max(0, len(lines) - 1) // ON_A_PAGE)
    before, here = lines[: number * ON_A_PAGE], lines[number * ON_A_PAGE : (number + 1) * ON_A_PAGE]
    first, turns = (sum(map(len, part)) for part in (before, here))
    return Page(every, count, number, first, turns, rows(here, study.opened))


def _wanted(every: EveryTurn, listing: Listing, tiles: TileSet) -> tuple[list[Line], int]:
    """Return the wanted lines, and how many turns are in them; found anew when more plays are made."""
    asked = listing, tiles, len(every.plays)
    if every.asked != asked:
        wanted = listed(every.others if listing.which == "exchange" else every.all, listing, tiles)
        # In the order of places each way has its own.
        lines = [[turn] for turn in wanted] if listing.order == "place" else Lines(wanted).all
        every.asked, every.wanted = asked, (lines, len(wanted))
    return every.wanted


def turn_in_sight(scene: Scene, study: Study) -> ListedTurn | None:
    """Return the turn that is shown: a play lies on the board to be seen."""
    every = every_turn(scene, study)
    return None if every is None or study.shown is None else every.turn(study.shown + 1)


def after(scene: Scene, study: Study) -> Study:
    """Return the study with the next turn of the list shown, after the last one again the first."""
    page = page_of(scene, study)
    if page is None or not page.rows:
        return study
    at = next((at for at, row in enumerate(page.rows) if row.has(study.shown)), -1) + 1
    if at < len(page.rows):
        return replace(study, shown=page.rows[at].first.number - 1)
    turned = replace(study, page=0 if page.is_last else page.number + 1, shown=None)
    return after(scene, turned)


# --- what a person does with the list


def intents(
    study_of: Callable[[Scene], Study], keep: Callable[[Scene, Study], Step]
) -> dict[str, Callable[[Scene, Intent], Step]]:
    def wish(scene: Scene, listing: Listing) -> Step:
        fresh = replace(scene, session=scene.session.put(LISTING, listing))
        return keep(fresh, replace(study_of(scene), page=0))

    def which(scene: Scene, intent: Intent) -> Step:
        chosen = intent.data["which"]
        known: dict[str, Listing] = {
            "all": Listing(),
            "seven": Listing("seven"),
            "exchange": Listing("exchange"),
            "with": replace(listing_of(scene, study_of(scene)), which="with"),
        }
        if chosen not in known:
            return Step()
        order = listing_of(scene, study_of(scene)).order
        step = wish(scene, replace(known[chosen], order=order))
        return replace(step, focus="word" if chosen == "with" else None)

    def narrow(scene: Scene, intent: Intent) -> Step:
        tiles = study_of(scene).tile_set
        for name in ("word", "keeps"):
            try:
                tiles.read(intent.fields.get(name, ""))
            except UnreadableTiles as refusal:
                raise refusal.at(name) from None
        word, place, keeps = (intent.fields.get(name, "").strip() for name in ("word", "place", "keeps"))
        now = listing_of(scene, study_of(scene))
        return wish(scene, replace(now, which="with", word=word, place=place, keeps=keeps))

    def order(scene: Scene, intent: Intent) -> Step:
        chosen = next((each for each in ORDERS if each == intent.data["by"]), None)
        return wish(scene, replace(listing_of(scene, study_of(scene)), order=chosen)) if chosen else Step()

    def open_(scene: Scene, intent: Intent) -> Step:
        study, number = study_of(scene), int(intent.data["number"])
        return keep(scene, replace(study, opened=None if study.opened == number else number))

    def page(scene: Scene, intent: Intent) -> Step:
        study, now = study_of(scene), page_of(scene, study_of(scene))
        if now is None:
            return Step()
        by = int(intent.data["by"])
        to = now.number if now.is_last and by > 0 else max(0, now.number + by)
        return replace(keep(scene, replace(study, page=to)), focus="plays-title")

    return {"which": which, "narrow": narrow, "order": order, "open": open_, "page": page}

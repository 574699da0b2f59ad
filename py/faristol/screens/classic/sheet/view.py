"""The score sheet of a game of two, at any time; once the game is over it is the event's own screen."""

from markupsafe import Markup

from faristol.games.classic.game import Classic
from faristol.games.classic.highlights import highlights
from faristol.games.classic.turns import Turn
from faristol.games.publishing import newer_than_backup
from faristol.screens.classic.game_view import GameView
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.score_sheet import ScoreSheet, Side, order, played_on, rules_name, score_sheet
from faristol.screens.classic.sheet.intents import BLANKS, INTENTS
from faristol.screens.classic.sheet.printing import paper
from faristol.screens.classic.undo import undo_at, undo_label
from faristol.screens.parts.letters import PlayLetters, place_and_letters
from faristol.screens.parts.room_guest import guest_of
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Highlight:
    """A play that a league counts, and the special letters in it."""

    play: PlayLetters
    points: str
    dear: str


@view_value
class OfLeague:
    """What leagues count of a player besides the result."""

    name: str
    best: Highlight | None
    sevens: int
    special: Highlight | None


@view_value(kw_only=True)
class SheetView(GameView):
    over: bool
    sheet: ScoreSheet
    small: bool
    about: list[tuple[str, str, str]]
    """What stands at the head of a sheet: its name, the value, and the language that it is in."""
    may_write: bool
    waiting: list[Side]
    """Who has still to agree with the sheet."""
    to_table: bool
    """Whether this tablet is a table's in a tournament, to whose director the result goes."""
    league: list[OfLeague]
    backed_up: bool
    printed: Markup | None


def view(scene: Scene) -> SheetView:
    event, game, t = scene.event, game_of(scene), scene.texts
    assert event
    small = small_blanks(scene)
    here, over = f"#/event/{event.stream}", game.stage == "over"
    may_write = event.writing and event.broken is None
    sheet = score_sheet(game, t, small=small)
    asks = over and sheet.signing and may_write
    return SheetView(
        title=title(scene),
        subtitle=game.opened.name,
        back="#/" if over else here,
        back_name=t.gettext("Home") if over else t.gettext("The game"),
        game=game,
        playing=game.tile_set.language,
        here=here,
        over=over,
        sheet=sheet,
        small=small,
        about=_about(scene, game, t),
        may_write=may_write,
        waiting=[side for side in sheet.sides if asks and not side.signed],
        to_table=over and _is_tables_tablet(scene),
        league=[_of_league(game, player) for player in order(game)] if game.turns else [],
        backed_up=newer_than_backup(event.entries) == 0,
        undo=undo_label(event, t) if over else None,
        undo_at=undo_at(event),
        printed=paper(scene, small=small),
    )


def _is_tables_tablet(scene: Scene) -> bool:
    guest = guest_of(scene)
    return bool(guest and guest.role == "player" and (guest.knows or {}).get("kind") == "tournament")


def title(scene: Scene) -> str:
    return scene.texts.gettext("The score sheet")


def small_blanks(scene: Scene) -> bool:
    """Whether a blank is noted as a small letter: by choice, where the document leaves it (ROM-10)."""
    notation = game_of(scene).ruleset.notation
    ways = notation.blanks if notation else ("parentheses",)
    return "small" in ways and scene.remembered.get(BLANKS, ways[0]) == "small"


def _about(scene: Scene, game: Classic, t: Texts) -> list[tuple[str, str, str]]:
    assert scene.event
    opened, playing = game.opened, game.tile_set.language
    lexicon = f"{opened.lexicon['name']} {opened.lexicon.get('version', '')}".strip()
    about = [
        (t.gettext("Venue"), opened.place, playing),
        (t.gettext("Round"), opened.round, playing),
        (t.gettext("Table"), opened.table, playing),
        (t.gettext("Date"), played_on(scene.event.entries, game, t, scene.zone), t.language),
        (t.gettext("Rules"), rules_name(game, t), t.language),
        (t.gettext("Word list"), lexicon, playing),
    ]
    return [each for each in about if each[1]]


def _of_league(game: Classic, player: int) -> OfLeague:
    found = highlights(game, player)
    special = _highlight(game, found.special, " ".join(found.letters))
    return OfLeague(game.names[player - 1], _highlight(game, found.best), found.sevens, special)


def _highlight(game: Classic, turn: Turn | None, dear: str = "") -> Highlight | None:
    if turn is None or turn.play is None:
        return None
    return Highlight(place_and_letters(game.tile_set, turn.play), plain(turn.points), dear)


CLASSIC_SHEET = Screen(name="classic_sheet", view=view, title=title, intents=INTENTS, remembers=True)

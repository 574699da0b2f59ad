"""Several games looked at: what their turns cost a player, by parts, and the words missed most."""

from faristol.core.notation import read_word
from faristol.core.tiles import tile_set
from faristol.practice.season import LeftOut, Losses, Missed, Part, Profile, players, profile
from faristol.screens.acts import acts
from faristol.screens.parts.letters import spelt
from faristol.screens.parts.signs import tenths
from faristol.screens.parts.word_lists import playing
from faristol.screens.practice.my_games import intents
from faristol.screens.practice.my_games.season import NAME, games, language_of, season_of
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts

LISTED = 20


@view_value
class PartRow:
    label: str
    turns: int
    lost: str
    a_turn: str


@view_value
class MissedRow:
    word: str
    times: int
    lost: str


@view_value(kw_only=True)
class MyGamesView(View):
    playing: str
    languages: list[tuple[str, dict[str, str], str]]
    on_device: int
    looked_at: int
    waiting: int
    stopped: bool
    left_out: list[str]
    opening: int | None
    names: list[tuple[str, dict[str, str], None]]
    name: str
    games: int
    parts: list[PartRow]
    missed: list[MissedRow]
    more_missed: int


def view(scene: Scene) -> MyGamesView:
    t, language, season, found = scene.texts, language_of(scene), season_of(scene), games(scene)
    who = players(found)
    name = scene.session.get(NAME, "")
    name = name if name in who else who[0] if who else ""
    mine = profile(found, name)
    return MyGamesView(
        title=title(scene),
        back="#/practice",
        back_name=t.gettext("Practice"),
        playing=language,
        languages=[
            (label, {"do": "my_games.language", "language": each}, each) for each, label in playing(t).items()
        ],
        on_device=len(intents.finished_games(scene)),
        looked_at=len(found),
        waiting=len(season.waiting) if season else 0,
        stopped=bool(season and season.stopped),
        left_out=_left_out(season.left_out, t) if season else [],
        opening=None if scene.opening is None else int(100 * scene.opening),
        names=[(each, {"do": "my_games.player", "name": each}, None) for each in who[:LISTED]],
        name=name,
        games=mine.games,
        parts=_parts(mine, t),
        missed=[_missed(each, language, t) for each in mine.missed[:LISTED]],
        more_missed=len(mine.missed),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Several games")


def _left_out(left: LeftOut, t: Texts) -> list[str]:
    counted = (
        (
            left.unreadable,
            t.ngettext(
                "%(num)s could not be read as a game in this language.",
                "%(num)s could not be read as games in this language.",
                left.unreadable,
            ),
        ),
        (
            left.unfit,
            t.ngettext(
                "%(num)s is not between two players with different names, or has no rack noted.",
                "%(num)s are not between two players with different names, or have no rack noted.",
                left.unfit,
            ),
        ),
        (
            left.known,
            t.ngettext("%(num)s was looked at before.", "%(num)s were looked at before.", left.known),
        ),
    )
    return [sentence % {"num": count} for count, sentence in counted if count]


def _label(part: Part, t: Texts) -> str:
    labels: dict[Part, str] = {
        "opening": t.gettext("First four turns"),
        "blank": t.gettext("With a blank"),
        "end": t.gettext("Last fourteen tiles"),
        "rest": t.gettext("The rest"),
    }
    return labels[part]


def _parts(mine: Profile, t: Texts) -> list[PartRow]:
    rows = [_part(each, _label(each.part, t), t) for each in mine.parts]
    return [*rows, _part(mine.whole, t.gettext("In all"), t)]


def _part(losses: Losses, label: str, t: Texts) -> PartRow:
    a_turn = tenths(losses.a_turn, t) if losses.turns else "–"
    return PartRow(label, losses.turns, tenths(losses.lost, t), a_turn)


def _missed(missed: Missed, language: str, t: Texts) -> MissedRow:
    return MissedRow(_spelt(missed.word, language), missed.times, tenths(missed.lost, t))


def _spelt(word: str, language: str) -> str:
    read = read_word(tile_set(language), word)
    return spelt(tile_set(language), read) if read else word


def _goes_on(scene: Scene) -> str | None:
    season = season_of(scene)
    return "my_games.go_on" if season and season.finished and not season.stopped else None


MY_GAMES = Screen(
    name="my_games",
    view=view,
    title=title,
    intents=acts(intents),
    words=language_of,
    waits=False,
    events=True,
    remembers=True,
    reads=intents.reads,
    background=season_of,
    by_itself=_goes_on,
)

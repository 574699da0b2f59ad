"""What a person does with several games: brings them, stops, chooses a player, studies what was missed."""

from collections.abc import Iterable

from faristol.errors import refusal
from faristol.games.classic import of_file
from faristol.games.classic.game import Classic
from faristol.kinds import fold_log
from faristol.practice.season import key_of, profile
from faristol.rulesets import ruleset_data
from faristol.screens.acts import Act
from faristol.screens.lost_racks.practising import study_words
from faristol.screens.notice import Caution
from faristol.screens.practice.my_games.season import (
    LANGUAGE,
    NAME,
    SEASON_RECORD,
    every_game,
    games,
    language_of,
    record,
    season_of,
)
from faristol.screens.scene import Intent, Scene, Step, WordsNotOpen
from faristol.texts import N_, Texts

DOCUMENTS = {"ca": ("mallorca", "federation"), "ro": ("romanian",)}
"""By which a file is read: the first that gives the points of the file, else the first that reads it."""

MOST_FILES = 5
"""So many are read in one answer: each takes a tenth of a second."""

TooManyFiles = refusal(
    "games.too-many-files",
    N_("These are %(count)s files; %(most)s at most are read at once."),
    N_("Choose fewer, and the others after them."),
)
Unreadable = refusal(
    "games.unreadable",
    N_("None of these files could be read as a game in this language."),
    N_("Games of two (GCG), as other programs save them, can be looked at."),
)
NoNewGames = refusal(
    "games.none-new",
    N_("There is no new game among them."),
    N_("Games of two of different names, over, in this language, with the racks noted, can be looked at."),
)


def finished_games(scene: Scene) -> list[str]:
    """Return the games of two on this device that are over, by their streams."""
    language = language_of(scene)
    return [
        card["stream"]
        for card in scene.cards
        if card["kind"] == "classic" and card["final"] and card["language"] == language
        if len({*card["players"]}) == 2
    ]


def reads(scene: Scene, intent: Intent) -> list[str]:
    return finished_games(scene) if intent.do == "my_games.of_device" else []


def of_device(scene: Scene) -> Act:
    """Look at the games of this device."""
    folded = (fold_log(log) for log in scene.logs.values())
    return _look_at(scene, (each.state for each in folded if each), 0)


def of_files(scene: Scene, intent: Intent) -> Act:
    """Look at games from other programs."""
    files = [intent.file or b"", *intent.more_files]
    if len(files) > MOST_FILES:
        raise TooManyFiles(count=len(files), most=MOST_FILES)
    found = [game for file in files if (game := _read(file, language_of(scene), intent.at))]
    if not found:
        raise Unreadable
    return _look_at(scene, found, len(files) - len(found))


def _read(data: bytes, language: str, at: int) -> Classic | None:
    if of_file.language_of(data, language) != language:
        return None
    rules = map(ruleset_data, DOCUMENTS[language])
    readings = [of_file.read(data, each, at, publication=language) for each in rules]
    events = [each.event for each in sorted(readings, key=lambda each: not each.agrees) if each.event]
    return events[0] if events else None


def _look_at(scene: Scene, brought: Iterable[Classic], unread: int) -> Act:
    season, t = season_of(scene), scene.texts
    if season is None:
        raise WordsNotOpen
    known = {game.key for game in every_game(scene)}
    wanted = [game for game in brought if _can_be_looked_at(game) and key_of(game) not in known]
    if not season.add(wanted):
        raise NoNewGames
    return Step(notice=_left_out(unread, t) if unread else None, focus="looking-title")


def _can_be_looked_at(game: Classic) -> bool:
    """Two of the same name could not be told apart."""
    return not game.several and len({*game.names}) == 2 and any(turn.rack is not None for turn in game.turns)


def _left_out(unread: int, t: Texts) -> Caution:
    told = t.ngettext("%(num)s file could not be read.", "%(num)s files could not be read.", unread)
    return Caution(told % {"num": unread}, t.gettext("The others are being looked at."))


def go_on(scene: Scene, again: bool = False) -> Act:
    """Keep what is known of a finished game, and let the next one begin; what was stopped only `again`."""
    season = season_of(scene)
    return _with_the_finished(scene, stopped=bool(season and season.stopped and not again))


def stop(scene: Scene) -> Act:
    return _with_the_finished(scene, stopped=True)


def _with_the_finished(scene: Scene, *, stopped: bool) -> Act:
    season = season_of(scene)
    if season is None:
        return []
    season.stopped = stopped
    found = season.take()
    if found is None:
        return []
    others = [game for game in every_game(scene) if game.key != found.key]
    return Step(remember={SEASON_RECORD: record([found, *others])})


def language(scene: Scene, language: str) -> Act:
    return scene.session.put(LANGUAGE, language)


def player(scene: Scene, name: str) -> Act:
    return scene.session.put(NAME, name)


def forget(scene: Scene) -> Act:
    """Let go of what is kept of the games in this language."""
    chosen = language_of(scene)
    return Step(remember={SEASON_RECORD: record([g for g in every_game(scene) if g.language != chosen])})


def study(scene: Scene, name: str, t: Texts) -> Act:
    """Make a study list of the words that were missed, which cost most first."""
    missed = (each.word for each in profile(games(scene), name).missed)
    return study_words(scene, language_of(scene), t.gettext("Missed by %(name)s") % {"name": name}, missed)

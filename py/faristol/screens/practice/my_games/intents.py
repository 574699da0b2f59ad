"""What a person does with several games: brings them, stops, chooses a player, studies what was missed."""

from functools import partial

from faristol.facts import Entry
from faristol.games.classic import of_file
from faristol.games.classic.game import Classic
from faristol.kinds import fold_log
from faristol.practice.season import Reading, profile
from faristol.rulesets import ruleset_data
from faristol.screens.acts import Act
from faristol.screens.lost_racks.practising import study_words
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
from faristol.texts import Texts

DOCUMENTS = {"ca": ("mallorca", "federation"), "ro": ("romanian",)}
"""By which a file is read: the first that gives the points of the file, else the first that reads it."""


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
    return _look_at(scene, [partial(_folded, log) for log in scene.logs.values()])


def of_files(scene: Scene, intent: Intent) -> Act:
    """Look at games from other programs."""
    files, language = [intent.file or b"", *intent.more_files], language_of(scene)
    return _look_at(scene, [partial(_read, file, language, intent.at) for file in files])


def _folded(log: tuple[Entry, ...]) -> Classic | None:
    folded = fold_log(log)
    return folded.state if folded and isinstance(folded.state, Classic) else None


def _read(data: bytes, language: str, at: int) -> Classic | None:
    if of_file.language_of(data, language) != language:
        return None
    rules = map(ruleset_data, DOCUMENTS[language])
    readings = [of_file.read(data, each, at, publication=language) for each in rules]
    events = [each.event for each in sorted(readings, key=lambda each: not each.agrees) if each.event]
    return events[0] if events else None


def _look_at(scene: Scene, brought: list[Reading]) -> Act:
    season = season_of(scene)
    if season is None:
        raise WordsNotOpen
    season.add(brought, (game.key for game in every_game(scene)))
    return Step(focus="looking-title")


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

"""By which system ratings are reckoned on this device: BARRUF, or Elo with the club's own figures."""

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Literal

from faristol.errors import refusal
from faristol.fields import whole
from faristol.remembered import recall
from faristol.screens.acts import Act
from faristol.screens.parts.file_names import file_name
from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.screens.scene import SavedFile, Scene, Step
from faristol.screens.tournament.division_files import of_division
from faristol.screens.tournament.figures import written_rating
from faristol.screens.tournament.open_event import event_of, open_event
from faristol.texts import N_, Texts, texts
from faristol.tournaments.barruf import BARRUF, Rated, RatingSystem, rated
from faristol.tournaments.carrying_over import carried_over
from faristol.tournaments.elo import Elo
from faristol.tournaments.event import Tournament

RECORD = "tournament-ratings"
MOST = 4000
LABELS = {"barruf": N_("BARRUF"), "elo": N_("Elo")}

FigureUnreadable = refusal(
    "tournament.rating-figure",
    N_("“%(figure)s” is not a number from 0 to %(most)s."),
    N_("Write a whole number; nothing was changed."),
)


@dataclass(frozen=True)
class _Elo:
    k: Annotated[int, whole(0, MOST)] = Elo.k
    k_new: Annotated[int, whole(0, MOST)] = Elo.k_new
    few: Annotated[int, whole(0, MOST)] = Elo.few
    newcomer: Annotated[int, whole(0, MOST)] = Elo.newcomer


@dataclass(frozen=True)
class ChosenSystem:
    name: Literal["barruf", "elo"] = "barruf"
    elo: _Elo = field(default_factory=_Elo)

    def label(self, t: Texts) -> str:
        return t.gettext(LABELS[self.name])

    @property
    def system(self) -> RatingSystem:
        return Elo(**vars(self.elo)).system if self.name == "elo" else BARRUF


def chosen_system(scene: Scene) -> ChosenSystem:
    found: ChosenSystem = recall(scene.remembered.get(RECORD), ChosenSystem, ChosenSystem())
    return found


def rate_by(scene: Scene, system: str) -> Act:
    name: Literal["barruf", "elo"] = "elo" if system == "elo" else "barruf"
    return _remembered(replace(chosen_system(scene), name=name))


def elo_figures(scene: Scene, fields: dict[str, str]) -> Act:
    """Keep the club's own figures of Elo, for all its tournaments."""
    now = chosen_system(scene)
    figures = {name: _figure(fields.get(name, str(value))) for name, value in vars(now.elo).items()}
    return _remembered(replace(now, elo=_Elo(**figures)))


def _figure(text: str) -> int:
    if not text.strip().isdecimal() or len(text.strip()) > 4 or int(text) > MOST:
        raise FigureUnreadable(figure=text[:40], most=MOST)
    return int(text)


def _remembered(chosen: ChosenSystem) -> Step:
    return Step(remember={RECORD: json.dumps(asdict(chosen))})


def rated_now(scene: Scene, until: int) -> list[Rated]:
    """Return the players in the order of the classification after a round."""
    event = event_of(scene)
    players = [row.player for row in event.standings(after=until)]
    return rated(players, event.played[:until], chosen_system(scene).system)


def save_ratings(scene: Scene, event: Tournament) -> Act:
    """Save the new ratings as a list, which the next tournament takes in as its list of players."""
    t = texts(event.opened.publication)
    lines: list[list[object]] = [
        [t.gettext("Name"), t.gettext("Rating"), t.gettext("Games"), t.gettext("Club"), t.gettext("Category")]
    ]
    for player in carried_over(event, chosen_system(scene).system):
        rating = "" if player.rating is None else written_rating(player.rating, t)
        known = [Text(text) for text in (player.name, player.club, player.category)]
        lines.append([known[0], rating, player.games, *known[1:]])
    name = f"{file_name(open_event(scene))}{of_division(open_event(scene))}-ratings.csv"
    return Step(save=SavedFile(name, "text/csv", spreadsheet(lines, t.language)))

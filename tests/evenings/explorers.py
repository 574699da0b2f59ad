"""People who try what others leave alone: a tournament, a duplicate, the post and study, screen by screen."""

from typing import ClassVar

from evenings import habits as at
from evenings.evening import Habit
from evenings.room import ROUND, Room
from evenings.tournament import OtherTournament
from evenings.wandering import Match, Wandering


def explores(name: str) -> tuple[tuple[int, Habit], ...]:
    return (
        (30, at.taps_anything(name)),
        (16, at.fills_a_form(name)),
        (8, at.changes_a_form(name)),
        (16, at.follows_a_link(name)),
    )


class Organiser(OtherTournament):
    """A director who looks into every corner of a tournament."""

    kind = "organiser"
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (*OtherTournament.habits, *explores("director"))


class CuriousJudge(Room):
    """A judge who looks into every corner of a duplicate."""

    kind = "curious-judge"
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (*Room.habits, *explores("judge"))

    def may_go(self, name: str, link: str) -> bool:
        """The judge stays at this duplicate: elsewhere nobody could come back to it."""
        return link.startswith(ROUND) if name == "judge" else super().may_go(name, link)


class Secretary(Match):
    """Competitions, leagues, letters and files of tournaments."""

    kind = "secretary"
    starts = (
        "#/competition",
        "#/league",
        "#/tournament",
        "#/tournament-file",
        "#/correspondence",
        "#/dispute",
    )


class Studying(Wandering):
    """One screen of study, analysis or of the device, tried whole."""

    kind = "studying"
    starts = (
        *("#/words", "#/study", "#/study-lists", "#/search", "#/judge", "#/analysis", "#/my-games"),
        *("#/figures", "#/day", "#/voice", "#/room-check", "#/read", "#/game-file", "#/verify", "#/join"),
    )
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = ((20, at.comes_back()), *Wandering.habits)

    def begins(self) -> None:
        super().begins()
        self.home = self.devices["tablet"].last["url"]

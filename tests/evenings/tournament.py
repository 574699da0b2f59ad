"""A tournament: a director, tablets at the tables, players' telephones."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from drivers.club import PLAYERS
from drivers.director_window import FORM
from evenings import dated, hands, logs, papers, rounds, sheets
from evenings import habits as at
from evenings.device import Device
from evenings.drafts import a_draft_is_the_nearest
from evenings.evening import Evening, Habit, Invariant
from evenings.joining import all_come_in, brings_in, event_of
from evenings.moves import Move
from evenings.seen import Field, Form
from evenings.through_files import every_log_goes_through_a_file
from evenings.undoing import undo_leads_back
from evenings.writing import Known, fills_in
from faristol.tournaments.terms import OF_TEAMS

CLUBS = ("Lletres", "Rimaia", "Manacor", "Petra", "Artà", "Sineu")
TEAM = 2
HOMES = {"table": ("join.take", "#/table"), "telephone": ("join.telephone", "#/table")}


def joins(evening: Evening, chance: Random) -> Move | None:
    name = at.at(*HOMES)(evening, chance)
    return brings_in(evening, name, "director", HOMES) if name else None


@at.by(at.at("director"))
def director_comes_back(
    evening: "TournamentEvening", name: str, device: Device, chance: Random
) -> Move | None:
    return Move(name, "goes", event_of(device)) if device.last["url"] != event_of(device) else None


@at.by(at.at("director"))
def enters_a_result(evening: "TournamentEvening", name: str, device: Device, chance: Random) -> Move | None:
    """Enter what a table brings: mostly a plain result, at times a wrong one."""
    forms = [form for form in device.sees.submits if form.do == "tournament.line"]
    if not forms:
        return None
    form = chance.choice(forms)
    first, second = chance.randint(180, 480), chance.randint(180, 480)
    if chance.random() < 0.1:
        second = first
    return Move(name, "fills", form.do, form.data, {"first": str(first), "second": str(second)})


@at.by(at.at("director"))
def enters_who_is_missing(
    evening: "TournamentEvening", name: str, device: Device, chance: Random
) -> Move | None:
    """Write a name where the page says that names are missing."""
    forms = [form for form in device.sees.submits if form.do == "tournament_players.enter"]
    if not forms or not device.sees.named("tournament_players.to_name"):
        return None
    entered = {player.name for player in evening.event.players.values()}
    missing = next((each for each in PLAYERS if each not in entered), None)
    if missing is None:
        return None
    return Move(name, "fills", forms[0].do, forms[0].data, forms[0].filled | {"player": missing})


@at.by(at.at("director"))
def says_who_is_here(evening: "TournamentEvening", name: str, device: Device, chance: Random) -> Move | None:
    """Tick most of the members, and pair them: the first step of an evening on a ladder."""
    forms = [form for form in device.sees.submits if form.do == "tournament_tonight.draw"]
    if not forms:
        ways = [link for link in device.sees.links if link.endswith("/tonight")]
        return Move(name, "goes", ways[0]) if ways else None
    here = {field.name: field.value for field in forms[0].fields if chance.random() < 0.7}
    return Move(name, "fills", forms[0].do, forms[0].data, {**forms[0].filled, **here})


@at.by(at.at("director"))
def writes_a_sheet(evening: "TournamentEvening", name: str, device: Device, chance: Random) -> Move | None:
    """Open the form of a table, and write what its sheet has, letter by letter or at once."""
    form = device.sees.forms.get("report-form")
    if form is None:
        buttons = device.sees.named("tournament.open_form") or device.sees.named("tournament.choose")
        button = chance.choice(buttons) if buttons else None
        return Move(name, "taps", button.do, button.sent) if button else None
    first = chance.randint(280, 420)
    fields = fills_in(form, chance, evening.known_at(device, chance), 0.5)
    fields |= {"first": str(first), "second": str(first - chance.randint(-40, 40))}
    if chance.random() < 0.7:
        fields |= {"outcome": "played", "winner": ""}
    does = chance.choice(("types", "types", "changes", "fills"))
    if does == "types":
        return Move(name, does, form.typing, {}, fields)
    return Move(name, does, form.change if does == "changes" else form.do, form.data, fields)


@at.by(at.at("director"))
def prints_a_sheet(evening: "TournamentEvening", name: str, device: Device, chance: Random) -> Move | None:
    """Go where papers are, and print one of them."""
    if buttons := device.sees.named("tournament_papers.print"):
        return Move(name, "taps", "tournament_papers.print", chance.choice(buttons).sent)
    ways = [link for link in device.sees.links if link.endswith("/papers")]
    return Move(name, "goes", ways[0]) if ways and chance.random() < 0.3 else None


@at.by(at.at("table"))
def writes_a_result(evening: "TournamentEvening", name: str, device: Device, chance: Random) -> Move | None:
    forms = [form for form in device.sees.submits if form.do.startswith("table.")]
    if not forms:
        return None
    form = chance.choice(forms)
    fields = form.filled | {"first": str(chance.randint(180, 480)), "second": str(chance.randint(180, 480))}
    return Move(name, "fills", form.do, form.data, fields)


@at.by(at.at("table"))
def both_agree(evening: "TournamentEvening", name: str, device: Device, chance: Random) -> Move | None:
    buttons = device.sees.named("table.agree")
    if not buttons:
        return None
    button = chance.choice(buttons)
    return Move(name, "taps", button.do, button.sent)


@at.by(at.at("telephone", "table"))
def looks_at_the_table(
    evening: "TournamentEvening", name: str, device: Device, chance: Random
) -> Move | None:
    return Move(name, "goes", "#/table") if device.last["url"] != "#/table" else None


@at.by(at.at("table", "telephone"))
def goes_silent(evening: Evening, name: str, device: Device, chance: Random) -> Move:
    return Move(name, "is heard" if name in evening.silent else "is silent")


class TournamentEvening(Evening):
    kind = "tournament"
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        (4, joins),
        (16, at.goes_on("director")),
        (6, director_comes_back),
        (4, prints_a_sheet),
        (6, writes_a_sheet),
        (20, enters_a_result),
        (10, writes_a_result),
        (12, both_agree),
        (5, looks_at_the_table),
        (6, at.taps_anything("director")),
        (4, at.fills_a_form("director")),
        (2, at.changes_a_form("director")),
        (3, at.taps_anything("table", "telephone")),
        (2, at.fills_a_form("telephone")),
        (3, at.follows_a_link()),
        (3, at.undoes("director")),
        (3, goes_silent),
        (2, at.something_fails()),
        (2, hands.films()),
        (2, at.opens_a_file("director")),
        (3, at.time_goes_by(1, 30, 600, 90_000)),
        (6, at.everybody_looks),
    )
    at_the_end: ClassVar[tuple[Invariant, ...]] = (undo_leads_back, every_log_goes_through_a_file)
    invariants: ClassVar[tuple[Invariant, ...]] = (
        *logs.INVARIANTS,
        *rounds.INVARIANTS,
        *papers.OF_A_TOURNAMENT,
        *dated.INVARIANTS,
        *sheets.INVARIANTS,
    )

    def begins(self) -> None:
        chance = self.chance
        self.pasted: list[tuple[str, str]] = []
        """Surnames and first names of a list whose columns had no heads."""
        count = chance.choice((4, 5, 6, 8, 9, 12))
        director = self.add("director", Device(self.wire, chance))
        director.go("#/tournament")
        form = next(form for form in director.sees.submits if form.do == "tournament_setup.open")
        self.opens(director, form)
        if chance.random() < 0.25:
            self.pastes(director, PLAYERS[:count])
        else:
            director.do("tournament_players.enter_list", {"list": self.listed(PLAYERS[:count])})
        for table in range(1, chance.randint(0, count // 2) + 1):
            self.add(f"table {table}", Device(self.wire, chance)).go("#/join")
        if chance.random() < 0.4:
            self.add("telephone", Device(self.wire, chance)).go("#/join")
        if len(self.devices) > 1:
            all_come_in(self, "director", HOMES)
        director.go(event_of(director))

    def opens(self, director: Device, form: Form) -> None:
        director.do("tournament_setup.open", FORM)

    def listed(self, names: Sequence[str]) -> str:
        return "\n".join(f"{name};{1900 - 37 * at}" for at, name in enumerate(names))

    def pastes(self, director: Device, names: Sequence[str]) -> None:
        """Paste a list with surnames apart and no heads, and enter what the page makes of it."""
        people = [(surname, first) for first, _, surname in (name.partition(" ") for name in names)]
        rows = [f"{surname};{first};{1900 - 37 * at};Inca" for at, (surname, first) in enumerate(people)]
        director.do("tournament_players.enter_list", {"list": "\n".join(rows)})
        if form := director.sees.forms.get("list-form"):
            director.do("tournament_players.enter_list", form.filled)
        self.pasted = people

    def does(self, move: Move) -> None:
        super().does(move)
        if move.what.endswith(".draw") and self.event.draft:
            a_draft_is_the_nearest(self.event)
        if move.does == "types":
            sheets.the_form_says_what_will_count(self)

    @property
    def event(self) -> Any:
        director = self.devices["director"]
        return director.folded(next(iter(director.disk.entries)))

    def known_at(self, device: Device, chance: Random) -> Known:
        codes = [code for other in self.devices.values() for code in other.codes]
        return lambda what: codes if what == "codes" else []

    def may_go(self, name: str, link: str) -> bool:
        return re.match(r"#/($|events|draw|duplicate|classic|practice|words)", link) is None


class OtherTournament(TournamentEvening):
    """One whose way of pairing and counting is drawn from all that the form offers."""

    kind = "other-tournament"
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        *TournamentEvening.habits,
        (40, says_who_is_here),
        (16, enters_who_is_missing),
    )

    def opens(self, director: Device, form: Form) -> None:
        chance = Random(f"settings {self.seed}")
        found: dict[str, list[Field]] = {}
        for field in form.fields:
            if field.kind in ("radio", "checkbox"):
                found.setdefault(field.name, []).append(field)
        mode = {"mode": chance.choice(found["mode"]).value}
        drawn = {name: chance.choice(some).value for name, some in found.items() if chance.random() < 0.3}
        kept = {name: FORM[name] for name in ("language", "publication")}
        if not director.do("tournament_setup.open", {**FORM, **drawn, **mode, **kept})["ok"]:
            director.do("tournament_setup.open", {**FORM, **mode})

    def listed(self, names: Sequence[str]) -> str:
        """Teams are all of one size, and play in one division."""
        chance = Random(f"players {self.seed}")
        divisions = "" if self.event.terms.mode in OF_TEAMS else chance.choice(("", "", "AB"))
        rows = (
            f"{name};{1900 - 37 * at};{CLUBS[at // TEAM]};{divisions[at % 2 : at % 2 + 1]}"
            for at, name in enumerate(names)
        )
        return "\n".join(("nom;barruf;club;divisi\u00f3", *rows))

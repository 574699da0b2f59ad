"""A published round that is changed: who sits at a table, who starts, one table or one bye more."""

from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.errors import NobodyChosen
from faristol.screens.tournament.notes import noted
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import names_of
from faristol.texts import Texts
from faristol.tournaments import changing
from faristol.tournaments.collation import name_key
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published

Named = list[tuple[str, str]]
BYE, HALF = "bye", "half"
"""Chosen as the second player: nobody, the first has a bye, or half a point."""


def who_could_come(event: Tournament, published: Published, board: int, t: Texts) -> Named:
    """Return who may take a place at this table: the two there, others without a result, who has no table."""
    if event.stage != "results" or published.number != len(event.rounds) or board in published.sheets:
        return []
    tables = changing.seated(published.draft)
    free = {player for player, table in tables.items() if table not in published.sheets}
    both = t.gettext("%(name)s, table %(n)s")
    sitting = [(id, both % {"name": event.players[id].name, "n": tables[id]}) for id in free]
    return _in_order([*sitting, *_named(event, changing.without_table(event))])


def who_has_no_table(event: Tournament, published: Published) -> Named:
    """Return who could meet at one table more, or have a bye; nobody if all of them rest already."""
    if event.stage != "results" or published.number != len(event.rounds):
        return []
    left = changing.without_table(event)
    resting = dict(published.draft.byes)
    return _in_order(_named(event, left)) if any(player not in resting for player in left) else []


def _named(event: Tournament, players: list[str]) -> Named:
    names = names_of(event)
    return [(id, names[id]) for id in players]


def _in_order(named: Named) -> Named:
    return sorted(named, key=lambda each: (name_key(each[1]), each[1]))


def change_places(scene: Scene, intent: Intent) -> Step:
    one, two = _two(intent, "leaves", "comes")
    entries = changing.change_places(event_of(scene), one, two, intent.fields.get("why", ""))
    return Step(entries=entries, session=noted(scene, chosen=None), focus="work")


def add_table(scene: Scene, intent: Intent) -> Step:
    one, two = _two(intent, "one", "two")
    event, why = event_of(scene), intent.fields.get("why", "")
    if two in (BYE, HALF):
        entries = changing.add_bye(event, one, why, half=two == HALF)
    else:
        entries = changing.add_table(event, one, two, why)
    return Step(entries=entries, session=noted(scene, chosen=None), focus="work")


def _two(intent: Intent, first: str, second: str) -> tuple[str, str]:
    one, two = intent.fields.get(first, ""), intent.fields.get(second, "")
    if not one or not two or one == two:
        raise NobodyChosen
    return one, two


INTENTS = {"change_places": change_places, "add_table": add_table}

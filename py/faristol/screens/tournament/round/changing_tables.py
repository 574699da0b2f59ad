"""A published round that is changed: who sits at a table, who starts, and one table more for a latecomer."""

from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.errors import NobodyChosen
from faristol.screens.tournament.notes import noted
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import names_of
from faristol.texts import Texts
from faristol.tournaments import changing
from faristol.tournaments.collation import name_key
from faristol.tournaments.event import Published, Tournament

Named = list[tuple[str, str]]


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
    """Return who could meet at one table more; nobody if there is only one."""
    if event.stage != "results" or published.number != len(event.rounds):
        return []
    left = changing.without_table(event)
    return _in_order(_named(event, left)) if len(left) > 1 else []


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
    entries = changing.add_table(event_of(scene), one, two, intent.fields.get("why", ""))
    return Step(entries=entries, session=noted(scene, chosen=None), focus="work")


def _two(intent: Intent, first: str, second: str) -> tuple[str, str]:
    one, two = intent.fields.get(first, ""), intent.fields.get(second, "")
    if not one or not two or one == two:
        raise NobodyChosen
    return one, two


INTENTS = {"change_places": change_places, "add_table": add_table}

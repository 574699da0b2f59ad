"""What is said where somebody is entered whose name is on the list already."""

from faristol.screens.notice import Caution, Notice
from faristol.screens.parts.pasted_lists import plain
from faristol.texts import Texts
from faristol.tournaments.event import Tournament


def same_name(event: Tournament, name: str, t: Texts) -> Notice | None:
    """Return a notice where two have the same name. Nothing forbids it: father and son may both play."""
    if plain(name) not in {plain(player.name) for player in event.players.values()}:
        return None
    return Caution(
        t.gettext("There are two players called %(name)s.") % {"name": name},
        t.gettext("Write more of their names, to tell them apart, or remove one."),
    )

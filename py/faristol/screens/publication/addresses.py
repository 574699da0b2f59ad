"""Addresses where names should be: they would be published with the rest."""

from faristol.games.publishing import names_an_address as in_log
from faristol.screens.scene import OpenEvent


def names_an_address(event: OpenEvent) -> bool:
    """Return whether a player's name looks like an e-mail address, as the names are now."""
    at_table = event.entries[0].get("players", []) if event.kind.name == "classic" else []
    return any("@" in name for name in at_table) or in_log(event.entries)

"""Addresses where names should be: they would be published with the rest."""

from faristol.screens.scene import OpenEvent


def names_an_address(event: OpenEvent) -> bool:
    """Return whether a player's name looks like an e-mail address."""
    entering = ("PlayerEntered", "PlayerChanged", "PlayerBrought")
    names = [entry["name"] for entry in event.entries if entry["type"] in entering]
    at_table = event.entries[0].get("players", []) if event.kind.name == "classic" else []
    return any("@" in name for name in [*names, *at_table])

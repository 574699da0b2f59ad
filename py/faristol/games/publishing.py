"""What everybody may see of a log: the secret of a draw only where it has been published, nobody's address."""

from collections.abc import Iterable

from faristol.games.log import Entry


def public(entries: Iterable[Entry]) -> list[Entry]:
    return [
        {
            key: value
            for key, value in entry.items()
            if key != "address" and (key != "secret" or entry["type"] == "SecretPublished")
        }
        for entry in entries
    ]

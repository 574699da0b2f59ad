"""The languages that the screens speak, to choose from."""

from faristol.texts import LANGUAGES


def language_segments() -> list[tuple[str, dict[str, str], str | None]]:
    return [(name, {"setting": "language", "value": code}, code) for code, name in LANGUAGES.items()]

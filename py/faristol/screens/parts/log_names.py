"""Who is meant by an id in a log, as its sentences call them."""

from faristol.games.log import Entry


class Names(dict[str, str]):
    """Players by their ids; an act that was undone may speak of one who never was."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[str, str]] = []
        """The ids of RED and BLUE in the games of a competition by letter, as far as they are made."""

    def __missing__(self, player: str) -> str:
        return "–"

    def in_game(self, game: int, side: int) -> str:
        return self[self.pairs[game - 1][side - 1]] if game <= len(self.pairs) else "–"

    def note(self, entry: Entry, undone: bool) -> None:
        """Note who is meant by an id from here on: at a duplicate with the table."""
        if entry["type"] in ("ClassicOpened", "SeriesOpened"):
            self.update({str(number): name for number, name in enumerate(entry["players"], 1)})
        if entry["type"] == "SeriesPlayerAdded":
            self[str(entry["player"])] = entry["name"]
        if entry["type"] in ("GamesPaired", "RoundPaired") and not undone:
            self.pairs += [(red, blue) for red, blue in entry["games"]]
        for person in entry["players"] if entry["type"] == "RoomMerged" else [entry]:
            if "name" in person and "player" in person:
                table = person.get("table")
                self[person["player"]] = f"{table} {person['name']}" if table else person["name"]

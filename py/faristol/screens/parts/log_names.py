"""Who is meant by an id in a log, as its sentences call them."""

from faristol.games.log import Entry


class Names(dict[str, str]):
    """Players by their ids; an act that was undone may speak of one who never was."""

    def __init__(self) -> None:
        super().__init__()
        self.at_tables = False
        """Whether people are called by their tables too: at a duplicate."""
        self.by_evening = False
        """Whether the rounds of a tournament are the evenings of a ladder."""
        self.before: Entry = {}
        """What was said of the same before this entry: of a player, of the prizes."""
        self._said: dict[str, Entry] = {}
        self.rounds: dict[str, int] = {}
        """The last round that the room has seen, by the division where each is paired for itself."""
        self.pairs: list[tuple[str, str]] = []
        """The ids of RED and BLUE in the games of a competition by letter, as far as they are made."""

    def __missing__(self, player: str) -> str:
        return "–"

    def in_game(self, game: int, side: int) -> str:
        return self[self.pairs[game - 1][side - 1]] if game <= len(self.pairs) else "–"

    def note(self, entry: Entry, undone: bool) -> None:
        """Note who is meant by an id from here on: at a duplicate with the table."""
        if entry["type"] == "DuplicateOpened":
            self.at_tables = True
        if isinstance(terms := entry.get("terms"), dict) and not undone:
            self.by_evening = terms.get("mode") == "ladder"
        if entry["type"] in ("RoundPublished", "RoundCalledOff"):
            seen = entry["type"] == "RoundPublished"
            self.rounds[entry.get("division", "")] = entry["round"] - (not seen)
        self._note_before(entry, undone)
        if entry["type"] in ("ClassicOpened", "SeriesOpened"):
            self.update({str(number): name for number, name in enumerate(entry["players"], 1)})
        if entry["type"] == "SeriesPlayerAdded":
            self[str(entry["player"])] = entry["name"]
        if entry["type"] in ("GamesPaired", "RoundPaired") and not undone:
            self.pairs += [(red, blue) for red, blue in entry["games"]]
        for person in entry["players"] if entry["type"] == "RoomMerged" else [entry]:
            if "name" in person and "player" in person:
                table = person.get("table") if self.at_tables else None
                self[person["player"]] = f"{table} {person['name']}" if table else person["name"]

    def next_round(self, player: str) -> int:
        """Return the round that this player comes to next."""
        division = self._said.get(player, {}).get("division", "")
        return self.rounds.get(division, self.rounds.get("", 0)) + 1

    def _note_before(self, entry: Entry, undone: bool) -> None:
        about = entry["player"] if "player" in entry and "name" in entry else entry["type"]
        self.before = self._said.get(about, {})
        if not undone:
            self._said[about] = entry

"""A club that draws its tiles out of a real bag: a test says which, and every slip as it was written."""

from typing import Any

from drivers.club import Club
from faristol.core.tiles import take
from faristol.games.duplicate import handing_in, masters, opening, real_bag, sanctions
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import Slip
from faristol.games.duplicate.ruling import Written
from faristol.games.duplicate.standings import standings


class Tables(Club):
    """Players are called by their tables: 1, 2 …, in the log "1", "2"."""

    def __init__(self, ruleset: str = "duplicate", players: int = 3, **chosen: Any) -> None:
        super().__init__(ruleset, (), **{"source": "bag", **chosen})
        for table in range(1, players + 1):
            self.enter(table)

    # --- what is done

    def enter(self, table: int, name: str = "", group: str = "") -> "Tables":
        player = Player(str(table), table, name or f"Jugador {table}", group)
        self.write(opening.enter_player(self.state, player))
        return self

    def draw(self, rack: str) -> "Tables":
        """Enter the whole rack of a round, with what the master play left unless that went back."""
        draws = self.state.draws
        tiles = draws.tile_set.read(rack)
        went_back = draws.rejected and draws.rule.put_back == "whole"
        drawn = tiles if went_back else take(tiles, draws.kept)
        assert drawn is not None
        self.write(real_bag.type_rack(self.state, drawn))
        return self

    def round_with(self, rack: str) -> "Tables":
        """Play a round up to its slips."""
        self.draw(rack).time()
        return self

    def collect(self, slips: dict[Any, str | Written | None], number: int = 0) -> "Tables":
        """Hand in plays, None for no slip, or a `Written`; for this round unless another is named."""
        for player, slip in slips.items():
            written = slip if isinstance(slip, Written) else Written(slip or "", None if slip else "none")
            state, is_word = self.state, self.words.lexicon.contains
            on = number or len(state.rounds)
            self.write(handing_in.hand_in(state, on, [str(player)], written, is_word))
        return self

    def announce(self, play: str, *, even_wrong: bool = False) -> "Tables":
        is_word = self.words.lexicon.contains
        self.write(masters.choose_master(self.state, play, is_word, even_wrong=even_wrong))
        return self

    def found_wrong(self, number: int) -> "Tables":
        self.write(masters.master_found_wrong(self.state, number))
        return self

    def sanction(self, player: int, number: int = 0) -> "Tables":
        self.write(sanctions.sanction(self.state, str(player), number or None))
        return self

    # --- what there is

    def slip(self, player: int, number: int = 0) -> Slip:
        return self.state.rounds[number - 1].slips[str(player)]

    def counts(self, player: int, number: int = 0) -> tuple[int, str | None, str | None]:
        """Return what a slip counts in the end, why nothing, and by which clause."""
        state = self.state
        found = counted(state, state.rounds[number - 1], str(player))
        assert found
        return found.points, found.reason, found.clause

    @property
    def places(self) -> list[tuple[str, str, int | None]]:
        return [(row.player.id, str(row.total), row.rank) for row in standings(self.state)]

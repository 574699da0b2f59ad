"""The facts about players in the log of a duplicate."""

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from faristol.facts import Fact
from faristol.fields import Clause, Count, Damaged, Name, whole
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.texts import N_

Table = Annotated[int, whole(1, 1_000_000)]


class InList(Fact):
    """A fact that the list of players shows too, where its undo may have other words."""

    undo_in_list: ClassVar[str]


class PlayerEntered(InList):
    """A person sits down at a table."""

    player: Name
    table: Table
    name: Name
    group: Name
    log_sentence = N_("Table %(table)s: %(name)s")
    undo_sentence = N_("a player entered")
    undo_in_list = N_("Undo: %(name)s entered")

    def apply(self, event: Duplicate) -> Duplicate:
        before = event.players.get(self.player) or Player(self.player, 0, "")
        now = replace(before, table=self.table, name=self.name, group=self.group)
        return replace(event, players={**event.players, self.player: now})


class PlayerChanged(PlayerEntered):
    """The name, the table or the group was put right."""

    log_sentence = N_("Table %(table)s is now %(name)s")
    undo_sentence = N_("a player changed")
    undo_in_list = N_("Undo: %(name)s corrected")


class _OfPlayer(InList):
    """A fact about a player who has been entered."""

    player: Name

    def apply(self, event: Duplicate) -> Duplicate:
        player = self.changed(known(event, self.player))
        return replace(event, players={**event.players, player.id: player})

    def changed(self, player: Player) -> Player:
        """Return the player as they are from now on."""
        raise NotImplementedError


class PlayerRemoved(_OfPlayer):
    """A player is taken off the list before round one."""

    log_sentence = N_("%(player)s was removed from the list")
    undo_sentence = N_("a player removed")
    undo_in_list = N_("Undo: a player removed")

    def apply(self, event: Duplicate) -> Duplicate:
        if event.began is not None:
            raise Damaged("type")
        others = {id: player for id, player in event.players.items() if id != self.player}
        return replace(event, players=others)


class PlayerLeft(_OfPlayer):
    """A player left; from this round on nobody waits for their slip."""

    round: Count
    log_sentence = N_("%(player)s left, from round %(round)s on")
    undo_sentence = N_("a player left")
    undo_in_list = N_("Undo: a player left")

    def changed(self, player: Player) -> Player:
        return replace(player, left=self.round)


class PlayerReturned(_OfPlayer):
    """A player who had left is back."""

    log_sentence = N_("%(player)s is back")
    undo_sentence = N_("a player’s return")
    undo_in_list = N_("Undo: a player’s return")

    def changed(self, player: Player) -> Player:
        return replace(player, left=None)


class PlayerSanctioned(_OfPlayer):
    """A public remark or misconduct (DUP-14), and which step follows from it."""

    round: Count
    step: Literal["warning", "zero", "points", "expelled"]
    clause: Clause | None = None
    points: Count = 0
    """How many are deducted."""
    undo_sentence = N_("the sanction")
    undo_in_list = N_("Undo: a sanction")

    @property
    def sentence(self) -> str:
        match self.step:
            case "warning":
                return N_("Round %(round)s: %(player)s was warned")
            case "zero":
                return N_("Round %(round)s: the play of %(player)s scores zero for misconduct")
            case "points":
                return N_("Round %(round)s: %(player)s loses points for misconduct: %(points)s")
        return N_("Round %(round)s: %(player)s was expelled")

    def changed(self, player: Player) -> Player:
        return replace(player, sanctions=(*player.sanctions, self.round))


class SanctionLifted(_OfPlayer):
    """The last sanction was wrong."""

    log_sentence = N_("The last sanction of %(player)s was lifted")
    undo_sentence = N_("the sanction lifted")
    undo_in_list = N_("Undo: a sanction lifted")

    def changed(self, player: Player) -> Player:
        return replace(player, sanctions=player.sanctions[:-1])


class Began(Fact):
    """Round one: from now on nobody can join (DUP-15)."""

    players: Count
    log_sentence = N_("Round one began; players: %(players)s")
    final = True

    def apply(self, event: Duplicate) -> Duplicate:
        if event.began is not None:
            raise Damaged("type")
        return replace(event, began=self.players, awaiting=1)


def known(event: Duplicate, player: str) -> Player:
    """Return a player who has been entered."""
    if player not in event.players:
        raise Damaged("player")
    return event.players[player]

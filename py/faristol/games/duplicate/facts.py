"""The facts in the log of a duplicate: those of its beginning and end, and a table of all."""

from dataclasses import dataclass, replace

from faristol.facts import Fact, Facts
from faristol.fields import (
    Clause,
    Count,
    Damaged,
    Moment,
    Name,
)
from faristol.games.draw_facts import expect
from faristol.games.duplicate import player_facts, rack_facts, slip_facts, top_facts
from faristol.games.duplicate.event import Duplicate, DuplicateOpened
from faristol.games.duplicate.player_facts import Table
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.slip_facts import SlipRuled, check_slip
from faristol.texts import N_


@dataclass(frozen=True)
class Brought:
    """A player of another room."""

    player: Name
    table: Table
    name: Name
    group: Name
    left: Count | None
    sanctions: tuple[Count, ...]


class RoomMerged(Fact):
    """The players of another room, who began at the same time, and all that they handed in."""

    room: Name
    began: Count
    players: tuple[Brought, ...]
    slips: tuple[SlipRuled, ...]
    wrong: tuple[Count, ...]
    log_sentence = N_("The players and slips of the room %(room)s were added")
    undo_sentence = N_("the other room")

    def apply(self, event: Duplicate) -> Duplicate:
        players = {
            each.player: Player(each.player, each.table, each.name, each.group, each.left, each.sanctions)
            for each in self.players
        }
        rounds = []
        for round_ in event.rounds:
            slips = {each.player: each for each in self.slips if each.round == round_.number}
            for player, slip in slips.items():
                if player not in players:
                    raise Damaged("slips")
                check_slip(event, slip.play, slip.reason)
            wrong = round_.number in self.wrong
            master = replace(round_.master, wrong=round_.master.wrong or wrong) if round_.master else None
            brought = {player: slip.slip for player, slip in slips.items()}
            rounds.append(replace(round_, slips={**round_.slips, **brought}, master=master))
        return replace(
            event,
            players={**event.players, **players},
            began=(event.began or 0) + self.began,
            rounds=tuple(rounds),
            rooms=(*event.rooms, self.room),
        )


class ClaimsOpened(Fact):
    """From now on, until this moment, the results can be checked (DUP-22)."""

    until: Moment
    log_sentence = N_("The time for claims began; it ends at %(until)s")
    undo_sentence = N_("the time for claims")

    def apply(self, event: Duplicate) -> Duplicate:
        expect(event.draws, "over")
        return replace(event, claims_until=self.until)


class ResultsFinal(Fact):
    """The results are final: nothing is corrected any more."""

    clause: Clause | None = None
    log_sentence = N_("The results became final")
    final = True

    def apply(self, event: Duplicate) -> Duplicate:
        expect(event.draws, "over")
        return replace(event, final=True)


class ResultsReopened(Fact):
    """An arbiter opens final results again."""

    why: str
    log_sentence = N_("The results were opened again: %(why)s")
    final = True

    def apply(self, event: Duplicate) -> Duplicate:
        return replace(event, final=False)


FACTS: Facts[Duplicate] = Facts(
    DuplicateOpened, vars(player_facts), vars(slip_facts), vars(top_facts), vars(rack_facts), globals()
)
apply = FACTS.apply

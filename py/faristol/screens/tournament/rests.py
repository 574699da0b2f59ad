"""Who rests in a round, why, and what it brings."""

from fractions import Fraction

from faristol.screens.tournament.figures import division_name
from faristol.screens.tournament.pairings import names_of
from faristol.screens.tournament.reasons import clause_of, sentence
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.counting import FIXED
from faristol.tournaments.criteria import on_ladder
from faristol.tournaments.event import Tournament
from faristol.tournaments.ladder import WHOLE
from faristol.tournaments.pairing import Draft
from faristol.tournaments.players import Player
from faristol.tournaments.results import DRAW, WIN
from faristol.tournaments.why import Why


@view_value
class Rest:
    player: Player
    division: str
    """Its name, where there are several."""
    why: str
    clause: str | None
    brings: str

    @property
    def why_by_division(self) -> str:
        """The reason, led by the division."""
        return f"{self.division} · {self.why}" if self.division else self.why


def resting(event: Tournament, draft: Draft, t: Texts) -> list[Rest]:
    names, terms, several = names_of(event), event.terms_in(draft.number), len(event.divisions) > 1
    return [
        Rest(
            event.players[id],
            division_name(event.players[id].division, t) if several else "",
            sentence(why, names, t),
            clause_of(why, terms),
            rest_brings(event, why, t),
        )
        for id, why in draft.byes
    ]


def rest_brings(event: Tournament, why: Why, t: Texts) -> str:
    """Return what a rest brings: on a ladder a share of the own value."""
    halves = event.terms.counting.rest(why)
    if on_ladder(event.terms.scoring):
        rule = event.terms.ladder
        share = Fraction(FIXED[why.code], WIN) if why.code in FIXED else Fraction(rule.bye, WHOLE)
        if 0 < share < 1:
            return t.gettext("%(share)s of the own value") % {"share": share}
        return t.gettext("the whole own value") if share else t.gettext("no point")
    return t.gettext({WIN: N_("1 point"), DRAW: N_("half a point")}.get(halves, N_("no point")))

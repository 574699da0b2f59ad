"""The entry fees of a tournament: what playing costs, what came in, and a paper for the treasurer."""

from dataclasses import replace

from markupsafe import Markup

from faristol.screens.acts import Act, acts
from faristol.screens.parts.exports import CSV
from faristol.screens.parts.file_names import file_name
from faristol.screens.scene import SavedFile, Scene, Screen, Step
from faristol.screens.tournament.amounts import figure_of
from faristol.screens.tournament.fee_lines import Sums, sums
from faristol.screens.tournament.fees.fees_csv import fees_csv
from faristol.screens.tournament.open_event import TournamentView, event_of, here, open_event
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.sheets.printing import print_, sheets
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.tournaments.awarding import in_currency, set_prizes
from faristol.tournaments.collecting import set_fee
from faristol.tournaments.event import Tournament


@view_value(kw_only=True)
class FeesView(TournamentView):
    fee: str
    lower: list[tuple[str, str]]
    """The categories that there are, and what is written for each."""
    sums: Sums | None
    """None before there is a fee."""
    printed: Markup | None


def view(scene: Scene) -> FeesView:
    event, t = event_of(scene), scene.texts
    fees = event.fees
    written = {each.group: figure_of(each.cents, t) for each in fees.lower}
    groups = {*written, *(player.category for player in event.hall.players.values())} - {""}
    return FeesView(
        title=t.gettext("Entry fees"),
        subtitle=event.opened.name,
        back=f"{here(scene)}/players",
        back_name=t.gettext("Players"),
        event=event,
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        undo=undo_label(open_event(scene), t),
        fee=figure_of(fees.cents, t) if fees.cents else "",
        lower=[(group, written.get(group, "")) for group in sorted(groups)],
        sums=sums(event, t) if fees.known else None,
        printed=sheets(scene),
    )


def set_(event: Tournament, fields: dict[str, str], fee: str = "") -> Act:
    """Set the fee, what categories pay instead, and the currency, which prizes have too."""
    lower = {name.removeprefix("lower:"): text for name, text in fields.items() if name.startswith("lower:")}
    prizes = in_currency(event.prizes, fields.get("currency", ""))
    entries = set_fee(replace(event, prizes=prizes), fee, lower)
    if prizes != event.prizes:
        entries += set_prizes(prizes)
    return Step(entries, focus="work")


def save(scene: Scene, event: Tournament) -> Act:
    text = fees_csv(event, scene.texts, scene.zone)
    return Step(save=SavedFile(file_name(open_event(scene)) + scene.texts.gettext("-fees.csv"), CSV, text))


TOURNAMENT_FEES = Screen(
    name="tournament_fees",
    view=view,
    title=lambda scene: scene.texts.gettext("Entry fees"),
    clock=ticking,
    intents=acts(set_, save, print_),
)

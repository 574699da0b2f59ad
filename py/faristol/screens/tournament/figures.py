"""What the figures of a tournament look like, and what their columns are called."""

from collections.abc import Iterable
from fractions import Fraction

from faristol.core.coefficients import WHOLE
from faristol.screens.parts.signs import MINUS
from faristol.texts import N_, Texts, score
from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.criteria import BUCHHOLZ, COEFFICIENTS, MEAN, ON_LADDER, POINTS
from faristol.tournaments.results import WIN
from faristol.tournaments.tie_breaks import UNDECIDED

HEADS = {
    "points": N_("Points"),
    "differential": N_("Differential"),
    "total": N_("Points for"),
    "coefficients": N_("Coefficients"),
    "median-buchholz": N_("Median Buchholz"),
    "berger": N_("Berger"),
    "wins": N_("Wins"),
    "direct": N_("Direct encounter"),
    "buchholz": N_("Buchholz"),
    "buchholz-cut": N_("Buchholz without the lowest"),
    "buchholz-middle": N_("Buchholz without both ends"),
    "progress": N_("Progressive score"),
    "performance": N_("Performance"),
    "lots": N_("Lot"),
    "ladder": N_("Ladder points"),
    "mean-points": N_("Points per round"),
    "mean-differential": N_("Differential per round"),
    "mean-total": N_("Points for, per round"),
}
NAMES = {
    POINTS: (N_("Points, differential"), N_("Points, then the differential, then all points for.")),
    COEFFICIENTS: (N_("Coefficients"), N_("Only the sum of the coefficients decides.")),
    BUCHHOLZ: (
        N_("Median Buchholz"),
        N_("Points, then the opponents’ points without the lowest, then Berger."),
    ),
    MEAN: (N_("Points per round"), N_("For players with different numbers of rounds.")),
}
LADDER_ORDER = (
    N_("Ladder points"),
    N_("A win brings the opponent’s value, and all evenings are recalculated with the current values."),
)
OWN = (N_("Your own order"), N_("If two are level on one of these, the next one decides."))
CLAUSES = {POINTS: "MAL-T3", COEFFICIENTS: "COR-26"}
"""The clauses of the orders that a document has."""

DECIDED = {
    "differential": N_("Ahead on the differential: %(mine)s to %(other)s"),
    "total": N_("Ahead on total points for: %(mine)s to %(other)s"),
    "median-buchholz": N_("Ahead on median Buchholz: %(mine)s to %(other)s"),
    "berger": N_("Ahead on Berger: %(mine)s to %(other)s"),
    "wins": N_("Ahead on wins: %(mine)s to %(other)s"),
    "direct": N_("Ahead on the direct encounter: %(mine)s to %(other)s"),
    "buchholz": N_("Ahead on Buchholz: %(mine)s to %(other)s"),
    "buchholz-cut": N_("Ahead on Buchholz without the lowest: %(mine)s to %(other)s"),
    "buchholz-middle": N_("Ahead on Buchholz without both ends: %(mine)s to %(other)s"),
    "progress": N_("Ahead on progressive score: %(mine)s to %(other)s"),
    "performance": N_("Ahead on performance: %(mine)s to %(other)s"),
    "points": N_("Ahead on points: %(mine)s to %(other)s"),
    "coefficients": N_("Ahead on the coefficients: %(mine)s to %(other)s"),
    "ladder": N_("Ahead on the ladder: %(mine)s to %(other)s"),
    "mean-points": N_("Ahead on points per round: %(mine)s to %(other)s"),
    "lots": N_("Ahead by lot: %(mine)s to %(other)s"),
    "mean-differential": N_("Ahead on the differential per round: %(mine)s to %(other)s"),
    "mean-total": N_("Ahead on points for, per round: %(mine)s to %(other)s"),
}


SHORT = 2
"""A division whose name is no longer is read with the word before it."""


def division_name(division: str, t: Texts) -> str:
    """Return what a division is called, A or Seniors; nothing where there are none."""
    return t.gettext("Division %(name)s") % {"name": division} if 0 < len(division) <= SHORT else division


def order_name(order: str, t: Texts) -> tuple[str, str]:
    """Return what an order is called, and what it says."""
    label, explained = LADDER_ORDER if order == ON_LADDER else NAMES.get(order, OWN)
    return t.gettext(label), t.gettext(explained)


def counting_note(counting: Counting, t: Texts) -> str:
    """Return what a bye counts and how far a differential does; nothing where the documents hold."""
    notes = []
    if (counting.bye, counting.bye_differential) != (AS_DOCUMENTS.bye, AS_DOCUMENTS.bye_differential):
        brings = max(counting.of_bye(number) for number in range(1, len(counting.limits) + 2))
        bye = {"points": points(counting.bye, t), "differential": signed(str(brings))}
        says = t.gettext("A bye counts %(points)s, differential %(differential)s.")
        if len({*counting.limits}) > 1 and counting.bye_is_cut:
            says = t.gettext(
                "A bye counts %(points)s, differential %(differential)s, but never beyond the limit of "
                "its round."
            )
        notes.append(says % bye)
    if counting.limits:
        most = ", ".join(map(str, counting.limits))
        notes.append(t.gettext("Largest differential in a game: %(most)s.") % {"most": most})
    return " ".join(notes)


def figure(criterion: str, value: Fraction | int, t: Texts) -> str:
    match criterion:
        case "direct" if value == UNDECIDED:
            return "\u2013"
        case (
            "points"
            | "median-buchholz"
            | "buchholz"
            | "buchholz-cut"
            | "buchholz-middle"
            | "progress"
            | "direct"
        ):
            return score(Fraction(value, WIN), t.language)
        case "differential":
            return signed(str(int(value)))
        case "coefficients":
            return decimal(Fraction(value, WHOLE), 4, t)
        case "berger" | "mean-points":
            return decimal(Fraction(value) / WIN, 2, t)
        case "mean-differential":
            return signed(decimal(Fraction(value), 1, t))
        case "performance":
            return decimal(Fraction(value), 0, t)
        case "mean-total" | "ladder":
            return decimal(Fraction(value), 1, t)
    return str(value)


def decimal(value: Fraction | float, places: int, t: Texts) -> str:
    """Return a figure, rounded half away from nought, which a float would not always be."""
    ten = 10**places
    exact = Fraction(value).limit_denominator(10**9)
    sign = "-" if exact < 0 else ""
    whole, rest = divmod(int(abs(exact) * ten + Fraction(1, 2)), ten)
    return (
        f"{sign}{whole}{'.' if t.language == 'en' else ','}{rest:0{places}}" if places else f"{sign}{whole}"
    )


def written_rating(rating: float | None, t: Texts) -> str:
    """Return a rating as a list has it, with two places at most."""
    if rating is None:
        return "\u2013"
    text = f"{rating:.2f}".rstrip("0").rstrip(".") if isinstance(rating, float) else str(rating)
    return text if t.language == "en" else text.replace(".", ",")


def signed(figure: str) -> str:
    """Return a figure with its sign: +120, −8, 0."""
    if figure.startswith("-"):
        return MINUS + figure[1:]
    return figure if not figure.strip("0,.") else f"+{figure}"


def points(halves: int, t: Texts) -> str:
    return score(Fraction(halves, WIN), t.language)


def numbers(tables: Iterable[int]) -> str:
    """Return 1–6, 21."""
    runs: list[list[int]] = []
    for table in sorted(tables):
        if runs and runs[-1][-1] == table - 1:
            runs[-1].append(table)
        else:
            runs.append([table])
    found = (f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
    return ", ".join(found) or "–"

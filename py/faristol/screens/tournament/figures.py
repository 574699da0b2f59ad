"""What the figures of a tournament look like, and what their columns are called."""

from fractions import Fraction

from faristol.core.coefficients import WHOLE
from faristol.screens.parts.signs import MINUS
from faristol.texts import N_, Texts, score
from faristol.tournaments.criteria import BUCHHOLZ, COEFFICIENTS, MEAN, POINTS
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
    "progress": N_("Sum of progress"),
    "performance": N_("Performance"),
    "lots": N_("Lot"),
    "mean-points": N_("Points a round"),
    "mean-differential": N_("Differential a round"),
    "mean-total": N_("Points for a round"),
}
NAMES = {
    POINTS: (N_("Points, differential"), N_("Points, then the differential, then all points for.")),
    COEFFICIENTS: (N_("Coefficients"), N_("Only the sum of the coefficients decides.")),
    BUCHHOLZ: (
        N_("Median Buchholz"),
        N_("Points, then the opponents' points without the lowest, then Berger."),
    ),
    MEAN: (N_("Points a round"), N_("For players with different numbers of rounds.")),
}
OWN = (N_("Your own order"), N_("Of two who are level in one of these, the next one decides."))
CLAUSES = {POINTS: "MAL-T3", COEFFICIENTS: "COR-26"}
"""The clauses of the orders that a document has."""

DECIDED = {
    "differential": N_("Ahead by the differential: %(mine)s against %(other)s"),
    "total": N_("Ahead by all points for: %(mine)s against %(other)s"),
    "median-buchholz": N_("Ahead by the median Buchholz: %(mine)s against %(other)s"),
    "berger": N_("Ahead by Berger: %(mine)s against %(other)s"),
    "wins": N_("Ahead by wins: %(mine)s against %(other)s"),
    "direct": N_("Ahead by the direct encounter: %(mine)s against %(other)s"),
    "buchholz": N_("Ahead by the Buchholz: %(mine)s against %(other)s"),
    "buchholz-cut": N_("Ahead by the Buchholz without the lowest: %(mine)s against %(other)s"),
    "buchholz-middle": N_("Ahead by the Buchholz without both ends: %(mine)s against %(other)s"),
    "progress": N_("Ahead by the sum of progress: %(mine)s against %(other)s"),
    "performance": N_("Ahead by the performance: %(mine)s against %(other)s"),
    "points": N_("Ahead by points: %(mine)s against %(other)s"),
    "coefficients": N_("Ahead by the coefficients: %(mine)s against %(other)s"),
    "mean-points": N_("Ahead by the points a round: %(mine)s against %(other)s"),
    "lots": N_("Ahead by lot: %(mine)s against %(other)s"),
    "mean-differential": N_("Ahead by the differential a round: %(mine)s against %(other)s"),
    "mean-total": N_("Ahead by the points for a round: %(mine)s against %(other)s"),
}


def order_name(order: str, t: Texts) -> tuple[str, str]:
    """Return what an order is called, and what it says."""
    label, explained = NAMES.get(order, OWN)
    return t.gettext(label), t.gettext(explained)


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
        case "mean-total":
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

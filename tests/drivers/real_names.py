"""Names as clubs have them: Catalan ones of two surnames, Romanian ones with two first names."""

FIRST = (
    *("Maria Antònia", "Joan Miquel", "Magdalena", "Bartomeu", "Catalina", "Francesc Xavier"),
    *("Guillem", "Margalida", "Miquel Àngel", "Coloma", "Aina", "Llorenç"),
)
LAST = (
    *("Puigserver Vanrell", "Nicolau i Ferrà", "Capdevila Amengual", "Serrallonga i Rosselló", "Mas Fiol"),
    *("Llompart de la Peña", "Sastre Bibiloni", "Oliver Roca", "Caldentey Quetglas", "Riera Mas"),
    *("Gelabert i Salvà", "Bonet"),
)
ROMANIAN_FIRST = (
    *("Ștefan-Cătălin", "Gheorghe Ovidiu", "Ioana-Cristina", "Mihaela Loredana", "Răzvan-Ionuț", "Horia"),
    *("Andreea", "Florin", "Elena-Roxana", "Ilinca", "Doina Maria", "Cristian"),
)
ROMANIAN_LAST = (
    *("Constantinescu", "Dumitrașcu-Popescu", "Țurcanu", "Ștefănescu-Delavrancea", "Munteanu"),
    *("Văcărescu", "Popa"),
)


def real_names(count: int) -> list[str]:
    """Return so many names, of which no two are the same: three in four Catalan, as they lie in the room."""
    catalan = [f"{FIRST[(at * 5 + other) % 12]} {LAST[at]}" for other in range(12) for at in range(12)]
    romanian = [f"{first} {last}" for first in ROMANIAN_FIRST for last in ROMANIAN_LAST]
    every = [name for at in range(84) for name in (*catalan[at * 3 : at * 3 + 3], romanian[at])]
    return every[:count]

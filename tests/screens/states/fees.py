"""Every state of the entry fees of a tournament: their own page, and the list of players with them."""

from faristol.screens.scene import Scene
from faristol.tournaments import collecting
from screens.states.tournaments import AT, Scenes, looks_at, named


def fees(scene: Scenes, name: str) -> dict[str, Scene]:
    at, players = f"{AT}/fees", f"{AT}/players"
    none = named(name, 6)
    some = named(name, 14).do(collecting.set_fee, "12.50", {name: "6"})
    some.do(collecting.take, "p1", name).do(collecting.take, "p2", "Pau", "2").do(
        collecting.settle, "p3", "0"
    )
    some.do(collecting.take, "p4", "Pau").do(collecting.settle, "p4", "1")
    return {
        "entry fees, none": scene(at, none),
        "entry fees": scene(at, some),
        "entry fees, problems": scene(at, some, problems={"fee": "!", f"lower:{name}": "!"}),
        "entry fees, watched": scene(at, some, writing=False),
        "tournament players, their fees": looks_at(scene, some, players, money="all"),
        "tournament players, who owes": looks_at(scene, some, players, money="owing"),
        "tournament players, the fee of one": looks_at(scene, some, players, edited="p4"),
        "tournament players, one who owes": looks_at(scene, some, players, edited="p2", money="all"),
    }

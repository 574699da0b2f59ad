"""The names that the club's authority is limited to: addresses of local networks, and a few names.

No name that anybody could register, or that a company uses for itself, is among them; a computer's bare name
isn't either, because a constraint on it would also permit all names that end so: think of one called "cat".
"""

import ipaddress

ADDRESSES = [
    ipaddress.ip_network(network)
    for network in [
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",  # taken by computers on a cable or an access point where nobody gives out addresses
        "127.0.0.0/8",
        "fc00::/7",
        "fe80::/10",
        "::1/128",
    ]
]
NAMES = ["localhost", "local"]


def has(name: str) -> bool:
    """Returns whether a name or an address is one of the local network."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return any(name == ours or name.endswith(f".{ours}") for ours in NAMES)
    return any(address in network for network in ADDRESSES)

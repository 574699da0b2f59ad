"""The names that the club's authority is limited to: addresses of local networks, and a few names.

No name that anybody could register, or that a company uses for itself, is among them; a computer's bare name
isn't either, because a constraint on it would also permit all names that end so: think of one called "cat".
"""

import ipaddress
import socket
import struct
from types import ModuleType

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
VIRTUAL = ("docker", "veth", "br-", "virbr", "vmnet", "vboxnet")
"""Networks inside this computer, which no telephone is in."""
SIOCGIFADDR = 0x8915
"""What Linux is asked for the address of an interface."""


def has(name: str) -> bool:
    """Returns whether a name or an address is one of the local network."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return any(name == ours or name.endswith(f".{ours}") for ours in NAMES)
    return any(address in network for network in ADDRESSES)


def addresses() -> list[str]:
    """Returns the private IPv4 addresses by which the room reaches this computer, the likeliest first."""
    found = [_towards("192.0.2.1")]
    try:
        import fcntl
    except ImportError:
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    else:
        found += [
            _of_interface(fcntl, name) for _, name in socket.if_nameindex() if not name.startswith(VIRTUAL)
        ]
    private = [each for each in found if each and has(each) and not ipaddress.ip_address(each).is_loopback]
    return list(dict.fromkeys(private))


def _towards(address: str) -> str:
    """Returns by which of its addresses this computer would go there; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as to_anywhere:
        try:
            to_anywhere.connect((address, 9))
        except OSError:
            return ""
        return str(to_anywhere.getsockname()[0])


def _of_interface(fcntl: ModuleType, name: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        try:
            asked = fcntl.ioctl(any_socket.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()))
        except OSError:  # it has none
            return ""
    return socket.inet_ntoa(asked[20:24])

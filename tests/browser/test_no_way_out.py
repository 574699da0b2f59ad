"""Two tablets join and play in a network that has no way out: the same test, where no packet can leave."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ONE_ROOM = (
    "ip link set lo up && ip link add room0 type veth peer name room1 && ip link set room1 up"
    " && ip link set room0 up && ip addr add 192.168.77.1/24 dev room0"
)
WAY_OUT = """
import socket
try:
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect(("192.0.2.1", 9))
except OSError:
    raise SystemExit(0)
raise SystemExit("there is a way out")
"""


def in_one_room(*command: str, timeout: int) -> "subprocess.CompletedProcess[str]":
    """Run a command where there is only the room's own network."""
    inside = f'{ONE_ROOM} && exec "$@"'
    whole = ["unshare", "-rn", "sh", "-c", inside, "sh", *command]
    return subprocess.run(whole, capture_output=True, text=True, timeout=timeout, stdin=subprocess.DEVNULL)


@pytest.fixture
def no_way_out() -> None:
    try:
        done = in_one_room(sys.executable, "-c", WAY_OUT, timeout=30)
    except FileNotFoundError:
        pytest.skip("this system has no unshare")
    if "way out" in done.stderr:
        pytest.fail(done.stderr)
    if done.returncode:
        pytest.skip(f"no network of one's own may be made here: {done.stderr.strip()}")


@pytest.mark.thorough
@pytest.mark.usefixtures("no_way_out")
def test_two_processes_join_by_their_cameras_and_play_where_there_is_no_way_out() -> None:
    the_same = HERE / "test_both_sides_scan.py"
    done = in_one_room(
        sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", str(the_same), timeout=400
    )
    print(done.stdout)
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr

"""An owner and guests of the relay, as pages are: each sends by POST and hears by one connection."""

import base64
import contextlib
import hashlib
import http.client
import json
import secrets
import threading

from faristol.serving import serve


def base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Hearing:
    """An open connection to the relay, read event by event."""

    def __init__(self, port, path, source="127.0.0.1", headers=None):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, 10, source_address=(source, 0))
        self.connection.request("GET", path, headers=headers or {})
        self.answer = self.connection.getresponse()
        self.status = self.answer.status
        self.last = 0

    def next(self):
        """The next event with its data; None when the relay has hung up."""
        event = data = None
        while line := self.answer.readline():
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name == "event":
                event = value
            elif name == "data":
                data = value
            elif name == "id":
                self.last = int(value)
            elif not name and event:
                return event, data
        return None

    def until(self, wanted):
        """The data of the next event of this kind."""
        while (heard := self.next()) is not None:
            if heard[0] == wanted:
                return heard[1]
        raise AssertionError(f"the relay hung up before {wanted}")

    def close(self):
        with contextlib.suppress(OSError):
            self.connection.sock and self.connection.sock.close()
        self.answer.close()
        self.connection.close()


class Device:
    def __init__(self, port, source="127.0.0.1"):
        self.port, self.source = port, source
        self.open = []

    def ask(self, method, path, body=None, **headers):
        line = http.client.HTTPConnection("127.0.0.1", self.port, 10, source_address=(self.source, 0))
        line.request(method, path, body, headers)
        answer = line.getresponse()
        content = answer.read()
        line.close()
        return answer.status, content

    def get(self, path, **headers):
        return json.loads(self.ask("GET", path, **headers)[1])

    def listen(self, path, **headers):
        self.open.append(Hearing(self.port, path, self.source, headers))
        return self.open[-1]

    def close(self):
        for hearing in self.open:
            hearing.close()


class Owner(Device):
    def __init__(self, port, source="127.0.0.1"):
        super().__init__(port, source)
        secret = secrets.token_bytes(32)
        self.token, self.key = base64url(secret), base64url(secrets.token_bytes(32))
        self.room = base64url(hashlib.sha512(secret).digest()[:16])
        self.path = f"/relay/{self.room}"
        self.turn = 0

    def goes_on_at(self, port, turn):
        """Another device that has the owner's keys, and goes on in its place."""
        other = Owner(port)
        other.token, other.key, other.room, other.path = self.token, self.key, self.room, self.path
        other.turn = turn
        return other

    @property
    def is_owner(self):
        return {"X-Owner": self.token, "X-Turn": str(self.turn)}

    def begin(self):
        status, content = self.ask("POST", self.path, self.key, **self.is_owner)
        self.ticket = json.loads(content)["ticket"] if status == 200 else ""
        return status

    def hear(self, after=0):
        self.begin()
        return self.hear_with(self.ticket, after)

    def hear_with(self, ticket, after=0):
        return self.listen(f"{self.path}/owner?ticket={ticket}&after={after}")

    def send(self, guest, text):
        return self.ask("POST", f"{self.path}/to/{guest}", text, **self.is_owner)[0]


class Telephone(Device):
    def __init__(self, port, room, source="127.0.0.1"):
        super().__init__(port, source)
        self.room, self.name = room, base64url(secrets.token_bytes(32))

    def hear(self, **headers):
        return self.listen(f"/relay/{self.room}/guests/{self.name}", **headers)

    def send(self, text):
        return self.ask("POST", f"/relay/{self.room}/from/{self.name}", text)[0]


class Club:
    """A server and the devices of a room; the server may be stopped and begun again at the same port."""

    def __init__(self, folder):
        self.folder, self.port, self.devices = folder, 0, []
        self.begin()

    def begin(self):
        self.server = serve.site("0.0.0.0", self.port, self.folder)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self):
        self.server.shutdown()
        for room in self.server.rooms.all():
            room.end()
        self.server.server_close()

    def owner(self, source="127.0.0.1"):
        owner = Owner(self.port, source)
        self.devices.append(owner)
        assert owner.begin() == 200
        return owner

    def guest(self, room, source="127.0.0.1"):
        self.devices.append(Telephone(self.port, room, source))
        return self.devices[-1]

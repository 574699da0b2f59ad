"""A server of the site that can be stopped."""

from pathlib import Path

from faristol.serving import serve


class Handler(serve.Handler):
    """A stopped server answers nobody, not even on an open connection; it only accepts them."""

    server: "Site"

    def do_GET(self) -> None:
        if self.server.dead:
            self.server.knocks.add(self.path)
            self.close_connection = True
            return
        super().do_GET()


class Site(serve.Server):
    dead = False

    def __init__(self, folder: Path) -> None:
        self.knocks: set[str] = set()
        super().__init__(("localhost", 0), lambda *request: Handler(*request, directory=str(folder)))
        self.url = f"http://localhost:{self.server_port}/"

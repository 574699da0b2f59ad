"""Https with the club's own authority: a device that trusts it gets the site, any other device doesn't."""

import datetime
import ipaddress
import os
import re
import ssl
import stat
import urllib.error
import urllib.request

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.x509.oid import ExtendedKeyUsageOID

import certificates
import trust

HERE = ["192.168.1.20", "club.local", "club", "localhost", "127.0.0.1"]


def names(server):
    return server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value


def made(folder):
    server, _ = certificates.read(folder / "server")
    authority, _ = certificates.read(folder / "faristol-ca")
    return server, authority


@pytest.fixture
def folder(tmp_path):
    certificates.main(tmp_path / "faristol", HERE)
    return tmp_path / "faristol"


def handshake(server_context, authority, host):
    """Both ends of a connection in memory: what a device says to the certificate for this host."""
    device = ssl.create_default_context(cadata=authority.public_bytes(serialization.Encoding.PEM).decode())
    to_server, to_device = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [
        device.wrap_bio(to_device, to_server, server_hostname=host),
        server_context.wrap_bio(to_server, to_device, server_side=True),
    ]
    for _ in range(4):
        for end in ends:
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
    return ends[0].version()


def server_context(folder):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.crt", folder / "server.key")
    return context


@pytest.mark.parametrize("host", HERE)
def test_a_device_that_trusts_the_authority_accepts_each_name(folder, host):
    assert handshake(server_context(folder), made(folder)[1], host) == "TLSv1.3"


def test_the_server_certificate_is_one_that_tablets_accept(folder):
    server, authority = made(folder)
    server.verify_directly_issued_by(authority)
    assert names(server).get_values_for_type(x509.DNSName) == ["club.local", "club", "localhost"]
    assert names(server).get_values_for_type(x509.IPAddress) == [
        ipaddress.ip_address("192.168.1.20"),
        ipaddress.ip_address("127.0.0.1"),
    ]
    assert server.not_valid_after_utc - server.not_valid_before_utc <= datetime.timedelta(days=397)
    uses = server.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(uses) == [ExtendedKeyUsageOID.SERVER_AUTH]
    assert not server.extensions.get_extension_for_class(x509.BasicConstraints).value.ca


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a person's own folder to that person")
def test_only_the_owner_can_read_the_keys(folder):
    for name in ["faristol-ca.key", "server.key"]:
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600


def test_nothing_is_made_again_while_nothing_changes(folder):
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    certificates.main(folder, HERE)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_new_address_gets_a_new_certificate_of_the_same_authority(folder):
    server, authority = made(folder)
    certificates.main(folder, ["192.168.1.99", *HERE[1:]])
    new_server, same_authority = made(folder)
    assert same_authority == authority
    assert new_server != server
    assert handshake(server_context(folder), authority, "192.168.1.99") == "TLSv1.3"


def test_a_certificate_near_its_end_is_made_again(folder, monkeypatch):
    server, authority = made(folder)
    monkeypatch.setattr(certificates, "NOW", server.not_valid_after_utc - datetime.timedelta(days=29))
    certificates.main(folder, HERE)
    assert made(folder)[0] != server
    assert made(folder)[1] == authority


def test_a_name_beyond_the_local_network_is_left_out_and_said_so(folder, capsys):
    certificates.main(folder, [*HERE, "www.example.org"])
    assert "www.example.org" not in names(made(folder)[0]).get_values_for_type(x509.DNSName)
    assert "www.example.org is not a name of the local network" in capsys.readouterr().out


def test_whoever_steals_the_key_cannot_speak_for_another_site(folder):
    authority, key = certificates.read(folder / "faristol-ca")
    stolen, stolen_key = certificates.make_server(authority, key, [x509.DNSName("www.example.org")])
    certificates.write(folder / "server", stolen_key, stolen, authority)
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        handshake(server_context(folder), authority, "www.example.org")


def test_a_room_is_served_by_https(dist, start, tmp_path):
    said = start("--https", "--host", "127.0.0.1", env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)})
    site = re.search(r"https://127\.0\.0\.1:\d+", said)[0]
    page = re.search(r"http://127\.0\.0\.1:\d+", said)[0]

    with urllib.request.urlopen(f"{page}/faristol-ca.crt") as answer:
        assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"
        authority = answer.read().decode()
    trusting = ssl.create_default_context(cadata=authority)
    with urllib.request.urlopen(f"{site}/version.json", context=trusting) as answer:
        assert answer.read() == (dist / "version.json").read_bytes()
    with pytest.raises(urllib.error.URLError, match="certificate verify failed"):
        urllib.request.urlopen(f"{site}/version.json", context=ssl.create_default_context())

    fingerprint = re.search(r"(?:[0-9A-F]{2}:){31}[0-9A-F]{2}", said)[0]
    for language, words in {
        "ca": "Baixa el certificat",
        "ro": "Descarcă certificatul",
        "en": "Download",
    }.items():
        with urllib.request.urlopen(f"{page}/{language}") as answer:
            text = answer.read().decode().replace("<wbr>", "")
        assert f'<html lang="{language}">' in text
        assert words in text
        assert fingerprint in text
        assert f'href="{site}"' in text


def test_the_page_speaks_the_language_of_the_device(dist, start, tmp_path):
    said = start("--https", "--host", "127.0.0.1", env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)})
    page = re.search(r"http://127\.0\.0\.1:\d+", said)[0]
    for asked, language in {"ro-RO,ro;q=0.9,en": "ro", "es-ES,ca;q=0.8": "ca", "pl": "en"}.items():
        request = urllib.request.Request(page, headers={"Accept-Language": asked})
        with urllib.request.urlopen(request) as answer:
            assert f'<html lang="{language}">' in answer.read().decode()


def test_the_first_name_is_the_address_in_the_room():
    first, *others = trust.names("0.0.0.0")
    assert others[-2:] == ["localhost", "127.0.0.1"] or first == "localhost"
    assert trust.names("192.168.7.7") == ["192.168.7.7", "localhost", "127.0.0.1"]

"""Https with the club's own authority: a device that trusts it gets the site, any other device doesn't."""

import datetime
import ipaddress
import os
import re
import ssl
import stat
import time
import urllib.error
import urllib.request

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from drivers.forging import earlier_authority, forged, made, server_context
from faristol.serving import certificates, trust

HERE = ["192.168.1.20", "club.local", "localhost", "127.0.0.1"]


def names(server):
    return server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value


@pytest.fixture
def folder(tmp_path):
    certificates.main(tmp_path / "faristol", HERE)
    return tmp_path / "faristol"


def handshake(server_context, authority, host):
    """Both ends of a connection in memory: what a device says to the certificate for this host."""
    device = ssl.create_default_context(cadata=authority.public_bytes(serialization.Encoding.PEM).decode())
    return shake_hands(server_context, device, host)


def shake_hands(server_context, device, host):
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


@pytest.mark.parametrize("host", HERE)
def test_a_device_that_trusts_the_authority_accepts_each_name(folder, host):
    assert handshake(server_context(folder), made(folder)[1], host) == "TLSv1.3"


def test_the_server_certificate_is_one_that_tablets_accept(folder):
    server, authority = made(folder)
    server.verify_directly_issued_by(authority)
    assert names(server).get_values_for_type(x509.DNSName) == ["club.local", "localhost"]
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


def test_a_name_beyond_the_local_network_is_left_out(folder):
    certificates.main(folder, [*HERE, "www.example.org", "203.0.113.7"])
    assert set(map(str, names(made(folder)[0]).get_values_for_type(x509.DNSName))) <= set(HERE)
    assert set(map(str, names(made(folder)[0]).get_values_for_type(x509.IPAddress))) <= set(HERE)


FOREIGN = ["www.example.org", "cat", "club", "club.lan", "203.0.113.7", "8.8.8.8", "100.64.0.1", "172.32.0.1"]


@pytest.mark.parametrize("site", [*FOREIGN, "2001:db8::7", "192.169.0.1", "mylocal"])
def test_whoever_steals_the_key_cannot_speak_for_another_site(folder, site):
    server, authority = forged(folder, site)
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        handshake(server, authority, site)


@pytest.mark.parametrize(
    "site", ["10.1.2.3", "172.16.0.1", "172.31.255.1", "169.254.7.7", "fd12::1", "other.local"]
)
def test_every_address_of_a_room_can_be_spoken_for(folder, site):
    assert handshake(*forged(folder, site), site) == "TLSv1.3"


def test_the_authority_is_good_for_servers_only_and_for_two_years_at_most(folder):
    _, authority = made(folder)
    uses = authority.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(uses) == [ExtendedKeyUsageOID.SERVER_AUTH]
    constraints = authority.extensions.get_extension_for_class(x509.BasicConstraints)
    assert (constraints.critical, constraints.value.path_length) == (True, 0)
    assert authority.extensions.get_extension_for_class(x509.NameConstraints).critical
    assert authority.not_valid_after_utc - authority.not_valid_before_utc <= datetime.timedelta(days=731)


def test_no_server_outlives_its_authority(folder, monkeypatch):
    _, authority = made(folder)
    later = authority.not_valid_after_utc - datetime.timedelta(days=100)
    monkeypatch.setattr(certificates, "NOW", later)
    certificates.main(folder, HERE)
    server, same_authority = made(folder)
    assert same_authority == authority
    assert later < server.not_valid_after_utc <= authority.not_valid_after_utc


def presented(folder, authority, authority_key):
    """What a server that trusts an authority says to a visitor whose certificate is of it."""
    visitor = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "A visitor")])
    signed = (
        certificates.builder(name, authority.subject, visitor, authority.not_valid_after_utc)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.CLIENT_AUTH]), critical=False)
        .sign(authority_key, hashes.SHA256())
    )
    certificates.write(folder / "visitor", visitor, signed)
    asking = server_context(folder)
    asking.verify_mode = ssl.CERT_REQUIRED
    asking.load_verify_locations(cadata=authority.public_bytes(serialization.Encoding.PEM).decode())
    device = ssl.create_default_context(
        cadata=made(folder)[1].public_bytes(serialization.Encoding.PEM).decode()
    )
    device.load_cert_chain(folder / "visitor.crt", folder / "visitor.key")
    return shake_hands(asking, device, "localhost")


def test_whoever_steals_the_key_cannot_vouch_for_anything_but_servers(folder):
    assert presented(folder, *earlier_authority()) == "TLSv1.3"
    with pytest.raises(ssl.SSLCertVerificationError, match="(unsuitable|unsupported) certificate purpose"):
        presented(folder, *certificates.read(folder / "faristol-ca"))


def test_an_authority_that_may_speak_for_any_address_gives_way_to_a_new_one(folder, capsys):
    old, old_key = earlier_authority()
    certificates.write(folder / "faristol-ca", old_key, old)
    certificates.main(folder, HERE)
    server, new = made(folder)
    assert new != old
    assert new.subject != old.subject
    assert handshake(server_context(folder), new, "192.168.1.20") == "TLSv1.3"
    output = capsys.readouterr().out
    assert "could have spoken for sites of the internet too" in output
    assert "deletes the old one" in output
    before = old_key.private_numbers()
    assert not [
        key
        for key in folder.glob("*.key")
        if serialization.load_pem_private_key(key.read_bytes(), None).private_numbers() == before
    ]


def test_an_authority_at_the_end_of_its_time_gives_way_too(folder, monkeypatch, capsys):
    _, old = made(folder)
    monkeypatch.setattr(certificates, "NOW", old.not_valid_after_utc - datetime.timedelta(days=29))
    certificates.main(folder, HERE)
    assert made(folder)[1] != old
    assert "is at the end of its time" in capsys.readouterr().out


def test_a_room_is_served_by_https(dist, start, tmp_path):
    output = start("--https", "--host", "127.0.0.1", env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)})
    site = re.search(r"https://127\.0\.0\.1:\d+", output)[0]
    page = re.search(r"http://127\.0\.0\.1:\d+", output)[0]

    with urllib.request.urlopen(f"{page}/faristol-ca.crt") as answer:
        assert answer.headers["Content-Type"] == "application/x-x509-ca-cert"
        authority = answer.read().decode()
    trusting = ssl.create_default_context(cadata=authority)
    with urllib.request.urlopen(f"{site}/version.json", context=trusting) as answer:
        assert answer.read() == (dist / "version.json").read_bytes()
    with pytest.raises(urllib.error.URLError, match="certificate verify failed"):
        urllib.request.urlopen(f"{site}/version.json", context=ssl.create_default_context())

    fingerprint = re.search(r"(?:[0-9A-F]{2}:){31}[0-9A-F]{2}", output)[0]
    end = trusting.get_ca_certs()[0]["notAfter"]
    last_day = time.strftime("%d.%m.%Y", time.gmtime(ssl.cert_time_to_seconds(end)))
    for language, words in {
        "ca": ["Baixa el certificat", "De què us refieu, i com desfer-ho", f"Fins al {last_day}"],
        "ro": ["Descarcă certificatul", "În ce aveți încredere și cum renunțați", f"Până la {last_day}"],
        "en": ["Download", "What you trust, and how to take it back", f"Until {last_day}"],
    }.items():
        with urllib.request.urlopen(f"{page}/{language}") as answer:
            text = answer.read().decode().replace("<wbr>", "")
        assert f'<html lang="{language}">' in text
        assert all(part in text for part in words)
        assert fingerprint in text
        assert f'href="{site}"' in text


def test_the_page_speaks_the_language_of_the_device(dist, start, tmp_path):
    output = start("--https", "--host", "127.0.0.1", env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)})
    page = re.search(r"http://127\.0\.0\.1:\d+", output)[0]
    for asked, language in {"ro-RO,ro;q=0.9,en": "ro", "es-ES,ca;q=0.8": "ca", "pl": "en"}.items():
        request = urllib.request.Request(page, headers={"Accept-Language": asked})
        with urllib.request.urlopen(request) as answer:
            assert f'<html lang="{language}">' in answer.read().decode()


def test_an_address_of_the_internet_is_not_served_by_https():
    with pytest.raises(SystemExit, match="not of a local network"):
        trust.names("203.0.113.7")


def test_the_first_name_is_the_address_in_the_room():
    first, *others = trust.names("0.0.0.0")
    assert others[-2:] == ["localhost", "127.0.0.1"] or first == "localhost"
    assert trust.names("192.168.7.7") == ["192.168.7.7", "localhost", "127.0.0.1"]

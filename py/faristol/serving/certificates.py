"""The club's own certificates: python3 -m faristol.serving.certificates FOLDER NAME-OR-ADDRESS...

Makes in FOLDER the club's authority, for two years, and a certificate of it for the server that is reached by
these names and addresses, made again when they change and before it expires. The authority may speak only for
servers, and only for those of a local network (local_network.py): whoever gets hold of its key can't use it
for any site of the internet. One that may speak for more, as it was made earlier, gives way to a new one.
"""

import datetime
import ipaddress
import os
import socket
import sys
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from faristol.serving import local_network

Certificate = x509.Certificate
Key = ec.EllipticCurvePrivateKey

NOW = datetime.datetime.now(datetime.UTC)
TWO_YEARS = datetime.timedelta(days=730)
LONGEST_ACCEPTED = datetime.timedelta(
    days=397
)  # browsers refuse a server whose certificate is valid for longer
RENEW_WITHIN = datetime.timedelta(days=30)
SERVERS = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
OF_THE_ROOM = x509.NameConstraints(
    [
        *map(x509.DNSName, local_network.NAMES),
        *map(x509.IPAddress, local_network.ADDRESSES),
    ],
    None,
)


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    authority, authority_key = read(folder / "faristol-ca")
    too_much = authority is not None and not keeps_to_the_room(authority)
    if not authority or too_much or ends_soon(authority):
        if authority:
            print(succession(too_much), flush=True)
        authority, authority_key = make_authority()
        write(folder / "faristol-ca", authority_key, authority)
    wanted = [general_name(name) for name in names if local_network.has(name)]
    server, _ = read(folder / "server")
    if not server or ends_soon(server) or not is_for(server, authority, wanted):
        server, key = make_server(authority, authority_key, wanted)
        write(folder / "server", key, server, authority)


def read(path: Path) -> tuple[Certificate | None, Any]:
    """Returns a certificate and its key, if they exist."""
    if not path.with_suffix(".crt").exists():
        return None, None
    key = serialization.load_pem_private_key(path.with_suffix(".key").read_bytes(), password=None)
    return x509.load_pem_x509_certificate(path.with_suffix(".crt").read_bytes()), key


def write(path: Path, key: Key, *chain: Certificate) -> None:
    """Writes a key, which from the first moment nobody else can read, and certificates."""
    key_file = path.with_suffix(".key")
    key_file.unlink(missing_ok=True)
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    with open(os.open(key_file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(private)
    certificates = [certificate.public_bytes(serialization.Encoding.PEM) for certificate in chain]
    path.with_suffix(".crt").write_bytes(b"".join(certificates))


def make_authority() -> tuple[Certificate, Key]:
    key = ec.generate_private_key(ec.SECP256R1())
    # The day tells the person who deletes one of two in a tablet's settings which of them is the older.
    called = f"Faristol ({socket.gethostname()[:40]}, {NOW:%Y-%m-%d})"
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, called)])
    certificate = (
        builder(name, name, key, NOW + TWO_YEARS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(key_usage(key_cert_sign=True, crl_sign=True), critical=True)
        .add_extension(SERVERS, critical=False)
        .add_extension(OF_THE_ROOM, critical=True)
        .sign(key, hashes.SHA256())
    )
    return certificate, key


def keeps_to_the_room(authority: Certificate) -> bool:
    """Returns whether an authority is limited to the names that one made now would have."""
    held = {extension.oid: extension.value for extension in authority.extensions}
    return held.get(OF_THE_ROOM.oid) == OF_THE_ROOM and held.get(SERVERS.oid) == SERVERS


def succession(too_much: bool) -> str:
    """Returns what the person has to do when the authority has been replaced."""
    why = "could have spoken for sites of the internet too" if too_much else "is at the end of its time"
    return (
        f"The club's certificate is a new one: the old one {why}, and its key is gone.\n"
        "Each device trusts the new one once, and deletes the old one, as the page says.\n"
        "What the devices keep for use without a network goes on working meanwhile."
    )


def make_server(
    authority: Certificate, authority_key: Key, names: list[x509.GeneralName]
) -> tuple[Certificate, Key]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Faristol")])
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key())
    certificate = (
        builder(name, authority.subject, key, min(NOW + LONGEST_ACCEPTED, authority.not_valid_after_utc))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(key_usage(digital_signature=True), critical=True)
        .add_extension(SERVERS, critical=False)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(issuer, critical=False)
        .sign(authority_key, hashes.SHA256())
    )
    return certificate, key


def builder(
    subject: x509.Name, issuer: x509.Name, key: Key, end: datetime.datetime
) -> x509.CertificateBuilder:
    an_hour_ago = datetime.timedelta(hours=1)  # the clocks of the room don't agree
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(NOW - an_hour_ago)
        .not_valid_after(end - an_hour_ago)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def key_usage(**true: bool) -> x509.KeyUsage:
    every = "digital_signature content_commitment key_encipherment data_encipherment key_agreement "
    every += "key_cert_sign crl_sign encipher_only decipher_only"
    return x509.KeyUsage(**{use: use in true for use in every.split()})


def general_name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def ends_soon(certificate: Certificate) -> bool:
    return certificate.not_valid_after_utc < NOW + RENEW_WITHIN


def is_for(server: Certificate, authority: Certificate, wanted: list[x509.GeneralName]) -> bool:
    names = server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    try:
        server.verify_directly_issued_by(authority)
    except (ValueError, TypeError, InvalidSignature):
        return False
    return set(names) == set(wanted)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

"""The club's own certificates: python certificates.py FOLDER NAME-OR-ADDRESS...

Makes in FOLDER the club's authority (once, for ten years) and a certificate of it for the server that is
reached by these names and addresses, made again when they change and before it expires. The names that the
authority may speak for are only those of local networks: a lost key is of no use against any other site.
"""

import datetime
import ipaddress
import os
import socket
import sys
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

NOW = datetime.datetime.now(datetime.UTC)
TEN_YEARS = datetime.timedelta(days=3652)
LONGEST_ACCEPTED = datetime.timedelta(
    days=397
)  # browsers refuse a server whose certificate is valid for longer
SOON = datetime.timedelta(days=30)
LOCAL_NAMES = ["localhost", "local", "lan", "home.arpa", "internal"]


def main(folder: Path, names: list[str]):
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    authority, authority_key = read(folder / "faristol-ca")
    if not authority or authority.not_valid_after_utc < NOW + LONGEST_ACCEPTED:
        authority, authority_key = make_authority(names)
        write(folder / "faristol-ca", authority_key, authority)
    wanted = [general_name(name) for name in names if vouched_for(authority, name)]
    server, _ = read(folder / "server")
    if not server or not still_good(server, authority, wanted):
        server, key = make_server(authority, authority_key, wanted)
        write(folder / "server", key, server, authority)


def read(path):
    """A certificate and its key, where they have been made."""
    if not path.with_suffix(".crt").exists():
        return None, None
    key = serialization.load_pem_private_key(path.with_suffix(".key").read_bytes(), password=None)
    return x509.load_pem_x509_certificate(path.with_suffix(".crt").read_bytes()), key


def write(path, key, *chain):
    """The key is readable by nobody else, from the moment it is there."""
    key_file = path.with_suffix(".key")
    key_file.unlink(missing_ok=True)
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    with open(os.open(key_file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(private)
    certificates = [certificate.public_bytes(serialization.Encoding.PEM) for certificate in chain]
    path.with_suffix(".crt").write_bytes(b"".join(certificates))


def make_authority(names):
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Faristol ({socket.gethostname()[:40]})")])
    own = [name for name in names if isinstance(general_name(name), x509.DNSName) and "." not in name]
    hosts = [x509.DNSName(host) for host in sorted({*LOCAL_NAMES, *own})]
    certificate = (
        builder(name, name, key, TEN_YEARS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(key_usage(key_cert_sign=True, crl_sign=True), critical=True)
        .add_extension(x509.NameConstraints(hosts, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return certificate, key


def make_server(authority, authority_key, names):
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Faristol")])
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key())
    certificate = (
        builder(name, authority.subject, key, LONGEST_ACCEPTED)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(key_usage(digital_signature=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(issuer, critical=False)
        .sign(authority_key, hashes.SHA256())
    )
    return certificate, key


def builder(subject, issuer, key, valid):
    an_hour_ago = NOW - datetime.timedelta(hours=1)  # the clocks of the room don't agree
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(an_hour_ago)
        .not_valid_after(an_hour_ago + valid)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def key_usage(**true):
    every = "digital_signature content_commitment key_encipherment data_encipherment key_agreement "
    every += "key_cert_sign crl_sign encipher_only decipher_only"
    return x509.KeyUsage(**{use: use in true for use in every.split()})


def general_name(name):
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def vouched_for(authority, name):
    """Whether the authority may speak for a name; one that it may not would spoil the whole certificate."""
    allowed = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees
    address = isinstance(general_name(name), x509.IPAddress)
    good = address or any(name == host.value or name.endswith(f".{host.value}") for host in allowed)
    if not good:
        print(f"{name} is not a name of the local network: the certificate leaves it out.", flush=True)
    return good


def still_good(server, authority, wanted):
    names = server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    try:
        server.verify_directly_issued_by(authority)
    except (ValueError, TypeError, InvalidSignature):
        return False
    return set(names) == set(wanted) and server.not_valid_after_utc > NOW + SOON


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

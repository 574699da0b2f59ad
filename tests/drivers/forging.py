"""Authorities of a club, and what a thief of their keys makes of them."""

import datetime
import ssl

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from faristol.serving import certificates


def made(folder):
    server, _ = certificates.read(folder / "server")
    authority, _ = certificates.read(folder / "faristol-ca")
    return server, authority


def server_context(folder):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.crt", folder / "server.key")
    return context


def forged(folder, name):
    """What a thief of the authority's key makes of it: a server that says it is another site."""
    authority, key = certificates.read(folder / "faristol-ca")
    stolen, stolen_key = certificates.make_server(authority, key, [certificates.general_name(name)])
    certificates.write(folder / "server", stolen_key, stolen, authority)
    return server_context(folder), authority


def earlier_authority():
    """One as it was made before addresses were limited: local names only, ten years, for anything."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Faristol (club)")])
    end = certificates.NOW + datetime.timedelta(days=3652)
    certificate = (
        certificates.builder(name, name, key, end)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(certificates.key_usage(key_cert_sign=True, crl_sign=True), critical=True)
        .add_extension(x509.NameConstraints([x509.DNSName("local")], None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return certificate, key

"""Passkeys: what a browser is asked for, and whether its answer is one (WebAuthn).

A passkey belongs to the name by which people come to the server. An address in numbers is no
name, and browsers have passkeys only where no stranger can listen: over https, or on this machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from asclepia.server import wire
from asclepia.server.door import is_address
from asclepia.server.storage import Person

HOUSE = "Asclepia"
PATIENCE = 5  # minutes in which a person finds their key
_ID = re.compile("[0-9A-Za-z_-]{1,1400}")

Verified = TypeVar("Verified")


class Place(NamedTuple):
    """Whose passkeys are good here, and on which pages."""

    name: str
    origins: list[str]


class NewKey(NamedTuple):
    id: str
    key: str
    counter: int


def place_of(host: str) -> Place | None:
    """What a passkey belongs to, by the host that was asked, which the door has let pass."""
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    if is_address(name):
        return None
    local = name == "localhost" or name.endswith(".localhost")
    return Place(name, [f"https://{host}", *([f"http://{host}"] if local else [])])


def to_add(place: Place, person: Person, challenge: str, known: Iterable[str]) -> dict[str, Any]:
    """What a browser is asked for to make a passkey; not on a device that has one of these."""
    options = webauthn.generate_registration_options(
        rp_id=place.name,
        rp_name=HOUSE,
        user_name=person.name,
        user_id=person.handle.encode(),
        challenge=challenge.encode(),
        timeout=PATIENCE * 60_000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # it is to be found without a name
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
        ],
    )
    return options_to_json_dict(options)


def to_come(place: Place, challenge: str) -> dict[str, Any]:
    """What a browser is asked for to show a passkey: any of this house."""
    options = webauthn.generate_authentication_options(
        rp_id=place.name,
        challenge=challenge.encode(),
        timeout=PATIENCE * 60_000,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that a browser says it answers."""

    def read() -> str:
        told = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(told).challenge.decode("ascii")

    return _checked(read)


def id_in(credential: dict[str, Any]) -> str:
    found = str(credential.get("id"))
    if not _ID.fullmatch(found):
        raise bad_passkey()
    return found


def added(place: Place, credential: dict[str, Any], challenge: str) -> NewKey:
    """A new passkey, if this answers the challenge."""
    found = _checked(
        lambda: webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=place.origins,
        )
    )
    key = bytes_to_base64url(found.credential_public_key)
    named = id_in({"id": bytes_to_base64url(found.credential_id)})
    return NewKey(named, key, found.sign_count)


def shown(
    place: Place, credential: dict[str, Any], challenge: str, known: NewKey, owner: Person
) -> int:
    """How often the passkey was used, if it is this one, its owner's, and answers the
    challenge."""
    handle = _checked(lambda: base64url_to_bytes(credential["response"].get("userHandle") or ""))
    if handle not in (b"", owner.handle.encode()):
        raise bad_passkey()
    found = _checked(
        lambda: webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=place.origins,
            credential_public_key=base64url_to_bytes(known.key),
            credential_current_sign_count=known.counter,
        )
    )
    return found.new_sign_count


def _checked(look: Callable[[], Verified]) -> Verified:
    """What a stranger sends is taken apart in there, and may fail in any way."""
    try:
        return look()
    except Exception as error:
        raise bad_passkey() from error


def bad_passkey() -> wire.Refused:
    return wire.Refused("bad-passkey", "this passkey does not fit: try again", 403)


def no_passkeys() -> wire.Refused:
    words = "passkeys need a name of the server, not an address in numbers"
    return wire.Refused("no-passkeys", words, 400)

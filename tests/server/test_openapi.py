"""The described API, tried with whatever its description allows and forbids."""

from __future__ import annotations

import contextlib

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.databases import ON_SQLITE
from tests.server.service import PATIENCE, Guest

pytestmark = ON_SQLITE


def test_the_description_names_every_path(service):
    described = httpx.get(f"{service.url}/schema/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    for path in ("/api/me", "/api/games", "/api/tables", "/api/tables/{table_id}/replay"):
        assert path in described["paths"]
    for operations in described["paths"].values():
        for operation in operations.values():
            assert operation["summary"]


@pytest.mark.parametrize("examples", [4, pytest.param(20, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_no_request_makes_the_server_stumble(service, mode, examples):
    """Requests that fit the description, or just do not: answered in words, never with a
    server error, and a good answer has the described form."""
    guest = Guest(service)
    table = guest.table("me", "novice")
    cookies = dict(guest.http.cookies)
    schema = schemathesis.openapi.from_url(f"{service.url}/schema/openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path.startswith("/api/me") or operation.method == "delete":
            other = Guest(service)  # who goes, or closes a table, leaves the rest to others
            theirs = other.table("me", "novice")
            try_operation(operation, mode, dict(other.http.cookies), theirs, examples)
            other.close()
        else:
            try_operation(operation, mode, cookies, table, examples)
    guest.close()


def try_operation(operation, mode, cookies, table, examples):
    known = {"table_id": table} if "{table_id}" in operation.path else {}

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), database=None)
    @given(operation.as_strategy(generation_mode=mode))
    def try_it(case):
        case.path_parameters = {**(case.path_parameters or {}), **known}
        answer = case.call(cookies=cookies, timeout=PATIENCE)
        assert answer.status_code < 500, case.as_curl_command()
        if answer.status_code < 300:
            operation.validate_response(answer)
        elif answer.status_code != 304:
            assert answer.json()["words"], case.as_curl_command()

    with contextlib.suppress(Unsatisfiable):  # an operation without anything to get wrong
        try_it()

"""The service put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.static_files import create_static_files_router

import asclepia
from asclepia.server import site, wire
from asclepia.server.api_page import ApiPage
from asclepia.server.budgets import Budgets
from asclepia.server.bus import Bus, PostgresBus
from asclepia.server.clock import turned_by
from asclepia.server.door import GONE, Door, Hosts
from asclepia.server.health import Doctor
from asclepia.server.housekeeping import Housekeeping
from asclepia.server.http import ROUTES, spend_reading
from asclepia.server.identity import COOKIE, Identity
from asclepia.server.languages import language_of
from asclepia.server.live import live
from asclepia.server.me import ROUTES as ABOUT_ME
from asclepia.server.metrics import Measured, figures
from asclepia.server.places import ROUTES as PLACES
from asclepia.server.preview import preview, with_preview
from asclepia.server.seats import ROUTES as SEATS
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.signals import SIGNALS
from asclepia.server.storage import Storage
from asclepia.server.thinking import Thinkers
from asclepia.server.trouble import WORDS, asked, report, status_of, watch_tasks
from asclepia.table import AsclepiaError, OptionError

BIGGEST_BODY = 256 * 1024


def make_app(settings: Settings) -> Door:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        watch_tasks()
        turned_by(settings.clock)
        storage = Storage(settings.database)
        await storage.open()
        bus = PostgresBus(settings.database) if storage.postgres else Bus()
        budgets = Budgets(settings.limits)
        thinkers = Thinkers(settings.thinkers, budgets.house_of)
        thinkers.open()
        most = settings.limits.take_backs
        service = Service(
            storage, bus, thinkers, settings.pause, take_backs=most, pushing=settings.pushing
        )
        app.state.storage = storage
        app.state.thinkers = thinkers
        app.state.budgets = budgets
        app.state.doctor = Doctor(storage, thinkers)
        app.state.identity = Identity(await storage.secret())
        app.state.service = service
        await service.open()
        housekeeping = Housekeeping(service.rooms, service.accounts, settings.patience)
        housekeeping.open()
        try:
            yield
        finally:  # as a task, so that `closing` can tell where it hangs
            await asyncio.ensure_future(_close(housekeeping, service, thinkers, storage))

    requests = [*ROUTES, *SEATS, *ABOUT_ME, *PLACES, *SIGNALS]
    for route in requests:
        route.responses = {400: ResponseSpec(wire.Problem, description="Refused; nothing changed")}
    routes: list[Any] = [*requests, live]
    if settings.metrics:
        routes.append(figures)
    if settings.page.is_dir():
        assets = create_static_files_router(
            "/assets",
            [settings.page / "assets"],
            include_in_schema=False,
            exception_handlers={500: _nothing_there},  # a file taken for a folder, say
        )
        routes += [page, *site.FILES, assets]
    app = Litestar(
        routes,
        lifespan=[lifespan],
        state=State({"page": settings.page, "patience": settings.patience}),
        exception_handlers={
            wire.Refused: _refused,
            AsclepiaError: _mistaken,
            HTTPException: _http,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_text,
            Exception: _trouble,
        },
        openapi_config=OpenAPIConfig("Asclepia", asclepia.__version__, render_plugins=[ApiPage()]),
        request_max_body_size=BIGGEST_BODY,
        logging_config=None,
    )
    return Door(Measured(app) if settings.metrics else app, Hosts(settings.hosts))


async def _close(*parts: Housekeeping | Service | Thinkers | Storage) -> None:
    for part in parts:
        await part.close()


#: The page's own addresses; it finds its way from there.
ADDRESSES = [
    "/",
    "/t/{id:str}",
    "/replay/{id:str}",
    "/rules/{id:str}",
    "/learn/{id:str}",
    "/p/{id:str}",
    "/games",
    "/me",
    "/settings",
    *(f"/{name}" for name in site.PAGES),
]


@get(ADDRESSES, include_in_schema=False)
async def page(request: Request[Any, Any, State], state: State) -> Response[str]:
    """The page itself, with what is shown of its address elsewhere."""
    spend_reading(request)
    path, language = request.url.path, language_of(request.headers.get("accept-language"))
    shown = await preview(state.storage, path, language)
    here = str(request.base_url).rstrip("/")
    return _page(with_preview(_html(state), shown, state.page, here, path))


def _html(state: State) -> str:
    return str((state.page / "index.html").read_text(encoding="utf-8"))


def _page(html: str, status: int = 200) -> Response[str]:
    headers = {"cache-control": "no-cache"}
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=headers)


def _problem(problem: wire.Problem, status: int) -> Response[wire.Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: wire.Refused) -> Response[wire.Problem]:
    return _problem(wire.Problem(error.key, error.words, error.problems), error.status)


def _mistaken(request: Request[Any, Any, Any], error: AsclepiaError) -> Response[wire.Problem]:
    missing = isinstance(error, OptionError) and str(error).startswith("there is no game")
    return _problem(wire.Problem("bad-request", str(error)), 404 if missing else 400)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    return _problem(wire.Problem("bad-request", "the request is nested too deeply"), 400)


def _not_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[wire.Problem]:
    return _problem(wire.Problem("bad-request", "what was sent is not UTF-8"), 400)


def _nothing_there(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    return _problem(wire.Problem("not-found", f"there is nothing at {request.url.path}"), 404)


def _lost(request: Request[Any, Any, Any]) -> Response[str] | None:
    """Somebody with a browser at an address that nobody has: the page says so."""
    state, path = request.app.state, request.url.path
    reads_pages = "text/html" in request.headers.get("accept", "")
    ours = path.startswith(("/api/", "/assets/")) or not (state.page / "index.html").is_file()
    return _page(_html(state), 404) if reads_pages and not ours else None


def _trouble(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    if not (GONE in request.scope and isinstance(error, HTTPException)):  # that is no trouble
        claim = request.app.state.identity.read(request.cookies.get(COOKIE))
        person = None if claim is None else claim.person
        report(asked(request.method, request.url.path, person), error)
    return _problem(wire.Problem("trouble", WORDS), status_of(error))


def _http(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[wire.Problem] | Response[str]:
    if error.status_code >= 500:
        return _trouble(request, error)
    if error.status_code == 404:  # the library would say where it has looked
        return _lost(request) or _nothing_there(request, error)
    words = error.detail
    for one in error.extra if isinstance(error.extra, list) else []:
        words += f"; {one.get('key', '')}: {one.get('message', one)}"
    return _problem(wire.Problem("bad-request", words), error.status_code)

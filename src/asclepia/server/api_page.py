"""The description of the API as a page of our own: no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code { font: 0.95em ui-monospace, monospace }
h2 { margin-top: 2.5rem } h3 { margin: 1.5rem 0 0.25rem; overflow-wrap: anywhere }
table { border-collapse: collapse } td { padding: 0.1rem 1rem 0.1rem 0; vertical-align: top }
p { margin: 0.25rem 0 }
"""


class ApiPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info, paths = openapi_schema["info"], openapi_schema["paths"]
        title = escape(f"{info['title']} {info['version']}: the API")
        parts = [
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="icon" href="data:,">',
            f"<style>{STYLE}</style><h1>{title}</h1>",
            f'<p>For programs: <a href="{self.get_openapi_json_route(request)}">OpenAPI</a>.</p>',
            "<h2>Requests</h2>",
        ]
        for path, operations in paths.items():
            for method, operation in operations.items():
                parts.append(_operation(path, method, operation))
        parts.append("<h2>Types</h2>")
        for name, schema in sorted(openapi_schema["components"]["schemas"].items()):
            parts.append(_type(name, schema))
        return "\n".join(parts).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"<h3><code>{method.upper()} {escape(path)}</code></h3>"]
    lines.append(f"<p>{escape(operation.get('summary', ''))}</p>")
    for one in operation.get("parameters", []):
        needed = "" if one.get("required") else ", optional"
        where = f"{one['in']}{needed}"
        lines.append(f"<p><code>{escape(one['name'])}</code> ({where}): {_kind(one['schema'])}</p>")
    if body := operation.get("requestBody"):
        lines.append(f"<p>body: {_content(body)}</p>")
    for status, answer in operation.get("responses", {}).items():
        lines.append(f"<p>{escape(str(status))}: {_content(answer) or 'nothing'}</p>")
    return "\n".join(lines)


def _content(described: dict[str, Any]) -> str:
    found = [one.get("schema", {}) for one in described.get("content", {}).values()]
    return ", ".join(map(_kind, found))


def _type(name: str, schema: dict[str, Any]) -> str:
    lines = [f'<h3 id="{escape(name)}"><code>{escape(schema.get("title", name))}</code></h3>']
    if words := schema.get("description"):
        lines.append(f"<p>{escape(words)}</p>")
    fields = schema.get("properties", {})
    needed = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code><td>{_kind(kind)}"
        f"{'' if field in needed else ', optional'}"
        for field, kind in fields.items()
    ]
    lines.append(f"<table>{''.join(rows)}</table>" if fields else f"<p>{_kind(schema)}</p>")
    return "\n".join(lines)


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to those that have a name."""
    if reference := schema.get("$ref"):
        name = escape(reference.rpartition("/")[2])
        return f'<a href="#{name}">{name.rpartition("_")[2]}</a>'
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(map(_kind, choices))
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(one))}</code>" for one in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return escape(kind if isinstance(kind, str) else " or ".join(kind))

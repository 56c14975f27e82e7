"""The files made of the dataclasses that describe the wire: the JSON Schema of the door, the page's types, the
preview's shape.

Run: python build.py wire
"""

from __future__ import annotations

import json
import subprocess
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from gonfalon.door.packing import layout
from gonfalon.door.wire import Preview, answers, labels, replies, requests
from gonfalon.questions import figures
from gonfalon.questions import schema as marks
from press.paths import MODULES, ROOT
from press.setup import find_node

SCHEMA = ROOT / "docs" / "door.schema.json"
LAYOUT = ROOT / "web" / "shared" / "preview-layout.js"
TYPES = ROOT / "web" / "shared" / "wire.d.ts"
Plain = Any


class Closed(GenerateJsonSchema):
    """Objects with the fields that go over the wire and no others."""

    def dataclass_schema(self, schema: Any) -> Plain:
        made = super().dataclass_schema(schema)
        fields = marks.fields_of(schema["cls"])
        made["properties"] = {one.name: made["properties"][one.attribute] for one in fields}
        made["required"] = [one.name for one in fields if one.mark != marks.OMITTED["wire"]]
        made["additionalProperties"] = False
        for one in fields:
            if one.mark == marks.OMITTED["wire"]:
                made["properties"][one.name] = without_null(made["properties"][one.name])
        return made

    def callable_schema(self, schema: Any) -> Plain:
        """Functions stay inside."""
        return {}

    def default_schema(self, schema: Any) -> Plain:
        """Without the default: it is the system's, a reply holds every field."""
        return self.generate_inner(schema["schema"])


def without_null(shape: Plain) -> Plain:
    """Return a shape without null: a field that is left out is never null."""
    [one] = [one for one in shape.get("anyOf", [shape]) if one != {"type": "null"}]
    return one


def schema() -> Plain:
    """The schema of every reply and of every request."""
    figures.Label.__get_pydantic_core_schema__ = classmethod(  # type: ignore[attr-defined]
        lambda cls, source, handler: handler.generate_schema(labels.Label)
    )
    reply: TypeAdapter[Any] = TypeAdapter(replies.Reply)
    answer: TypeAdapter[Any] = TypeAdapter(answers.Answer)
    request: TypeAdapter[Any] = TypeAdapter(requests.Request)
    made, all_of = TypeAdapter.json_schemas(
        [("reply", "serialization", reply), ("answer", "serialization", answer), ("request", "serialization", request)],
        schema_generator=Closed,
    )
    defs = {plain_name(name): tidied(shape) for name, shape in sorted(all_of["$defs"].items())}
    defs["Answer"] = {"description": "An answer in a request.", **tidied(made["answer", "serialization"])}
    defs["Request"] = {"description": "The requests that the door takes.", **tidied(made["request", "serialization"])}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://gonfalon.invalid/door.schema.json",
        "description": "Every reply of the door (docs/door.md); requests are under $defs. Made by `build.py wire`.",
        "oneOf": made["reply", "serialization"]["anyOf"],
        "$defs": defs,
    }


def tidied(shape: Plain) -> Plain:
    """Without the titles that repeat a name; a label among figures is nested, as `shown.figure` shows it."""
    if isinstance(shape, list):
        return [tidied(one) for one in shape]
    if not isinstance(shape, dict):
        return shape
    made = {key: tidied(one) for key, one in shape.items() if not (key == "title" and isinstance(one, str))}
    if "$ref" in made:
        made["$ref"] = plain_name(made["$ref"])
    for pattern, one in made.pop("patternProperties", {}).items():
        made |= {"propertyNames": {"pattern": pattern}, "additionalProperties": one}
    among = [one.get("$ref") for one in made.get("anyOf", ())]
    if LABEL in among and any(one not in (LABEL, None) for one in among):
        made["anyOf"] = [{"$ref": NESTED} if one.get("$ref") == LABEL else one for one in made["anyOf"]]
    return made


LABEL, NESTED = "#/$defs/Label", "#/$defs/Nested"


def plain_name(name: str) -> str:
    """The name of a class without its parameters, which stay inside: `Option_Any_` is an option."""
    return name.removesuffix("_Any_")


def types(of: Plain) -> str:
    """TypeScript declarations of everything in a schema."""
    made = subprocess.run(
        [find_node(), MODULES / "json-schema-to-typescript" / "dist" / "src" / "cli.js", *OPTIONS],
        input=json.dumps(older(exchange(of))),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout
    return formatted(f"{HEAD}\n\n{made}", TYPES.name)


def exchange(of: Plain) -> Plain:
    """The schema of a request with its reply: only what one of the two holds becomes a type."""
    reply = {"description": of["description"], "anyOf": of["oneOf"]}
    return {
        "title": "Exchange",
        "description": "A request to the door and its reply.",
        "type": "object",
        "properties": {"request": {"$ref": "#/$defs/Request"}, "reply": {"$ref": "#/$defs/Reply"}},
        "required": ["request", "reply"],
        "additionalProperties": False,
        "$defs": {**of["$defs"], "Reply": reply},
    }


def older(shape: Plain) -> Plain:
    """The schema in the older draft that json-schema-to-typescript reads: definitions and rows have other names there."""
    if isinstance(shape, list):
        return [older(one) for one in shape]
    if not isinstance(shape, dict):
        return shape.replace("#/$defs/", "#/definitions/") if isinstance(shape, str) else shape
    if "prefixItems" in shape:
        rest = {"additionalItems": shape["items"]} if "items" in shape else {"maxItems": len(shape["prefixItems"])}
        least = len(shape["prefixItems"])
        shape = {"type": "array", "items": shape["prefixItems"], "minItems": least, **rest}
    return {"definitions" if key == "$defs" else key: older(one) for key, one in shape.items()}


OPTIONS = ("--ignoreMinAndMaxItems", "--no-additionalProperties", "--bannerComment", "")
LAYOUT_HEAD = """/** The layout of the preview in a link: of each class the fields, [name, form, default], in their order.
 *
 * Made from the engine's dataclasses by `build.py wire`; the forms are explained in engine/gonfalon/door/packing.py.
 */

/** @type {Record<string, any[][]>} */
export const LAYOUT = """
HEAD = "/** The types of the data that goes over the wire, made from the engine's dataclasses by `build.py wire`. */"


def formatted(text: str, name: str) -> str:
    """As Biome formats it."""
    return subprocess.run(
        [MODULES / ".bin" / "biome", "format", f"--stdin-file-path={name}"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout


def made() -> dict[Any, str]:
    """Every file that is made from the description, and what it holds."""
    described_as = schema()
    return {
        SCHEMA: formatted(json.dumps(described_as), SCHEMA.name),
        TYPES: types(described_as),
        LAYOUT: formatted(LAYOUT_HEAD + json.dumps(layout(Preview)), LAYOUT.name),
    }


def write() -> None:
    """Write the files."""
    for path, text in made().items():
        path.write_text(text, "utf-8")

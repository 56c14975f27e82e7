"""Names and texts that people type are data: tidied, bounded, and in their place."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.door_player import STRENGTHS, Plain, Visitor

from gonfalon.formats import link

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "&lt;b&gt; &amp;",
    "{ $side }",
    "a",
    "a.1",
    "gm",
    "__proto__",
    "zwei\r\nZeilen\x00\x07\x1b[31m",
    "\u202eSpiegel\u202c \u2066x\u2069",
    "\u200b\u200d\ufeff",
    "👩‍🚒🏴‍☠️🐺",
    "z" + "\u0300" * 50,
    "\ud800\udfff allein \udc00",
    "\u2028\u2029\x85",
    "x" * 10_000,
    "👩" * 10_000,
)
hostile = pytest.mark.parametrize("text", HOSTILE, ids=[f"text-{number}" for number in range(len(HOSTILE))])


def texts_in(data: object) -> Iterator[str]:
    """Every text in a reply."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


def check_harmless(visitor: Visitor, *, view: bool = True) -> None:
    """Check that all replies can be encoded, have no control characters, and are read again from link and file."""
    replies = [visitor.ask("export"), *([visitor.ask("look")] if view else [])]
    for reply in replies:
        for text in texts_in(reply):
            text.encode("utf-8")
            assert not any(unicodedata.category(char) in ("Cc", "Cs") or char in "\u202e\u2066" for char in text)
    record = link.read(visitor.ask("link")["link"])
    assert list(record.entries) == list(visitor.door.battle.record)
    later = Visitor("later")
    assert later.view("open", file=replies[0]["file"])["turn"] == len(record.entries)


def named(text: str) -> Visitor:
    """A battle in which everything that can carry a text was given this one."""
    visitor = Visitor("texts")
    visitor.begin()
    visitor.answer(*STRENGTHS)
    for key, answers in (("name.a", 1), ("add.b", 2), ("deed.a", 3)):
        visitor.answer({"keys": [key]})
        for _ in range(answers):
            shown = visitor.view()["ask"]
            if shown["kind"] == "text":
                reply = visitor.ask("answer", answer={"text": text})
                if "refused" in reply:
                    assert reply["refused"]["code"] == "length"
                    visitor.answer({"text": ""})
            else:
                visitor.answer({"number": 5} if shown["number"] else {"keys": [shown["options"][0]["key"]]})
    visitor.ask("name", name=text)
    visitor.ask("overrule", what="b.name", value=text, why=text)
    visitor.ask("overrule", what="b.name", value="Süd", why=text)
    return visitor


@hostile
def test_hostile_texts_are_data(text: str) -> None:
    visitor = named(text)
    check_harmless(visitor)
    shown = visitor.view()
    assert len(shown["name"]) <= 60
    for name in shown["names"].values():
        assert set(name) in ({"text"}, {"label"})
        assert len(name.get("text", "")) <= 40


@settings(max_examples=30)
@given(st.text(max_size=60))
def test_any_text_is_data(text: str) -> None:
    check_harmless(named(text))


def test_a_name_like_an_id_stays_a_name() -> None:
    """A side that is called like the other is shown as typed."""
    shown = named("a.1").view()
    assert shown["names"]["a"] == {"text": "a.1"}
    assert shown["names"]["a.1"]["label"]["id"] == "tiefen-contingent"


def test_texts_stand_in_the_log_as_texts() -> None:
    markup = "<b>x</b>"
    for event in named(markup).view()["chronicle"]:
        for figure in event["label"]["with"].values():
            assert figure != markup
    told = json.dumps(named(markup).view()["chronicle"])
    assert '{"text": "<b>x</b>"}' in told


@pytest.mark.parametrize("viewer", ["\ud800", "x" * 801, "<b>", "a\nb", "\u202e"])
def test_a_viewer_s_name_does_no_harm(viewer: str) -> None:
    visitor = Visitor("viewer")
    visitor.begin()
    reply: Plain = visitor.ask("look", viewer=viewer)
    for text in texts_in(reply):
        text.encode("utf-8")
    assert set(reply) in ({"view", "save"}, {"refused"})


@pytest.mark.parametrize("text", ["\u200b\u200d\ufeff", "\u3164", "\u00ad", "\ufe0f", "\u2800 \u2060"])
def test_a_name_of_which_nothing_can_be_seen_is_none(text: str) -> None:
    visitor = Visitor("unseen")
    shown = visitor.begin()
    while shown["ask"]["kind"] != "text":
        [key, *_] = [one["key"] for one in shown["ask"]["options"] if one["key"].startswith("name.")] or [None]
        shown = visitor.answer({"number": 60} if shown["ask"]["kind"] == "number" else {"keys": [key]})
    usual = visitor.view("answer", answer={"text": ""})
    visitor.view("undo")
    assert visitor.view("answer", answer={"text": text})["names"] == usual["names"]
    assert visitor.view("name", name=text)["name"] == ""

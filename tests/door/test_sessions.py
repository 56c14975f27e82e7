"""Several battles at one door, each in its session (docs/door.md)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.door.door import LONGEST_SESSION, MOST_SESSIONS, Door
from gonfalon.questions.dice import Dice

NEW = {"do": "new", "system": "tiefen"}


def door() -> Door:
    return Door(Dice.seeded("sessions"))


def begun(at: Door, session: str) -> dict[str, Any]:
    return at.reply({**NEW, "session": session, "name": session})


def looked(at: Door, session: str) -> dict[str, Any]:
    return at.reply({"do": "look", "session": session})


def code(reply: dict[str, Any]) -> str:
    return str(reply["refused"]["code"])


def stepped(at: Door, session: str) -> None:
    """Answer the open question as it is proposed, or by what comes first."""
    ask = looked(at, session)["view"]["ask"]
    match ask:
        case {"number": {"preset": preset}}:
            given = {"number": preset}
        case {"text": {}}:
            given = {"text": "Furt"}
        case _:
            given = {"keys": [next(one["key"] for one in ask["options"] if not one["barred"])]}
    assert "view" in at.reply({"do": "answer", "session": session, "answer": given})


@given(st.lists(st.sampled_from(["", "one", "two"]), max_size=9))
def test_an_answer_moves_its_own_session_and_no_other(order: list[str]) -> None:
    at = door()
    for session in ("", "one", "two"):
        begun(at, session)
    before = {session: looked(at, session) for session in ("", "one", "two")}
    for session in order:
        stepped(at, session)
    for session, was in before.items():
        now = looked(at, session)["view"]
        assert now["name"] == session
        assert now["turn"] == order.count(session)
        assert session in order or looked(at, session) == was


def test_a_request_without_a_session_is_for_the_one_without_a_name() -> None:
    at = door()
    at.reply(NEW)
    assert looked(at, "") == at.reply({"do": "look"})
    assert code(looked(at, "other")) == "no-battle"


def test_a_refused_beginning_begins_no_session() -> None:
    at = door()
    assert code(at.reply({"do": "new", "system": "chess", "session": "one"})) == "no-system"
    assert at.reply({"do": "close", "session": "one"}) == {"closed": False}


def test_a_refused_request_leaves_every_session_as_it_was() -> None:
    at = door()
    begun(at, "one")
    begun(at, "two")
    before = looked(at, "one"), looked(at, "two")
    assert "refused" in at.reply({"do": "new", "system": "chess", "session": "one"})
    assert "unreadable" in at.reply({"do": "read", "link": "#b=x", "session": "two"})
    assert (looked(at, "one"), looked(at, "two")) == before


def test_a_closed_session_is_gone_and_the_others_go_on() -> None:
    at = door()
    begun(at, "one")
    begun(at, "two")
    assert at.reply({"do": "close", "session": "one"}) == {"closed": True}
    assert code(looked(at, "one")) == "no-battle"
    assert looked(at, "two")["view"]["name"] == "two"


def test_no_more_sessions_are_open_than_may_be() -> None:
    at = door()
    for number in range(MOST_SESSIONS):
        begun(at, str(number))
    refused = begun(at, "one more")
    assert code(refused) == "too-many-sessions"
    assert refused["refused"]["label"]["with"] == {"most": MOST_SESSIONS}
    assert "view" in begun(at, "3")  # in place of one that is open
    at.reply({"do": "close", "session": "7"})
    assert "view" in begun(at, "one more")


@pytest.mark.parametrize("session", [None, 1, ["one"], "x" * (LONGEST_SESSION + 1)])
def test_what_is_no_session_is_refused(session: object) -> None:
    assert code(door().reply({**NEW, "session": session})) == "form"

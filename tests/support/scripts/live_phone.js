/**
 * Make the page a phone of a live line, as `live`: its log holds whatever is appended, and `told` what it heard.
 *
 * @param {{role: "host" | "guest", phone: string, entries: unknown[][]}} wanted
 * @returns {Promise<string>} its code
 */
export default async ({ role, phone, entries }) => {
  const load = (/** @type {string} */ name) =>
    import(new URL(`app/live/${name}.js`, document.baseURI).href);
  const [{ Peer }, { Host }, { Guest }] = await Promise.all(["peer", "host", "guest"].map(load));
  /** @type {any[][]} */
  const told = [];
  const events = new Proxy(
    {},
    {
      get:
        (_, what) =>
        (/** @type {any[]} */ ...more) =>
          told.push([what, ...more]),
    },
  );
  /** @type {unknown[][]} */
  let log = [];
  const headAfter = (/** @type {number} */ count) => {
    let sum = 7;
    for (const sign of JSON.stringify(log.slice(0, count)))
      sum = (sum * 31 + sign.charCodeAt(0)) % 0xffff_ffff;
    return sum.toString(16).padStart(32, "0");
  };
  const battle = {
    append: async (/** @type {number} */ at, /** @type {unknown[][]} */ more) => {
      if (at !== log.length) return { refused: "stale" };
      log = [...log, ...more];
      return { entries: more, head: headAfter(log.length) };
    },
    open: async (/** @type {unknown} */ _header, /** @type {unknown[][]} */ all) => {
      log = all;
      return { entries: all, head: headAfter(log.length) };
    },
    heads: async (/** @type {number[]} */ after) =>
      after.map((count) => (count > log.length ? null : headAfter(count))),
  };
  const header = { gonfalon: 2, system: "game", version: 1, switches: {} };
  const self = { phone, versions: { game: 1 }, battle };
  log = entries;
  const own = { battle: "b", header, entries, head: headAfter(entries.length) };
  const line =
    role === "host"
      ? new Host(self, own, events)
      : new Guest(self, entries.length ? own : null, events);
  /** @type {string[]} */
  const states = [];
  const peer = new Peer((/** @type {any} */ { state, why, channel }) => {
    states.push(why ? `${state} ${why}` : state);
    if (state === "open" && !states.slice(0, -1).includes("open")) line.meet(channel);
  });
  const code = await peer.code();
  Object.assign(globalThis, { live: { peer, line, told, states, code, log: () => log } });
  return code;
};

/** Lines between phones whose doors are those of the engine. Commands and replies of doors come on standard input; on standard
 * output go the requests to doors, and the state once all is quiet. A line of JSON each.
 *
 * In: {"commands": [{"do": "meet", "phone"} | {"do": "propose", "phone", "entries"} | {"do": "grew", "at", "entries", "head"} |
 * {"do": "common", "on"} | {"do": "throw", "phone"}]},
 * {"reply": {…}} in the order of the requests. Out: {"phone", "request"}, {"logs", "outcomes", "told", "wire"}.
 */
import { createInterface } from "node:readline";
import { Guest } from "../../web/app/live/guest.js";
import { Host } from "../../web/app/live/host.js";
import { channelPair, World } from "./live-world.mjs";

/** @import { Battle, Growth } from "../../web/app/live/line.js" */

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => {
  const { value, done } = await lines.next();
  return done ? null : JSON.parse(value);
};
const { seed, header, entries, head, versions } = await next();
const world = new World(seed);
/** @type {((reply: any) => void)[]} */
const asked = [];
/** @type {any[][]} */
let told = [];
/** @type {any[]} */
let outcomes = [];
/** @type {string[][]} */
const wires = [];
/** @type {Record<string, Guest>} */
const guests = {};

/** @param {unknown} data */
const say = (data) => console.log(JSON.stringify(data));

/** @param {string} phone
 * @returns {Battle}
 */
function doorOf(phone) {
  const queue = world.queue();
  const ask = (/** @type {any} */ request) =>
    new Promise((done) => {
      queue(() => {
        asked.push(done);
        say({ phone, request });
      });
    });
  const growth = (/** @type {any} */ reply) =>
    "entries" in reply
      ? { entries: reply.entries, head: reply.heads[1] }
      : { refused: (reply.refused ?? reply.unreadable).code };
  return {
    append: async (at, entries) => growth(await ask({ do: "append", at, entries })),
    open: async (header, entries) =>
      growth(await ask({ do: "open", token: "", file: { ...header, entries } })),
    pool: async () => /** @type {any} */ (await ask({ do: "look" })).view.ask?.pool ?? null,
    heads: async (after) => /** @type {any} */ (await ask({ do: "heads", after })).heads,
  };
}

/** @param {string} phone */
const events = (phone) =>
  Object.fromEntries(
    [
      "joined",
      "left",
      "apart",
      "seated",
      "following",
      "replaced",
      "common",
      "broken",
      "closed",
    ].map((what) => [what, (/** @type {any[]} */ ...more) => told.push([phone, what, ...more])]),
  );

const self = (/** @type {string} */ phone) => ({
  phone,
  versions,
  battle: doorOf(phone),
  now: () => 0,
  wait: world.wait,
});
const host = new Host(
  self("host"),
  { battle: "b", header, entries, head },
  /** @type {any} */ (events("host")),
);

/** @type {Record<string, (command: any) => void>} */
const COMMANDS = {
  meet({ phone }) {
    const [here, there] = channelPair(world);
    wires.push(here.wire);
    const log = guests[phone]?.log ?? null;
    guests[phone] = new Guest(self(phone), log, /** @type {any} */ (events(phone)));
    host.meet(here);
    guests[phone].meet(there);
  },
  propose: ({ phone, entries }) =>
    guests[phone].propose(entries).then((came) => outcomes.push([phone, came.refused])),
  grew: ({ at, entries, head }) => host.grew(at, entries, head),
  common: ({ on }) => host.throwInCommon(on),
  throw: ({ phone }) =>
    (phone === "host" ? host : guests[phone])
      .throwDice()
      .then((came) => outcomes.push([phone, came.refused])),
};

for (let command = await next(); command; command = await next()) {
  for (const one of command.commands) COMMANDS[one.do](one);
  await world.run();
  while (asked.length > 0) {
    const { reply } = await next();
    asked.shift()?.(reply);
    await world.run();
  }
  const logs = Object.fromEntries(
    Object.entries({ host, ...guests }).map(([phone, one]) => [phone, one.log]),
  );
  say({ logs, outcomes, told, wire: wires.flatMap((wire) => wire.splice(0)) });
  [told, outcomes] = [[], []];
}

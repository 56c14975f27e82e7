/** Prepared battles: set-ups that the device keeps as battles which nobody plays; others begin as copies of them. */

import { askAside, door, withEngine } from "../engine/engine.js";
import { fileOf, keepNew, outlineOf, readBattle } from "../storage/battles.js";
import { DAMAGED } from "./open-battle.js";
import { openedLog } from "./open-log.js";
import { trouble } from "./state.js";
import { withSomeOdds } from "./waiting-odds.js";

/** @import { Reply, Request, Trouble } from "../../shared/view.d.ts" */

/** The device did not take it: it has no room, or its store does not answer.
 * @type {Trouble} */
const NOT_KEPT = { code: "not-kept", label: { id: "page-prepare-not-kept" } };

/** The session in which the door looks at set-ups, beside the open battle. */
const SESSION = "prepared";

/** @param {Request} request */
const askBeside = (request) => askAside({ ...request, session: SESSION });

/** Do this while nobody else gives the door a battle, and end the session for set-ups.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
const beside = (work) =>
  withEngine(async () => {
    try {
      return await work();
    } finally {
      await door({ do: "close", session: SESSION }).catch(() => {}); // an engine that broke holds none
    }
  });

/** Keep the set-up of the open battle as a prepared one.
 * @param {string} name
 * @returns {Promise<Trouble | null>} why it cannot be had
 */
export const prepareOpen = (name) =>
  beside(async () => keepPrepared(await door({ do: "setup", name })));

/** Keep another prepared battle like one of the list.
 * @param {string} id
 * @param {string} name
 * @returns {Promise<Trouble | null>} why it cannot be had
 */
export const copyPrepared = (id, name) =>
  beside(async () => {
    const opened = await openListed(id);
    if (!opened.view) return trouble(opened);
    return keepPrepared(await askBeside({ do: "setup", name }));
  });

/** The link to a prepared battle of the list, compact where that can be had, with what its table shows.
 * @param {string} id
 * @returns {Promise<Reply>}
 */
export const linkOfPrepared = (id) =>
  beside(async () => {
    const opened = await openListed(id);
    return opened.view ? askBeside({ do: "link", short: true, sketch: true }) : opened;
  });

/** @param {string} id
 * @returns {Promise<Reply>} with which the door opens it
 */
async function openListed(id) {
  const kept = await readBattle(id);
  if (!kept) return { refused: DAMAGED };
  return askBeside({ do: "open", file: fileOf(kept) });
}

/** Keep a set-up, with the view that is listed of it.
 * @param {Reply} reply with which the door gave it, or said why not
 * @returns {Promise<Trouble | null>}
 */
async function keepPrepared(reply) {
  if (!reply.setup) return trouble(reply);
  const opened = await askBeside({ do: "open", file: reply.setup });
  if (!opened.view) return trouble(opened);
  const log = openedLog(opened);
  log.prepared = true;
  const isKept = await keepNew(log, outlineOf(withSomeOdds(opened.view), log));
  return isKept ? null : NOT_KEPT;
}

/** An answer to a battle whose log another device has: the door drafts its entries, and that device lets the log grow by them. */

import { askAside, withEngine } from "../engine/engine.js";
import { keepLog } from "../storage/battles.js";
import { withTimeLimit } from "../storage/indexed-db.js";
import { entryOf } from "./entry-of.js";
import { endOf, logOf } from "./open-log.js";
import { openedBattle, openView } from "./state.js";
import { togetherIn } from "./together.js";

/** @import { Ask, Reply, Request, Trouble } from "../../shared/view.d.ts" */
/** @import { Entry } from "./entry-of.js" */
/** @import { Together } from "./together.js" */

/** Another entry came before the one that was to be sent: refused as the door refuses it.
 * @type {Trouble} */
export const STALE = { code: "stale", rule: "", label: { id: "refused-stale" } };

/** The answer has not come to the other device, or was not taken there; or dice have not come from all devices.
 * @type {Map<string, Trouble>} */
const REFUSED = new Map([
  ["late", STALE],
  ["stale", STALE],
  ...["apart", "gone", "alone", "broken"].map(
    (why) => /** @type {const} */ ([why, refusedBecause(why)]),
  ),
]);

/** @type {Trouble} */
const NOT_TAKEN = refusedBecause("other");

/** @param {string} why
 * @returns {Trouble}
 */
function refusedBecause(why) {
  return { code: why, rule: "", label: { id: "page-together-refused", with: { why } } };
}

/** @param {string} refused */
const troubleOf = (refused) => REFUSED.get(refused) ?? NOT_TAKEN;

/** The reply to a request that this device does not append by itself: dice that all devices throw, and all that another device
 * appends. Null where it does.
 * @param {string} id
 * @param {string} end of the log that the person saw
 * @param {Request} request
 * @param {Ask | null} ask the question in sight
 * @returns {Promise<Reply> | null}
 */
export function answeredByLine(id, end, request, ask) {
  const { propose = null, throwDice = null } = togetherIn(id) ?? {};
  const isThrow = request.do === "answer" && "roll" in request.answer;
  if (throwDice && isThrow) return throwInCommon(throwDice);
  return propose && proposeNoted(id, end, entryOf(request, ask), propose);
}

/** @param {NonNullable<Together["throwDice"]>} throwDice
 * @returns {Promise<Reply>} with the view that is shown by then, or what refuses it
 */
async function throwInCommon(throwDice) {
  const { refused } = await throwDice();
  return refused ? { refused: troubleOf(refused) } : { view: openView() ?? undefined };
}

/** Propose an entry, noted before in the log of this device: a tab that ends meanwhile comes back with the same answer. What is
 * laid face down stays here.
 * @param {string} id
 * @param {string} end of the log that the person saw
 * @param {Entry} entry
 * @param {NonNullable<Together["propose"]>} propose
 * @returns {Promise<Reply>} with the view that is shown by then, or what refuses it
 */
async function proposeNoted(id, end, entry, propose) {
  const drafted = await withEngine(() => draftNoted(id, end, entry));
  if (!drafted.draft) return drafted;
  const { refused } = await propose(drafted.draft);
  if (!refused) return { view: openView() ?? undefined };
  await withdraw(id);
  return { refused: troubleOf(refused) };
}

/** @param {string} id
 * @param {string} end of the log that the person saw
 * @param {Entry} entry
 * @returns {Promise<Reply>}
 */
async function draftNoted(id, end, entry) {
  const log = logOf(id);
  if (openedBattle()?.id !== id || !log || endOf(id) !== end) return { refused: STALE };
  log.begin([entry]);
  keepLog(id, log).catch(() => {}); // `keepReply` says it
  const drafted = await askAside({ do: "draft", at: log.length, entries: [entry] }).catch(
    async (error) => {
      await withdraw(id);
      throw error;
    },
  );
  if (!drafted.draft) await withdraw(id);
  else if (Object.keys(drafted.slips ?? {}).length > 0) {
    log.lay(drafted.slips ?? {});
    await withTimeLimit(keepLog(id, log)).catch(() => {}); // a device that takes nothing now keeps it later
  }
  return drafted;
}

/** The entry is not asked for again.
 * @param {string} id
 */
async function withdraw(id) {
  const log = logOf(id);
  if (!log?.pending) return;
  log.withdrawKeepingSlips();
  await keepLog(id, log).catch(() => {});
}

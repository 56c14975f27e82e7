/** A battle that came by a link meets those that this device keeps: it may be one of them, earlier, later or gone another way. */

import { askAside, engine, GivenUp } from "../engine/engine.js";
import { fileOf, lengthOf, listBattles, readBattle } from "../storage/battles.js";
import { recordInForce } from "../storage/in-force.js";
import { nearer } from "./nearer-battle.js";
import { sameText } from "./reader.js";

/** @import { Gist, Meeting as BattleMeeting } from "../battle/transitions.js" */
/** @import { Reply } from "../../shared/view.d.ts" */
/** @import { KeptBattle } from "../storage/battles.js" */

/** @typedef {Omit<BattleMeeting, "link">} Met */
/** @typedef {NonNullable<Reply["meeting"]>} Compared */

/** So many battles are compared with the one in a link, those played last. */
const MOST_COMPARED = 50;
/** A link adds no more entries than the door takes at once. */
const MOST_APPENDED = 1_000;

/** The kept battle that is the same as the one in a link, as far as that can be told without the engine; "" if there is none.
 * @param {Gist} gist
 */
export async function sameKept({ same, turn }) {
  try {
    const likely = (await played()).filter(({ kept }) => kept?.turn === turn);
    for (const { id } of likely) {
      const kept = await readBattle(id);
      if (kept && isSame(kept, same)) return id;
    }
    return "";
  } catch {
    return ""; // a device whose store cannot be read knows nothing
  }
}

/** The battles of this device but those that are only prepared. */
const played = async () => (await listBattles()).filter(({ kept }) => !kept?.prepared);

/** @param {KeptBattle} kept
 * @param {Gist["same"]} same
 */
const isSame = (kept, same) =>
  !kept.log?.pending &&
  (kept.link === same || sameText(kept.log ? recordInForce(kept.log) : fileOf(kept)) === same);

/** Compare the battle that the door has just read from a link with those of its system that this device keeps; null if it is
 * none of them.
 * @param {string} system
 * @param {() => void} goOn throws once it was given up
 * @returns {Promise<Met | null>}
 */
export async function meetKept(system, goOn) {
  const ofSystem = (await played()).filter(({ kept }) => kept?.system === system);
  /** @type {Met | null} */
  let nearest = null;
  for (const { id } of ofSystem.slice(0, MOST_COMPARED)) {
    goOn();
    nearest = nearer(nearest, await compared(id));
    if (nearest?.relation === "same") break;
  }
  return nearest;
}

/** @param {string} id
 * @returns {Promise<Met | null>} null also for a battle over which reading or comparing breaks
 */
async function compared(id) {
  try {
    const kept = await readBattle(id);
    const { meeting } = kept ? await askAside({ do: "compare", file: fileOf(kept) }) : {};
    if (!kept || !meeting || meeting.relation === "other") return null;
    const isOwn = leadsThere(kept, meeting);
    const relation = isOwn ? meeting.relation : "forked";
    return { ...meeting, relation, isOwn, kept: id, length: lengthOf(kept) };
  } catch (error) {
    if (error instanceof GivenUp || engine.state === "failed") throw error;
    return null;
  }
}

/** True if the kept battle can be carried on in place of the link's.
 * @param {KeptBattle} kept
 * @param {Compared} meeting
 */
function leadsThere(kept, { relation, entries }) {
  if (relation === "forked") return false;
  const isBusy = Boolean(kept.log?.pending); // the engine has not taken its last answer yet
  return relation !== "longer" || (!isBusy && entries.length <= MOST_APPENDED);
}

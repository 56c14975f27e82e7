/** Open a battle from a link, and show what is known of it before the engine has read it. */

import { crc32 } from "../../shared/bytes.js";
import { leaveBattle, openUnlessMet, resume } from "../battle/open-battle.js";
import { logOf } from "../battle/open-log.js";
import { battleId, change, openBattle, openedBattle } from "../battle/state.js";
import { linkFound, linkMet } from "../battle/transitions.js";
import { engine, givenUpCheck } from "../engine/engine.js";
import { systemOf, systems } from "../page/systems.js";
import { say } from "../page/words.js";
import { newId, noteLink, ownSlips } from "../storage/battles.js";
import { notedWhileOpening } from "../storage/unfinished-openings.js";
import { toast } from "../ui/toast.js";
import { meetKept, sameKept } from "./kept-battles.js";
import { compactLetters, isPrepared, readGist } from "./reader.js";
import { viewOfSketch } from "./sketch.js";

/** @import { Trouble } from "../../shared/view.d.ts" */
/** @import { Meeting, Origin } from "../battle/transitions.js" */

/** A battle from a link. What can be told or shown without the engine is, at once; slips of our own that lie in it are
 * on this device, in whatever battle we laid them. One that this device keeps already is carried on there.
 * @param {string} link
 * @param {boolean} [anew] it becomes a battle of its own all the same
 * @returns {Promise<Trouble | null>}
 */
export const readLink = (link, anew = false) =>
  notedWhileOpening(linkNote(link), () => openNoted(link, anew));

/** A link in the notes of what was begun to be opened.
 * @param {string} link
 */
export const linkNote = (link) => `link ${crc32(new TextEncoder().encode(link))}`;

/** @param {string} link
 * @param {boolean} anew
 * @returns {Promise<Trouble | null>}
 */
async function openNoted(link, anew) {
  const goOn = givenUpCheck();
  const before = battleId();
  const read = await readGist(link, systems());
  goOn();
  if (read && "trouble" in read) return read.trouble;
  const isMet = !anew && !isPrepared(link);
  const kept = read && isMet ? await sameKept(read.gist) : "";
  goOn();
  if (battleId() !== before) return null;
  if (read && kept) return goOnWith(sameAs(kept, link, read.gist.turn));
  if (read && engine.state !== "ready" && !battleId()) {
    const sketch = systemOf(read.gist.system) ? await viewOfSketch(read.gist) : null;
    goOn();
    change(linkFound, newId(), read.gist, sketch, originOf(link));
  }
  const slips = read ? await ownSlips(read.gist.system) : {};
  goOn();
  return verified(link, slips, isMet);
}

/** @param {string} link
 * @returns {Origin}
 */
const originOf = (link) => (isPrepared(link) ? "prepared" : "link");

/** @type {(kept: string, link: string, common: number) => Meeting} */
const sameAs = (kept, link, common) => ({
  ...{ relation: "same", isOwn: true, kept, link, common },
  ...{ here: 0, there: 0, length: 0, entries: [] },
});

/** Have the engine read a link, of which something may be shown already.
 * @param {string} link
 * @param {Awaited<ReturnType<typeof ownSlips>>} slips
 * @param {boolean} isMet it is compared with what this device keeps
 * @returns {Promise<Trouble | null>}
 */
async function verified(link, slips, isMet) {
  const id = battleId();
  const isShown = () => openBattle.kind === "link";
  try {
    const target = isShown() ? id : newId();
    const meet = isMet ? meetKept : async () => null;
    const { told, met } = await openUnlessMet(
      { do: "read", link, slips },
      originOf(link),
      target,
      meet,
    );
    if (met?.isOwn) {
      const refused = await goOnWith({ ...met, link });
      if (refused && isShown()) leaveBattle();
      return refused;
    }
    if (told && isShown()) leaveBattle();
    if (told || battleId() !== target) return told;
    noteCompactLink(link, target, logOf(target)?.length ?? 0);
    if (met) change(linkMet, target, { ...met, link });
    return null;
  } catch (error) {
    if (battleId() !== id) throw error;
    if (isShown() && engine.state === "failed") return null; // what the link shows by itself stays
    if (isShown()) leaveBattle();
    throw error;
  }
}

/** Go on with the battle of this device to which a link leads, and with what the link adds to it.
 * @param {Meeting} meeting
 * @returns {Promise<Trouble | null>}
 */
async function goOnWith(meeting) {
  const { kept, link, relation, common, here, length, entries } = meeting;
  const told = await resume(kept, true, relation === "longer" ? { length, entries } : null);
  if (told || openedBattle()?.id !== kept) return told;
  if (relation === "same") {
    toast(say("page-met-same"));
    noteCompactLink(link, kept, logOf(kept)?.length ?? 0);
    return null;
  }
  const isTaken = openedBattle()?.view.turn === common + here;
  change(
    linkMet,
    kept,
    relation === "longer" && !isTaken ? { ...meeting, relation: "refused" } : meeting,
  );
  if (isTaken) noteCompactLink(link, kept, logOf(kept)?.length ?? 0);
  return null;
}

/** Note that a compact link leads to a battle, if that has still so many entries.
 * @param {string} link
 * @param {string} id
 * @param {number} length
 */
export function noteCompactLink(link, id, length) {
  const letters = compactLetters(link);
  if (letters) noteLink(id, length, letters).catch((error) => console.info(String(error)));
}

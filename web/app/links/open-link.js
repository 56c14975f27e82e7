/** Open a battle from a link, and show what is known of it before the engine has read it. */

import { crc32 } from "../../shared/bytes.js";
import { leaveBattle, openUnstored } from "../battle/open-battle.js";
import { battleId, change, openBattle } from "../battle/state.js";
import { linkFound } from "../battle/transitions.js";
import { engine, givenUpCheck } from "../engine/engine.js";
import { systemOf } from "../page/systems.js";
import { listBattles, newId, ownSlips } from "../storage/battles.js";
import { viewOf } from "../storage/stored-battle.js";
import { notedWhileOpening } from "../storage/unfinished-openings.js";
import { readGist, sameText } from "./reader.js";
import { viewOfSketch } from "./sketch.js";

/** @import { Trouble } from "../../shared/view.d.ts" */
/** @import { Gist, Preview } from "../battle/transitions.js" */

/** A battle from a link. What can be told or shown without the engine is, at once; slips of our own that lie in it are
 * on this device, in whatever battle we laid them.
 * @param {string} link
 * @returns {Promise<Trouble | null>}
 */
export const readLink = (link) => notedWhileOpening(linkNote(link), () => openNoted(link));

/** A link in the notes of what was begun to be opened.
 * @param {string} link
 */
export const linkNote = (link) => `link ${crc32(new TextEncoder().encode(link))}`;

/** @param {string} link
 * @returns {Promise<Trouble | null>}
 */
async function openNoted(link) {
  const goOn = givenUpCheck();
  const read = await readGist(link);
  goOn();
  if (read && "trouble" in read) return read.trouble;
  if (read && engine.state !== "ready" && !battleId()) {
    const preview = await previewOf(read.gist);
    goOn();
    change(linkFound, newId(), read.gist, preview);
  }
  const id = battleId();
  const isShown = () => openBattle.kind === "link";
  try {
    const slips = read ? await ownSlips(read.gist.system) : {};
    goOn();
    const told = await openUnstored({ do: "read", link, slips }, "link", isShown() ? id : newId());
    if (told && isShown()) leaveBattle();
    return told;
  } catch (error) {
    if (battleId() !== id) throw error;
    if (isShown() && engine.state === "failed") return null; // what the link shows by itself stays
    if (isShown()) leaveBattle();
    throw error;
  }
}

/** The view of the same battle if this device keeps it, else what the link's sketch shows.
 * @param {Gist} gist
 * @returns {Promise<Preview | null>}
 */
export async function previewOf(gist) {
  const kept = await keptView(gist);
  if (kept) return { of: "kept", view: kept };
  const view = systemOf(gist.system) ? await viewOfSketch(gist) : null;
  return view ? { of: "sketch", view } : null;
}

/** @param {Gist} gist */
async function keptView({ same, turn }) {
  try {
    const likely = (await listBattles()).flatMap(({ kept }) => (kept?.turn === turn ? [kept] : []));
    const found = likely.find(({ save }) => sameText(save) === same);
    return found ? viewOf(found) : null;
  } catch {
    return null; // a device whose store cannot be read knows nothing
  }
}

/** How a battle comes to this screen from a link. */

import { crc32 } from "../../shared/bytes.js";
import { enter, leave } from "../battle/open-battle.js";
import { newest, nothingOpen, play } from "../battle/state.js";
import { engine, wanted } from "../engine/engine.js";
import { draw } from "../page/draw.js";
import { newId, ownSlips } from "../storage/battles.js";
import { noting } from "../storage/unfinished-openings.js";
import { previewOf } from "./preview.js";
import { readGist } from "./reader.js";

/** @import { Trouble } from "../../shared/view.d.ts" */

/** A battle from a link. What can be told or shown without the engine is, at once; slips of our own that lie in it are
 * on this device, in whatever battle we laid them.
 * @param {string} link
 * @returns {Promise<Trouble | null>}
 */
export const readLink = (link) => noting(linkNote(link), () => readNoted(link));

/** A link in the notes of what was begun to be opened.
 * @param {string} link
 */
export const linkNote = (link) => `link ${crc32(new TextEncoder().encode(link))}`;

/** @param {string} link
 * @returns {Promise<Trouble | null>}
 */
async function readNoted(link) {
  const goOn = wanted();
  const read = await readGist(link);
  goOn();
  if (read && "trouble" in read) return read.trouble;
  if (read && engine.state !== "ready" && !play.id) {
    const shown = await previewOf(read.gist);
    goOn();
    Object.assign(play, nothingOpen(), shown, { id: newId(), gist: read.gist, origin: "link" });
    Object.assign(play, { seen: play.view ? newest(play.view) : 0, busy: true });
    draw();
  }
  const { id } = play;
  try {
    const request = { do: "read", link, slips: await ownSlips() };
    goOn();
    const told = await enter(request, "link", play.gist ? id : newId());
    if (told && play.gist) leave();
    return told;
  } catch (error) {
    if (play.id !== id) throw error;
    if (play.gist && engine.state === "failed") return null; // what the link shows by itself stays
    if (play.gist) leave();
    throw error;
  }
}

/** What a link shows before the engine has read it. */

import { systemOf } from "../page/systems.js";
import { all } from "../storage/battles.js";
import { viewOf } from "../storage/stored-battle.js";
import { sameText } from "./reader.js";
import { sketched } from "./sketch.js";

/** @import { View } from "../../shared/view.d.ts" */
/** @import { Gist } from "../battle/state.js" */

/** The view of the same battle if this device keeps it, else what the link's sketch shows.
 * @param {Gist} gist
 * @returns {Promise<{view: View | null, preview: "" | "kept" | "sketch"}>}
 */
export async function previewOf(gist) {
  const kept = await keptView(gist);
  if (kept) return { view: kept, preview: "kept" };
  const view = systemOf(gist.system) ? await sketched(gist) : null;
  return { view, preview: view ? "sketch" : "" };
}

/** @param {Gist} gist */
async function keptView({ same, turn }) {
  try {
    const likely = (await all()).flatMap(({ kept }) => (kept?.turn === turn ? [kept] : []));
    const found = likely.find(({ save }) => sameText(save) === same);
    return found ? viewOf(found) : null;
  } catch {
    return null; // a device whose store cannot be read knows nothing
  }
}

/** What a link shows before the engine has read it. */

import { all } from "../store.js";
import { sameText } from "./reader.js";

/** @import { View } from "../view.d.ts" */
/** @import { Gist } from "./reader.js" */

/** The view of the same battle if this device keeps it.
 * @param {Gist} gist
 * @returns {Promise<{view: View | null, preview: "" | "kept"}>}
 */
export async function previewOf(gist) {
  const view = await keptView(gist);
  return view ? { view, preview: "kept" } : { view: null, preview: "" };
}

/** @param {Gist} gist */
async function keptView({ same, turn }) {
  try {
    const likely = (await all()).filter(({ kept }) => kept?.turn === turn && kept.view);
    return likely.find(({ kept }) => sameText(kept?.save) === same)?.kept?.view ?? null;
  } catch {
    return null; // a device whose store cannot be read knows nothing
  }
}

/** A look at a log beside the open battle. */

import { askAside, door, withEngine } from "../../engine/engine.js";

/** @import { View } from "../../../shared/view.d.ts" */
/** @import { BattleLog } from "../../storage/battle-log.js" */

/** The session in which the door looks at it. */
const SESSION = "aside";

/** The battle of a log as everybody sees it; null if the door cannot play it.
 * @param {BattleLog["file"]} file
 * @returns {Promise<View | null>}
 */
export const viewAside = (file) =>
  withEngine(async () => {
    try {
      return (await askAside({ do: "open", file, session: SESSION })).view ?? null;
    } finally {
      await door({ do: "close", session: SESSION }).catch(() => {}); // an engine that broke holds none
    }
  });

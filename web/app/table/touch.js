/** What a tap on the battlefield does: the one option there is taken, several are offered, else it is looked at. */

import { pick } from "../ask/draft.js";
import { looking } from "./look.js";
import { optionsOn } from "./tappable.js";
import { openThing } from "./thing.js";

/** @import { View } from "../view.d.ts" */

/** @param {View} view
 * @param {string[]} ids the thing, and what rides on it
 */
export function touch(view, ids) {
  const options = ids.flatMap((id) => optionsOn(view, id));
  if (options.length === 1 && !options[0].barred && !looking()) pick(view, options[0]);
  else openThing(ids);
}

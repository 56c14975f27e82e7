/** What a tap on the battlefield does: the one option there is taken, several are offered, else it is looked at. */

import { pick } from "../battle/play.js";
import { looking } from "./look.js";
import { optionsOn } from "./taps.js";
import { openThing } from "./thing-sheet.js";

/** @import { Option, View } from "../../shared/view.d.ts" */

/** What a tap takes at once.
 * @param {Option[]} options that lie on a thing
 * @returns {Option | undefined}
 */
export const loneOption = (options) =>
  options.length === 1 && !options[0].barred && !looking() ? options[0] : undefined;

/** @param {View} view
 * @param {string[]} ids the thing, and what rides on it
 */
export function touch(view, ids) {
  const option = loneOption(ids.flatMap((id) => optionsOn(view, id)));
  if (option) pick(view, option);
  else openThing(ids);
}

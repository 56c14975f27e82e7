/** Questions that can be lowered to their heading and their verbs: their answers lie on the field above. */

import { isBesideTable } from "../page/breakpoints.js";
import { isChoice } from "./answer-kinds.js";
import { isField } from "./field.js";

/** @import { View } from "../../shared/view.d.ts" */

/** A choice of which something lies on the battlefield, above the question. Beside the table a question takes no room from it:
 * there it stands as a whole.
 * @param {View} view
 */
export const canLower = (view) =>
  !isBesideTable() &&
  isField(view) &&
  view.ask !== null &&
  isChoice(view.ask) &&
  !view.ask.secret &&
  view.ask.options.some(({ on }) => on);

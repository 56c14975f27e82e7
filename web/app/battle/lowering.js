/** Whether the open question is lowered to its heading and what ends it, and whether it could be. */

import { isBesideTable } from "../page/breakpoints.js";
import { draft } from "./draft.js";
import { isField } from "./field.js";

/** @import { View } from "../../shared/view.d.ts" */

/** Beside the table a question takes no room from it: there it stands as a whole. */
export const isLowered = () => draft.lowered === true && !draft.folded && !isBesideTable();

/** A choice of which something lies on the battlefield, above the question.
 * @param {View} view
 */
export const canLower = (view) =>
  !isBesideTable() &&
  isField(view) &&
  (view.ask?.kind === "choice" || view.ask?.kind === "ruling") &&
  !view.ask.secret &&
  view.ask.options.some(({ on, barred }) => on && !barred);

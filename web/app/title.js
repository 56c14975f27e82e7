/** What a battle is called. */

import { list, name, say } from "./words.js";

/** @import { View } from "./view.d.ts" */

/** The name it was given; else its sides, if people named any; else that it has none.
 * @param {string} given
 * @param {View | null} view
 */
export function battleTitle(given, view) {
  if (given) return given;
  const sides = view?.table.sides.map(({ id }) => id) ?? [];
  const named = view !== null && sides.some((id) => id in view.names && "text" in view.names[id]);
  return named ? list(sides.map((id) => name(id, view.names))) : say("page-unnamed");
}

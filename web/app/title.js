/** What a battle is called. */

import { systemTitle } from "./systems.js";
import { language, name, say } from "./words.js";

/** @import { Names, View } from "./view.d.ts" */

/** The name it was given; else who fights, if they have names of their own; else what is played.
 * @param {string} given
 * @param {View | null} view
 */
export function battleTitle(given, view) {
  if (given) return given;
  if (!view) return say("page-unnamed");
  const many = view.table.sides.length > 2;
  const sides = view.table.sides.map(({ id, team }) => (many && team) || id);
  return sides.some((id) => called(id, view.names))
    ? [...new Set(sides)].map((id) => name(id, view.names)).join(" – ")
    : systemTitle(view.system, language());
}

/** A name of its own: typed, or a word without a number or letter that tells it from others.
 * @param {string} id
 * @param {Names} names
 */
function called(id, names) {
  const known = Object.hasOwn(names, id) ? names[id] : null;
  return known && ("text" in known || Object.keys(known.label.with ?? {}).length === 0);
}

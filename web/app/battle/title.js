/** The title of a battle. */

import { systemTitle } from "../page/systems.js";
import { label, language, name, say } from "../page/words.js";

/** @import { Names, View } from "../../shared/view.d.ts" */

/** The name it was given; else what its system calls it; else who fights, if they have names of their own; else what is played.
 * @param {string} given
 * @param {View | null} view
 */
export function battleTitle(given, view) {
  if (given) return given;
  if (!view) return say("page-unnamed");
  const { sides, title } = view.table;
  if (title) return label(title, view.names);
  const players = sides.map(({ id }) => id);
  const teams = sides.map(({ id, team }) => team || id);
  const who = (sides.length > 2 ? [teams, players] : [players]).find((ids) =>
    ids.some((id) => hasOwnName(id, view.names)),
  );
  return who
    ? [...new Set(who)].map((id) => name(id, view.names)).join(" – ")
    : systemTitle(view.system, language());
}

/** A name of its own: typed, or a word without a number or letter that tells it from others.
 * @param {string} id
 * @param {Names} names
 */
function hasOwnName(id, names) {
  const known = Object.hasOwn(names, id) ? names[id] : null;
  return known && ("text" in known || Object.keys(known.label.with ?? {}).length === 0);
}

/** Writing a battle to the device. */

import { update } from "../../vendor/idb-keyval/index.js";
import { base } from "./database.js";
import { readAll } from "./indexed-db.js";
import { troubleOf } from "./patience.js";
import { checked } from "./stored-battle.js";

/** @import { View } from "../../shared/view.d.ts" */
/** @import { Kept } from "./stored-battle.js" */

export const battles = base("gonfalon", "battles", (found) => checked(found) !== null);

/** Another tab has written this battle since we read it. */
export class Elsewhere extends Error {}

/** Write a battle; on a full device the pictures of battles make room for their records.
 * @param {string} id
 * @param {number} from
 * @param {Kept} kept
 */
export async function write(id, from, kept) {
  const attempt = (/** @type {Kept} */ what) =>
    update(
      id,
      (/** @type {Kept | undefined} */ old) => {
        if ((old?.revision ?? 0) !== from) throw new Elsewhere();
        return what;
      },
      battles,
    );
  try {
    await attempt(kept);
  } catch (error) {
    if (troubleOf(error) !== "full") throw error;
    await dropViews(id);
    await attempt(kept).catch((again) => {
      if (troubleOf(again) !== "full") throw again;
      return attempt({ ...kept, view: null });
    });
  }
}

/** Another view for what is kept.
 * @param {string} id
 * @param {number} revision
 * @param {View} view
 */
export const writeView = (id, revision, view) =>
  update(
    id,
    (/** @type {Kept | undefined} */ old) => {
      if (old?.revision !== revision) throw new Elsewhere();
      return { ...old, view, drawn: VERSION };
    },
    battles,
  );

/** The engine makes the views of other battles anew when they are opened.
 * @param {string} except
 */
async function dropViews(except) {
  const others = (await readAll(battles)).filter(([id, kept]) => id !== except && kept?.view);
  for (const [id] of others) {
    await update(id, (old) => (old ? { ...old, view: null } : old), battles).catch(() => {});
  }
}

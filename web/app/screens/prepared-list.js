/** The prepared battles of this device: begin one, rename, copy, share, delete. */

import { copyPrepared } from "../battle/prepared.js";
import { engine } from "../engine/engine.js";
import { sharePrepared } from "../features/prepared/sheet.js";
import { openRename } from "../features/rename/sheet.js";
import { startPrepared } from "../navigation/route.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { label, list, name as nameIn, say } from "../page/words.js";
import { toast } from "../ui/toast.js";
import { battleAction, cardWords, deleteAction, titlesOf } from "./battle-card.js";
import { deleteBattle, preparedBattles, readBattles } from "./battle-list.js";

/** @import { StoredBattle } from "../storage/stored-battle.js" */

/** The list, where there is anything in it. */
export function prepared() {
  const all = preparedBattles();
  if (all.length === 0) return nothing;
  return html`<section aria-labelledby="prepared-title">
    <h2 id="prepared-title">${say("page-prepared")}</h2>
    <p class="soft">${say("page-prepared-hint")}</p>
    <ul class="battles">${repeat(
      all,
      ({ id }) => id,
      ({ id, kept }) => one(id, kept),
    )}</ul>
  </section>`;
}

/** @param {string} id
 * @param {StoredBattle} kept
 */
function one(id, kept) {
  const titles = titlesOf(kept);
  const { name, system } = titles;
  const isNamed = kept.name || kept.view?.table.title || name === system;
  const off = engine.state !== "ready";
  return html`<li class="card battle-card" data-prepared=${id}>
    <button type="button" class="open" data-action="start-prepared" id=${`battle-${id}`} ?disabled=${engine.state === "failed"}
      @click=${() => startPrepared(id)}>
      ${cardWords(titles, kept.view && isNamed ? sides(kept.view) : "")}
    </button>
    <div class="row small">
      ${battleAction("rename", say("page-rename-name", { name }), () => openRename(id, kept.name), off)}
      ${battleAction("copy", say("page-copy-name", { name }), () => copy(id, name), off)}
      ${battleAction("share", say("page-share-name", { name }), () => sharePrepared(id, name), off)}
      ${deleteAction(name, () => deleteBattle(id, name))}
    </div>
  </li>`;
}

/** The sides of a battle in a list of words.
 * @param {import("../../shared/view.d.ts").View} view
 */
const sides = ({ table, names }) => list(table.sides.map(({ id }) => nameIn(id, names)));

/** @param {string} id
 * @param {string} name
 */
async function copy(id, name) {
  const told = await copyPrepared(id, say("page-copy-of", { name }));
  await readBattles();
  toast(told ? label(told.label, {}) : say("page-copy-kept", { name }));
}

/** The battles of this device: continue, rename, export, delete. */

import { download, exportStored, exportUnopened } from "../battle/files.js";
import { battleTitle } from "../battle/title.js";
import { engine } from "../engine/engine.js";
import { openRename } from "../features/rename/sheet.js";
import { continueBattle, onHome } from "../navigation/route.js";
import { afterDrawing, draw } from "../page/draw.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { moment, say } from "../page/words.js";
import { lockedBattles } from "../storage/battle-lock.js";
import { inOrder, listBattles, onKept, rawBattle, removeBattle } from "../storage/battles.js";
import { forgetOpening, unfinishedOpenings } from "../storage/unfinished-openings.js";
import { storageState } from "../storage/write-behind.js";
import { icon } from "../ui/icon.js";
import { toast } from "../ui/toast.js";
import { battleAction, cardWords, deleteAction, titlesOf } from "./battle-card.js";

/** @import { ListedBattle } from "../storage/battles.js" */
/** @import { StoredBattle } from "../storage/stored-battle.js" */

/** As the device was read last, with what was played since: home is drawn with it at once, so that no control moves under a
 * finger when the device has been read again.
 * @type {ListedBattle[]} */
let list = [];

/** Looks at the device, and battles that were kept meanwhile: what was read before is old then. */
let reads = 0;
let keeps = 0;

onKept((id, kept) => {
  keeps += 1;
  list = [{ id, kept }, ...list.filter((one) => one.id !== id)];
});

/** Those whose opening did not come to an end.
 * @type {Set<string>} */
let unopenedIds = new Set();

/** The latest look at the device.
 * @type {Promise<void>} */
let latest = Promise.resolve();

/** Look again what is there; done when the latest look is. */
export function readBattles() {
  latest = look();
  return latest;
}

/** @returns {Promise<void>} */
async function look() {
  list = inOrder(list);
  reads += 1;
  const [mine, before] = [reads, keeps];
  const [found, busy] = await Promise.all([listBattles(), lockedBattles()]);
  if (mine !== reads) return latest;
  if (before !== keeps) return readBattles();
  list = found;
  // what another tab is just opening has not failed
  unopenedIds = new Set(unfinishedOpenings().filter((id) => !busy.has(id)));
  draw();
}

onHome(readBattles);
document.addEventListener("visibilitychange", readBattles);

/** True if this device keeps a battle. */
export const hasBattles = () => list.length > 0;

/** Those that are played, or damaged. */
const played = () => list.filter(({ kept }) => !kept?.prepared);

/** The prepared ones, which nobody plays. */
export const preparedBattles = () =>
  list.flatMap(({ id, kept }) => (kept?.prepared ? [{ id, kept }] : []));

/** The battle that was played last, if it is not over: the first thing that a table comes back for. */
export function continueButton() {
  const last = played().find(({ kept }) => kept);
  if (!last?.kept || last.kept.over || unopenedIds.has(last.id)) return nothing;
  const { id, kept } = last;
  return html`<button type="button" class="main wide go-on" data-action="go-on" @click=${() => continueBattle(id)}>
    ${icon("battle")} ${say("page-go-on", { name: battleTitle(kept.name, kept.view) })}</button>`;
}

export const battles = () => html`
  <section aria-labelledby="battles-title">
    <h2 id="battles-title">${say("page-battles")}</h2>
    ${played().length === 0 && !storageState.trouble ? html`<p class="soft">${say("page-battles-none")}</p>` : nothing}
    <ul class="battles">
      ${repeat(
        played().filter(({ id, kept }) => !(kept && unopenedIds.has(id))),
        ({ id }) => id,
        ({ id, kept }) => (kept ? one(id, kept) : damaged(id)),
      )}
    </ul>
  </section>`;

/** @param {string} id
 * @param {StoredBattle} kept
 */
function one(id, kept) {
  const titles = titlesOf(kept);
  const { name } = titles;
  const when = { moment: moment(kept.changed), state: kept.over ? "over" : "open" };
  const off = engine.state !== "ready";
  return html`<li class="card battle-card">
    <button type="button" class="open" data-action="continue" id=${`battle-${id}`} data-battle=${id} @click=${() => continueBattle(id)}>
      ${cardWords(titles, say("page-battle-when", when))}
    </button>
    <div class="row small">
      ${battleAction("rename", say("page-rename-name", { name }), () => openRename(id, kept.name), off)}
      ${battleAction("export", say("page-export-name", { name }), () => exportStored(id), off)}
      ${deleteAction(name, () => deleteBattle(id, name))}
    </div>
  </li>`;
}

/** @param {string} id */
function damaged(id) {
  const name = say("page-unnamed");
  return html`<li class="card battle-card">
    <p>${icon("warning")} ${say("page-damaged")}</p>
    <div class="row small">
      ${battleAction("export", say("page-export-name", { name }), () => exportDamaged(id), false, "export-damaged")}
      ${deleteAction(name, () => deleteBattle(id, name))}
    </div>
  </li>`;
}

/** Battles whose opening did not come to an end: nothing opens them by itself, and to save one asks no engine. */
export const unopenedNotices = () =>
  list.map(({ id, kept }) => (kept && unopenedIds.has(id) ? notOpened(id, kept) : nothing));

/** @param {string} id
 * @param {StoredBattle} kept
 */
function notOpened(id, kept) {
  const name = battleTitle(kept.name, kept.view);
  return html`<section class="notice unfinished" aria-labelledby=${`unfinished-${id}`} data-unfinished=${id}>
    <h2 id=${`unfinished-${id}`} tabindex="-1">${icon("warning")} ${say("page-unfinished-title")}</h2>
    <p>${say("page-unfinished", { name })}</p>
    <div class="row">
      <button type="button" class="main" data-action="try-again" @click=${() => continueBattle(id)}>${say("page-retry")}</button>
      <button type="button" data-action="export" aria-label=${say("page-export-name", { name })}
        @click=${() => exportUnopened(id, name)}>${icon("export")} ${say("page-battle-action", { action: "export" })}</button>
      <button type="button" data-action="delete" data-hold aria-label=${say("page-delete-name", { name })}
        @click=${() => deleteBattle(id, name)}>${icon("delete")} ${say("page-battle-action", { action: "delete" })}</button>
    </div>
  </section>`;
}

/** Export a damaged battle as it is: perhaps somebody can read it.
 * @param {string} id
 */
async function exportDamaged(id) {
  download(`Gonfalon ${id}`, "json", "application/json", JSON.stringify(await rawBattle(id)));
}

/** Delete a battle of the list, with the way back in a notice.
 * @param {string} id
 * @param {string} name
 */
export async function deleteBattle(id, name) {
  const putBack = await removeBattle(id);
  forgetOpening(id);
  await readBattles();
  toast(say("page-deleted", { name }), async () => {
    await putBack();
    await readBattles();
    afterDrawing(() => document.getElementById(`battle-${id}`)?.focus());
  });
}

/** The battles of this device: go on, rename, take along, throw away. */

import { draw } from "../draw.js";
import { engine } from "../engine.js";
import { exportKept, readText } from "../files.js";
import { html, nothing, repeat } from "../lit.js";
import { icon } from "../parts/icon.js";
import { toast } from "../parts/toast.js";
import { continueBattle, onHome, openFile, route } from "../route.js";
import { openRename } from "../sheets/rename.js";
import { all, remove, reopen } from "../store.js";
import { systemTitle } from "../systems.js";
import { battleTitle } from "../title.js";
import { language, moment, say } from "../words.js";

/** @import { Kept } from "../store.js" */

/** @type {{id: string, kept: Kept | null}[]} */
let list = [];
/** The database cannot be read. */
let broken = false;

/** Look again what is there. */
export async function readBattles() {
  try {
    list = await all();
    broken = false;
  } catch {
    list = [];
    broken = true;
    reopen();
  }
  draw();
}

onHome(readBattles);
document.addEventListener("visibilitychange", readBattles);

export const battles = () => html`
  <section aria-labelledby="battles-title">
    <h2 id="battles-title">${say("page-battles")}</h2>
    ${broken ? html`<p class="notice" role="alert">${say("page-store-broken")}</p>` : nothing}
    ${list.length === 0 && !broken ? html`<p class="soft">${say("page-battles-none")}</p>` : nothing}
    <ul class="battles">
      ${repeat(
        list,
        ({ id }) => id,
        ({ id, kept }) => (kept ? one(id, kept) : damaged(id)),
      )}
    </ul>
    <label class="button file">
      ${icon("import")} ${say("page-import")}
      <input class="unseen" type="file" accept=".json,application/json" data-action="import" @change=${read}>
    </label>
  </section>`;

/** @param {string} id
 * @param {Kept} kept
 */
function one(id, kept) {
  const name = battleTitle(kept.name, kept.view);
  const system = systemTitle(kept.system, language());
  const off = engine.state !== "ready";
  return html`<li class="card battle-card">
    <button type="button" class="open" data-action="continue" data-battle=${id} @click=${() => continueBattle(id)}>
      <b>${name}</b>
      ${name === system ? nothing : html`<span>${system}</span>`}
      <span class="soft">${say("page-battle-when", { moment: moment(kept.changed), state: kept.over ? "over" : "open" })}</span>
    </button>
    <div class="row small">
      <button type="button" class="quiet" data-action="rename" ?disabled=${off} aria-label=${say("page-rename-name", { name })}
        @click=${() => openRename(id, kept.name)}>${icon("rename")}</button>
      <button type="button" class="quiet" data-action="export" ?disabled=${off} aria-label=${say("page-export-name", { name })}
        @click=${() => exportKept(id)}>${icon("export")}</button>
      <button type="button" class="quiet" data-action="delete" data-hold aria-label=${say("page-delete-name", { name })}
        @click=${() => throwAway(id, name)}>${icon("delete")}</button>
    </div>
  </li>`;
}

/** @param {string} id */
const damaged = (id) => html`<li class="card battle-card">
  <p>${icon("warning")} ${say("page-damaged")}</p>
  <div class="row small">
    <button type="button" class="quiet" data-action="delete" data-hold aria-label=${say("page-delete-name", { name: say("page-unnamed") })}
      @click=${() => throwAway(id, say("page-unnamed"))}>${icon("delete")}</button>
  </div>
</li>`;

/** @param {string} id
 * @param {string} name
 */
async function throwAway(id, name) {
  const putBack = await remove(id);
  await readBattles();
  toast(say("page-deleted", { name }), async () => {
    await putBack();
    await readBattles();
  });
}

/** @param {Event} event */
async function read(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = "";
  if (!file) return;
  const content = await readText(file);
  if (content) openFile(content);
  else {
    route.trouble = { code: "file", label: { id: "page-file-damaged" } };
    draw();
  }
}

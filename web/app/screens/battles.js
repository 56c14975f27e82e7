/** The battles of this device: go on, rename, take along, throw away. */

import { afterDrawing, draw } from "../draw.js";
import { engine } from "../engine.js";
import { download, exportKept } from "../files.js";
import { html, nothing, repeat } from "../lit.js";
import { icon } from "../parts/icon.js";
import { toast } from "../parts/toast.js";
import { continueBattle, onHome } from "../route.js";
import { openRename } from "../sheets/rename.js";
import { storage } from "../store/ahead.js";
import { all, remove, spoilt } from "../store.js";
import { systemTitle } from "../systems.js";
import { battleTitle } from "../title.js";
import { language, moment, say } from "../words.js";

/** @import { Kept } from "../store/kept.js" */

/** @type {{id: string, kept: Kept | null}[]} */
let list = [];

/** Look again what is there. */
async function readBattles() {
  list = await all();
  draw();
}

onHome(readBattles);
document.addEventListener("visibilitychange", readBattles);

/** The battle that was played last, if it is not over: the first thing that a table comes back for. */
export function goOn() {
  const last = list.find(({ kept }) => kept);
  if (!last?.kept || last.kept.over) return nothing;
  const { id, kept } = last;
  return html`<button type="button" class="main wide go-on" data-action="go-on" @click=${() => continueBattle(id)}>
    ${icon("battle")} ${say("page-go-on", { name: battleTitle(kept.name, kept.view) })}</button>`;
}

export const battles = () => html`
  <section aria-labelledby="battles-title">
    <h2 id="battles-title">${say("page-battles")}</h2>
    ${list.length === 0 && !storage.trouble ? html`<p class="soft">${say("page-battles-none")}</p>` : nothing}
    <ul class="battles">
      ${repeat(
        list,
        ({ id }) => id,
        ({ id, kept }) => (kept ? one(id, kept) : damaged(id)),
      )}
    </ul>
  </section>`;

/** @param {string} id
 * @param {Kept} kept
 */
function one(id, kept) {
  const name = battleTitle(kept.name, kept.view);
  const system = systemTitle(kept.system, language());
  const off = engine.state !== "ready";
  return html`<li class="card battle-card">
    <button type="button" class="open" data-action="continue" id=${`battle-${id}`} data-battle=${id} @click=${() => continueBattle(id)}>
      <b>${name}</b>
      ${name === system ? nothing : html`<span>${system}</span>`}
      <span class="soft">${say("page-battle-when", { moment: moment(kept.changed), state: kept.over ? "over" : "open" })}</span>
    </button>
    <div class="row small">
      <button type="button" class="quiet" data-action="rename" ?disabled=${off} aria-label=${say("page-rename-name", { name })}
        @click=${() => openRename(id, kept.name)}>${icon("rename")}<span>${say("page-battle-deed", { deed: "rename" })}</span></button>
      <button type="button" class="quiet" data-action="export" ?disabled=${off} aria-label=${say("page-export-name", { name })}
        @click=${() => exportKept(id)}>${icon("export")}<span>${say("page-battle-deed", { deed: "export" })}</span></button>
      <button type="button" class="quiet" data-action="delete" data-hold aria-label=${say("page-delete-name", { name })}
        @click=${() => throwAway(id, name)}>${icon("delete")}<span>${say("page-battle-deed", { deed: "delete" })}</span></button>
    </div>
  </li>`;
}

/** @param {string} id */
const damaged = (id) => html`<li class="card battle-card">
  <p>${icon("warning")} ${say("page-damaged")}</p>
  <div class="row small">
    <button type="button" class="quiet" data-action="export-damaged" aria-label=${say("page-export-name", { name: say("page-unnamed") })}
      @click=${() => exportDamaged(id)}>${icon("export")}<span>${say("page-battle-deed", { deed: "export" })}</span></button>
    <button type="button" class="quiet" data-action="delete" data-hold aria-label=${say("page-delete-name", { name: say("page-unnamed") })}
      @click=${() => throwAway(id, say("page-unnamed"))}>${icon("delete")}<span>${say("page-battle-deed", { deed: "delete" })}</span></button>
  </div>
</li>`;

/** What lies there as it is: perhaps somebody can read it.
 * @param {string} id
 */
async function exportDamaged(id) {
  const { [id]: found } = await spoilt();
  download(`Gonfalon ${id}`, "json", "application/json", JSON.stringify(found ?? null));
}

/** @param {string} id
 * @param {string} name
 */
async function throwAway(id, name) {
  const putBack = await remove(id);
  await readBattles();
  toast(say("page-deleted", { name }), async () => {
    await putBack();
    await readBattles();
    afterDrawing(() => document.getElementById(`battle-${id}`)?.focus());
  });
}

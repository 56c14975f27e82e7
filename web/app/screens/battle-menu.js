/** The menu of a battle: everything but its next move. */

import { complete, overrule, undo } from "../battle/answering.js";
import { hasField } from "../battle/field.js";
import { exportOpen } from "../battle/files.js";
import { battleId, change, openView } from "../battle/state.js";
import { failed } from "../battle/transitions.js";
import { showsList, toggleList } from "../board/field-list.js";
import { inPrivateButtons } from "../board/hand-over.js";
import { canShowLarge, openLarge } from "../board/outcome.js";
import { GivenUp } from "../engine/engine.js";
import { openChronicle } from "../features/chronicle/sheet.js";
import { openHelp } from "../features/help/sheet.js";
import { saveForm, shareSet } from "../features/house-rules/named-sets.js";
import { nameOf, readSets } from "../features/house-rules/store.js";
import { difference, switchField, switchList } from "../features/house-rules/switch-field.js";
import { openLegend } from "../features/legend/sheet.js";
import {
  canPlayAgain,
  canSwap,
  playAnotherGame,
  playSwapped,
} from "../features/live/another-game.js";
import { openDevices } from "../features/live/sheet.js";
import { openPreferences } from "../features/preferences/sheet.js";
import { openPrepare } from "../features/prepared/sheet.js";
import { openPrint } from "../features/print/sheet.js";
import { openRename } from "../features/rename/sheet.js";
import { openRoster } from "../features/roster/sheet.js";
import { rosterOf } from "../features/roster/store.js";
import { openRulings } from "../features/rulings/sheet.js";
import { openSearch } from "../features/search/sheet.js";
import { updateEntry } from "../features/updates/updates.js";
import { goHome, toggleTurned } from "../navigation/route.js";
import { draw } from "../page/draw.js";
import { html, nothing } from "../page/lit-html.js";
import { settingOf } from "../page/switches.js";
import { label, language, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { choiceName, ruleTitle } from "../ui/rules.js";
import { startSearch } from "../ui/search-field.js";
import { closeSheet, closeSheetThen, openSheet } from "../ui/sheet.js";
import { toast } from "../ui/toast.js";
import { openCourse } from "./course.js";
import { startWatching } from "./spectator.js";

/** @import { Switch, View } from "../../shared/view.d.ts" */

export async function openMore() {
  const id = battleId();
  try {
    await complete();
  } catch (error) {
    if (error instanceof GivenUp) return;
    change(failed, id, String(error));
  }
  openSheet(() => say("page-more"), body);
}

function body() {
  const view = openView();
  if (!view) return nothing;
  const roster = (view.keep ?? []).length > 0 || rosterOf(view.system).length > 0;
  return html`
    ${group("battle", [
      entry("help", "info", say("page-help"), openHelp),
      view.table.steps.length > 0
        ? entry("course", "steps", say("page-steps"), openCourse)
        : nothing,
      ...(view.private ?? []).map((seat) => html`<li>${inPrivateButtons(view, seat)}</li>`),
      roster
        ? entry("roster", "troops", say("page-roster"), () => openRoster(view.system))
        : nothing,
      entry("live", "troops", say("page-together"), openDevices),
      entry("rename", "rename", say("page-rename"), () => openRename(null, view.name)),
      view.turn > 0 && canPlayAgain()
        ? entry("again", "battle", say("page-play-again"), () => closeSheetThen(playAnotherGame))
        : nothing,
      view.turn > 0 && canSwap()
        ? entry("again-swapped", "turn", say("page-together-swapped"), () =>
            closeSheetThen(playSwapped),
          )
        : nothing,
    ])}
    ${group("look", [
      canShowLarge(view) ? entry("big", "big", say("page-enlarge"), openLarge) : nothing,
      entry("watch", "big", say("page-watch"), startWatching),
      hasField(view)
        ? entry(
            "board",
            "board",
            showsList() ? say("page-as-picture") : say("page-as-list"),
            switchBoard,
          )
        : nothing,
      entry("turn", "turn", say("page-turn"), turnRound),
      entry("signs", "info", say("page-legend"), openLegend),
      entry("preferences", "preferences", say("page-preferences"), openPreferences),
    ])}
    ${group("rules", [
      html`<li><a class="button" href="rules/${view.system}/${language()}.html" target="_blank">${icon("rule")} ${say("page-rules")}</a></li>`,
      entry("search-rules", "magnifying-glass", say("page-search-rules"), () =>
        openSearch(view.system),
      ),
      entry("rulings", "ruling", say("page-rulings"), openRulings),
      view.switches.length > 0
        ? entry("switches", "settings", say("page-switches"), openSwitches)
        : nothing,
    ])}
    ${group("keep", [
      entry("prepare", "troops", say("page-prepare"), () => openPrepare(view.name)),
      entry("chronicle", "log", say("page-chronicle"), () => openChronicle(view)),
      entry("print-sheet", "scroll-unfurled", say("page-print"), openPrint),
      entry("export", "export", say("page-export"), () => exportOpen(view.name)),
      updateEntry(),
      entry("home", "home", say("page-home"), goHome),
    ])}`;
}

/** Entries that belong together.
 * @param {string} what
 * @param {unknown[]} entries
 */
const group = (
  what,
  entries,
) => html`<section class="menu-group" aria-labelledby="more-${what}"><h3 id="more-${what}">${say("page-more-group", { group: what })}</h3>
  <ul class="menu">${entries}</ul></section>`;

function turnRound() {
  closeSheet();
  toggleTurned();
}

function switchBoard() {
  closeSheet();
  toggleList();
}

/** @param {string} action
 * @param {string} picture
 * @param {string} words
 * @param {() => void} act
 */
const entry = (action, picture, words, act) =>
  html`<li><button type="button" class="wide" data-action=${action} @click=${act}>${icon(picture)} ${words}</button></li>`;

/** A house rule is changed in the middle of the battle: a ruling, with its way back beside it.
 * @param {Switch} changed
 * @param {string} choice
 */
async function changeSwitch({ rule, value, choices }, choice) {
  if (choice === value) return;
  const told = await overrule(`switch.${rule}`, choices.length > 0 ? choice : Number(choice), "");
  const view = openView();
  const holds = view?.switches.find((one) => one.rule === rule)?.value === choice;
  const words = { rule: ruleTitle(rule).title, choice: choiceName(rule, choice) };
  if (holds) await complete();
  if (told) toast(label(told.label, view?.names ?? {}));
  else if (holds) toast(say("page-switch-set", words), undo);
  draw();
}

/** Which choices of a switch can be taken now, and why no others; undefined where all can.
 * @param {View} view
 * @param {Switch} offered
 */
function held({ settings, names }, { rule, choices }) {
  const setting = settings?.find(({ key }) => key === `switch.${rule}`);
  if (!setting?.hint || setting.choices?.length === choices.length) return undefined;
  return { free: setting.choices?.map(({ key }) => key) ?? [], why: label(setting.hint, names) };
}

/** The house rules of the running battle: switches. */
function openSwitches() {
  startSearch();
  openSheet(
    () => say("page-switches"),
    () => {
      const view = openView();
      if (!view) return nothing;
      const own = settingOf(view.switches);
      const name = nameOf(view.system, own);
      return html`
        ${difference(view.switches, own)}
        ${
          Object.keys(own).length > 0
            ? html`${saveForm(view.system, name, own)}
              <button type="button" class="wide" data-action="share-set" @click=${() => shareSet(view.system, name, own)}>
                ${icon("share")} ${say("page-share")}</button>`
            : nothing
        }
        <section class="part" aria-labelledby="switches-title">
          <h3 id="switches-title">${say("page-switches-all")}</h3>
          <p class="soft">${say("page-switches-hint")}</p>
          ${switchList(view.switches, (one) =>
            switchField(one, one.value, (choice) => changeSwitch(one, choice), held(view, one)),
          )}
        </section>`;
    },
  );
  readSets();
}

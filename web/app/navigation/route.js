/** Ways between the screens: home, a battle, a link that someone sent. The way back is the browser's own. */

import { clearDraft } from "../battle/draft.js";
import {
  leaveBattle,
  openAgain,
  openFromFile,
  openNew,
  openPrepared,
  reload,
  resume,
} from "../battle/open-battle.js";
import { battleId, isElsewhere, openBattle } from "../battle/state.js";
import { openByTodaysRules } from "../battle/todays-rules.js";
import { abandon, engine, GivenUp, stop } from "../engine/engine.js";
import { decodedLink, intentOf, linkIn } from "../links/intent.js";
import { linkNote, readLink } from "../links/open-link.js";
import { draw } from "../page/draw.js";
import { houseRules } from "../page/preferences.js";
import { systemOf } from "../page/systems.js";
import { say } from "../page/words.js";
import { listBattles } from "../storage/battles.js";
import { unfinishedOpenings } from "../storage/unfinished-openings.js";
import { afterHistoryStep, closeSheet } from "../ui/sheet.js";
import { onStop, toast } from "../ui/toast.js";

/** @import { Trouble } from "../../shared/view.d.ts" */

export const route = {
  /** The battle that is being opened and waits for the engine.
   * @type {"" | "new" | "battle" | "link" | "example" | "file"}
   */
  opening: "",
  /** Why the last thing could not be opened.
   * @type {Trouble | null} */
  trouble: null,
};

/** @type {Set<() => unknown>} */
const listeners = new Set();

/** Do this whenever the home screen is reached.
 * @param {() => unknown} listener whose promise is done when all that it brings to that screen is there
 */
export const onHome = (listener) => listeners.add(listener);

/** The links that are no battle's: how they are known, and the function that opens one.
 * @type {{is: (link: string) => boolean, open: (link: string) => void}[]} */
const otherLinks = [];

/** Links of this kind are opened like this.
 * @param {(link: string) => boolean} is
 * @param {(link: string) => void} open
 */
export const onLink = (is, open) => otherLinks.push({ is, open });

/** The links that name a battle which is read from elsewhere: how they are known, and the function that reads one.
 * @type {{is: (link: string) => boolean, read: (link: string) => Promise<Trouble | null>}[]} */
const battleLinks = [];

/** Links of this kind lead to a battle that is read like this.
 * @param {(link: string) => boolean} is
 * @param {(link: string) => Promise<Trouble | null>} read
 */
export const onBattleLink = (is, read) => battleLinks.push({ is, read });

/** The same of files.
 * @type {{is: (file: any) => boolean, open: (file: any) => void}[]} */
const otherFiles = [];

/** Files of this kind are opened like this.
 * @param {(file: any) => boolean} is
 * @param {(file: any) => void} open
 */
export const onFile = (is, open) => otherFiles.push({ is, open });

/** @param {string} link */
const otherLink = (link) => otherLinks.find(({ is }) => is(link));

/** True if the screen shows a link that the engine has not verified. */
const isUnread = () => openBattle.kind === "link";

/** The number of times that something began to be opened, or was given up. */
let attempts = 0;

/** @type {Promise<void>} */
let latest = Promise.resolve();

/** Done when nothing is being opened any more, be it open, refused or given up. */
export const opened = () => latest;

/** Open something; where it fails, home says why. What is given up in between says nothing any more.
 * @param {typeof route.opening} opening
 * @param {() => Promise<Trouble | null>} attempt
 */
function open(opening, attempt) {
  latest = attemptToOpen(opening, attempt);
}

/** @type {(opening: typeof route.opening, attempt: () => Promise<Trouble | null>) => Promise<void>} */
async function attemptToOpen(opening, attempt) {
  attempts += 1;
  const mine = attempts;
  Object.assign(route, { opening, trouble: null });
  draw();
  const trouble = await attempt().catch((error) =>
    error instanceof GivenUp ? null : notOpened(error),
  );
  if (mine !== attempts) {
    if (!battleId() && !route.opening) tellHome(); // it may have left a note
    return;
  }
  Object.assign(route, { opening: "", trouble });
  if (!isUnread() && history.state?.link) history.replaceState(null, "");
  if (battleId() && !isUnread() && history.state?.battle !== battleId()) {
    history[history.state?.battle ? "replaceState" : "pushState"]({ battle: battleId() }, ""); // home stays one step back
  }
  if (!battleId()) showHome();
  draw();
}

/** @param {unknown} error
 * @returns {Trouble}
 */
const notOpened = (error) => ({
  code: "fault",
  label: { id: "page-not-opened", with: { why: { text: String(error) } } },
});

/** @param {string} system
 * @param {Record<string, string>} switches
 * @param {string} name
 * @param {string} [opening] the key of the opening by which it begins
 */
export const startBattle = (system, switches, name, opening = "") =>
  open("new", () => openNew(system, switches, name, opening));

/** @param {string} id */
export const continueBattle = (id) => open("battle", () => resume(id));

/** Another game of the open battle, with the same people and armies.
 * @param {string} id of the new battle
 */
export const playAgain = (id) => open("new", () => openAgain(id));

/** A copy of the open battle, by the rules of today. */
export const playByTodaysRules = () => open("new", openByTodaysRules);

/** Begin a battle as a prepared one.
 * @param {string} id of the prepared battle
 */
export const startPrepared = (id) => open("new", () => openPrepared(id));

/** @param {string} id */
export const takeBattle = (id) => open("battle", () => resume(id, true));

/** Open a file that is no battle; false where it is of no kind that is known.
 * @param {unknown} file
 */
export function openKnownFile(file) {
  const other = otherFiles.find(({ is }) => is(file));
  other?.open(file);
  return other !== undefined;
}

/** @param {unknown} file */
export function openFile(file) {
  if (!openKnownFile(file)) open("file", () => openFromFile(file));
}

/** A file that is no battle; where it cannot be read, home says why.
 * @param {() => Promise<Trouble | null>} attempt
 */
export const openOther = (attempt) => open("file", attempt);

/** A battle that another device plays, which has become one of this device.
 * @param {() => Promise<Trouble | null>} attempt
 */
export const openJoined = (attempt) => open("battle", attempt);

/** The battle that was played last, one that still goes on before one that is over. */
async function continueLast() {
  const kept = (await listBattles()).filter((one) => one.kept && !one.kept.prepared);
  const last = kept.find((one) => !one.kept?.over) ?? kept[0];
  if (last && !unfinishedOpenings().includes(last.id)) await continueBattle(last.id);
  else showHome();
}

/** The home screen is wanted, however many steps back it lies. */
let goingHome = false;

/** Back to the home screen; what waits for the engine is given up. */
export function goHome() {
  abandon();
  goingHome = true;
  if (!closeSheet()) stepHome();
}

/** End what takes too long. A battle that was open stays as it was before; what was being opened is not. */
function stopWaiting() {
  const { opening } = route;
  const counting = engine.slow !== "odds";
  const inBattle = battleId() && !isUnread() && opening !== "battle";
  attempts += 1;
  route.opening = "";
  stop();
  if (inBattle && !isElsewhere()) {
    toast(say("page-stopped", { what: "battle" }));
    open("battle", () => reload(counting)); // the engine is a new one and holds no battle
  } else if (opening || battleId()) {
    goHome();
    route.trouble = { code: "stopped", label: { id: "page-stopped", with: { what: "opening" } } };
  } else toast(say("page-stopped", { what: "other" }));
  draw();
}

/** A step closer to home. */
function stepHome() {
  if (history.state?.battle) {
    history.back();
    return;
  }
  goingHome = false;
  showHome();
}

/** A step in the history: a sheet closes, or the screen changes. */
function step() {
  const sheetOnly = afterHistoryStep() && !location.hash;
  if (goingHome) stepHome();
  else if (!sheetOnly) {
    if (location.hash || location.search || history.state?.battle !== battleId()) abandon();
    follow();
  }
}

/** At home: the open battle is left, what was being opened forgotten, the list read again. */
export function showHome() {
  attempts += 1;
  route.opening = "";
  if (history.state?.link) history.replaceState(null, "");
  leaveBattle();
  clearDraft();
  tellHome();
  draw();
}

/** Done when all that the home screen shows has been read. */
export const tellHome = () => Promise.allSettled([...listeners].map((listener) => listener()));

/** A link, as it stands behind #. That of a battle stays in its step of the history until the battle is open: a reload
 * before that reads it again.
 * @param {string} link
 */
export function openLink(link) {
  const other = otherLink(link);
  const named = battleLinks.find(({ is }) => is(link));
  if (other) other.open(link);
  else if (named) open("example", () => named.read(link));
  else open("link", () => readLink(link));
}

/** A link to a battle, as a battle of its own even where this device keeps the same one.
 * @param {string} link
 */
export const openCopy = (link) => open("link", () => readLink(link, true));

/** A text that was pasted or shared: the link in it. Gives false where there is none.
 * @param {string} text
 */
export function openText(text) {
  const link = linkIn(text);
  if (link) openLink(link);
  else noLink();
  return link !== "";
}

function noLink() {
  route.trouble = { code: "no-link", label: { id: "page-no-link" } };
  draw();
}

/** A link whose opening did not come to an end before this page was loaded anew: it waits until the person asks for it.
 * @param {string} link
 */
function offer(link) {
  showHome();
  route.trouble = { code: "unfinished", label: { id: "page-link-unfinished" }, link };
  draw();
}

/** Follow the address: a link in it, what it asks for, or the battle that was open here. */
export function follow() {
  const intent = intentOf(location.search);
  const given = decodedLink(location.hash.slice(1)) || intent.link;
  const link = given || history.state?.link;
  if (link || Object.keys(intent).length > 0) {
    history.replaceState(link && !otherLink(link) ? { link } : null, "", location.pathname);
  }
  const system = systemOf(intent.fresh ?? "");
  const id = history.state?.battle;
  if (link && !given && unfinishedOpenings().includes(linkNote(link))) offer(link);
  else if (link) openLink(link);
  else if (system) startBattle(system.id, houseRules(system), "");
  else if (intent.last) continueLast();
  else if (!id) showHome();
  else if (id !== battleId() && unfinishedOpenings().includes(id)) {
    history.replaceState(null, "");
    showHome();
  } else if (id !== battleId()) continueBattle(id);
  if (intent.nothing) noLink();
}

onStop(stopWaiting);
addEventListener("popstate", step);

const root = document.documentElement;

/** True if the screen is turned round for a person who sits opposite. */
export const isTurned = () => root.dataset.turned === "true";

/** Round, or back again. */
export function toggleTurned() {
  root.dataset.turned = String(!isTurned());
  draw();
}

onHome(() => {
  delete root.dataset.turned;
});

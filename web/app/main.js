/** The start: words, lists, engine, then whatever the address asks for. */

import { isOffline } from "../shared/fetch-file.js";
import { engineSettled, start } from "./engine/engine.js";
import "./features/examples/examples.js";
import "./features/lessons/card.js";
import { nameManifest } from "./features/install/install.js";
import "./features/preferences/keep-awake.js";
import "./features/roster/received.js";
import "./navigation/file-links.js";
import "./screens/steps.js";
import { setPrivateViewer } from "./battle/private-view.js";
import { privateView } from "./battle/state.js";
import { register, yieldToNewVersion } from "./features/updates/updates.js";
import { follow, opened, tellHome } from "./navigation/route.js";
import { draw, paint, whenIdle } from "./page/draw.js";
import { html } from "./page/lit-html.js";
import { readSystems } from "./page/systems.js";
import { makeFormats, speak } from "./page/words.js";
import { screen } from "./screens/screen.js";
import { TIME_LIMIT } from "./storage/indexed-db.js";
import { deleteJournal } from "./storage/old-save.js";
import { bringPicturesIn } from "./ui/icon.js";
import { readTitles } from "./ui/rules.js";
import { sheet } from "./ui/sheet.js";

/** Exported for tests/site/test_drawing.py, which draws twice. */
export { draw } from "./page/draw.js";
/** Exported for tests/site/test_words.py, which says each in every language. */
export { label, name, speak } from "./page/words.js";

/** Until the style sheet is there; if it does not come, `guard.js` says so. */
async function styled() {
  const link = /** @type {HTMLLinkElement} */ (
    document.querySelector("link[rel=stylesheet][integrity]")
  );
  if (!link.sheet) await new Promise((loaded) => link.addEventListener("load", loaded));
}

/** Until what the home screen lists has been read, so that none of its controls moves under a finger later, or cannot be read in
 * time. A page that opens with something else reads nothing.
 */
async function listed() {
  if (document.documentElement.dataset.start !== "home") return;
  await Promise.race([tellHome(), new Promise((late) => setTimeout(late, TIME_LIMIT))]);
}

/** A phone that is put away shows nothing secret when it is taken up again. */
document.addEventListener("visibilitychange", () => {
  if (document.hidden && privateView()) setPrivateViewer(null);
});

const givingWay = yieldToNewVersion();
start();
try {
  await Promise.all([speak(document.documentElement.lang), readSystems(), styled(), listed()]);
} catch (error) {
  document.documentElement.dataset.start = "broken"; // what the page says to that stands in it
  if (isOffline()) {
    document.documentElement.dataset.net = "offline";
    addEventListener("online", () => location.reload(), { once: true });
  }
  throw error;
}
if (await givingWay) await new Promise(() => {}); // the page is being loaded anew
nameManifest();
paint(() => html`${screen()} ${sheet()}`);
follow();
readTitles().then(draw);
whenIdle().then(makeFormats);
const afterStart = engineSettled
  .then(opened)
  .catch(() => {})
  .then(whenIdle); // what the engine and the first screen need comes first
afterStart.then(register);
afterStart.then(deleteJournal);
afterStart.then(bringPicturesIn).catch(() => {}); // they are shown out of their own file

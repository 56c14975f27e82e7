/** The start: words, lists, engine, then whatever the address asks for. */

import { isOffline } from "../device/net.js";
import { stayAwake } from "./awake.js";
import { draw, paint } from "./draw.js";
import { settled, start } from "./engine.js";
import { nameManifest } from "./install.js";
import "./keys.js";
import { html } from "./lit.js";
import "./parts/held.js";
import { sheet } from "./parts/sheet.js";
import { play, takeOver } from "./play.js";
import { follow, route } from "./route.js";
import { readTitles } from "./rules.js";
import { battle } from "./screens/battle.js";
import { home } from "./screens/home.js";
import { waitingFor } from "./screens/waiting.js";
import "./spaced.js";
import { readSystems } from "./systems.js";
import { giveWay, register } from "./updates.js";
import { speak } from "./words.js";

export { label, name, speak } from "./words.js";

function screen() {
  stayAwake();
  if (play.view) return battle(play.view);
  return route.opening || play.gist ? waitingFor() : home();
}

/** A phone that is put away shows nothing secret when it is taken up again. */
document.addEventListener("visibilitychange", () => {
  if (document.hidden && play.holder) takeOver(null);
});

const givingWay = giveWay();
start();
try {
  await Promise.all([speak(document.documentElement.lang), readSystems()]);
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
settled.then(register); // what the engine needs comes first

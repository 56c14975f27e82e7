/** The screen that the page shows: the open battle, what is being opened, or home. */

import { openBattle, openView } from "../battle/state.js";
import { route } from "../navigation/route.js";
import { battle } from "./battle.js";
import { home } from "./home.js";
import { waitingFor } from "./loading.js";

export function screen() {
  const view = openView();
  if (view) return battle(view);
  return route.opening || openBattle.kind === "link" ? waitingFor() : home();
}

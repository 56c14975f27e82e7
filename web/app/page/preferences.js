/** What this device remembers of a person's wishes: language, theme, how the page behaves, house rules. */

import { taken } from "./switches.js";

/** @import { Setting } from "./switches.js" */
/** @import { System } from "../../shared/view.d.ts" */

export const THEMES = /** @type {const} */ (["auto", "day", "dark", "candle"]);

/** A wish kept on this device; a device that keeps none has none.
 * @param {string} key
 */
function kept(key) {
  try {
    return localStorage.getItem(`gonfalon.${key}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function keep(key, value) {
  try {
    localStorage.setItem(`gonfalon.${key}`, value);
  } catch {
    // A device that keeps nothing still plays.
  }
}

/** @param {string} language */
export const keepLanguage = (language) => keep("language", language);

/** The theme chosen on this device. */
export function theme() {
  const wish = kept("theme");
  return THEMES.find((known) => known === wish) ?? "auto";
}

/** @param {string} wish */
export function setTheme(wish) {
  keep("theme", wish);
  document.documentElement.dataset.theme = wish;
  colourBrowser();
}

/** The browser's own bars take the colour of the banner. */
function colourBrowser() {
  const cloth = getComputedStyle(document.documentElement).getPropertyValue("--cloth").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", cloth);
}

/** What may be on or off: the screen that stays on in a battle, motion, sound, vibration.
 * @typedef {"awake" | "motion" | "sound" | "vibration"} Wish
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What holds as long as nobody has chosen: a device that asks for calm gets it.
 * @type {Record<Wish, () => boolean>}
 */
const USUAL = {
  awake: () => true,
  motion: () => !calm.matches,
  sound: () => false,
  vibration: () => !calm.matches,
};

/** @param {Wish} wish */
export function wished(wish) {
  const choice = kept(wish);
  return choice === "on" || choice === "off" ? choice === "on" : USUAL[wish]();
}

/**
 * @param {Wish} wish
 * @param {boolean} on
 */
export function setWish(wish, on) {
  keep(wish, on ? "on" : "off");
  showMotion();
}

/** The style sheets move things only while motion is wished for. */
function showMotion() {
  document.documentElement.dataset.motion = wished("motion") ? "on" : "off";
}

calm.addEventListener("change", showMotion);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colourBrowser);
showMotion();
colourBrowser();

/** Whether the battlefield is wished as a list. */
export const boardAsList = () => kept("board") === "list";

/** @param {boolean} wish */
export const keepBoardAsList = (wish) => keep("board", wish ? "list" : "picture");

/** The house rules last used with a system: rule to choice, only those that differ from the book.
 * @param {System} system
 * @returns {Setting}
 */
export function houseRules(system) {
  try {
    return taken(system.switches, Object(JSON.parse(kept(`house.${system.id}`) ?? "{}"))).setting;
  } catch {
    return {}; // A damaged note is no note.
  }
}

/**
 * @param {System} system
 * @param {Setting} rules
 */
export const keepHouseRules = (system, rules) => keep(`house.${system.id}`, JSON.stringify(rules));

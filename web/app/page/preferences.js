/** What this device remembers of a person's wishes: language, theme, how the page behaves, house rules. */

import { acceptedSetting } from "./switches.js";

/** @import { Setting } from "./switches.js" */
/** @import { System } from "../../shared/view.d.ts" */

export const THEMES = /** @type {const} */ (["auto", "day", "dark", "candle"]);

/** A wish kept on this device; a device that keeps none has none.
 * @param {string} key
 */
function readNote(key) {
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
function writeNote(key, value) {
  try {
    localStorage.setItem(`gonfalon.${key}`, value);
  } catch {
    // A device that keeps nothing still plays.
  }
}

/** @param {string} language */
export const keepLanguage = (language) => writeNote("language", language);

/** The theme chosen on this device. */
export function theme() {
  const wish = readNote("theme");
  return THEMES.find((known) => known === wish) ?? "auto";
}

/** @param {string} wish */
export function setTheme(wish) {
  writeNote("theme", wish);
  document.documentElement.dataset.theme = wish;
  colourBrowser();
}

/** The browser's own bars take the colour of the banner. */
function colourBrowser() {
  const cloth = getComputedStyle(document.documentElement).getPropertyValue("--cloth").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", cloth);
}

/** What may be on or off: the screen that stays on in a battle, motion, sound, vibration.
 * @typedef {"awake" | "motion" | "sound" | "vibration"} Preference
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What holds as long as nobody has chosen: a device that asks for calm gets it.
 * @type {Record<Preference, () => boolean>}
 */
const USUAL = {
  awake: () => true,
  motion: () => !calm.matches,
  sound: () => false,
  vibration: () => !calm.matches,
};

/** @param {Preference} wish */
export function isPreferred(wish) {
  const choice = readNote(wish);
  return choice === "on" || choice === "off" ? choice === "on" : USUAL[wish]();
}

/**
 * @param {Preference} wish
 * @param {boolean} on
 */
export function setPreference(wish, on) {
  writeNote(wish, on ? "on" : "off");
  showMotion();
}

/** The style sheets move things only while motion is wished for. */
function showMotion() {
  document.documentElement.dataset.motion = isPreferred("motion") ? "on" : "off";
}

calm.addEventListener("change", showMotion);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colourBrowser);
showMotion();
colourBrowser();

/** Whether the battlefield is wished as a list. */
export const boardAsList = () => readNote("board") === "list";

/** @param {boolean} wish */
export const keepBoardAsList = (wish) => writeNote("board", wish ? "list" : "picture");

/** The house rules last used with a system: rule to choice, only those that differ from the book.
 * @param {System} system
 * @returns {Setting}
 */
export function houseRules(system) {
  try {
    return acceptedSetting(
      system.switches,
      Object(JSON.parse(readNote(`house.${system.id}`) ?? "{}")),
    ).setting;
  } catch {
    return {}; // A damaged note is no note.
  }
}

/**
 * @param {System} system
 * @param {Setting} rules
 */
export const keepHouseRules = (system, rules) =>
  writeNote(`house.${system.id}`, JSON.stringify(rules));

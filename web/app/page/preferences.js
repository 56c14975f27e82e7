/** The preferences of a person that this device remembers: language, theme, how the page behaves, house rules. */

import { acceptedSetting } from "./switches.js";

/** @import { Setting } from "./switches.js" */
/** @import { System } from "../../shared/view.d.ts" */

export const THEMES = /** @type {const} */ (["auto", "day", "dark", "candle"]);

/** A note kept on this device; a device that keeps none has none.
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
  const noted = readNote("theme");
  return THEMES.find((known) => known === noted) ?? "auto";
}

/** @param {string} chosen */
export function setTheme(chosen) {
  writeNote("theme", chosen);
  document.documentElement.dataset.theme = chosen;
  colourBrowser();
}

/** The browser's own bars take the colour of the banner. */
function colourBrowser() {
  const cloth = getComputedStyle(document.documentElement).getPropertyValue("--cloth").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", cloth);
}

/** The preferences that may be on or off: the app throws as soon as dice are asked for, goes on without asking whether a
 * roll is changed, the screen that stays on in a battle, motion, sound, vibration.
 * @typedef {"rolls" | "unchanged" | "awake" | "motion" | "sound" | "vibration"} Preference
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The preferences as long as nobody has chosen: a device that asks for calm gets it.
 * @type {Record<Preference, () => boolean>}
 */
const USUAL = {
  rolls: () => false,
  unchanged: () => false,
  awake: () => true,
  motion: () => !calm.matches,
  sound: () => false,
  vibration: () => !calm.matches,
};

/** @param {Preference} preference */
export function isPreferred(preference) {
  const choice = readNote(preference);
  return choice === "on" || choice === "off" ? choice === "on" : USUAL[preference]();
}

/**
 * @param {Preference} preference
 * @param {boolean} on
 */
export function setPreference(preference, on) {
  writeNote(preference, on ? "on" : "off");
  showMotion();
}

/** The style sheets move things only while motion is preferred. */
function showMotion() {
  document.documentElement.dataset.motion = isPreferred("motion") ? "on" : "off";
}

calm.addEventListener("change", showMotion);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colourBrowser);
showMotion();
colourBrowser();

/** True if the battlefield is to be shown as a list. */
export const boardAsList = () => readNote("board") === "list";

/** @param {boolean} asList */
export const keepBoardAsList = (asList) => writeNote("board", asList ? "list" : "picture");

/** The battle that is the lesson of a system, by its id; "" where there is none.
 * @param {string} system
 */
export const lessonOf = (system) => readNote(`lesson.${system}`) ?? "";

/** @param {string} system
 * @param {string} battle
 */
export const keepLesson = (system, battle) => writeNote(`lesson.${system}`, battle);

/** True if the lesson of a system was learnt, left, or put away.
 * @param {string} system
 */
export const isLessonSeen = (system) => readNote(`lesson-seen.${system}`) === "yes";

/** @param {string} system */
export const setLessonSeen = (system) => writeNote(`lesson-seen.${system}`, "yes");

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

/** Icons from the sprite. They are ornaments: what they mean is always said in words beside them. */

import { html } from "../page/lit-html.js";
import { addressOf } from "../page/site-files.js";

/**
 * The names by which the page and the pieces on the table call a thing, and the picture for each. Other names are the
 * pictures' own.
 */
const PICTURES = /** @type {Record<string, string>} */ ({
  back: "return-arrow",
  board: "treasure-map",
  big: "expand",
  battle: "crossed-swords",
  chance: "perspective-dice-six-faces-random",
  check: "check-mark",
  copy: "files",
  delete: "trash-can",
  dice: "rolling-dices",
  export: "save-arrow",
  home: "castle",
  info: "info",
  import: "entry-door",
  leader: "black-knight-helm",
  lock: "padlock",
  log: "scroll-unfurled",
  look: "spyglass",
  more: "hamburger-menu",
  redo: "clockwise-rotation",
  rename: "quill-ink",
  rule: "rule-book",
  ruling: "banging-gavel",
  secret: "sight-disabled",
  settings: "cog",
  steps: "hourglass",
  troops: "rally-the-troops",
  turn: "cycle",
  update: "cycle",
  undo: "anticlockwise-rotation",
  unit: "swords-emblem",
  warning: "hazard-sign",
  wishes: "candle-light",
  zoom: "magnifying-glass",
});

/** The address of a picture in the sprite.
 * @param {string} name
 */
export const picture = (name) => `${addressOf("icons/sprite.svg")}#${PICTURES[name] ?? name}`;

/** @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" aria-hidden="true"><use href=${picture(name)}></use></svg>`;

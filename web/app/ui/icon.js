/** Icons from the sprite. They are ornaments: what they mean is always said in words beside them. */

import { draw } from "../page/draw.js";
import { html } from "../page/lit-html.js";
import { addressOf, siteFile } from "../page/site-files.js";

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
  preferences: "candle-light",
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
  zoom: "magnifying-glass",
});

const SPRITE = "icons/sprite.svg";
/** Before the names of the pictures in the page: its other parts have ids, too. */
const PREFIX = "picture-";

/** True once the sprite stands in the page. */
let isInPage = false;

/** The address of a picture.
 * @param {string} name
 */
export const picture = (name) => {
  const own = PICTURES[name] ?? name;
  return isInPage ? `#${PREFIX}${own}` : `${addressOf(SPRITE)}#${own}`;
};

/** Put the sprite into the page. The pictures of another file come a frame after what is drawn with them, and the browser makes the
 * layout once more for them.
 */
export async function bringPicturesIn() {
  const text = await (await siteFile(SPRITE)).text();
  const { documentElement: sprite } = new DOMParser().parseFromString(text, "image/svg+xml");
  if (sprite.localName !== "svg") throw new Error("no sprite");
  for (const one of sprite.children) one.id = `${PREFIX}${one.id}`;
  sprite.setAttribute("class", "pictures");
  document.body.append(sprite);
  isInPage = true;
  draw();
}

/** @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" aria-hidden="true"><use href=${picture(name)}></use></svg>`;

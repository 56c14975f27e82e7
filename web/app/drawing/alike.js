/** The dice of one throw: each as it fell; very many of them as how many are alike. */

import { html } from "../page/lit-html.js";
import { list, say } from "../page/words.js";
import { dieFace, faceName } from "./dice.js";

/** @import { Die } from "../../shared/view.d.ts" */

/** So many dice of one throw are drawn one by one. */
const MOST = 40;

/** How many dice are alike, the highest first.
 * @template {{face: number, state?: string}} Thrown
 * @param {Thrown[]} dice
 * @returns {{one: Thrown, count: number}[]}
 */
function groups(dice) {
  /** @type {Map<string, {one: Thrown, count: number}>} */
  const found = new Map();
  for (const one of dice) {
    const key = `${one.face} ${one.state}`;
    const group = found.get(key) ?? { one, count: 0 };
    group.count += 1;
    found.set(key, group);
  }
  return [...found.values()].sort((left, right) => right.one.face - left.one.face);
}

/** Dice as they are drawn.
 * @template {{face: number, state?: string}} Thrown
 * @param {Thrown[]} dice
 * @param {(one: Thrown) => unknown} each how one is drawn
 * @param {number} [most] so many are drawn one by one
 */
export const drawn = (dice, each, most = MOST) =>
  dice.length <= most
    ? dice.map(each)
    : groups(dice).map(({ one, count }) =>
        count === 1
          ? each(one)
          : html`<span class="alike">${say("page-dice-times", { count })} ${each(one)}</span>`,
      );

/** Whether so many dice are drawn as how many are alike.
 * @param {unknown[]} dice
 */
export const many = (dice) => dice.length > MOST;

/** A die that lies there and takes no tap.
 * @param {Die} one
 */
export const lying = ({ die, face, state }) => html`<span class="die ${state}">${dieFace(die, face)}
  <span class="unseen">${say("page-die", { face: faceName(die, face), state })}</span></span>`;

/** Dice as they are read aloud.
 * @param {string} die
 * @param {number[]} faces
 */
export function inWords(die, faces) {
  const dice = faces.map((face) => ({ face }));
  return list(
    many(dice)
      ? groups(dice).map(({ one, count }) =>
          say("page-dice-of", { count, face: faceName(die, one.face) }),
        )
      : faces.map((face) => faceName(die, face)),
  );
}

/** The dice of a line in the log, for eye and ear.
 * @param {string} die
 * @param {number[]} faces
 * @param {number} [most] so many are drawn one by one
 */
export const thrown = (die, faces, most) => html`<span class="thrown">
    <span class="unseen">${inWords(die, faces)}</span>
    ${drawn(
      faces.map((face) => ({ face })),
      ({ face }) => dieFace(die, face),
      most,
    )}
  </span>`;

/** Dice: how each kind looks, what its faces are called, and many of one throw as how many are alike. */

import { html, svg } from "../page/lit-html.js";
import { figure, list, say } from "../page/words.js";
import { signed } from "./values.js";

/** @import { DieOnTable, ToldLine, View } from "../../shared/view.d.ts" */

/** The places of the pips of a six-sided die, on a grid of three by three. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** The name of a face.
 * @param {string} die
 * @param {number} face
 */
export const faceName = (die, face) =>
  die === "fate" ? say("page-fate-face", { face }) : figure(face);

/** @param {string} die
 * @param {number} face
 */
function mark(die, face) {
  if (die === "d6" && PIPS[face]) {
    return PIPS[face].map(
      (spot) =>
        svg`<circle cx=${8 + 8 * (spot % 3)} cy=${8 + 8 * Math.floor(spot / 3)} r="2.600"></circle>`,
    );
  }
  if (die === "fate") {
    if (face === 0) return svg``;
    return svg`<path class="sign" d=${face > 0 ? "M16 9v14M9 16h14" : "M9 16h14"}></path>`;
  }
  return svg`<text x="16" y="21" text-anchor="middle">${face}</text>`;
}

/** A die as it lies on the table. The picture is an ornament: whoever shows it says the face.
 * @param {string} die
 * @param {number} face
 */
export const dieFace = (die, face) => html`
  <svg class="die-face" viewBox="0 0 32 32" aria-hidden="true">
    ${
      die === "d20"
        ? svg`<path class="body" d="M16 1.500 29 9v14l-13 7.500L3 23V9z"></path>`
        : svg`<rect class="body" x="1.500" y="1.500" width="29" height="29" rx="6"></rect>`
    }
    ${mark(die, face)}
  </svg>`;

/** So many dice of one throw are drawn one by one. */
const MOST = 40;

/** The dice that are alike with their number, the highest first.
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
export const drawDice = (dice, each, most = MOST) =>
  dice.length <= most
    ? dice.map(each)
    : groups(dice).map(({ one, count }) =>
        count === 1
          ? each(one)
          : html`<span class="alike">${say("page-dice-times", { count })} ${each(one)}</span>`,
      );

/** True if so many dice are drawn in groups that are alike.
 * @param {unknown[]} dice
 */
export const areMany = (dice) => dice.length > MOST;

/** A die that lies there and takes no tap.
 * @param {DieOnTable} one
 */
export const dieOnTable = ({
  die,
  face,
  state,
}) => html`<span class="die ${state}">${dieFace(die, face)}
  <span class="unseen">${say("page-die", { face: faceName(die, face), state })}</span></span>`;

/** Dice as they are read aloud.
 * @param {string} die
 * @param {number[]} faces
 */
export function diceInWords(die, faces) {
  const dice = faces.map((face) => ({ face }));
  return list(
    areMany(dice)
      ? groups(dice).map(({ one, count }) =>
          say("page-dice-of", { count, face: faceName(die, one.face) }),
        )
      : faces.map((face) => faceName(die, face)),
  );
}

/** The dice of a line in the chronicle, for eye and ear.
 * @param {string} die
 * @param {number[]} faces
 * @param {number} [most] so many are drawn one by one
 */
export const throwOfLine = (die, faces, most) => html`<span class="thrown">
    <span class="unseen">${diceInWords(die, faces)}</span>
    ${drawDice(
      faces.map((face) => ({ face })),
      ({ face }) => dieFace(die, face),
      most,
    )}
  </span>`;

/** The dice of each throw of a line in the chronicle; one throw, where nobody threw along.
 * @param {number[]} faces
 * @param {number[]} parted
 */
export function throwsOf(faces, parted) {
  if (parted.length === 0) return [faces];
  let end = 0;
  return parted.map((dice) => {
    end += dice;
    return faces.slice(end - dice, end);
  });
}

/** The dice of a hand, or that only their sum was told: which faces lay there, nobody has said.
 * @param {View} view
 * @param {DieOnTable[]} dice
 * @param {(die: DieOnTable) => unknown} drawOne
 */
export const handDice = ({ chronicle }, dice, drawOne) =>
  isSumAlone(
    chronicle,
    dice.map(({ face }) => face),
  )
    ? html`<span class="sum-alone">${say("page-hand-sum")}</span>`
    : drawDice(dice, drawOne);

/** True if only the sum was told of the last throw that brought these faces.
 * @param {ToldLine[]} chronicle
 * @param {number[]} faces
 */
const isSumAlone = (chronicle, faces) =>
  chronicle.findLast(
    (line) =>
      line.kind === "dice" &&
      throwsOf(line.faces ?? [], line.parted ?? []).some((some) => some.join() === faces.join()),
  )?.source === "sum";

/** The sums of throws of which no more was told.
 * @param {number[]} faces
 * @param {number[]} [parted]
 */
export const toldSums = (faces, parted = []) =>
  throwsOf(faces, parted).map((some) => signed(some.reduce((sum, face) => sum + face, 0)));

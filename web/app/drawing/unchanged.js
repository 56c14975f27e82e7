/** Parts of the page that are drawn again only where something that they are made of has changed.
 *
 * Each part lists what it is made of: the parts of the view that it shows, compared as objects, as a reply leaves those that it does
 * not change (`shared/share-unchanged.js`), and whatever else its drawing reads, as plain values. What its listeners read, they
 * read when they are called. `tests/gallery/test_drawn_again.py` compares each drawing with one from nothing.
 */

import { guard } from "../page/lit-html.js";
import { wordsInUse } from "../page/words.js";
import { picture } from "../ui/icon.js";
import { titlesInUse } from "../ui/rules.js";

/** @import { Option, Side, View } from "../../shared/view.d.ts" */

/** Draw a part, unless all that it is made of is as it was when it was last drawn in this place. The words that are spoken, the
 * titles of rules and the place of the pictures count for every part.
 * @param {readonly unknown[]} madeOf
 * @param {() => unknown} part
 */
export const unlessUnchanged = (madeOf, part) =>
  guard([wordsInUse(), titlesInUse(), picture(""), ...madeOf], part);

/** The owners of things as one value: by what each side is told from the others.
 * @param {View} view
 */
export function ownersIn({ table: { sides } }) {
  const known = owners.get(sides);
  if (known !== undefined) return known;
  const fresh = JSON.stringify(sides.map(({ id, colour, team }) => [id, colour, team]));
  owners.set(sides, fresh);
  return fresh;
}

/** @type {WeakMap<readonly Side[], string>} */
const owners = new WeakMap();

/** The values that options are drawn from where they lie: themselves, which of them are chosen, and their chances.
 * @param {View} view
 * @param {readonly Option[]} options
 * @param {(key: string) => boolean} isChosen
 */
export const madeOfOptions = ({ chances }, options, isChosen) =>
  options.flatMap((option) => [
    option,
    isChosen(option.key),
    chances?.find(({ key }) => key === option.key)?.p,
  ]);

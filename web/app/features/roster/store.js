/** The roster: cards of units, leaders and characters that this device keeps for later battles. */

import { oneByOne } from "../../../shared/one-by-one.js";
import { onHome } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { newId } from "../../storage/battles.js";
import { itemStore } from "../../storage/database.js";
import { LONGEST_TEXT } from "./link.js";

/** @import { Argument, Kept, Label, Names } from "../../../shared/view.d.ts" */

/**
 * @typedef {object} RosterCard
 * @property {1} format
 * @property {string} system
 * @property {string} kind
 * @property {Label} label with all names in it
 * @property {string} text what hands it in again
 * @property {number} kept when it was kept
 */

/** So many of a kind, and not more. */
export const MOST_CARDS = 200;

/** @param {any} found
 * @returns {found is RosterCard}
 */
const sound = (found) =>
  found?.format === 1 &&
  typeof found.system === "string" &&
  typeof found.kind === "string" &&
  typeof found.text === "string" &&
  typeof found.kept === "number" &&
  typeof found.label?.id === "string";

const keptThings = itemStore("roster", sound);

/** The cards that were read last, the newest first.
 * @type {{id: string, thing: RosterCard | null}[]} */
let list = [];
let broken = false;
/** When something was kept last: no two at the same moment, so that their order stays. */
let latest = 0;

/** Look again what is there. */
export async function readRoster() {
  try {
    const found = await keptThings.all();
    list = found.sort((one, two) => (two.thing?.kept ?? 0) - (one.thing?.kept ?? 0));
    broken = false;
  } catch {
    list = [];
    broken = true;
  }
  draw();
}

readRoster();
onHome(readRoster);
document.addEventListener("visibilitychange", readRoster);

/** The database of this device cannot be read. */
export const rosterBroken = () => broken;

/** The cards that are kept for a system, and the damaged ones.
 * @param {string} system
 */
export const rosterOf = (system) => list.filter(({ thing }) => !thing || thing.system === system);

/** @param {string} kind */
const keptOf = (kind) =>
  list.flatMap(({ id, thing }) => (thing?.kind === kind ? [{ id, ...thing }] : []));

/** Cards that came from elsewhere and are used without being kept, until the page ends.
 * @type {(RosterCard & {id: string})[]} */
let offered = [];

/** The cards of a kind that a question offers: those that are kept, and those that are used without.
 * @param {string} kind
 */
export function cardsOf(kind) {
  const kept = keptOf(kind);
  const others = offered.filter(
    (card) => card.kind === kind && kept.every(({ text }) => text !== card.text),
  );
  return [...others, ...kept];
}

/** True if just this card is kept already.
 * @param {Kept} thing
 */
export const isCardKept = ({ kind, text }) => keptOf(kind).some((kept) => kept.text === text);

/** Offer a card above those that are kept, without keeping it.
 * @param {string} system
 * @param {Kept} thing
 * @param {Names} names
 */
export function offerCard(system, { kind, label, text }, names) {
  const card = { system, kind, label: withNames(label, names), text };
  const others = offered.filter((one) => one.kind !== kind || one.text !== text);
  offered = [{ id: newId(), format: 1, ...card, kept: Date.now() }, ...others];
}

/** Lay a thing on top of the list; false if there is no room for its kind.
 * @param {Omit<RosterCard, "format" | "kept">} thing
 */
async function putCard(thing) {
  if (keptOf(thing.kind).length >= MOST_CARDS) return false;
  latest = Math.max(Date.now(), latest + 1);
  const one = {
    id: newId(),
    thing: /** @type {RosterCard} */ ({ format: 1, ...thing, kept: latest }),
  };
  await keptThings.put(one.id, one.thing);
  list.unshift(one);
  return true;
}

const inTurn = oneByOne();

/** Keep these things of a battle, once each and as far as there is room, when what was to be kept before lies there; gives how
 * many found none.
 * @param {string} system
 * @param {Kept[]} things
 * @param {Names} names
 */
export const keepCards = (system, things, names) => inTurn(() => putCards(system, things, names));

/** @param {string} system
 * @param {Kept[]} things
 * @param {Names} names
 */
async function putCards(system, things, names) {
  let left = 0;
  try {
    for (const { kind, label, text } of things.filter((one) => !isCardKept(one))) {
      const thing = { system, kind, label: withNames(label, names), text };
      if (!(await putCard(thing))) left += 1;
    }
  } finally {
    await readRoster();
  }
  return left;
}

/** Everything that lies there whole. */
export const allCards = async () => {
  await readRoster();
  return list.flatMap(({ thing }) => thing ?? []);
};

/** Keep things that come from a file, as far as they are whole, new and find room.
 * @param {any[]} things
 */
export async function keepFromFile(things) {
  const tally = { added: 0, doubles: 0, refused: 0 };
  await readRoster();
  for (const thing of things.toReversed()) {
    if (broken || !sound(thing) || thing.text.length > LONGEST_TEXT) {
      tally.refused += 1;
      continue;
    }
    const { system, kind, label, text } = thing;
    const double = keptOf(kind).some((kept) => kept.system === system && kept.text === text);
    if (double) tally.doubles += 1;
    else if (await putCard({ system, kind, label, text }).catch(() => false)) tally.added += 1;
    else tally.refused += 1;
  }
  await readRoster();
  return tally;
}

/** Throw a thing away. Gives what puts it back.
 * @param {string} id
 */
export async function removeCard(id) {
  const back = await keptThings.remove(id);
  await readRoster();
  return () => back().then(readRoster);
}

/** A label that needs no battle: whatever is named in it comes with its name.
 * @param {Label} label
 * @param {Names} names
 * @returns {Required<Label>}
 */
function withNames({ id, with: figures = {} }, names) {
  const all = Object.entries(figures).map(([key, value]) => [key, argument(value, names)]);
  return { id, with: Object.fromEntries(all) };
}

/** @param {Argument} value
 * @param {Names} names
 * @returns {Argument}
 */
function argument(value, names) {
  if (typeof value === "string" && Object.hasOwn(names, value)) {
    const { [value]: known, ...others } = names;
    return "text" in known ? known : { label: withNames(known.label, others) };
  }
  if (typeof value === "object" && "label" in value)
    return { label: withNames(value.label, names) };
  if (typeof value === "object" && "list" in value)
    return { list: value.list.map((one) => argument(one, names)) };
  return value;
}

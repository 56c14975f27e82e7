/** Dice that several devices throw in common (docs/live.md): each seals a secret before any is opened, and the faces follow from
 * all of them.
 */

import { randomHex } from "../../shared/chance.js";
import { hexOf } from "./addresses.js";

/** @import { Entry, Table } from "./messages.js" */

/**
 * @typedef {object} Cast what a throw is for; seals and faces hold for nothing else
 * @property {string} battle its id
 * @property {number} id of the throw on this line
 * @property {number} at how many entries stand before it
 * @property {string} head of the log there
 * @property {string} by the phone that throws
 *
 * @typedef {object} Pool the dice that are asked for
 * @property {number} dice how many
 * @property {readonly number[]} faces of each
 * @property {readonly number[]} [again] faces that fell here before and were taken back; they fall again, and come first
 */

const SECRET_BYTES = 16;
/** The numbers below which faces are drawn: four bytes each. */
const NUMBERS = 2 ** 32;
const NUMBER_DIGITS = 8;

export const newSecret = () => randomHex(SECRET_BYTES);

/** The seal of the secret of a phone: 64 hexadecimal digits.
 * @param {Cast} cast
 * @param {string} phone
 * @param {string} secret
 */
export const sealOf = (cast, phone, secret) =>
  hashed(["gonfalon-seal", ...purpose(cast), phone, secret]);

/** The faces that the secrets of all phones come to.
 * @param {Cast} cast
 * @param {Table} secrets
 * @param {Pool} pool
 * @returns {Promise<number[]>}
 */
export async function facesFrom(cast, secrets, { dice, faces, again = [] }) {
  const opened = Object.keys(secrets)
    .sort()
    .flatMap((phone) => [phone, secrets[phone]]);
  const chance = await hashed(["gonfalon-chance", ...purpose(cast), ...opened]);
  const fallen = again.slice(0, dice);
  const even = NUMBERS - (NUMBERS % faces.length);
  for (let block = 0; fallen.length < dice; block++) {
    const digits = await hashed(["gonfalon-faces", chance, block]);
    for (let from = 0; from < digits.length && fallen.length < dice; from += NUMBER_DIGITS) {
      const number = Number.parseInt(digits.slice(from, from + NUMBER_DIGITS), 16);
      if (number < even) fallen.push(faces[number % faces.length]);
    }
  }
  return fallen;
}

/** The phone whose secret is not the one that it sealed; "" if there is none.
 * @param {Cast} cast
 * @param {Table} seals
 * @param {Table} secrets
 */
export async function falseIn(cast, seals, secrets) {
  for (const [phone, seal] of Object.entries(seals)) {
    const secret = Object.hasOwn(secrets, phone) ? secrets[phone] : "";
    if (seal !== (await sealOf(cast, phone, secret))) return phone;
  }
  return "";
}

/** The entry of a throw by the app.
 * @param {readonly number[]} faces
 * @returns {Entry}
 */
export const diceEntry = (faces) => ["d", "app", ...faces];

/** True for an entry of dice that an app rolled.
 * @param {Entry} entry
 */
export const isAppDice = ([kind, source]) => kind === "d" && source === "app";

/** The place of a throw, as text.
 * @param {{at: number, head: string}} cast
 */
export const placeOfCast = ({ at, head }) => `${at} ${head}`;

/** @param {Cast} cast */
const purpose = ({ battle, id, at, head, by }) => [battle, id, at, head, by];

/** SHA-256 of a list as JSON, in hexadecimal digits.
 * @param {(string | number)[]} list
 */
async function hashed(list) {
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Random numbers from the device's cryptographic source. */

/** So many random bytes as hexadecimal digits.
 * @param {number} bytes
 */
export const randomHex = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

const NUMBERS = 2 ** 32;

/** A whole number from 0 to bound - 1, each with the same chance.
 * @param {number} bound
 */
function randomBelow(bound) {
  const even = NUMBERS - (NUMBERS % bound);
  for (;;) {
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    if (number < even) return number % bound;
  }
}

/** One of these, each with the same chance.
 * @template T
 * @param {readonly T[]} some
 * @returns {T}
 */
export const randomOf = (some) => some[randomBelow(some.length)];

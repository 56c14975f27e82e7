/** A number with its sign, as in “+2” and “−1”. */

/** @param {number} n */
export const signed = (n) => `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n)}`;

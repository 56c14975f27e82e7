/** Shares that must not read 0 or 100 %. */

/** The bound that a share is told by which is neither none nor all, but would be rounded to it.
 * @param {number} p
 * @param {number} digits behind the point of the percentage
 */
export function uncertain(p, digits) {
  const least = 10 ** -(2 + digits);
  if (p > 0 && p < least / 2) return { sign: "<", than: least };
  return p < 1 && p >= 1 - least / 2 ? { sign: ">", than: 1 - least } : null;
}

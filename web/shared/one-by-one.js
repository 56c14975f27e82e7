/** Work that is done one piece after the other, in the order in which it was asked for. */

/** Gives what does a piece of work when all that it was given before has come to an end, well or badly.
 * @returns {<T>(work: () => T | Promise<T>) => Promise<T>}
 */
export function oneByOne() {
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  return (work) => {
    const mine = before.then(work);
    before = mine.catch(() => {});
    return mine;
  };
}

/**
 * Notices of eight seconds stay for an hour, until `hurried` is put back.
 */
export default () => {
  const { setTimeout } = globalThis;
  globalThis.hurried = setTimeout;
  /**
   * @param {() => void} then
   * @param {number} after
   * @param {unknown[]} more
   */
  const slow = (then, after, ...more) =>
    setTimeout(then, after === 8000 ? 3_600_000 : after, ...more);
  globalThis.setTimeout = /** @type {any} */ (slow);
};

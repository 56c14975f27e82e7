/**
 * Wait until a condition holds.
 *
 * @param {() => unknown} holds
 * @param {number} patience in milliseconds
 * @returns {Promise<void>}
 */
export default (holds, patience) =>
  new Promise((done, failed) => {
    const PAUSE = 30; // without a frame, which would have the page drawn for nothing else
    const end = performance.now() + patience;
    const look = () => {
      if (holds()) done();
      else if (performance.now() > end) failed(new Error("it never held"));
      else setTimeout(look, PAUSE);
    };
    look();
  });

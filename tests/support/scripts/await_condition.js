/**
 * Wait, frame by frame, until a condition holds.
 *
 * @param {() => unknown} holds
 * @param {number} patience in milliseconds
 * @returns {Promise<void>}
 */
export default (holds, patience) =>
  new Promise((done, failed) => {
    const end = performance.now() + patience;
    const look = () => {
      if (holds()) done();
      else if (performance.now() > end) failed(new Error("it never held"));
      else requestAnimationFrame(look);
    };
    look();
  });

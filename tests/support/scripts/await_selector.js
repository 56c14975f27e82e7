/**
 * Wait, frame by frame, until something is there.
 *
 * @param {[string, number]} wanted a selector, and how many milliseconds it may take
 * @returns {Promise<void>}
 */
export default ([what, patience]) =>
  new Promise((done, failed) => {
    const end = performance.now() + patience;
    const look = () => {
      if (document.querySelector(what)) done();
      else if (performance.now() > end)
        failed(new Error(`${what} is not there: ${document.body.innerText}`));
      else requestAnimationFrame(look);
    };
    look();
  });

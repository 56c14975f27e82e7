/**
 * Wait until something is there. What is `:enabled` takes taps then: it is in nothing that says aria-disabled, as the
 * controls of a question do for a moment after an answer, nor says so itself; a barred option does at all times.
 *
 * @param {[string, number]} wanted a selector, and how many milliseconds it may take
 * @returns {Promise<void>}
 */
export default ([what, patience]) =>
  new Promise((done, failed) => {
    const PAUSE = 30; // without a frame, which would have the page drawn for nothing else
    const end = performance.now() + patience;
    const shut = what.includes(":enabled")
      ? "[aria-disabled='true']:not([data-option])"
      : ":not(*)";
    const look = () => {
      if ([...document.querySelectorAll(what)].some((one) => !one.closest(shut))) done();
      else if (performance.now() > end)
        failed(new Error(`${what} is not there: ${document.body.innerText}`));
      else setTimeout(look, PAUSE);
    };
    look();
  });

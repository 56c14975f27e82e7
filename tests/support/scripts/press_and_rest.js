/**
 * Press a control and wait until the page rests: it takes the next answer, all odds are counted, and two frames have brought no
 * change. Nothing here reads a style or the layout, and no pointer is aimed: what the browser makes meanwhile, it makes for the
 * page.
 *
 * @param {[string, number]} wanted the control, and how many milliseconds it may take
 * @returns {Promise<void>}
 */
export default ([control, patience]) =>
  new Promise((done, failed) => {
    setTimeout(() => failed(new Error(`no rest after ${control}`)), patience);
    const shut = "fieldset:is(:disabled, [aria-disabled='true'])";
    const waits = `:is([data-busy='true'], [data-counting='true'], ${shut})`;
    let changes = 0;
    const watch = new MutationObserver(() => {
      changes += 1;
      look(changes);
    });
    watch.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    /** @param {number} known */
    const look = (known) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (known !== changes || document.querySelector(waits)) return;
          watch.disconnect();
          done();
        }),
      );
    /** @type {HTMLElement | null} */ (document.querySelector(control))?.click();
  });

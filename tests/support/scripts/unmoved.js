/** Play on by the page's own controls, and tell what moved between two answers: while odds were counted, or after a tap on
 * nothing.
 *
 * @param {{seed: number, most: number, patience: number}} how
 */
export default async ({ seed, most, patience }) => {
  let state = seed;
  /** @param {number} count */
  const lot = (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
  const frame = () =>
    new Promise((seen) => {
      requestAnimationFrame(() => setTimeout(() => seen(null)));
    });
  /** @param {() => boolean} holds
   * @param {string} what
   */
  const until = async (holds, what) => {
    for (const end = Date.now() + patience; !holds(); await frame())
      if (Date.now() > end) throw new Error(`waited for ${what}`);
  };
  /** @param {string} what
   * @returns {HTMLElement[]}
   */
  const all = (what) =>
    [...document.querySelectorAll(what)].map((one) => /** @type {HTMLElement} */ (one));
  const screen = () => all(".battle")[0];
  const isShown = () => screen()?.dataset.busy === "false";
  const isIdle = () =>
    isShown() &&
    all(":is([data-ask], .cover) fieldset:is(:disabled, [aria-disabled='true'])").length === 0;
  const isCounted = () => screen()?.dataset.counting !== "true";
  /** @type {string[]} */
  const moved = [];
  /** @param {string} when */
  const compare = (when) => {
    const rule = all("[data-ask]")[0]?.dataset.ask ?? "";
    for (const said of movedBoxes()) moved.push(`${rule} ${when}: ${said}`);
  };
  /** @param {HTMLElement} one */
  const click = (one) =>
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  const OPEN = "[data-ask], .cover";
  const marked = () =>
    all("[data-ask] [data-option][aria-pressed='false']:not([aria-disabled=true])");
  const answer = async () => {
    if (all("[data-ask] [data-action='confirm']:disabled").length > 0) {
      for (const one of marked()) click(one);
      await frame();
    }
    const free = all("[data-ask] [data-option]:not([aria-disabled=true], [data-hold])");
    const sent = ["take-over", "confirm"].flatMap((action) =>
      all(`[data-action='${action}']:enabled`),
    );
    const [one] = [...sent, ...all("[data-roll='app']:enabled"), ...free.slice(lot(free.length))];
    if (one) click(one);
    return Boolean(one);
  };
  let answered = 0;
  for (; answered < most; answered += 1) {
    await until(isShown, "a question");
    const [open] = all(OPEN);
    if (!open) break;
    await frame();
    movedBoxes();
    await until(() => isCounted() && isIdle(), "odds");
    await frame();
    compare("odds");
    click(all(".bar h1")[0]);
    await frame();
    compare("tap");
    if (!(await answer())) throw new Error(`no answer to ${open.dataset.ask}`);
    await frame();
    await until(() => !isShown() || all(OPEN)[0] !== open, "the next");
  }
  return { moved, answered };
};

/**
 * The number of things on the table, and those that are not met in their middle.
 *
 * @returns {Promise<[number, string[]]>}
 */
export default async () => {
  /** @param {number} count */
  const frames = (count) =>
    new Promise((done) => {
      const next = (/** @type {number} */ left) =>
        left ? requestAnimationFrame(() => next(left - 1)) : done(null);
      next(count);
    });
  const briefed = /** @type {HTMLElement | null} */ (
    document.querySelector("[data-action='briefed']")
  );
  briefed?.click();
  await frames(2);
  const field = document.querySelector(".field");
  if (!field) return [0, []]; // the phone is to be handed over
  /** @param {Element} element
   * @returns {[number, number]}
   */
  const middle = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  /** @type {Record<string, (thing: Element) => Element | null | undefined>} */
  const shown = {
    ".grid-piece": (piece) => piece.querySelector(".grid-footprint"),
    ".board .token": (token) => token,
    ".board .rider": (rider) => rider,
    ".zone-button": (zone) => zone.closest(".zone")?.querySelector("h3:not(.unseen)") ?? zone,
    ".hex[data-asked='true']": (hex) => hex.querySelector("polygon"),
  };
  /** @param {[number, number]} place
   * @returns {HTMLElement | null}
   */
  const metIn = ([x, y]) => {
    const met = document.elementFromPoint(x, y);
    const zone = met?.closest(".zone")?.querySelector(".zone-button") ?? null;
    return /** @type {HTMLElement | null} */ (met?.closest("[data-at]") ?? zone);
  };
  /** @param {HTMLElement} thing
   * @param {HTMLElement | null} of
   */
  const isMet = (thing, of) =>
    of !== null &&
    (of === thing ||
      thing.closest(".token") === of ||
      (thing.dataset.state === "out" && of.matches(".grid-piece"))); // whoever stands over it leads to both
  const missed = [];
  for (const [kind, part] of Object.entries(shown)) {
    const things = /** @type {NodeListOf<HTMLElement>} */ (field.querySelectorAll(kind));
    for (const thing of things) {
      let of = null;
      for (let tries = 0; tries < 3 && !isMet(thing, of); tries++) {
        const drawn = part(thing);
        if (!drawn) continue;
        drawn.scrollIntoView({ block: "center", inline: "center" });
        await frames(3 * tries); // what is still on its way moves the table once more
        of = metIn(middle(drawn));
      }
      if (!isMet(thing, of))
        missed.push(`${kind} ${thing.dataset.at}: ${of?.dataset.at ?? "nothing"}`);
    }
  }
  return [field.querySelectorAll(Object.keys(shown).join()).length, missed];
};

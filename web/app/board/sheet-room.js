/** While the sheet of a thing is open, the thing stays in sight above it or beside it. */

/** Pixels around the thing. */
const RIM = 8;

/** The scroll position of the table before.
 * @type {{field: Element, top: number} | null} */
let before = null;

/** Scroll the table if the sheet lies over this thing of it.
 * @param {string} id
 */
export function keepInSight(id) {
  const sheet = document.querySelector("dialog[open]");
  const thing = document.querySelector(`.field [data-at="${CSS.escape(id)}"]`);
  const field = thing?.closest(".field");
  const table = /** @type {HTMLElement | null | undefined} */ (thing?.closest(".table"));
  if (!sheet || !thing || !field || !table) return;
  const [over, of] = [sheet.getBoundingClientRect(), thing.getBoundingClientRect()];
  const isBeside = over.left >= of.right || over.right <= of.left;
  const hidden = isBeside || over.top <= RIM ? 0 : of.bottom + RIM - over.top;
  if (hidden <= 0) return;
  before ??= { field, top: field.scrollTop };
  const room = Math.max(0, field.getBoundingClientRect().bottom - over.top);
  table.style.setProperty("--sheet-room", `${room}px`);
  const frame = thing.closest(".grid-frame");
  const top = frame?.scrollTop ?? 0;
  frame?.scrollBy(0, hidden);
  field.scrollBy(0, hidden - ((frame?.scrollTop ?? 0) - top));
}

/** The sheet is gone: the table lies as before. */
export function putBack() {
  const table = /** @type {HTMLElement | null} */ (document.querySelector(".field > .table"));
  table?.style.removeProperty("--sheet-room");
  before?.field.scrollTo(0, before.top);
  before = null;
}

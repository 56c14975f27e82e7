/** Papers and cards in millimetres. A card of a kind has the size that is usual where the paper is. */

/** @typedef {"a4" | "letter"} Paper */
/** @typedef {"unit" | "zone"} CardKind */
/** @typedef {"long" | "short"} Edge over which the printer turns the paper */

/**
 * @typedef {object} Grid how cards of a kind lie on a paper
 * @property {number} width of a card
 * @property {number} height of a card
 * @property {number} columns
 * @property {number} rows
 */

/** @type {Record<Paper, {size: string, width: number, height: number}>} */
export const PAPERS = {
  a4: { size: "210mm 297mm", width: 210, height: 297 },
  letter: { size: "215.9mm 279.4mm", width: 215.9, height: 279.4 },
};

/** Business cards and index cards: 85 × 55 mm and A6, or 3½ × 2 in and 3 × 5 in.
 * @type {Record<CardKind, Record<Paper, Grid>>} */
export const GRIDS = {
  unit: {
    a4: { width: 85, height: 55, columns: 2, rows: 5 },
    letter: { width: 88.9, height: 50.8, columns: 2, rows: 5 },
  },
  zone: {
    a4: { width: 105, height: 148.5, columns: 2, rows: 2 },
    letter: { width: 76.2, height: 127, columns: 2, rows: 2 },
  },
};

const LETTER_LANDS = /-(?:US|CA|MX|PH|CL|CO|VE|CR|GT|PA|DO|PR)\b/u;

/** The paper that lies in the printers of the reader's country.
 * @returns {Paper}
 */
export const usualPaper = () => (LETTER_LANDS.test(navigator.language) ? "letter" : "a4");

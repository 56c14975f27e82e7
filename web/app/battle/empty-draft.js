/** The draft of an answer in which nothing is entered yet, and so the shape of every draft. */

/** @import { Cell, Walk } from "../../shared/view.d.ts" */
/** @import { Stroke } from "./strokes.js" */

export const EMPTY = {
  /** The question that it answers. */
  of: "",
  /** @type {readonly string[]} */
  keys: [],
  /** Dice entered so far, one place for each; empty ones are null.
   * @type {readonly (number | null)[]} */
  faces: [],
  /** Sums told so far, one place for each throw; empty ones are null.
   * @type {readonly (number | null)[]} */
  sums: [],
  /** The faces are entered, where their sum would do. */
  byFace: false,
  number: "",
  text: "",
  /** The content of a form's fields.
   * @type {import("./form-draft.js").Filled | null} */
  form: null,
  /** A path as far as it is drawn, as the engine has walked it.
   * @type {Walk | null} */
  path: null,
  /** After so many of its steps the next tap goes on. */
  waypoint: 0,
  /** The key of the brush in hand; the first, as long as none is chosen. */
  brush: "",
  /** The painting, stroke by stroke.
   * @type {readonly Stroke[]} */
  strokes: [],
  /** A cell that was tapped and cannot be marked.
   * @type {Cell | null} */
  closed: null,
  /** A cell is typed instead of tapped. */
  typing: false,
  /** The person wants to see the table; the question is folded to its heading. */
  folded: false,
  /** The question is lowered to its heading and its verbs, so that the room is for what answers it on the table. */
  lowered: false,
  /** Options that cannot be tapped on the table are drawn lower, for the same reason. */
  dense: false,
  /** Which group of options is unfolded: one of them, none, or the first in which something is free.
   * @type {number | null | "free"} */
  group: null,
  /** The offers are unfolded. */
  offers: false,
  /** Of offers that do the same with different things those that are unfolded, by their group. */
  offerGroup: "",
  /** Fields of a form that are seldom filled in stand there unfolded: the paths of their lists.
   * @type {readonly string[]} */
  unfolded: [],
  /** The options barred beside an open roll are unfolded. */
  barred: false,
};

/** @typedef {Readonly<typeof EMPTY>} Draft */

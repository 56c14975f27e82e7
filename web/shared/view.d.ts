/** What the door answers, as docs/door.md describes it. */

export type Argument =
  | number
  | string
  | { text: string }
  | { over: [number, number] }
  | { label: Label }
  | { list: Argument[] };

export interface Label {
  id: string;
  with?: Record<string, Argument>;
}

export type Name = { text: string } | { label: Label };
export type Names = Record<string, Name>;

export interface Value {
  key: string;
  label: Label;
  rule: string | null;
}

export interface PoolLine {
  label: Label;
  rule: string | null;
  dice: number;
}

export interface Die {
  id: string;
  die: string;
  face: number;
  state: "fell" | "strikes" | "wounds" | "destroyed";
}

export interface Side {
  id: string;
  /** By team where sides have teams. */
  colour: number;
  team?: string | null;
  /** turn: it is this side's turn. */
  state?: "in" | "out" | "turn";
  values: Value[];
  pool: PoolLine[];
  dice: Die[];
}

export interface Step {
  key: string;
  label: Label;
  state: "done" | "now" | "ahead";
  rule?: string | null;
}

export interface Place {
  id: string;
  label: Label;
  shape: "hex" | "card";
  at: [number, number];
  /** All places that it is connected with, touching or not. */
  near: string[];
  /** empty: a free cell where a card may be laid. */
  state: "open" | "barred" | "taken" | "battle" | "plain" | "empty";
  details?: Value[];
}

export interface Piece {
  id: string;
  of: string | null;
  icon: string;
  place: string | null;
  /** The piece that it rides on. */
  on?: string | null;
  state?: "ready" | "acted" | "active" | "out" | "reserve";
  badges: Value[];
  tracks: Track[];
  details?: Value[];
}

/** Boxes in a row; of each whether it is marked. */
export interface Track {
  key: string;
  label: Label;
  marked: boolean[];
}

export interface Card {
  id: string;
  of: string | null;
  face: "down" | "up";
  label: Label | null;
  place: string | null;
  /** Face down, and its owner may read it again from this device. */
  legible?: boolean;
  /** What its owner reads on it, for the owner alone. */
  own?: Label | null;
}

/** One who rolls, or against whom is rolled. */
export interface Hand {
  of: string | null;
  piece: string | null;
  label: Label;
  parts: PoolLine[];
  dice: Die[];
  total: number | null;
  acting: boolean;
}

/** The open roll. */
export interface Contest {
  label: Label;
  rule: string | null;
  hands: Hand[];
  /** How it would end as it stands. */
  outcome: Label | null;
}

export interface Table {
  steps: Step[];
  sides: Side[];
  places: Place[];
  pieces: Piece[];
  cards: Card[];
  contest?: Contest | null;
  /** What the battle is called where the system has a name for it. */
  title: Label | null;
}

export interface Option {
  key: string;
  label: Label;
  rule: string | null;
  of: string | null;
  on: string | null;
  barred: { rule: string; label: Label } | null;
  proposed: boolean;
  /** out: gives up. */
  role: "done" | "again" | "more" | "out" | null;
  /** Options of one group stand together under it. */
  group?: Label | null;
}

/** What somebody may do beside the open question. */
export interface Offer {
  key: string;
  who: string;
  label: Label;
  rule: string;
  barred: { rule: string; label: Label } | null;
  /** It ends something for good: the page asks again. */
  ends: boolean;
}

export interface Ask {
  rule: string;
  kind: "choice" | "roll" | "number" | "text" | "ruling";
  label: Label;
  who: string[];
  about: string[];
  done: string[];
  secret: boolean;
  least: number;
  most: number;
  options: Option[];
  pool?: { dice: number; die: string; faces: number[]; bonus: number; parts: PoolLine[] } | null;
  number?: { least: number; most: number; preset: number | null } | null;
  text?: { least: number; most: number; preset: string; kept?: string | null } | null;
  note: Label[];
}

export interface Bar {
  label: Label;
  key: string;
  p: number;
}

export interface Spread {
  label: Label;
  of: string | null;
  points: { label: Label; p: number }[];
}

export interface Odds {
  label: Label;
  of: string | null;
  rule: string | null;
  bars: Bar[];
  spreads: Spread[];
}

export interface LogLine {
  n: number;
  kind: "tell" | "heading" | "dice" | "ruling" | "undone";
  rule: string | null;
  label: Label;
  /** outcome: everybody must see it. */
  weight: "outcome" | "line" | "aside";
  who?: string;
  die?: string;
  faces?: number[];
  source?: "app" | "table";
}

export interface Result {
  label: Label;
  winner: string | null;
  lines: { label: Label; rule: string | null }[];
}

export interface Setting {
  key: string;
  label: Label;
  rule: string | null;
  kind: "choice" | "number" | "text";
  value: string | number;
  choices?: { key: string; label: Label }[];
  least?: number;
  most?: number;
}

/** A switch without choices is a number, in digits. */
export interface Switch {
  rule: string;
  value: string;
  default: string;
  choices: string[];
  least?: number | null;
  most?: number | null;
}

/** A thing of this battle worth keeping for the next. */
export interface Keepsake {
  kind: string;
  key: string;
  label: Label;
  text: string;
}

export interface View {
  system: string;
  version: number;
  name: string;
  viewer: string;
  turn: number;
  flow: "setup" | "play" | "over";
  names: Names;
  table: Table;
  ask: Ask | null;
  offers: Offer[];
  odds: Odds[];
  /** The odds are those of an earlier moment; the new ones are being counted. */
  counting?: boolean;
  log: LogLine[];
  /** How many lines at its beginning are those that were told before. */
  log_from: number;
  result: Result | null;
  can_undo: boolean;
  can_redo: boolean;
  rulings: number;
  switches: Switch[];
  /** What should be known about a battle that was opened. */
  notes: Label[];
  /** Only where the whole was asked for, and at the end. */
  settings?: Setting[];
  keep?: Keepsake[];
}

export interface Trouble {
  code: string;
  rule?: string | null;
  label: Label;
  /** The page's own: a battle of this device that may be taken over from another tab. */
  battle?: string;
  /** The page's own: a link that may be tried again. */
  link?: string;
}

export interface Reply {
  view?: View;
  save?: unknown;
  refused?: Trouble;
  unreadable?: Trouble;
  odds?: Odds[];
  link?: string;
  file?: unknown;
  cards?: ({ names: Names; pieces: Piece[] } | null)[];
}

export type Answer =
  | { keys: string[]; by?: string }
  | { draw: true; by?: string }
  | { roll: "app" }
  | { faces: number[] }
  | { number: number }
  | { text: string; by?: string }
  | { take: string };

/** A system as systems.json lists it. */
export interface System {
  id: string;
  version: number;
  title: Record<string, string>;
  intro?: Record<string, string>;
  switches: {
    rule: string;
    default: string;
    choices: string[];
    least?: number | null;
    most?: number | null;
  }[];
  /** what is known of it, if it is a plugin */
  plugin?: import("./plugin-store.js").About;
}

/** A rule as rules/<language>.json holds it. */
export interface RuleTitle {
  title: string;
  choices?: Record<string, string>;
  texts?: Record<string, string>;
  ask?: string;
}

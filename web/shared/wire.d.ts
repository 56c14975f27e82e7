/** The types of the data that goes over the wire, made from the engine's dataclasses by `build.py wire`. */

/**
 * The requests that the door takes.
 */
export type Request =
  | SystemsRequest
  | NewRequest
  | OpenRequest
  | ReadRequest
  | LookRequest
  | OddsRequest
  | PathRequest
  | AppendRequest
  | DraftRequest
  | LogRequest
  | HeadsRequest
  | AnswerRequest
  | BackRequest
  | OverruleRequest
  | NameRequest
  | LinkRequest
  | CompareRequest
  | ExportRequest
  | SetUpRequest
  | CloseRequest
  | PlayedRequest
  | CardsRequest;
/**
 * Every reply of the door (docs/door.md); requests are under $defs. Made by `build.py wire`.
 */
export type Reply =
  | ViewReply
  | WholeReply
  | ChangesReply
  | LogReply
  | AppendedReply
  | AppendedWholeReply
  | AppendedChangesReply
  | DraftReply
  | HeadsReply
  | RefusedReply
  | UnreadableReply
  | SystemsReply
  | LinkReply
  | MeetingReply
  | CardsReply
  | ExportReply
  | SetUpReply
  | OddsReply
  | PathReply
  | AbsentReply
  | ClosedReply
  | PlayedReply;
/**
 * The importance of a tell at the table: an outcome that everybody must see, an ordinary line, or an aside.
 */
export type Weight = "outcome" | "line" | "aside";
/**
 * The source of the faces of a throw; of dice on the table perhaps only the sum was told (`SUM`).
 */
export type Source = "app" | "table" | "sum" | "seed";

/**
 * A request to the door and its reply.
 */
export interface Exchange {
  request: Request;
  reply: Reply;
}
/**
 * All rule systems.
 */
export interface SystemsRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "systems";
}
/**
 * Begin a battle; `switches` are those that differ from the default, `opening` is the key of one of the system's.
 */
export interface NewRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "new";
  system: string;
  switches?: {
    [k: string]: string;
  };
  name?: string;
  opening?: string;
}
/**
 * Go on with a battle from a file: a `SaveFile`, a `RecordFile` or a log, if what somebody handed in is sound.
 *
 * `rules` is for whoever holds several engines: the newest is asked, even if an older one would follow more of the battle.
 */
export interface OpenRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "open";
  file: unknown;
  rules?: "today";
}
/**
 * Open a link; `slips` are those that this device knows.
 */
export interface ReadRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "read";
  link: string;
  slips?: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
}
/**
 * The battle as it stands.
 */
export interface LookRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "look";
}
/**
 * The odds, which take time to count.
 */
export interface OddsRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "odds";
}
/**
 * A path as far as it is drawn, and from there on the cheapest way `to` a cell.
 */
export interface PathRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "path";
  steps?: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  to?: [number, number];
}
/**
 * Let the log grow by these entries, all or none; refused if it has not `at` entries before them.
 *
 * `slips`: content and salt of slips whose seals are among them, as far as this device knows.
 */
export interface AppendRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "append";
  at: number;
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
    | Completed
    | RulingTyped
    | NameTyped
  )[];
  slips?: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
}
/**
 * An answer to the open question of which the engine makes an entry; `salt`: what seals of slips follow from.
 */
export interface Completed {
  answer:
    | Keys
    | Drawn
    | Rolled
    | Faces
    | Sums
    | Numbered
    | Written
    | FilledIn
    | Walked
    | Painted
    | Taken;
  salt?: string;
}
/**
 * To a choice or ruling: keys of options that are not barred; `by` whom, where a secret is asked of several.
 */
export interface Keys {
  keys: string[];
  by?: string;
}
/**
 * To a secret choice: the app draws one with equal chances, unseen.
 */
export interface Drawn {
  draw: true;
  by?: string;
}
/**
 * To a roll: the app throws.
 */
export interface Rolled {
  roll: "app";
}
/**
 * To a roll: the faces that fell on the table.
 */
export interface Faces {
  faces: number[];
}
/**
 * To a roll that is `summed`: the sum of each throw on the table.
 */
export interface Sums {
  sums: number[];
}
/**
 * To a number.
 */
export interface Numbered {
  number: number;
  by?: string;
}
/**
 * To a text.
 */
export interface Written {
  text: string;
  by?: string;
}
/**
 * To a form: what its fields hold, by their names.
 */
export interface FilledIn {
  form: {
    [k: string]: OptionsAnswer | NumberAnswer | TextAnswer | GivenForm | GivenRows;
  };
  by?: string;
}
/**
 * The keys of the options taken.
 */
export interface OptionsAnswer {
  keys: string[];
}
/**
 * A whole number.
 */
export interface NumberAnswer {
  number: number;
}
/**
 * A text.
 */
export interface TextAnswer {
  text: string;
}
/**
 * The content of a group, by the names of its fields.
 */
export interface GivenForm {
  form: {
    [k: string]: OptionsAnswer | NumberAnswer | TextAnswer | GivenForm | GivenRows;
  };
}
/**
 * The content of rows.
 */
export interface GivenRows {
  rows: Row[];
}
/**
 * A row: the key of its shape, and its cells by the names of its fields.
 */
export interface Row {
  shape: string;
  form: {
    [k: string]: OptionsAnswer | NumberAnswer | TextAnswer | GivenForm | GivenRows;
  };
}
/**
 * To a path.
 */
export interface Walked {
  path: string;
}
/**
 * To a painting: of each brush that is used the cells.
 */
export interface Painted {
  paint: Marked[];
}
/**
 * The cells that are marked with one brush.
 */
export interface Marked {
  brush: string;
  cells: [number, number, number][];
}
/**
 * In place of an answer: one of the view's offers.
 */
export interface Taken {
  take: string;
}
/**
 * A ruling as somebody typed it.
 */
export interface RulingTyped {
  overrule: Overruled;
}
/**
 * A setting that the game master overrules, with its new value, of which the engine makes an entry.
 */
export interface Overruled {
  what: string;
  value: number | string;
  why: string;
}
/**
 * Another name of the battle as somebody typed it.
 */
export interface NameTyped {
  name: string;
}
/**
 * The entries by which the log would grow; nothing is appended, and no slip is turned over.
 */
export interface DraftRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "draft";
  at: number;
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
    | Completed
    | RulingTyped
    | NameTyped
  )[];
  slips?: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
}
/**
 * The log, from an entry on.
 */
export interface LogRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "log";
  since?: number;
}
/**
 * The heads of the log after so many entries each.
 */
export interface HeadsRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "heads";
  after: number[];
}
/**
 * Answer the open question, or take an offer beside it.
 */
export interface AnswerRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  turn?: number;
  do: "answer";
  answer:
    | Keys
    | Drawn
    | Rolled
    | Faces
    | Sums
    | Numbered
    | Written
    | FilledIn
    | Walked
    | Painted
    | Taken;
}
/**
 * Take an answer back, or do it again.
 */
export interface BackRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  turn?: number;
  do: "undo" | "redo";
}
/**
 * The game master sets a value.
 */
export interface OverruleRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  turn?: number;
  do: "overrule";
  what: string;
  value: number | string;
  why?: string;
}
/**
 * Name the battle.
 */
export interface NameRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "name";
  name: string;
}
/**
 * A link to the battle, with `short` a short one; with `sketch` it shows the table before the engine is up.
 */
export interface LinkRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "link";
  short?: boolean;
  sketch?: boolean;
}
/**
 * The relation of the battle to one that this device keeps, which it may have come from by a link.
 */
export interface CompareRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "compare";
  file: unknown;
}
/**
 * A file of the battle.
 */
export interface ExportRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "export";
}
/**
 * The set-up of the battle, from which another one begins; with this `name`, if there is one.
 */
export interface SetUpRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "setup";
  name?: string;
}
/**
 * End a session.
 */
export interface CloseRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "close";
}
/**
 * The rules by which the battle in a link, or in a file, was played; nothing is opened.
 */
export interface PlayedRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "played";
  link?: string;
  file?: unknown;
}
/**
 * Kept things as they would lie on a fresh table.
 */
export interface CardsRequest {
  session?: string;
  viewer?: string;
  known?: number;
  screen?: string;
  token?: string;
  do: "cards";
  system: string;
  cards: KeptThing[];
}
/**
 * Something that the device keeps, as `keep` gave it.
 */
export interface KeptThing {
  kind: string;
  text: string;
}
/**
 * The view, and what the device keeps to go on later; that never leaves the device.
 */
export interface ViewReply {
  view: View;
  save: SaveFile;
}
/**
 * The view of a battle.
 *
 * `viewer` is a seat, or the open table. `private` are the seats that could read more of it on this device.
 * `turn` is how many entries the record has; `odds` and `chances` are None where they are to be asked for;
 * `chronicle_from` is the number of the first line in `chronicle`. `opening` is the key of the system's opening by which
 * it began, if it was one. `settings` and `keep` are left out where a request says what it knows.
 */
export interface View {
  system: string;
  version: number;
  name: string;
  viewer: string;
  turn: number;
  notes: Label[];
  flow: "setup" | "play" | "over";
  names: {
    [k: string]: UserText | Nested;
  };
  table: Table;
  ask: Ask | null;
  offers: Offer[];
  odds: Odds[] | null;
  chances: OptionChance[] | null;
  chronicle: (ToldLine | DiceLine)[];
  chronicle_from: number;
  result: Result | null;
  can_undo: boolean;
  can_redo: boolean;
  rulings: number;
  switches: SetSwitch[];
  private: string[];
  opening: string | null;
  settings?: Setting[];
  keep?: Kept[];
}
/**
 * A Fluent message and its arguments.
 */
export interface Label {
  id: string;
  with: {
    [k: string]: number | string | UserText | Over | Nested | Listed;
  };
}
/**
 * A text that a person typed, shown as it is.
 */
export interface UserText {
  text: string;
}
/**
 * A fraction, given to the message as three arguments: `$x` (its value), `$x-over` and `$x-under`.
 */
export interface Over {
  /**
   * @minItems 2
   * @maxItems 2
   */
  over: [number, number];
}
/**
 * Another label, made into words first.
 */
export interface Nested {
  label: Label;
}
/**
 * Several arguments, joined the way the language lists things.
 */
export interface Listed {
  list: (number | string | UserText | Over | Nested | Listed)[];
}
/**
 * Everything in sight.
 *
 * `gm` is the side whose player is the game master, where it is one of the sides; where it is none, its parties have the
 * seat "gm". `title` is what the battle is called
 * where the system has a name for it. `layout` says how a screen lays it all out: `sides` beside each other with their
 * dice, or a `board` with the players around it. `grid` is a described field, with `areas` on it; `links` lead from
 * one place or piece to another. `order` is the order in which sides or pieces act in this round.
 */
export interface Table {
  steps: StepMark[];
  sides: Side[];
  places: Place[];
  pieces: Piece[];
  cards: Card[];
  contest: Contest | null;
  gm: string | null;
  title: Label | null;
  layout: "sides" | "board";
  grid: Grid | null;
  areas: Area[];
  links: Link[];
  order: TurnMark[];
}
/**
 * A step of the battle's course; and the rule to read first about it.
 */
export interface StepMark {
  key: string;
  label: Label;
  state: "done" | "now" | "ahead";
  rule: string | null;
}
/**
 * A side or a player, and what belongs to it alone; `team` is whom a player fights for.
 *
 * `colour` is the team's where there are teams; `pool` has a line per reason and is empty until it is known. `seat` is
 * who holds its phone, where that is another side or the game master, who may hold several.
 */
export interface Side {
  id: string;
  colour: number;
  values: Value[];
  pool: Part[];
  dice: DieOnTable[];
  team: string | null;
  state: "in" | "turn" | "out";
  seat: string | null;
}
/**
 * A value that stands on a side or a piece; `label` holds the figure.
 *
 * `sort` says how it is set on a card: ratings beside each other, an aspect as the words that a person gave it.
 */
export interface Value {
  key: string;
  label: Label;
  rule: string | null;
  sort: "note" | "rating" | "aspect";
}
/**
 * One line of the sum behind a roll: its label, the rule it comes from, and how many dice (or points) it gives.
 */
export interface Part {
  label: Label;
  rule: string;
  dice: number;
}
/**
 * A die on the table: its kind, its face, and what it does or suffers; `wounds` counts for losses only.
 */
export interface DieOnTable {
  id: string;
  die: "d6" | "d20" | "fate";
  face: number;
  state: "fell" | "strikes" | "wounds" | "destroyed";
}
/**
 * A card of a battlefield, a hex, a square. `at`: axial (q, r) for a hex, (column, row) for the others.
 *
 * In the state empty it is a free cell, where a card may be laid; `near` are all places that it is connected with,
 * touching or not; `details` are for a closer look.
 */
export interface Place {
  id: string;
  label: Label;
  shape: "hex" | "card";
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  state: "open" | "barred" | "taken" | "battle" | "plain" | "empty";
  near: string[];
  details: Value[];
}
/**
 * Troops, a unit, a leader, a figure; nobody's where `of` is None.
 *
 * `on` is the piece it rides on; `details` are for a closer look. On a described field `at` is its cell, `facing` the
 * direction it looks in (`field.grid.STEPS`), and `covers` its footprint, as offsets from its cell.
 */
export interface Piece {
  id: string;
  of: string | null;
  icon: string;
  place: string | null;
  badges: Value[];
  tracks: Track[];
  on: string | null;
  state: "ready" | "acted" | "active" | "reserve" | "out";
  details: Value[];
  at: [number, number] | null;
  facing: number | null;
  covers: [number, number][];
}
/**
 * Boxes in a row; of each whether it is marked.
 */
export interface Track {
  key: string;
  label: Label;
  marked: boolean[];
}
/**
 * A slip or card; face down it has no label. `again`: its owner may read it again, in these words for its content.
 *
 * `legible`: it lies face down, and its owner may read it again from this device; `own` is what its owner reads on it,
 * there for the owner alone. Both belong to a view; a system leaves them as they are. `face` follows from the label.
 */
export interface Card {
  id: string;
  of: string;
  label: Label | null;
  place: string | null;
  face: "down" | "up";
  legible: boolean;
  own: Label | null;
}
/**
 * The roll on the table: the hand that acts and those it is compared with, and how it would end as it stands.
 */
export interface Contest {
  label: Label;
  rule: string;
  /**
   * @minItems 1
   */
  hands: Hand[];
  outcome: Label | null;
}
/**
 * One hand of a contest: who with what, the sum's parts, the dice once they fell, and the total.
 */
export interface Hand {
  label: Label;
  of: string | null;
  piece: string | null;
  parts: Part[];
  dice: DieOnTable[];
  total: number | null;
  acting: boolean;
}
/**
 * A field: its shape (square or hex), a letter for each cell, and what the letters mean.
 *
 * Rows of hexes stand in columns, every second of which lies half a cell lower, so that the field is a rectangle.
 * Raises ValueError if the rows differ in length, are too many, or hold a letter that the palette does not know.
 */
export interface Grid {
  shape: "square" | "hex";
  /**
   * @minItems 1
   */
  rows: string[];
  palette: Paint[];
}
/**
 * The ground that a letter of the rows stands for. `look` tells a screen how to draw it.
 */
export interface Paint {
  letter: string;
  label: Label;
  look: "plain" | "rough" | "water" | "wood" | "rock" | "wall";
  rule: string | null;
}
/**
 * Cells that belong together, as runs (`field.grid.spans`): what somebody can reach or attack, or has claimed.
 *
 * `enter` and `leave` are the rules that apply when a path crosses its border from outside or inside: a path may cross
 * it, and whoever asked for the path says what comes of that. `of` is the piece or side it belongs to; `kind` tells a
 * screen how to draw it.
 */
export interface Area {
  key: string;
  cells: [number, number, number][];
  label: Label;
  of: string | null;
  kind: "reach" | "attack" | "claimed";
  enter: string | null;
  leave: string | null;
}
/**
 * A connection from one place or piece to another, by their ids; `both` where it has no direction.
 */
export interface Link {
  from: string;
  to: string;
  label: Label;
  rule: string | null;
  value: number | null;
  both: boolean;
}
/**
 * A place in the order of the round: the side or piece that acts in it, each once, and whether it has acted.
 *
 * `left` counts the pieces that are still to act in this place, without the one that acts now.
 */
export interface TurnMark {
  who: string;
  state: "done" | "now" | "next" | "waiting";
  left: number;
}
/**
 * The open question.
 *
 * `who`: any of them, in any order; `about`: the ids of what it concerns, and which time it is; `done`: of several, who
 * has answered and may still change. `secret`: the screen is covered and the phone handed over; `by` is the side for which
 * the viewer then answers, with what is put to that side; for anybody else, options with `of` are offered to that side
 * only. `suggested`: what is proposed was found in what lies face down, so that the viewer alone should see it. `pool`,
 * `number`, `text`, `path`, `paint` and `form` belong to the kinds roll, number, text, path, paint and form; `note` are
 * hints that belong to the question.
 */
export interface Ask {
  rule: string;
  kind: "choice" | "roll" | "number" | "text" | "ruling" | "path" | "paint" | "form";
  label: Label;
  /**
   * @minItems 1
   */
  who: string[];
  about: string[];
  done: string[];
  by: string | null;
  secret: boolean;
  suggested: boolean;
  least: number;
  most: number;
  options: Option[];
  pool: PoolField | null;
  number: NumberField | null;
  text: TextField | null;
  path: PathField | null;
  paint: PaintField | null;
  form: Field[] | null;
  note: Label[];
}
/**
 * One thing that may be chosen. Nothing changes it; it is not frozen because thousands are made for some questions.
 *
 * `value` is what a procedure gets for it, often what it does; options are compared without it. `key` names it in the record
 * (default: the value as text); `of` is the side it concerns, `on` the thing on the table that it lies on; `role` tells a
 * screen how to draw it: "done" closes, "again" goes back, "more" opens something, "out" gives up, "direct" is what a tap on
 * the thing that it lies on takes at once, whatever else lies there, "free" spends what was given for this and costs nothing
 * else; options of one `group` stand together under that heading. One that does the same as the option before it in another
 * way has short words for it (`variant`), under which it stands beside that one. `note` is what a tap on that thing should not
 * hide, in a word or a figure: with what one attacks, what it costs.
 */
export interface Option {
  label: Label;
  key: string;
  rule: string | null;
  of: string | null;
  on: string | null;
  barred: Barred | null;
  proposed: boolean;
  role: ("done" | "again" | "more" | "out" | "direct" | "free") | null;
  group: Label | null;
  variant: Label | null;
  note: Label | null;
}
/**
 * Why an option that people would expect may not be taken: the rule and its figures.
 */
export interface Barred {
  rule: string;
  label: Label;
}
/**
 * The dice to throw: so many with these faces, the bonus to the sum, and where the dice come from.
 *
 * Where several throw at once, `throws` say whose dice are which, in the order of the dice. `summed`: the sum of each
 * throw may be told in place of its faces. `again`: the faces that the app rolled here before that was taken back; they fall
 * again, and only dice beyond them are drawn.
 */
export interface PoolField {
  dice: number;
  die: "d6" | "d20" | "fate";
  /**
   * @minItems 2
   */
  faces: number[];
  bonus: number;
  parts: Part[];
  throws: Throw[];
  summed: boolean;
  again?: number[];
}
/**
 * One of several throws in a common roll: whose dice, what for, how many, and the parts of the sum.
 */
export interface Throw {
  who: string;
  label: Label;
  dice: number;
  parts: Part[];
}
/**
 * A whole number between bounds, the one that stands there at first, values that are likely, and what 0 comes to.
 */
export interface NumberField {
  least: number;
  most: number;
  preset: number | null;
  quick: number[];
  zero: Label | null;
}
/**
 * A line with between `least` and `most` characters; `kept` is the kind of kept thing that may be handed in.
 */
export interface TextField {
  least: number;
  most: number;
  preset: string;
  kept: string | null;
}
/**
 * The room for a path: `halves` of a cell from `from` on.
 *
 * A path may cross the borders of `areas`; in `stops` it ends. `drawn` is the one that is proposed.
 */
export interface PathField {
  piece: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  from: [number, number];
  halves: number;
  reach: Reach;
  areas: Area[];
  stops: [number, number, number][];
  drawn: Walk | null;
}
/**
 * The halves to each cell where a path may end, None beyond it: rows from the column and row `at` on.
 */
export interface Reach {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  /**
   * @minItems 1
   */
  rows: (number | null)[][];
}
/**
 * A path as far as it is drawn, the halves that it takes, the borders that it crosses, and why it may not end there.
 */
export interface Walk {
  steps: string;
  /**
   * @minItems 1
   */
  cells: [number, number][];
  halves: number;
  crossings: Crossing[];
  barred: Barred | null;
}
/**
 * A border that a path crosses: with which of its steps, from 1, whose, and the rule that applies there.
 */
export interface Crossing {
  step: number;
  area: string;
  way: "enter" | "leave";
  rule: string;
}
/**
 * The brushes, and the cells that cannot be marked.
 */
export interface PaintField {
  /**
   * @minItems 1
   */
  brushes: Brush[];
  closed: [number, number, number][];
}
/**
 * A mark for cells, by its key in the answer.
 *
 * `look` is how a screen draws what is painted. Where a `piece` is named it is put on a cell: on one alone.
 */
export interface Brush {
  key: string;
  label: Label;
  look: ("plain" | "rough" | "water" | "wood" | "rock" | "wall") | null;
  piece: string | null;
  rule: string | null;
}
/**
 * A field: what an ask of its kind has; of a group its `fields`, of rows between `least` and `most` of its `shapes`.
 *
 * `secret`: nobody else may read what is filled in. `preset` is what stands there at first; `further` are rows as they are
 * added, by their number from the first on. Of the fields of a list that `swaps`, one that takes what another one holds
 * gives it its own. One that `sets` may be filled in before it is asked: what it hangs on then takes the first of the values
 * with which it is. One that is `seldom` filled in may be folded away as long as it stands at its preset.
 */
export interface Field {
  name: string;
  kind:
    | ("choice" | "roll" | "number" | "text" | "ruling" | "path" | "paint" | "form")
    | ("group" | "rows");
  label: Label;
  preset: OptionsAnswer | NumberAnswer | TextAnswer | GivenForm | GivenRows;
  when: When | null;
  swaps: boolean;
  sets: boolean;
  seldom: boolean;
  rule: string | null;
  note: Label[];
  secret: boolean;
  least: number;
  most: number;
  options: Option[];
  number: NumberField | null;
  text: TextField | null;
  fields: Field[];
  shapes: Shape[];
  further: Row[];
}
/**
 * A field that is asked only where another one of the same list says one of these values.
 */
export interface When {
  field: string;
  values: string[];
}
/**
 * The fields of a row.
 */
export interface Shape {
  key: string;
  label: Label;
  fields: Field[];
}
/**
 * Something that may be done at the open question, whatever its answer will be.
 *
 * `key` names it in the record, `who` may take it (a side, the game master, the table). `make` is its procedure: it runs
 * on the position in sight and returns the position that comes of it. `ends` says that it ends something for good, so
 * that a screen asks again before it sends it. `until` "answer" marks one that goes with this answer: a screen puts it
 * beside the answer's own control. Offers with one `group` do the same with different things: a screen has one line for
 * all of them, and there tells each by its `short` label.
 */
export interface Offer {
  key: string;
  who: string;
  rule: string;
  label: Label;
  barred: Barred | null;
  ends: boolean;
  until: "answer" | null;
  group: Label | null;
  short: Label | null;
}
/**
 * The chances of one case, as side `of` sees them.
 */
export interface Odds {
  label: Label;
  of: string;
  rule: string;
  /**
   * @minItems 1
   */
  bars: Bar[];
  spreads: Spread[];
}
/**
 * One outcome and its chance `p`.
 */
export interface Bar {
  key: string;
  label: Label;
  p: number;
}
/**
 * A distribution for one side: outcomes in rising order, each with its chance.
 */
export interface Spread {
  label: Label;
  of: string;
  /**
   * @minItems 1
   */
  points: Bar[];
}
/**
 * The chance that the action of an option succeeds, with nothing spent on it.
 */
export interface OptionChance {
  key: string;
  p: number;
}
/**
 * A line of the chronicle; `n` is the number of entries of the record when it was told.
 *
 * `weight`: an outcome that everybody must see, an ordinary line, an aside; a screen with little room tells the heaviest.
 * `happened`: what the line comes to, where it is a result that a screen shows at one look. `deed` is the id of the deed to
 * which the line belongs; the first line of a deed says what it is (`begun`).
 */
export interface ToldLine {
  n: number;
  kind: "tell" | "heading" | "ruling";
  rule: string;
  label: Label;
  weight: Weight;
  happened?: Happened;
  deed?: number;
  begun?: Deed;
}
/**
 * The result of a line of the chronicle: who did it (`by`), to whom, the sums that met, and the word on a card, or for
 * the result.
 *
 * The first of the sums is that of `by`; `signed` ones are written with their sign.
 */
export interface Happened {
  kind:
    | "end"
    | "defeat"
    | "hit"
    | "reveal"
    | "success"
    | "miss"
    | "boost"
    | "round"
    | "card"
    | "sums";
  by: string | null;
  to: string | null;
  sums: number[];
  signed: boolean;
  word: Label | null;
}
/**
 * A deed by its rule, and the ids of who does it and of whom or what it is done to, where there is one.
 *
 * `position = yield from Deed(rule, by=unit.id, to=target.id).of(attack(position, …))` opens a deed for as long as the
 * procedure runs. Of deeds within each other the innermost has what is told. What an offer tells that is taken meanwhile
 * belongs to it too, but for the offer's own deeds.
 */
export interface Deed {
  rule: string;
  by: string | null;
  to: string | null;
}
/**
 * Dice in the chronicle; `undone`: they were taken back, to be struck through.
 *
 * Where several threw at once, `parted` says how many dice each of them threw. `hands` are the ids of those for whom they
 * threw, one for each throw; without it these are `who`. `deed` and `begun` as of another line; dice that were taken back
 * belong to no deed.
 */
export interface DiceLine {
  n: number;
  kind: "dice" | "undone";
  rule: string;
  label: Label;
  weight: Weight;
  /**
   * @minItems 1
   */
  who: string[];
  parted: number[];
  die: "d6" | "d20" | "fate";
  faces: number[];
  source: Source;
  hands?: string[];
  deed?: number;
  begun?: Deed;
}
/**
 * The result of a battle.
 */
export interface Result {
  label: Label;
  winner: string | null;
  lines: Line[];
}
/**
 * A line of a result, with its rule.
 */
export interface Line {
  label: Label;
  rule: string;
}
/**
 * A switch as it is set; a number switch has no choices but bounds, and its value is written in digits.
 */
export interface SetSwitch {
  rule: string;
  value: string;
  default: string;
  choices: string[];
  least: number | null;
  most: number | null;
}
/**
 * A value that the game master may overrule now; a number or the length of a text has bounds.
 *
 * `hint` shows how a text is written that is more than a name, or says why only these choices can be made now; `of` is the
 * thing that the value belongs to.
 */
export interface Setting {
  key: string;
  label: Label;
  rule: string;
  kind: "choice" | "number" | "text";
  value: number | string;
  choices: SettingChoice[];
  least: number;
  most: number;
  hint: Label | null;
  of: string | null;
}
/**
 * A choice of a setting.
 */
export interface SettingChoice {
  key: string;
  label: Label;
}
/**
 * Something worth keeping beyond the battle: its kind, and the text that hands it in again (`Text.kept`).
 */
export interface Kept {
  kind: string;
  key: string;
  label: Label;
  text: string;
}
/**
 * A record with content and salt of the slips that lie face down, by their seal.
 */
export interface SaveFile {
  gonfalon: 1;
  system: string;
  version: number;
  name: string;
  switches: {
    [k: string]: string;
  };
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
  )[];
  undone: [
    number,
    number,
    string,
    string[],
    "d6" | "d20" | "fate",
    "app" | "table" | "sum" | "seed",
    ...number[],
  ][];
  seen: string[];
  slips: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
}
/**
 * The view, to a screen that does not hold the one before; `token` names it.
 */
export interface WholeReply {
  token: string;
  view: View;
}
/**
 * The changes to the view that the screen holds; `token` names the one that comes of them.
 */
export interface ChangesReply {
  token: string;
  changes: ObjectChange;
}
/**
 * The change to an object: fields with their new values, fields that changed in themselves, fields that are gone.
 */
export interface ObjectChange {
  set?: {
    [k: string]: unknown;
  };
  in?: {
    [k: string]: ObjectChange | ThingsChange | BeginningChange;
  };
  gone?: string[];
}
/**
 * The change to a list of things that their field `by` tells apart.
 *
 * Things that are new or take the place of an old one, things that changed in themselves, things that are gone. `order` is
 * told where new things do not stand at the end, in the order of `set`, or where old ones changed places.
 */
export interface ThingsChange {
  by: string;
  set?: unknown[];
  in?: {
    [k: string]: ObjectChange | ThingsChange | BeginningChange;
  };
  gone?: string[];
  order?: string[];
}
/**
 * The change to any other list: so many things at its beginning stay, then come these.
 */
export interface BeginningChange {
  keep: number;
  more: unknown[];
}
/**
 * The entries of a log after so many, and the heads before and after them.
 */
export interface LogReply {
  header: LogHeader;
  since: number;
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
  )[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  heads: [string, string];
}
/**
 * The beginning of a log, which never changes: the rules, their version then, the switches.
 */
export interface LogHeader {
  gonfalon: 2;
  system: string;
  version: number;
  switches: {
    [k: string]: string;
  };
}
/**
 * The entries by which the log has grown, those of slips that were turned over included; `slips` never leave the device.
 */
export interface AppendedReply {
  header: LogHeader;
  since: number;
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
  )[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  heads: [string, string];
  slips: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
  view: View;
}
/**
 * The same to a screen that does not hold the view before; after `new`, `open` and `read` all entries of the log.
 */
export interface AppendedWholeReply {
  header: LogHeader;
  since: number;
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
  )[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  heads: [string, string];
  slips: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
  view: View;
  token: string;
}
/**
 * The same to a screen that does: the changes to it.
 */
export interface AppendedChangesReply {
  header: LogHeader;
  since: number;
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
  )[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  heads: [string, string];
  slips: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
  token: string;
  changes: ObjectChange;
}
/**
 * The entries by which the log would grow; `slips` never leave the device.
 */
export interface DraftReply {
  since: number;
  draft: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
  )[];
  slips: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
}
/**
 * The heads of the log in the order of the request; None where the log is shorter.
 */
export interface HeadsReply {
  heads: (string | null)[];
}
/**
 * The battle is as it was, with what was taken back and what could be done again.
 */
export interface RefusedReply {
  refused: Refusal;
}
/**
 * Why the rules, or the form, say no; of a form, all that is wrong with its fields.
 */
export interface Refusal {
  code: string;
  rule: string;
  label: Label;
  /**
   * @minItems 1
   */
  fields?: Complaint[];
}
/**
 * A fault in a field: the names on the way to it, rows by their number from 1.
 */
export interface Complaint {
  path: string;
  code: string;
  rule: string;
  label: Label;
}
/**
 * A link or file cannot be read.
 */
export interface UnreadableReply {
  unreadable: Unread;
}
/**
 * Why a link or file cannot be read.
 */
export interface Unread {
  code: string;
  label: Label;
}
/**
 * All rule systems.
 */
export interface SystemsReply {
  /**
   * @minItems 1
   */
  systems: SystemOffered[];
  /**
   * @minItems 1
   */
  broken?: BrokenSystem[];
}
/**
 * A rule system, its switches, how its battles may begin, and its place in short links, if it has one.
 */
export interface SystemOffered {
  id: string;
  version: number;
  switches: Switch[];
  openings: Opening[];
  place?: number;
}
/**
 * An option: its rule, its choices, and the one that stands in the book.
 *
 * An option without choices is a whole number from `least` to `most`, written in digits.
 */
export interface Switch {
  rule: string;
  choices: string[];
  default: string;
  least: number | null;
  most: number | null;
}
/**
 * A way to begin.
 *
 * `key` is that of an option of the first question, or of an offer beside it; taken at once, it begins the battle so.
 * One with a `story` stands ready: `sides` are who fights whom, `goal` is what wins, `players` sit at the table, and it
 * takes about so many `minutes`; `played` says how, where battles of a system differ in that, and `bring` what the table
 * needs beside the app. One without is set up by the table. No label names anything that only a battle knows.
 */
export interface Opening {
  key: string;
  label: Label;
  icon: string;
  story: Label | null;
  goal: Label | null;
  sides: Label[];
  players: number;
  minutes: number;
  played: Label | null;
  bring: Label | null;
}
/**
 * A rule system that was added and cannot be used.
 */
export interface BrokenSystem {
  id: string;
  refused: Refusal;
}
/**
 * The text of a link, after `#`; of a short one also in digits.
 */
export interface LinkReply {
  link: string;
  digits?: string;
}
/**
 * Two battles compared.
 */
export interface MeetingReply {
  meeting: Meeting;
}
/**
 * The relation of a battle to a kept one.
 *
 * `common` entries in force both begin with, `here` more has the battle and `there` more the kept one; `entries` are those
 * that the kept one lacks, if that is all in which they differ.
 */
export interface Meeting {
  relation: "same" | "longer" | "shorter" | "forked" | "other";
  common: number;
  here: number;
  there: number;
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
  )[];
}
/**
 * Kept things in the order of the request; None for one that the rules refuse.
 */
export interface CardsReply {
  cards: (LaidCard | null)[];
}
/**
 * A kept thing as it would lie on a fresh table, and as the device would keep it from there.
 *
 * `grid` is the field that it describes, if it is a map. `keep` is None for one that no table would give back.
 */
export interface LaidCard {
  names: {
    [k: string]: UserText | Nested;
  };
  pieces: Piece[];
  grid: Grid | null;
  keep: Kept | null;
}
/**
 * A file of the battle, without anything that lies face down.
 */
export interface ExportReply {
  file: RecordFile;
}
/**
 * A record: all answers, offers taken and rulings.
 */
export interface RecordFile {
  gonfalon: 1;
  system: string;
  version: number;
  name: string;
  switches: {
    [k: string]: string;
  };
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
  )[];
  undone: [
    number,
    number,
    string,
    string[],
    "d6" | "d20" | "fate",
    "app" | "table" | "sum" | "seed",
    ...number[],
  ][];
  seen: string[];
}
/**
 * A log that begins another battle as this one began; its slips never leave the device.
 */
export interface SetUpReply {
  setup: SetUpFile;
}
/**
 * The set-up of a battle as a log of its own, with content and salt of the slips that were laid in it.
 */
export interface SetUpFile {
  gonfalon: 2;
  system: string;
  version: number;
  switches: {
    [k: string]: string;
  };
  entries: (
    | ["a", string]
    | ["b", ...[string, ...[number, number, number][]][]]
    | ["d", "app" | "table" | "sum" | "seed", ...number[]]
    | ["f", ...(unknown[] | null)[]]
    | ["l", string, string]
    | ["m", string]
    | ["n", number]
    | ["o", string, string]
    | ["p", ...string[]]
    | ["r", string, number | string, string]
    | ["t", string]
    | ["name", string]
    | [
        "old",
        [
          number,
          number,
          string,
          string[],
          "d6" | "d20" | "fate",
          "app" | "table" | "sum" | "seed",
          ...number[],
        ][],
        string[],
      ]
    | ["rules", number]
    | ["u"]
    | ["z"]
  )[];
  slips: {
    /**
     * @minItems 2
     */
    [k: string]: [string, string];
  };
}
/**
 * The odds and the chances of options, as in the view.
 */
export interface OddsReply {
  odds: Odds[];
  chances: OptionChance[];
}
/**
 * A path as far as it is drawn.
 */
export interface PathReply {
  path: Walk;
}
/**
 * The engine's part of this system is not on the device yet; once it is, the same request is answered.
 */
export interface AbsentReply {
  absent: string;
}
/**
 * The reply that says if there was such a session.
 */
export interface ClosedReply {
  closed: boolean;
}
/**
 * The rules by which the battle in a link or file was played.
 */
export interface PlayedReply {
  played: Played;
}
/**
 * The rules of a battle: its system and their version; `epoch` is that of a compact link, None otherwise.
 *
 * `whole` is true if the rules of today follow every entry.
 */
export interface Played {
  system: string;
  version: number;
  epoch: number | null;
  whole: boolean;
}

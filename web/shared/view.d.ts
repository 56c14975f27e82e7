/** The replies of the door (`wire.d.ts`, made from the engine's classes), and the types that the page adds. */

import type * as wire from "./wire.js";

export type {
  Area,
  Ask,
  Bar,
  Brush,
  Card,
  Complaint,
  Contest,
  DieOnTable,
  Field,
  Grid,
  Hand,
  Kept,
  Link,
  Marked,
  Odds,
  Offer,
  Opening,
  Option,
  OptionChance,
  Paint,
  PaintField,
  Part,
  PathField,
  Piece,
  Place,
  PoolField,
  Request,
  Result,
  Row,
  SetSwitch as Switch,
  Setting,
  Shape,
  Side,
  Spread,
  StepMark,
  Table,
  Track,
  TurnMark,
  Value,
  Walk,
} from "./wire.js";

/** A label; the page's own may do without arguments. */
export interface Label extends Partial<wire.Label> {
  id: string;
}

/** A line of the chronicle; the kinds dice and undone have all of it. */
export type ToldLine = Omit<wire.ToldLine, "kind"> &
  Omit<Partial<wire.DiceLine>, keyof wire.ToldLine> &
  Pick<wire.ToldLine | wire.DiceLine, "kind">;
export type Answer = wire.AnswerRequest["answer"];
export type Names = wire.View["names"];
export type Name = Names[string];
export type Given = wire.Field["preset"];
export type Cell = wire.PathField["from"];
export type Span = wire.Area["cells"][number];
export type Argument = wire.Label["with"][string];

export interface View extends Omit<wire.View, "odds" | "chances" | "chronicle"> {
  chronicle: ToldLine[];
  /** The page keeps the last ones until new ones are counted. */
  odds: wire.Odds[];
  /** Of options; none until they are counted, nor in a view that was kept before there were any. */
  chances?: wire.OptionChance[];
  /** The odds are those of an earlier moment; the new ones are being counted. */
  counting?: boolean;
  /** The day of the engine that plays the battle, where that is not this version's own. */
  engine?: string;
}

export interface Trouble {
  code: string;
  rule?: string;
  label: Label;
  /** Of a form: all that is wrong with it. */
  fields?: wire.Complaint[];
  /** The page's own: a battle of this device that may be taken over from another tab. */
  battle?: string;
  /** The page's own: a link that may be tried again. */
  link?: string;
}

export interface Reply {
  /** The day of the engine that replied, where it is one of an earlier day. */
  engine?: string;
  view?: View;
  /** To a request with a token, in place of the view. */
  changes?: wire.ObjectChange;
  token?: string;
  /** About the log. */
  header?: wire.LogHeader;
  entries?: wire.LogReply["entries"];
  heads?: wire.HeadsReply["heads"];
  draft?: wire.DraftReply["draft"];
  slips?: wire.AppendedReply["slips"];
  save?: unknown;
  refused?: Trouble;
  unreadable?: Trouble;
  odds?: wire.Odds[];
  chances?: wire.OptionChance[];
  path?: wire.Walk;
  link?: string;
  digits?: string;
  file?: unknown;
  setup?: wire.SetUpFile;
  cards?: wire.CardsReply["cards"];
  /** The relation of the open battle to a kept one. */
  meeting?: wire.Meeting;
}

/** A system as systems.json lists it. */
export interface System {
  id: string;
  version: number;
  title: Record<string, string>;
  intro?: Record<string, string>;
  /** for whom it is, in a sentence */
  suits?: Record<string, string>;
  /** the title of its lesson, if it has one */
  lesson?: Record<string, string>;
  switches: wire.Switch[];
  /** how its battles may begin */
  openings?: wire.Opening[];
  /** its place in compact links, if it has one */
  place?: number;
  /** what is known of it, if it is a plugin */
  plugin?: import("./plugin-store.js").About;
}

/** A rule as rules/<language>.json holds it. */
export interface RuleTitle {
  title: string;
  /** the chapter whose page holds it, if the book has a page for each */
  in?: string;
  /** of a switch: the title of its chapter */
  chapter?: string;
  choices?: Record<string, string>;
  texts?: Record<string, string>;
  ask?: string;
}

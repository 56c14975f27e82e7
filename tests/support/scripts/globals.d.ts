/** The values that the scripts of tests leave in a page, for tests to read or to set. */

export {};

/** The part of axe's interface that the scripts of tests use. */
interface Axe {
  configure: (how: object) => void;
  run: (options: object) => Promise<{ violations: AxeResult[]; incomplete: AxeResult[] }>;
  commons: {
    color: {
      Color: new (like?: AxeColor) => AxeColor;
      flattenColors: (source: AxeColor, backdrop: AxeColor) => AxeColor;
      getBackgroundStack: (node: Element) => Element[] | null;
      getContrast: (background: AxeColor, foreground: AxeColor) => number;
    };
    dom: { isVisibleOnScreen: (node: Element) => boolean };
    text: {
      visibleVirtual: (virtual: unknown, screenReader: boolean, noRecursing: boolean) => string;
    };
  };
}

interface AxeResult {
  id: string;
  nodes: { html: string; failureSummary: string; element: Element }[];
}

declare global {
  interface AxeColor {
    alpha: number;
    parseString: (text: string) => AxeColor;
    toHexString: () => string;
  }
  var axe: Axe;
  /** The texts whose contrast axe can judge, each with the elements that lie there, the uppermost first (`violations`). */
  var texts: [text: Element, stack: Element[]][];
  /** Which requests break the engine (`break_engine`). */
  var breaks: ((request: unknown) => boolean) | undefined;
  /** Which requests never come to an end (`stick_engine`). */
  var sticks: ((request: unknown) => boolean) | undefined;
  /** The kinds of messages that this page has sent over its live line, and the one that it keeps back (`note_messages`). */
  var sent: string[];
  var keeps: string;
  /** The number of workers that were ended while they were stuck. */
  var ended: number;
  /** Keep back what the worker says from now on, or after so many replies; hear it again; break it down (`hold_engine`). */
  var holdBack: () => void;
  var holdAfter: (replies: number) => void;
  var letGo: () => void;
  var breakDown: () => void;
  /** True if something was kept back. */
  var holding: boolean;
  /** The number of times that something was hashed (`count_hashes`). */
  var hashed: number;
  /** Tell what moved since the last call (`moved_boxes`). */
  var movedBoxes: () => string[];
  /** The timer of the browser (`slow_undo`). */
  var hurried: typeof setTimeout;
  /** The data that a prober got, and the systems whose battles it saw (`listen_to_workers`). */
  var reached: unknown;
  var battles: string[];
  /** The style sheet of `set_wide`. */
  var wide: CSSStyleSheet | undefined;
}

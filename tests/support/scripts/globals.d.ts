/** The values that the scripts of tests leave in a page, for tests to read or to set. */

export {};

/** The part of axe's interface that the scripts of tests use. */
interface Axe {
  run: (options: object) => Promise<{ violations: AxeResult[] }>;
}

interface AxeResult {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

declare global {
  var axe: Axe;
  /** Which requests break the engine (`break_engine`). */
  var breaks: ((request: unknown) => boolean) | undefined;
  /** Which requests never come to an end (`stick_engine`). */
  var sticks: ((request: unknown) => boolean) | undefined;
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
  /** The timer of the browser (`slow_undo`). */
  var hurried: typeof setTimeout;
  /** The data that a prober got, and the systems whose battles it saw (`listen_to_workers`). */
  var reached: unknown;
  var battles: string[];
}

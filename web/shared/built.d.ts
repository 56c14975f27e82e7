/** The values that the build fills in: this version, and its own files. */

import { Leaf } from "./fetch-file.js";
import { List } from "./file-store.js";

declare global {
  /** The name of this version: a hash over everything in it. */
  const VERSION: string;
  /** Its name for people. */
  const VERSION_NAME: string;
  /** The page's own data, pinned to this version's bytes. */
  const LEAVES: Record<string, Leaf>;
  /** All files of this version; only in the service worker. */
  const LIST: List;
  /** The addresses of what the page reads first, by language; only in its early script. */
  const AHEAD: Record<string, string[]>;
  /** Requests that the early script has made, by address; each is taken once. Only in a page. */
  var begun: Map<string, { control: AbortController; answer: Promise<Response> }> | undefined;
  /** The page's style sheet, and the hash of its bytes; only in scripts that lie in a page. */
  const SHEET: { path: string; integrity: string };
  /** The page's module, likewise. */
  const MODULE: { path: string; integrity: string };
  /** The addresses within the site of the search and of its index in each language; only in the script of rule pages. */
  const SEARCH: { module: string; index: Record<string, string> };
  /** The path of the site where the build knows it; only there too. */
  const SITE: string;
}

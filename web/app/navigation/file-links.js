/** Links that hold a file which is no battle: they are opened like the file itself. */

import { isFileLink, readFileLink } from "../links/file-link.js";
import { onLink, openKnownFile, openOther, showHome } from "./route.js";

/** @param {string} link */
function openFileLink(link) {
  showHome();
  openOther(async () => {
    const read = await readFileLink(link);
    if ("trouble" in read) return read.trouble;
    return openKnownFile(read.file) ? null : { code: "newer", label: { id: "page-content-newer" } };
  });
}

onLink(isFileLink, openFileLink);

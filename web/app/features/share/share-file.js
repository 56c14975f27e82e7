/** Share a file that is no battle: as a link that holds it, or as the file. */

import { download } from "../../battle/files.js";
import { linkToFile } from "../../links/file-link.js";
import { say } from "../../page/words.js";
import { toast } from "../../ui/toast.js";
import { shareAddress } from "./sheet.js";

/** @import { Shared } from "./sheet.js" */

/** @param {Pick<Shared, "name" | "text" | "hint" | "holds"> & {file: object}} shared */
export async function shareFile({ file, ...shared }) {
  const link = await linkToFile(file);
  if (!link) {
    toast(say("page-share-too-long"));
    return;
  }
  shareAddress({
    ...link,
    ...shared,
    file: () => download(shared.name, "json", "application/json", JSON.stringify(file)),
  });
}

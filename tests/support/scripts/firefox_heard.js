/**
 * Run as a part of Firefox: what its console complained of since the last call.
 *
 * @returns {string[]}
 */
export default () => {
  const told = [];
  for (const one of Services.console.getMessageArray()) {
    if (!(one instanceof Ci.nsIScriptError) || one.isFromChromeContext) continue;
    if (one.flags & Ci.nsIScriptError.warningFlag && !/csp/i.test(one.category)) continue;
    told.push(`${one.category}: ${one.errorMessage} (${one.sourceName}:${one.lineNumber})`);
  }
  const store = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
  const complaints = ["error", "warn", "assert", "exception"];
  for (const one of store.getEvents()) {
    if (!complaints.includes(one.level) || /^(chrome|resource):/.test(one.filename)) continue;
    told.push(`${one.level}: ${one.arguments.map(String).join(" ")}`);
  }
  Services.console.reset();
  store.clearEvents();
  return told;
};

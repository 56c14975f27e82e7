/** A worker for the code of other people (`device/sandbox.js`), made by the page so that the page's policy holds in it. */

/**
 * @param {string} script as an address can hold it
 * @param {readonly MessagePort[]} ports over which it is handed what it needs
 */
export function sandbox(script, ports) {
  const worker = new Worker(`data:text/javascript,${script}`, { type: "module" });
  worker.postMessage(null, [...ports]);
  return worker;
}

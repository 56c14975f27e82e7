/** A worker for the code of other people (`device/sandbox.js`), made by the page so that the page's policy holds in it. */

/**
 * @param {Worker} host who asks for it, and is told if this browser refuses it
 * @param {string} script as an address can hold it
 * @param {readonly MessagePort[]} ports over which it is handed what it needs
 * @returns {Worker | null}
 */
export function sandbox(host, script, ports) {
  const refused = (/** @type {unknown} */ why) => host.postMessage({ refused: String(why) });
  try {
    const worker = new Worker(`data:text/javascript,${script}`, { type: "module" });
    worker.onerror = ({ message }) => refused(message);
    worker.postMessage(null, [...ports]);
    return worker;
  } catch (error) {
    refused(error);
    return null;
  }
}

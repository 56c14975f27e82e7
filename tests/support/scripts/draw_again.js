/**
 * Draw the page once more.
 *
 * @returns {Promise<string[]>} what differs in the document afterwards, a line for each change
 */
export default async () => {
  const scripts = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
  const { draw } = await import(scripts.src);
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let frames = 0; frames < 3; frames++) await painted();
  /** @type {string[]} */
  const changes = [];
  const note = (/** @type {MutationRecord[]} */ some) => {
    for (const { type, attributeName, target } of some) {
      const element = target instanceof Element ? target : target.parentElement;
      changes.push(`${type} ${attributeName ?? ""} ${element?.outerHTML.slice(0, 120)}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  draw();
  for (let frames = 0; frames < 3; frames++) await painted();
  note(observer.takeRecords());
  observer.disconnect();
  return changes;
};

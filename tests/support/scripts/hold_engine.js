/**
 * Whatever the worker says is kept from the page until `letGo` is called; or again from now on, or after so many replies;
 * or until it breaks down.
 */
export default () => {
  const Real = window.Worker;
  /** @type {[Worker, unknown][]} */
  const held = [];
  /** @type {Worker[]} */
  const all = [];
  let free = false;
  let after = Infinity;
  window.holdBack = () => {
    free = false;
  };
  window.holdAfter = (replies) => {
    after = replies;
  };
  window.letGo = () => {
    free = true;
    for (const [worker, data] of held.splice(0))
      worker.dispatchEvent(new MessageEvent("message", { data }));
  };
  window.breakDown = () => {
    free = true;
    held.splice(0);
    const data = { state: "failed", why: "broken" };
    for (const worker of all.splice(0)) {
      worker.terminate();
      worker.dispatchEvent(new MessageEvent("message", { data }));
    }
  };
  window.Worker = class extends Real {
    /** @param {ConstructorParameters<typeof Worker>} options */
    constructor(...options) {
      super(...options);
      all.push(this);
      this.addEventListener("message", (event) => {
        if (free && (!("id" in event.data) || after-- > 0)) return;
        window.holding = true;
        event.stopImmediatePropagation();
        held.push([this, event.data]);
      });
    }
  };
};

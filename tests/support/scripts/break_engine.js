/**
 * An engine that breaks over whatever `breaks(request)` says.
 */
export default () => {
  const Real = window.Worker;
  window.Worker = class extends Real {
    /** @param {any} data */
    postMessage(data) {
      if (!window.breaks?.(data.request)) super.postMessage(data);
      else
        this.dispatchEvent(new MessageEvent("message", { data: { id: data.id, fault: "broken" } }));
    }
  };
};

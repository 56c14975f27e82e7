/**
 * An engine that never comes to an end with whatever `sticks(request)` says, nor with what is asked after it; `ended` counts
 * the workers that were ended. While one sticks, the root element has `data-stuck`.
 */
export default () => {
  const Real = window.Worker;
  window.ended = 0;
  window.Worker = class extends Real {
    stuck = false;
    /** @param {any} data */
    postMessage(data) {
      this.stuck ||= Boolean(data.request && window.sticks?.(data.request));
      document.documentElement.toggleAttribute("data-stuck", this.stuck);
      if (!this.stuck) super.postMessage(data);
    }
    terminate() {
      window.ended += this.stuck ? 1 : 0;
      document.documentElement.removeAttribute("data-stuck");
      super.terminate();
    }
  };
};

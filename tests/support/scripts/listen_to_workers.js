/**
 * From now on the page knows as `reached` what a prober says that it got, and as `battles` the systems whose battles it saw.
 */
export default () => {
  window.reached = null;
  window.battles = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    /** @param {ConstructorParameters<typeof Worker>} all */
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        window.reached = data?.reached ?? window.reached;
        if (data?.battle) window.battles.push(data.battle);
      });
    }
  };
};

/** Note in `sent` what this page sends over its live line for an answer or a roll, but keep back what `keeps` names. */
export default () => {
  globalThis.sent = [];
  globalThis.keeps = "";
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (/** @type {any} */ text) {
    const { do: what } = JSON.parse(text);
    if (["seal", "open", "try"].includes(what)) globalThis.sent.push(what);
    if (what !== globalThis.keeps) send.call(this, text);
  };
};

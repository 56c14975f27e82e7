/** The camera: on until a code is read, the sheet is closed or the page is hidden, and let go at once then. */

/** Why there is no picture: the person or the browser refused it, this device has no camera, another app uses it, this
 * browser gives pages none, or it was taken away.
 * @typedef {"refused" | "none" | "busy" | "unsupported" | "lost"} Missing
 */

/** The reasons by the names that browsers give them.
 * @type {Record<string, Missing>}
 */
const REASONS = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** The camera at the back, if there is one. */
const WANTED = {
  audio: false,
  video: { facingMode: "environment", width: { ideal: 1_280 }, height: { ideal: 720 } },
};

/** True if this browser gives pages a camera. */
export const hasCameras = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** The camera of one sheet. */
export class Camera {
  /** @type {MediaStream | null} */
  stream = null;
  /** Counts the starts, so that a picture which comes after the camera was let go is let go, too. */
  #starts = 0;

  /** Ask for the camera. Gives its stream, the reason why there is none, or null where it was let go meanwhile.
   * @param {() => void} lost done where it is taken away
   * @returns {Promise<MediaStream | Missing | null>}
   */
  async start(lost) {
    this.stop();
    const mine = this.#starts;
    if (!hasCameras()) return "unsupported";
    try {
      const stream = await navigator.mediaDevices.getUserMedia(WANTED);
      if (mine !== this.#starts) {
        letGo(stream);
        return null;
      }
      this.stream = stream;
      for (const track of stream.getTracks()) track.onended = lost;
      return stream;
    } catch (error) {
      if (mine !== this.#starts) return null;
      return REASONS[error instanceof DOMException ? error.name : ""] ?? "unsupported";
    }
  }

  /** Let the camera go. */
  stop() {
    this.#starts += 1;
    if (this.stream) letGo(this.stream);
    this.stream = null;
  }
}

/** @param {MediaStream} stream */
function letGo(stream) {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

/** Sound and vibration of an answer: dice on wood, a card on cloth, a horn at the end; each only where the person
 * prefers it.
 */

import { isPreferred } from "../page/preferences.js";

/** @import { Preference } from "../page/preferences.js" */

/** @type {AudioContext | null} */
let audio = null;

/** The place where sounds are made; it comes to life with a touch.
 * @returns {AudioContext | null}
 */
export function wakeAudio() {
  if (!audio && "AudioContext" in globalThis) audio = new AudioContext();
  if (audio?.state === "suspended") audio.resume().catch(() => {});
  return audio;
}

/** Four knocks, each softer, at uneven times. */
export function dice() {
  [0, 0.07, 0.11, 0.19].forEach((at, order) => {
    playNoise({ at, lasts: 0.035, loud: 0.5 / (order + 1), low: 900 + 350 * order, narrow: 6 });
  });
}

/** A soft sweep. */
export const card = () => playNoise({ at: 0, lasts: 0.16, loud: 0.16, low: 2400, narrow: 0.8 });

/** Two notes a fifth apart, the second longer. */
export function horn() {
  playNote({ at: 0, lasts: 0.22, pitch: 196 });
  playNote({ at: 0.24, lasts: 0.7, pitch: 294 });
}

/** Noise through a narrow window that falls silent.
 * @param {{at: number, lasts: number, loud: number, low: number, narrow: number}} sound times in seconds, pitch in hertz
 */
function playNoise({ at, lasts, loud, low, narrow }) {
  const place = wakeAudio();
  if (!place) return;
  const length = Math.ceil(place.sampleRate * lasts);
  const noise = place.createBuffer(1, length, place.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < length; n += 1) samples[n] = (Math.sin(n * 12.9898) * 43758.5453) % 1;
  const source = new AudioBufferSourceNode(place, { buffer: noise });
  const window = new BiquadFilterNode(place, { type: "bandpass", frequency: low, Q: narrow });
  source.connect(window).connect(fading(place, at, lasts, loud));
  source.start(place.currentTime + at);
}

/** @param {{at: number, lasts: number, pitch: number}} sound times in seconds, pitch in hertz */
function playNote({ at, lasts, pitch }) {
  const place = wakeAudio();
  if (!place) return;
  const brass = new OscillatorNode(place, { type: "sawtooth", frequency: pitch });
  const bell = new BiquadFilterNode(place, { type: "lowpass", frequency: pitch * 5 });
  brass.connect(bell).connect(fading(place, at, lasts, 0.18));
  brass.start(place.currentTime + at);
  brass.stop(place.currentTime + at + lasts);
}

/** Loud at once, then softer and gone.
 * @param {AudioContext} place
 * @param {number} at
 * @param {number} lasts
 * @param {number} loud
 */
function fading(place, at, lasts, loud) {
  const volume = new GainNode(place, { gain: 0 });
  const start = place.currentTime + at;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  volume.connect(place.destination);
  return volume;
}

/** @typedef {"dice" | "card" | "horn"} Feedback */

const SOUNDS = { dice, card, horn };

/** Milliseconds on and off: three dice that hop, and one that comes to rest. */
const DICE = [18, 40, 14, 50, 24];

export const canVibrate = () => "vibrate" in navigator;

/** Sound and vibration of something that has happened.
 * @param {Feedback} noise
 */
export function giveFeedback(noise) {
  if (isPreferred("sound")) SOUNDS[noise]();
  if (noise === "dice" && isPreferred("vibration") && canVibrate()) navigator.vibrate(DICE);
}

/** Let a preference that was just switched on show itself.
 * @param {Preference} preference
 */
export function tryPreference(preference) {
  if (preference === "sound") dice();
  if (preference === "vibration") navigator.vibrate(DICE);
}

/** Browsers let a page sound only after a touch. */
addEventListener("pointerup", () => {
  if (isPreferred("sound")) wakeAudio();
});

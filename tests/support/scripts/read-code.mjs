/**
 * Prints the texts of the QR codes in a picture as JSON: width and height as arguments, RGBA bytes on standard input. With `every` as a
 * third argument all are looked for, else one, which fails if none is found.
 */
import { buffer } from "node:stream/consumers";
import decodeQR, { decodeQRBatch } from "qr/decode.js";

const [width, height] = process.argv.slice(2, 4).map(Number);
const image = { width, height, data: new Uint8Array(await buffer(process.stdin)) };
const every = process.argv[4] === "every";
const [found] = every
  ? await decodeQRBatch([image], { maxSize: { width, height }, effort: 64, timeLimit: 20_000 })
  : [[decodeQR(image)]];
process.stdout.write(JSON.stringify(found.filter((one) => typeof one === "string")));

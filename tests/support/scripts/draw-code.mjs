/** Prints the modules of a QR code for the text on standard input, a line for each row: 1 black, 0 white, with a border. */
import { text } from "node:stream/consumers";
import encodeQR from "qr";

const rows = encodeQR(await text(process.stdin), "raw", { ecc: "low", border: 4 });
process.stdout.write(rows.map((row) => row.map(Number).join("")).join("\n"));

import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { crc32, lettersOf } from "../../web/shared/bytes.js";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/u, "");
const chooser = {
  rule: "tiefen.roll.chooser",
  choices: ["destroyer", "victim"],
  least: null,
  most: null,
  default: "destroyer",
};
process.env.GONFALON_SYSTEMS = JSON.stringify([{ id: "tiefen", switches: [chooser] }]);
register("../fuzzing/page-modules.mjs", import.meta.url, { data: { root } });
const { houseFile, readHouseFile, readHouseLink } = await import(
  "../../web/app/features/house-rules/link.js"
);
const { isFileLink, linkToFile, readFileLink } = await import("../../web/app/links/file-link.js");

/** A link with a true checksum.
 * @param {Uint8Array} body
 * @param {number} [version]
 */
function sealed(body, version = 1) {
  const bytes = new Uint8Array([version, 0, 0, 0, 0, ...body]);
  new DataView(bytes.buffer).setUint32(1, crc32(body));
  return `h=${lettersOf(bytes)}`;
}

/** @param {unknown} content
 * @param {number} [version]
 */
const linked = (content, version) =>
  sealed(new TextEncoder().encode(JSON.stringify(content)), version);

/** @param {unknown} switches
 * @param {object} [more]
 */
const rules = (switches, more) => ({ system: "tiefen", name: "", switches, ...more });

const GOOD = linked(rules({ "roll.chooser": "victim" }, { name: "Gut" }));
const other = GOOD[20] === "A" ? "B" : "A";
const many = Object.fromEntries(
  Array.from({ length: 201 }, (_, nth) => ["a".repeat(nth + 1), "b"]),
);
/** @type {Record<string, [string, string]>} */
const BROKEN = {
  nothing: ["h=", "unreadable-cut"],
  cut: [GOOD.slice(0, -4), "unreadable-cut"],
  "one letter too many": [`${GOOD}A`, "unreadable-cut"],
  "another letter": [`${GOOD.slice(0, 20)}${other}${GOOD.slice(21)}`, "unreadable-cut"],
  "foreign signs": ["h=%3Cscript%3E", "unreadable-cut"],
  "far too long": [linked(rules({}, { name: "x".repeat(15_000) })), "unreadable-cut"],
  "a newer version": [linked(rules({}), 2), "page-set-newer"],
  "no JSON": [sealed(new TextEncoder().encode("{")), "page-set-foreign"],
  "no UTF-8": [sealed(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), "page-set-foreign"],
  null: [linked(null), "page-set-foreign"],
  "a list": [linked([1, 2]), "page-set-foreign"],
  "switches in a list": [linked(rules(["a"])), "page-set-foreign"],
  "no switches": [linked(rules(null)), "page-set-foreign"],
  "too many letters of switches": [linked(rules(many)), "unreadable-cut"],
  "a choice with markup": [linked(rules({ "roll.chooser": "<b>" })), "page-set-foreign"],
  "a number": [linked(rules({ "roll.chooser": 1 })), "page-set-foreign"],
  "an unknown system": [linked(rules({}, { system: "nowhere" })), "page-set-system"],
  "a prototype": [linked(rules({}, { system: "__proto__" })), "page-set-system"],
};

for (const [about, [fragment, message]] of Object.entries(BROKEN)) {
  test(`a broken link is refused: ${about}`, () => {
    const trouble = { code: "house-rules", label: { id: message } };
    assert.deepEqual(readHouseLink(fragment), { trouble });
  });
}

test("a link gives back what was written, in letters and in digits", async () => {
  const setting = { "tiefen.roll.chooser": "victim" };
  const link = await linkToFile(houseFile("tiefen", "Am Furtstein", setting));
  assert.ok(link && isFileLink(link.fragment) && isFileLink(link.digits));
  const read = await readFileLink(link.digits);
  assert.deepEqual(await readFileLink(link.fragment), read);
  assert.ok("file" in read);
  const found = readHouseFile(read.file);
  assert.ok("received" in found);
  const { system, ...rest } = found.received;
  assert.equal(system.id, "tiefen");
  assert.deepEqual(rest, { name: "Am Furtstein", setting, strange: 0 });
});

test("a link of an earlier version gives back what was written", () => {
  const found = readHouseLink(GOOD);
  assert.ok("received" in found);
  assert.equal(found.received.name, "Gut");
  assert.deepEqual(found.received.setting, { "tiefen.roll.chooser": "victim" });
});

test("what a system does not know is left out and counted", () => {
  const found = readHouseLink(
    sealed(
      new TextEncoder().encode(
        '{"system":"tiefen","name":"","switches":{"roll.chooser":"victim","roll.none":"x","__proto__":"x"}}',
      ),
    ),
  );
  assert.ok("received" in found);
  assert.deepEqual(found.received.setting, { "tiefen.roll.chooser": "victim" });
  assert.equal(found.received.strange, 2);
});

test("more switches than any system has are refused, in a file too", () => {
  const short = Object.fromEntries(
    Array.from({ length: 201 }, (_, nth) => [
      `a.${String.fromCharCode(97 + (nth % 26))}${"b".repeat(nth / 26)}`,
      "b",
    ]),
  );
  const trouble = { code: "house-rules", label: { id: "page-set-foreign" } };
  assert.deepEqual(readHouseLink(linked(rules(short))), { trouble });
  assert.deepEqual(readHouseFile(houseFile("tiefen", "", short)), { trouble });
});

test("a file of another format is refused, one of ours is read", () => {
  const file = houseFile("tiefen", "Gut", { "tiefen.roll.chooser": "victim" });
  assert.ok("received" in readHouseFile(file));
  assert.deepEqual(readHouseFile({ ...file, format: 2 }), {
    trouble: { code: "house-rules", label: { id: "page-set-newer" } },
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { asPrepared, isPrepared, readGist } from "../../web/app/links/reader.js";
import { crc32 } from "../../web/shared/bytes.js";

const RECORD = {
  gonfalon: 1,
  system: "tiefen",
  version: 1,
  name: "Am Furtstein",
  switches: {},
  entries: [
    ["p", "quick"],
    ["d", "app", 3, 4],
    ["r", "a.troops", 50, ""],
    ["d", "table", 6],
  ],
  undone: [],
  seen: [],
};

/** The fragment of a link to this record.
 * @param {object} record
 */
function linkTo(record) {
  const body = deflateSync(JSON.stringify(record));
  const head = Buffer.alloc(5, 1);
  head.writeUInt32BE(crc32(body), 1);
  return `b=${Buffer.concat([head, body]).toString("base64url")}`;
}

/** @param {object} record */
async function gistOf(record) {
  const read = await readGist(linkTo(record), []);
  assert.ok(read && "gist" in read);
  return read.gist;
}

test("a link says that its battle is a prepared one, and is read like any other", async () => {
  const link = linkTo(RECORD);
  assert.ok(isPrepared(asPrepared(link)) && isPrepared(asPrepared(`${link}&s=AAAA`)));
  assert.ok(!isPrepared(link) && !isPrepared(`${link}&p=12`) && !isPrepared("b=p=1"));
  assert.deepEqual(await readGist(asPrepared(link), []), await readGist(link, []));
});

test("a link says its system, its name, and how far it is", async () => {
  const { system, name, turn, throws, rulings } = await gistOf(RECORD);
  assert.deepEqual([system, name, turn, throws, rulings], ["tiefen", "Am Furtstein", 4, 2, 1]);
});

test("the name in a link is shown without signs that would turn the words beside it", async () => {
  const { name } = await gistOf({ ...RECORD, name: "\u202eFurt\u0000stein\u2066" });
  assert.equal(name, "Furt stein");
});

test("two links to the same battle are known as such, whatever stands beside", async () => {
  const [one, again, other] = await Promise.all([
    gistOf(RECORD),
    gistOf({ more: 1, ...RECORD }),
    gistOf({ ...RECORD, entries: RECORD.entries.slice(1) }),
  ]);
  assert.equal(one.same, again.same);
  assert.notEqual(one.same, other.same);
});

test("a record of another shape is left to the engine", async () => {
  for (const wrong of [{ gonfalon: 2 }, { system: 1 }, { name: null }, { entries: "none" }])
    assert.equal(await readGist(linkTo({ ...RECORD, ...wrong }), []), null);
});

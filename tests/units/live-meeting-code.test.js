import assert from "node:assert/strict";
import { test } from "node:test";
import { hostBytes, hostOf } from "../../web/app/live/addresses.js";
import { answerOf, isSameMeeting, meetingOf } from "../../web/app/live/description.js";
import { readCode, writeCode } from "../../web/app/live/meeting-code.js";
import { randomOf } from "./random.mjs";

/** @import { Meeting } from "../../web/app/live/meeting-code.js" */

/** Descriptions as the browsers of a phone write them, with the lines that matter. */
const CHROMIUM = `v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:1 1 udp 2113937151 908ecfdd-16f9-45ba-b71a-b99a2b4bd13a.local 38019 typ host generation 0 network-cost 999
a=candidate:2 1 udp 2113942271 2001:db8::ff00:42 38362 typ host generation 0 network-cost 999
a=candidate:3 1 udp 2113942270 192.168.178.20 38363 typ host generation 0 network-cost 999
a=candidate:4 1 udp 2113942269 203.0.113.7 38364 typ host generation 0 network-cost 999
a=candidate:5 1 tcp 2113942268 192.168.178.20 9 typ host tcptype active
a=candidate:6 1 udp 1677729535 198.51.100.1 38365 typ srflx raddr 0.0.0.0 rport 0
a=ice-ufrag:mslu
a=ice-pwd:TILyDQ6fohb3tFN0tOsu4kK+
a=ice-options:trickle
a=fingerprint:sha-256 71:2B:1A:ED:BC:5C:7F:1B:9F:C1:42:92:6C:CE:19:16:3E:15:B3:3E:70:73:86:A2:BF:12:87:6D:C5:86:01:90
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll("\n", "\r\n");
const FIREFOX = `v=0
a=fingerprint:sha-256 7F:7B:24:7A:B5:63:8E:D0:0E:21:20:8B:23:C9:0C:4F:F3:99:D6:76:2A:97:A9:4A:BC:C0:25:A7:F9:CA:79:DE
a=candidate:0 1 UDP 2122187007 10.0.0.7 52354 typ host
a=candidate:2 1 TCP 2105458943 10.0.0.7 9 typ host tcptype active
a=ice-pwd:4b5f9ff6dc53bea31f5869d3f8a5a1d2
a=ice-ufrag:05976a44
a=mid:0
`.replaceAll("\n", "\r\n");

/** @param {string} sdp */
const met = (sdp) => /** @type {Meeting} */ (meetingOf(sdp));

/** @param {string} text */
const read = (text) => /** @type {any} */ (readCode(text));

/** A meeting at random.
 * @param {() => number} random
 * @returns {Meeting}
 */
function someMeeting(random) {
  const below = (/** @type {number} */ bound) => Math.floor(random() * bound);
  const bytes = (/** @type {number} */ count) =>
    Uint8Array.from({ length: count }, () => below(256));
  const signs = (/** @type {string} */ of, /** @type {number} */ count) =>
    Array.from({ length: count }, () => of[below(of.length)]).join("");
  const letters = "ABCZabcz0189+/";
  const [name, password] = [
    [signs(letters, 4), signs(letters, 24)],
    [signs("0123456789abcdef", 8), signs("0123456789abcdef", 32)],
    [signs(letters, 4 + below(29)), signs(letters, 22 + below(43))],
  ][below(3)];
  const hosts = [() => hostOf(4, bytes(4)), () => hostOf(6, bytes(16)), () => hostOf(1, bytes(16))];
  const addresses = Array.from({ length: 1 + below(3) }, () => ({
    host: hosts[below(3)](),
    port: 1 + below(65_535),
  }));
  return { name, password, fingerprint: bytes(32), addresses };
}

test("a meeting comes back from its code, whatever stands around it", () => {
  const random = randomOf(1);
  for (let nth = 0; nth < 500; nth++) {
    const meeting = someMeeting(random);
    const code = writeCode(meeting);
    assert.match(code, /^m=[\w-]{76,260}$/u);
    for (const text of [code, `https://example.org/gonfalon/#${code}`, ` #b=x&${code}&s=y\n`])
      assert.deepEqual(readCode(text), { meeting }, text);
  }
});

test("the code of a phone fits into a small picture", () => {
  const [chromium, firefox] = [CHROMIUM, FIREFOX].map((sdp) => {
    const meeting = met(sdp);
    return writeCode({ ...meeting, addresses: meeting.addresses.slice(0, 1) }).length;
  });
  assert.deepEqual([chromium, firefox], [86, 85]);
});

test("a code with any letter changed, cut or longer is refused as damaged", () => {
  const code = writeCode(met(CHROMIUM));
  for (let at = 3; at < code.length; at++) {
    const other = code[at] === "A" ? "B" : "A";
    for (const damaged of [
      code.slice(0, at) + other + code.slice(at + 1),
      code.slice(0, at),
      code.slice(0, at) + code.slice(at + 1),
    ])
      assert.deepEqual(readCode(damaged), { trouble: "damaged" }, damaged);
  }
  for (const longer of ["A", "AA", "AAAA"])
    assert.deepEqual(readCode(code + longer), { trouble: "damaged" });
});

test("texts that are no code, and those of a later version, are told apart", () => {
  const cases = {
    "": "foreign",
    "b=AAAA": "foreign",
    "m=": "damaged",
    "m=IAAA": "newer",
    "x=1&m=A": "damaged",
  };
  for (const [text, trouble] of Object.entries(cases))
    assert.deepEqual(readCode(text), { trouble }, text);
  assert.deepEqual(readCode(`m=${"A".repeat(400)}`), { trouble: "foreign" });
});

test("any bytes are read as a sound meeting or refused", () => {
  const random = randomOf(2);
  for (let nth = 0; nth < 3_000; nth++) {
    const length = Math.floor(random() * 120);
    const bytes = Uint8Array.from({ length }, (_, at) => (at ? random() * 256 : 16 + (nth % 16)));
    const came = read(`m=${Buffer.from(bytes).toString("base64url")}`);
    assert.ok("trouble" in came || writeCode(came.meeting));
  }
});

test("a description gives up to three addresses of this network, private ones first and names last", () => {
  assert.deepEqual(met(CHROMIUM).addresses, [
    { host: "192.168.178.20", port: 38_363 },
    { host: "203.0.113.7", port: 38_364 },
    { host: "2001:db8::ff00:42", port: 38_362 },
  ]);
  assert.deepEqual(met(FIREFOX).addresses, [{ host: "10.0.0.7", port: 52_354 }]);
  assert.equal(meetingOf(CHROMIUM.replaceAll(" udp ", " tcp ")), null);
  assert.equal(meetingOf(CHROMIUM.replace("sha-256", "sha-1")), null);
});

test("hosts come back from their bytes, and what is none has no bytes", () => {
  const whole = "2001:0db8:0000:0000:0000:0000:ff00:0042";
  const hosts = {
    "10.0.0.7": "10.0.0.7",
    "2001:db8::ff00:42": whole,
    "::1": "0000:0000:0000:0000:0000:0000:0000:0001",
    [whole]: whole,
    "908ecfdd-16f9-45ba-b71a-b99a2b4bd13a.local": "908ecfdd-16f9-45ba-b71a-b99a2b4bd13a.local",
  };
  for (const [host, back] of Object.entries(hosts)) {
    const found = hostBytes(host);
    assert.equal(found && hostOf(found.kind, found.bytes), back);
  }
  for (const none of [
    "",
    "256.1.1.1",
    "1.2.3",
    "::1::",
    "1:2:3",
    "12345::",
    "example.org",
    "phone.local",
    "fe80::1%eth0",
    "1:2:3:4:5:6:7:8:9",
  ])
    assert.equal(hostBytes(none), null, none);
});

test("the answer of the other phone is made again, and one of the two is client of the encryption", () => {
  const [one, other] = [met(CHROMIUM), met(FIREFOX)];
  const [there, here] = [answerOf(other, one), answerOf(one, other)];
  for (const [sdp, meeting] of /** @type {[string, Meeting][]} */ ([
    [there, other],
    [here, one],
  ])) {
    const again = met(sdp);
    assert.ok(isSameMeeting(again, meeting));
    assert.deepEqual(
      [again.name, again.password, again.addresses],
      [meeting.name, meeting.password, meeting.addresses],
    );
  }
  const setups = [there, here].map((sdp) => /a=setup:(\w+)/u.exec(sdp)?.[1]);
  assert.deepEqual(setups.sort(), ["active", "passive"]);
  assert.equal(isSameMeeting(one, other), false);
});

test("what a code cannot hold is not written", () => {
  const meeting = met(CHROMIUM);
  const [address] = meeting.addresses;
  for (const wrong of [
    { addresses: [] },
    { addresses: [address, address, address, address] },
    { addresses: [{ host: "example.org", port: 1 }] },
    { addresses: [{ ...address, port: 0 }] },
    { name: "a b c" },
    { password: "short" },
    { fingerprint: new Uint8Array(20) },
  ])
    assert.throws(() => writeCode({ ...meeting, ...wrong }), RangeError);
});

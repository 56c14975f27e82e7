/** The addresses at which a device can be met: IPv4, IPv6, or the `.local` name that a browser makes up; as bytes and as text. */

/**
 * @typedef {object} Address
 * @property {string} host an IPv4 or IPv6 address, or a name that ends in `.local`
 * @property {number} port from 1
 */

/** The kinds of hosts by the byte that stands before one in a meeting code, and the bytes that each has. */
export const HOST_BYTES = /** @type {const} */ ({ 1: 16, 4: 4, 6: 16 });
const LOCAL = 1;
const IPV4 = 4;
const IPV6 = 6;

/** @typedef {keyof typeof HOST_BYTES} Kind */

const DOTTED = /^\d{1,3}(?:\.\d{1,3}){3}$/u;
const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/u;
const GROUPS = 8;

/** The bytes of a host with its kind, or null for one that a meeting code does not hold.
 * @param {string} host
 * @returns {{kind: Kind, bytes: Uint8Array<ArrayBuffer>} | null}
 */
export function hostBytes(host) {
  const name = UUID.exec(host);
  if (name) return { kind: LOCAL, bytes: bytesOfHex(name.slice(1).join("")) };
  if (DOTTED.test(host)) {
    const numbers = host.split(".").map(Number);
    return numbers.some((number) => number > 255)
      ? null
      : { kind: IPV4, bytes: Uint8Array.from(numbers) };
  }
  const groups = groupsOf(host);
  return groups && { kind: IPV6, bytes: bytesOfHex(groups.join("")) };
}

/** The host that bytes stand for, IPv6 with all of its groups.
 * @param {Kind} kind
 * @param {Uint8Array} bytes
 */
export function hostOf(kind, bytes) {
  if (kind === IPV4) return bytes.join(".");
  const hex = hexOf(bytes);
  if (kind === IPV6) return (hex.match(/.{4}/gu) ?? []).join(":");
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-")}.local`;
}

/** The eight groups of an IPv6 address, four digits each; null if it is none.
 * @param {string} host
 */
function groupsOf(host) {
  const halves = host.toLowerCase().split("::");
  if (halves.length > 2) return null;
  const [before, after = []] = halves.map((half) => (half ? half.split(":") : []));
  const gap = GROUPS - before.length - after.length;
  if (halves.length === 2 ? gap < 1 : gap !== 0) return null;
  const groups = [...before, ...Array(gap).fill("0"), ...after];
  return groups.every((group) => /^[0-9a-f]{1,4}$/u.test(group))
    ? groups.map((group) => group.padStart(4, "0"))
    : null;
}

/** The rank of a name, which says nothing of an address. */
export const NAME_RANK = 4;

/** The rank of a host among those of a device, the smallest first: private addresses, other addresses, names.
 * @param {string} host
 */
export function hostRank(host) {
  const found = hostBytes(host);
  if (!found || found.kind === LOCAL) return NAME_RANK;
  const [first, second] = found.bytes;
  if (found.kind === IPV6) return (first & 0xfe) === 0xfc ? 1 : 3;
  const isPrivate =
    first === 10 ||
    (first === 172 && second >> 4 === 1) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254);
  return isPrivate ? 0 : 2;
}

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex an even number of digits */
export const bytesOfHex = (hex) =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/** The things on the table that only one viewer sees: values that the view for everybody lacks, or shows otherwise. */

/** @import { Table, Value } from "../../shared/view.d.ts" */

/** The sides, pieces and places of which a viewer sees more than everybody, each with those values.
 * @param {Table} own as this viewer sees it
 * @param {Table} common as everybody may see it
 * @returns {{ id: string, values: Value[] }[]}
 */
export function veiledThings(own, common) {
  const open = new Set(
    thingsOf(common).flatMap(({ id, values }) => values.map((one) => key(id, one))),
  );
  return thingsOf(own)
    .map(({ id, values }) => ({ id, values: values.filter((one) => !open.has(key(id, one))) }))
    .filter(({ values }) => values.length > 0);
}

/** @param {Table} table
 * @returns {{ id: string, values: Value[] }[]}
 */
const thingsOf = ({ sides, pieces, places }) => [
  ...sides.map(({ id, values }) => ({ id, values })),
  ...pieces.map(({ id, badges, details }) => ({ id, values: [...badges, ...(details ?? [])] })),
  ...places.map(({ id, details }) => ({ id, values: details ?? [] })),
];

/** Whose value it is, which, and what it says.
 * @param {string} id
 * @param {Value} value
 */
const key = (id, value) => JSON.stringify([id, value.key, value.label]);

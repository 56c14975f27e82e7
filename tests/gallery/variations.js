/** Views that differ from one view in a single thing each, so that nothing else has what shows that thing drawn again. */

/** @import { View } from "../../web/shared/view.d.ts" */

/** So many things of a list are varied. */
const MANY = 5;
/** The lists of the table whose things have ids. */
const LISTS = /** @type {const} */ (["sides", "pieces", "places", "cards"]);

/** The view with one thing of an earlier one in the place of its own, or with one thing named, mentioned, barred or likely that was
 * not.
 * @param {View} view
 * @param {View} earlier
 * @returns {[string, View][]}
 */
export const variations = (view, earlier) => [
  ...LISTS.flatMap((list) => withEarlier(view, earlier, list)),
  ...withNames(view),
  ...withQuestions(view),
];

/** @param {View} view
 * @param {View} earlier
 * @param {typeof LISTS[number]} list
 * @returns {[string, View][]}
 */
function withEarlier(view, earlier, list) {
  const things = /** @type {{id: string}[]} */ (view.table[list]);
  const others = new Map(
    /** @type {{id: string}[]} */ (earlier.table[list]).map((one) => [one.id, one]),
  );
  return things
    .flatMap((thing, at) => {
      const other = others.get(thing.id);
      return other && other !== thing ? [{ at, other }] : [];
    })
    .slice(0, MANY)
    .map(({ at, other }) => [
      `${other.id} as before`,
      { ...view, table: { ...view.table, [list]: things.with(at, other) } },
    ]);
}

/** @param {View} view
 * @returns {[string, View][]}
 */
const withNames = (view) =>
  [...view.table.sides, ...view.table.pieces]
    .slice(0, MANY)
    .map(({ id }) => [
      `another name of ${id}`,
      { ...view, names: { ...view.names, [id]: { text: "Somebody else" } } },
    ]);

/** @param {View} view
 * @returns {[string, View][]}
 */
function withQuestions(view) {
  const { ask } = view;
  if (!ask) return [];
  const { options, label } = ask;
  const mention = (/** @type {string} */ id) => ({ ...label, with: { ...label.with, also: id } });
  const lying = options.map((option, at) => ({ option, at })).slice(0, MANY);
  return [
    ...view.table.pieces
      .slice(0, MANY)
      .map(({ id }) => variation(view, `${id} mentioned`, { label: mention(id) })),
    ...lying.map(({ option, at }) => {
      const barred = option.barred ? null : { rule: ask.rule, label };
      const others = options.with(at, { ...option, barred });
      return variation(view, `${option.key} barred or free`, { options: others });
    }),
    ...lying.map(({ option, at }) =>
      variation(view, `${option.key} gone`, { options: options.toSpliced(at, 1) }),
    ),
    ...lying.map(
      ({ option: { key } }) =>
        /** @type {[string, View]} */ ([
          `${key} likely`,
          { ...view, chances: [{ key, p: 0.375 }] },
        ]),
    ),
    ["nobody left to ask", { ...view, ask: { ...ask, done: ask.who } }],
    ["odds counted", { ...view, counting: !view.counting }],
  ];
}

/** @param {View} view
 * @param {string} what
 * @param {Partial<NonNullable<View["ask"]>>} asked
 * @returns {[string, View]}
 */
const variation = (view, what, asked) => [
  what,
  { ...view, ask: view.ask && { ...view.ask, ...asked } },
];

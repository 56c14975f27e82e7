/**
 * The violations that axe finds.
 *
 * @param {object} options
 * @returns {Promise<string[]>}
 */
export default async (options) => {
  const { violations } = await axe.run({
    ...options,
    selectors: false,
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
};

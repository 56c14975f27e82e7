/**
 * Wait until the step of a sheet has left the history.
 *
 * @returns {Promise<void>}
 */
export default () =>
  new Promise((done) => {
    const look = () => (history.state?.sheet ? requestAnimationFrame(look) : done());
    look();
  });

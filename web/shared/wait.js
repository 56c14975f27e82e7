/** @param {number} time in milliseconds */
export const waitFor = (time) => new Promise((done) => setTimeout(done, time));

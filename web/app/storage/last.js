/** Which battle was played last, whatever the clock says: it may have been set back since the others were played. */

const NOTE = "gonfalon.last";

/** @param {string} id */
export function playedLast(id) {
  try {
    localStorage.setItem(NOTE, id);
  } catch {
    // The clock says it then.
  }
}

/** @returns {string | null} */
export function lastPlayed() {
  try {
    return localStorage.getItem(NOTE);
  } catch {
    return null;
  }
}

/** One tab at a time plays a battle: a lock per battle, taken over on request. */

/** The beginning of the names of these locks. */
export const LOCK_PREFIX = "gonfalon.battle.";

/** Hold a battle. Gives a function that lets it go, or null if another tab holds it.
 * @param {string} id
 * @param {boolean} steal take it from the other tab
 * @param {() => void} lost called when another tab takes it from us
 * @returns {Promise<(() => void) | null>}
 */
export function lockBattle(id, steal, lost) {
  if (!navigator.locks) return Promise.resolve(() => {}); // only its last entry in the database guards the battle then
  return new Promise((held) => {
    /** @type {LockGrantedCallback<void>} */
    const granted = (lock) => {
      if (!lock) {
        held(null);
        return undefined;
      }
      return /** @type {Promise<void>} */ (new Promise((release) => held(release)));
    };
    navigator.locks
      .request(`${LOCK_PREFIX}${id}`, steal ? { steal } : { ifAvailable: true }, granted)
      .catch(lost);
  });
}

/** The battles that some tab holds; none where nobody can tell. */
export async function lockedBattles() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) =>
      name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
    ),
  );
}

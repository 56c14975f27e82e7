/** Scroll what a lesson marks to sight: below the heading of the question where that stays, and with no heading cut in half. */

/** Pixels around what is in sight. */
const MARGIN = 8;
/** Pixels at the lower edge of a list over which its end fades. */
const VEIL = 36;

/** Bring a thing to sight in the list of the question, or on the table.
 * @param {Element} mark
 */
export function bringToSight(mark) {
  const list = mark.closest(".ask-scroll");
  if (list && getComputedStyle(list).overflowY !== "visible") scrollIn(list, mark);
  else if (list || mark.matches("button[data-at]"))
    mark.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Element} list
 * @param {Element} mark
 */
function scrollIn(list, mark) {
  const head = list.querySelector(".ask-head");
  const room = list.getBoundingClientRect();
  const box = mark.getBoundingClientRect();
  const origin = room.top - list.scrollTop;
  const from = box.top - origin - MARGIN;
  const to = box.bottom - origin;
  const stays = head !== null && getComputedStyle(head).position === "sticky";
  const covered = stays ? head.getBoundingClientRect().height : 0;
  const end = to + MARGIN + (to + VEIL < list.scrollHeight ? VEIL : 0);
  const most = Math.max(from - covered, 0);
  const least = Math.min(end - list.clientHeight, most);
  const top = Math.min(Math.max(list.scrollTop, least, 0), most);
  const headEnd = head && !stays ? head.getBoundingClientRect().bottom - origin : 0;
  list.scrollTo(0, top > 0 && top < headEnd && headEnd <= from ? headEnd : top);
}

/** Units and leaders as tokens: whose, how good, how hurt, who rides along, and whether they may still act. */

import { chosen, several } from "../battle/draft.js";
import { ridersOf, sideOf } from "../battle/field.js";
import { meant } from "../battle/mentioned.js";
import { owner } from "../drawing/owner.js";
import { boxes } from "../drawing/tracks.js";
import { html, nothing, repeat } from "../page/lit-html.js";
import { label, list, name, say } from "../page/words.js";
import { icon } from "../ui/icon.js";
import { changed } from "./changes.js";
import { colourOf } from "./pieces.js";
import { optionsOn } from "./taps.js";
import { loneOption, touch } from "./touch.js";

/** @import { Piece, View } from "../../shared/view.d.ts" */

/** More tokens than this on one card are drawn small. */
const ROOMY = 3;

/** @param {View} view
 * @param {Piece[]} some
 * @param {(id: string) => string} stop the tabindex of each thing
 */
export function tokens(view, some, stop) {
  if (some.length === 0) return nothing;
  return html`<ul class="tokens" data-crowded=${String(some.length > ROOMY)}>
    ${repeat(
      some,
      (piece) => piece.id,
      (piece) => html`<li>${token(view, piece, stop(piece.id))}</li>`,
    )}
  </ul>`;
}

/** @param {View} view
 * @param {Piece} piece
 * @param {string} tab
 */
function token(view, piece, tab) {
  const riders = ridersOf(view, piece);
  const ids = [piece.id, ...riders.map(({ id }) => id)];
  const options = ids.flatMap((id) => optionsOn(view, id));
  const lone = loneOption(options);
  const free = options.some((option) => !option.barred);
  const [quality, ...badges] = piece.badges;
  return html`<button type="button" class="token ${options.length > 0 ? "asked" : ""}" data-at=${piece.id}
      data-side=${colourOf(view, piece)} data-state=${piece.state ?? "ready"}
      data-asked=${String(free)} data-chosen=${String(options.some(({ key }) => chosen(key)))}
      data-meant=${String(meant(view).some(({ id }) => ids.includes(id)))} data-fresh=${String(ids.some(changed))} data-stop=${piece.id} tabindex=${tab}
      aria-pressed=${lone && several(view.ask) ? String(chosen(lone.key)) : nothing} aria-haspopup=${lone ? nothing : "dialog"}
      @click=${() => touch(view, ids)}>
    <span class="token-picture" aria-hidden="true">${icon(piece.icon)}</span>
    <span class="token-head">
      ${owner(view, sideOf(view, piece.of))}
      ${quality ? html`<b class="quality">${label(quality.label, view.names)}</b>` : nothing}
    </span>
    <span class="token-name">${name(piece.id, view.names)}</span>
    ${badges.map((badge) => html`<span class="token-badge">${label(badge.label, view.names)}</span>`)}
    ${
      piece.tracks.length > 0
        ? html`<span class="token-tracks">${piece.tracks.map((track) => boxes(track, view.names))}</span>`
        : nothing
    }
    <span class="token-marks">${riders.map((rider) => html`<span class="rider" data-at=${rider.id}>${icon(rider.icon)}</span>`)}</span>
    <span class="unseen">${heard(view, piece, riders)}${lone ? html`. ${label(lone.label, view.names)}` : nothing}</span>
  </button>`;
}

/** What its picture says: whose it is, whether it may act, who rides on it.
 * @param {View} view
 * @param {Piece} piece
 * @param {Piece[]} riders
 */
const heard = (view, piece, riders) =>
  [
    ...(piece.of ? [name(piece.of, view.names)] : []),
    say("page-piece-state", { state: piece.state ?? "ready" }),
    ...(riders.length > 0
      ? [say("page-heard-riders", { riders: list(riders.map(({ id }) => name(id, view.names))) })]
      : []),
  ].join(", ");

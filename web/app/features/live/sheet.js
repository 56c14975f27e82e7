/** The sheet of the devices that play one battle: another one is brought in, seats are taken, the line is ended. */

import { battleId } from "../../battle/state.js";
import { onLink, showHome } from "../../navigation/route.js";
import { draw } from "../../page/draw.js";
import { html, nothing } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { closeSheet, drawFromTop, openSheet } from "../../ui/sheet.js";
import { beginReading, endReading, forgetFailure, reading } from "../code-reader/reading.js";
import { readerParts } from "../code-reader/sheet.js";
import { addressOf, codesOf, drawnCode } from "../share/code.js";
import { offerTogether, share } from "../share/sheet.js";
import { commonDice } from "./common-dice.js";
import { followers } from "./hosting.js";
import { forgetEnd, session } from "./line-state.js";
import { beginMeeting, endMeeting, isInterrupted, makeCode, meeting, takeCode } from "./meeting.js";
import { isTakenByTab } from "./other-tab.js";
import { seatList } from "./seat-list.js";
import { endLine, forks, onArrival } from "./session.js";

/** True for the link by which two devices meet.
 * @param {string} link
 */
const isMeetingLink = (link) => /^m=/u.test(link);

/** Another device is being brought in, or this one comes to another. */
let isMeeting = false;

/** The devices of the open battle. As long as there is no other, one is brought in. */
export function openDevices() {
  if (session.role === "") openMeeting("host");
  else showDevices();
}

/** This device follows another one once more, whose code it reads. */
export const joinAgain = () => openMeeting("guest");

/** This device comes to the one whose code was read. The camera of the device may have read it for another tab, which waits for it.
 * @param {string} link
 */
async function openGuest(link) {
  showHome();
  if (await isTakenByTab(link))
    openSheet(title, () => html`<p role="status">${say("page-together-taken")}</p>`);
  else openMeeting("guest", link);
  draw();
}

/** @param {"host" | "guest"} role
 * @param {string} [link] the code of the other device, where it was read already
 */
function openMeeting(role, link) {
  open();
  begin(role, link);
}

/** A meeting begins from the start, in the open sheet.
 * @param {"host" | "guest"} role
 * @param {string} [link]
 */
function begin(role, link) {
  isMeeting = true;
  forgetEnd();
  beginMeeting(role, link);
  beginAtOnce();
}

/** @param {"host" | "guest"} role */
function beginAnew(role) {
  begin(role);
  drawFromTop();
}

onLink(isMeetingLink, openGuest);
offerTogether(openDevices);
onArrival(showDevices);

function showDevices() {
  isMeeting = false;
  open();
}

function open() {
  openSheet(title, body, closed);
  beginReading(takeLink);
}

const title = () =>
  (isMeeting ? meeting.role : session.role) === "guest"
    ? say("page-together-guest")
    : say("page-together");

function closed() {
  endReading();
  endMeeting();
}

/** Whoever has allowed or refused the camera before is not asked whether to ask for it. */
async function beginAtOnce() {
  try {
    const { state } = await navigator.permissions.query({ name: "camera" });
    if (state !== "prompt" && isMeeting && !meeting.hasBegun) makeCode(state === "granted");
  } catch {
    // This browser does not tell: the person says it.
  }
}

/** @param {string} link */
function takeLink(link) {
  forgetFailure();
  if (isMeetingLink(link)) takeCode(link);
  else {
    meeting.trouble = "foreign";
    draw();
  }
}

const body = () => (isMeeting ? meetingBody() : devicesBody());

/** The devices that have met, and the seats. */
function devicesBody() {
  if (!session.role) return ended();
  const isHost = session.role === "host";
  return html`<section data-live=${session.role} data-devices=${followers()} data-live-turned-away=${session.turnedAway || nothing}>
    <p role="status">${isHost ? say("page-together-devices", { count: followers() }) : say("page-together-following")}
      ${session.turnedAway ? html`<br>${icon("warning")} ${say("page-together-ended", { why: session.turnedAway })}` : nothing}
      ${isHost && forks().size > 0 ? html`<br>${icon("warning")} ${say("page-together-apart", { role: "host" })}` : nothing}
      ${isInterrupted() ? html`<br>${icon("warning")} ${say("page-together-state", { state: "lost" })}` : nothing}</p>
    ${seatList()}
    ${commonDice()}
    ${isHost ? button("live-another", "troops", say("page-together-another"), () => beginAnew("host")) : nothing}
    ${toShare()}
    ${button("live-end", "undo", say("page-together-end"), end)}
  </section>`;
}

/** @param {string} action
 * @param {string} picture
 * @param {string} words
 * @param {() => void} act
 */
const button = (action, picture, words, act) =>
  html`<button type="button" class="wide" data-action=${action} @click=${act}>${icon(picture)} ${words}</button>`;

function end() {
  endLine();
  closeSheet();
}

function meetingBody() {
  const { role, hasBegun, state } = meeting;
  if (state === "failed") return failed();
  if (session.ended) return ended();
  if (!hasBegun) return beginning();
  if (state === "open" && role === "host") return devicesBody();
  return html`<section class="live" data-live-state=${state}>
    ${meeting.code && isToBeRead() ? shownCode(meeting.code) : nothing}
    <p role="status">${say("page-together-state", { state: isToBeRead() && state === "meeting" ? "shown" : state })}</p>
    ${trouble()}
    ${meeting.code && state === "waiting" ? html`${role === "guest" ? html`<p>${say("page-together-read")}</p>` : nothing}${readerParts()}` : nothing}
  </section>`;
}

/** The other device may still have to read the code of this one: whoever came by a code has read first. */
const isToBeRead = () =>
  meeting.state === "waiting" || (meeting.state === "meeting" && meeting.role === "guest");

/** The camera is asked for before the code is made, so it is said first. */
const beginning = () => html`<section data-live-state="asking">
  <p>${say("page-together-what", { role: meeting.role })}</p>
  <p class="soft">${say("page-together-camera")}</p>
  <button type="button" class="main wide" data-action="live-begin" @click=${() => makeCode(true)}>${icon("photo-camera")} ${say("page-together-begin")}</button>
  <button type="button" class="wide" data-action="live-begin-without" @click=${() => makeCode(false)}>${say("page-together-begin-without")}</button>
</section>`;

/** @param {string} link */
function shownCode(link) {
  const [code] = codesOf(link);
  return html`<figure class="code-shown">
    ${code ? drawnCode(code, say("page-together-code")) : nothing}
    <figcaption>${say("page-together-code-hint", { role: meeting.role })}</figcaption>
  </figure>
  <details><summary>${say("page-together-code-link")}</summary>
    <input class="wide" type="text" readonly data-live-link value=${addressOf(link)} aria-label=${say("page-together-code-link")}></details>`;
}

const trouble = () =>
  html`<div role="alert">${
    meeting.trouble && !reading.failure
      ? html`<p class="warning" data-live-trouble=${meeting.trouble}>${icon("warning")} <span>${say("page-together-code-failure", { why: meeting.trouble })}</span></p>`
      : nothing
  }</div>`;

/** The devices have not met, and why; the ways on. */
function failed() {
  const { why } = meeting;
  return html`<section data-live-failed=${why}>
    <p class="warning" role="alert">${icon("warning")} <span>${say("page-together-failed", { why })}</span></p>
    ${again()} ${toShare()}
  </section>`;
}

/** The line was closed, and why. */
const ended = () => html`<section data-live-ended=${session.ended}>
  ${session.ended ? html`<p class="warning" role="alert">${icon("warning")} <span>${say("page-together-ended", { why: session.ended })}</span></p>` : nothing}
  ${again()} ${toShare()}
</section>`;

const again = () =>
  html`<button type="button" class="main wide" data-action="live-again" @click=${() => beginAnew(battleId() ? "host" : meeting.role)}>${icon("redo")} ${say("page-together-again")}</button>`;

/** The battle, where devices cannot meet, goes from one to the other after each turn. */
const toShare = () =>
  battleId() ? button("share", "share", say("page-together-share"), share) : nothing;

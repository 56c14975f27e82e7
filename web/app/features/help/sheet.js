/** Help in a battle: what is to be done now, what the battle is about, and how its system works in short. */

import { openView } from "../../battle/state.js";
import { html, nothing } from "../../page/lit-html.js";
import { systemOf } from "../../page/systems.js";
import { label, language, say } from "../../page/words.js";
import { icon } from "../../ui/icon.js";
import { ruleLink, ruleTitle } from "../../ui/rules.js";
import { openSheet } from "../../ui/sheet.js";
import { briefingOf, briefingText } from "../briefing/briefing.js";
import { openLegend } from "../legend/sheet.js";
import { lessonEntry } from "../lessons/offer.js";
import { openSearch } from "../search/sheet.js";

/** @import { View } from "../../../shared/view.d.ts" */

export const openHelp = () => openSheet(() => say("page-help"), body);

function body() {
  const view = openView();
  if (!view) return nothing;
  const opening = briefingOf(view);
  return html`${now(view)}
    ${opening ? part("battle", briefingText(opening)) : nothing}
    ${part("system", html`<p>${systemOf(view.system)?.intro?.[language()] ?? nothing}</p>${course(view)}`)}
    <ul class="menu">
      ${lessonEntry(systemOf(view.system))}
      <li><button type="button" class="wide" data-action="search-rules" @click=${() => openSearch(view.system)}>${icon("magnifying-glass")} ${say("page-search-rules")}</button></li>
      <li><a class="button wide" href="rules/${view.system}/${language()}.html" target="_blank">${icon("rule")} ${say("page-rules")}</a></li>
      <li><button type="button" class="wide" data-action="signs" @click=${openLegend}>${icon("info")} ${say("page-legend")}</button></li>
    </ul>`;
}

/** The open question in its own words, and the rule that asks it.
 * @param {View} view
 */
function now({ ask, names }) {
  if (!ask) return part("over", html`<p>${say("page-over")}</p>`);
  const { title } = ruleTitle(ask.rule);
  return part(
    "now",
    html`<p>${label(ask.label, names)}</p>
      ${ask.note.map((hint) => html`<p class="soft">${label(hint, names)}</p>`)}
      <p>${say("page-help-kind", { kind: ask.kind })}</p>
      <p>${say("page-help-rule")}</p>
      <p>${ruleLink(ask.rule, html`${icon("rule")} ${title}`)}</p>`,
  );
}

/** The steps of a battle, each with what to read first about it.
 * @param {View} view
 */
const course = ({ table: { steps }, names }) =>
  steps.length > 0
    ? html`<ol class="help-steps">${steps.map(
        ({ rule, label: words, state }) =>
          html`<li data-state=${state}>${ruleLink(rule, label(words, names))}</li>`,
      )}</ol>`
    : nothing;

/** @param {string} what
 * @param {unknown} content
 */
const part = (
  what,
  content,
) => html`<section class="part" aria-labelledby="help-${what}" data-help=${what}>
  <h3 id="help-${what}">${say("page-help-part", { part: what })}</h3>
  ${content}
</section>`;

/** The search on rule pages: a field with a list of rules below it, led by keyboard or finger. The list is that of a combobox: the
 * focus stays in the field, and each of its options is a link.
 */

import { LEAST_LETTERS, REST, SearchSession } from "../shared/search/session.js";

/** @import { Piece } from "../shared/search/marks.js" */
/** @import { Result } from "../shared/search/results.js" */

/** So many results are shown. */
const RESULTS = 8;

/** Show the search of this page, if it has one. */
export function offerSearch() {
  const form = document.querySelector(".search");
  if (form instanceof HTMLElement) new SearchBox(form).offer();
}

/** @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className
 * @param {(Node | string)[]} content
 */
function make(name, className, ...content) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}

/** @param {Piece[]} pieces */
const marked = (pieces) =>
  pieces.map(({ text, isFound }) => (isFound ? make("mark", "", text) : text));

/** The languages of this page, as the pages of its kind are called. */
const languages = () =>
  location.pathname.match(/([a-z]{2}(?:-[a-z]{2})?)\.html$/u)?.[1] ?? document.documentElement.lang;

/** @param {URL} address */
async function taken(address) {
  const answer = await fetch(address.href);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** @param {{ altKey: boolean, ctrlKey: boolean, metaKey: boolean }} event */
const isModified = ({ altKey, ctrlKey, metaKey }) => altKey || ctrlKey || metaKey;

class SearchBox {
  /** @param {HTMLElement} form */
  constructor(form) {
    this.form = form;
    /** The option that the keyboard is on; -1 while it is in the field. */
    this.chosen = -1;
    /** Counts the questions, so that a late answer to an earlier one is not shown. */
    this.turn = 0;
    this.words = form.dataset;
    this.site = new URL(form.dataset.root ?? "", location.href);
    this.field = /** @type {HTMLInputElement} */ (form.querySelector("input"));
    this.opener = /** @type {HTMLElement} */ (form.querySelector(".open-search"));
    this.list = make("div", "found");
    this.told = make("p", "told");
    this.popup = make("div", "results", this.list, this.told);
    this.status = make("p", "unseen");
    const { lang } = document.documentElement;
    this.session = new SearchSession({
      search: () => import(new URL(SEARCH.module, this.site).href),
      index: async () => (await taken(new URL(SEARCH.index[lang], this.site))).json(),
      page: async (folder) =>
        (await taken(new URL(`rules/${folder}/${lang}.html`, this.site))).text(),
    });
  }

  /** Make the field a combobox and show it. */
  offer() {
    const { field, form, list, status, told } = this;
    list.id = "found";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", this.words.results ?? "");
    told.setAttribute("aria-hidden", "true"); // the status says the same
    status.setAttribute("role", "status");
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", list.id);
    form.append(this.popup, status);
    this.show([]);
    this.listen();
    form.hidden = false;
    const asked = new URLSearchParams(location.search).get("q");
    if (asked) this.beginWith(asked);
  }

  /** Answer a question that the address of the page brought.
   * @param {string} question
   */
  beginWith(question) {
    this.field.value = question;
    this.begin();
    this.ask();
  }

  listen() {
    const { field, form, list, opener } = this;
    field.addEventListener("focus", () => this.session.open().catch(() => {}));
    field.addEventListener("input", () => this.ask());
    field.addEventListener("keydown", (event) => {
      if (!event.isComposing && !isModified(event) && this.lead(event.key)) event.preventDefault();
    });
    form.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) this.close();
    });
    list.addEventListener("click", (event) => {
      if (isModified(event) || event.shiftKey) return;
      field.blur();
      this.close();
    });
    opener.addEventListener("click", () => this.begin());
    form.querySelector(".close-search")?.addEventListener("click", () => {
      field.value = "";
      this.close();
      opener.focus();
    });
    addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !form.contains(target)) this.close();
    });
    addEventListener("keydown", (event) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea");
      if (event.key !== "/" || isTyping || isModified(event)) return;
      event.preventDefault();
      this.begin();
    });
  }

  /** Bring up the field, with all in it marked. */
  begin() {
    this.unfold(true);
    this.field.focus();
    this.field.select();
  }

  /** Show the field where it waits behind a button, or put it away.
   * @param {boolean} isOpen
   */
  unfold(isOpen) {
    this.form.toggleAttribute("data-open", isOpen);
    this.opener.setAttribute("aria-expanded", String(isOpen));
  }

  /** Close the list, and put the field away. */
  close() {
    this.turn++;
    this.show([]);
    this.unfold(false);
  }

  get options() {
    return [...this.list.querySelectorAll("a")];
  }

  /** Show these results, or a line in their place; nothing if there is neither.
   * @param {Result[]} found
   * @param {string} [line]
   */
  show(found, line = "") {
    const isFound = found.length > 0;
    this.list.textContent = "";
    this.list.append(...found.map((result, place) => this.option(result, place)));
    this.told.textContent = line;
    this.status.textContent = isFound
      ? (this.words.count ?? "").replace("#", String(found.length))
      : line;
    this.popup.hidden = !isFound && !line;
    this.list.hidden = !isFound;
    this.told.hidden = !line;
    this.field.setAttribute("aria-expanded", String(isFound));
    this.popup.scrollTop = 0;
    this.choose(-1);
  }

  /** @param {Result} result
   * @param {number} place
   */
  option({ id, title, chapter, system, folder }, place) {
    const where = make("span", "place", [chapter, system].filter(Boolean).join(" · "));
    const passage = make("span", "passage");
    passage.setAttribute("aria-hidden", "true");
    const link = make("a", "", make("span", "title", ...marked(title)), where, passage);
    link.id = `found-${place}`;
    link.tabIndex = -1;
    link.href = new URL(`rules/${folder}/${languages()}.html#${id}`, this.site).href;
    link.setAttribute("role", "option");
    return link;
  }

  /** Lead the keyboard to an option, or back to the field.
   * @param {number} place
   */
  choose(place) {
    this.chosen = place;
    for (const [one, link] of this.options.entries()) {
      link.setAttribute("aria-selected", String(one === place));
      if (one === place) link.scrollIntoView({ block: "nearest" });
    }
    if (place < 0) this.field.removeAttribute("aria-activedescendant");
    else this.field.setAttribute("aria-activedescendant", `found-${place}`);
  }

  /** Show what answers the question in the field, at first without passages. */
  async ask() {
    const turn = ++this.turn;
    const question = this.field.value;
    const { none = "", failed = "" } = this.words;
    if (question.trim().length < LEAST_LETTERS) {
      this.show([]);
      return;
    }
    try {
      const where = { system: this.words.system, most: RESULTS };
      const found = await this.session.ask(question, where);
      if (turn !== this.turn) return;
      this.show(found, found.length > 0 ? "" : none);
      await new Promise((rested) => setTimeout(rested, REST));
      await this.addPassages(found, question, turn);
    } catch {
      if (turn === this.turn) this.show([], failed);
    }
  }

  /** Put to each result what its rule says of the question.
   * @param {Result[]} found
   * @param {string} question
   * @param {number} turn
   */
  async addPassages(found, question, turn) {
    const places = [...this.list.querySelectorAll(".passage")];
    for (const [place, result] of found.entries()) {
      if (turn !== this.turn) return;
      const words = await this.session.passage(result, question);
      places[place].append(...marked(words));
    }
  }

  /** Do what a key in the field is for. Gives true if that was all that it is for.
   * @param {string} key
   */
  lead(key) {
    const { length } = this.options;
    const places = length + 1; // the field and every option, in a ring
    if (key === "ArrowDown" && length > 0) this.choose(((this.chosen + 2) % places) - 1);
    else if (key === "ArrowUp" && length > 0) this.choose(((this.chosen + places) % places) - 1);
    else if (key === "ArrowDown") this.ask();
    else if (key === "Enter") this.options[Math.max(this.chosen, 0)]?.click();
    else if (key === "Escape") this.leave();
    else return false;
    return true;
  }

  /** Escape closes the list first, then empties the field, then puts it away. */
  leave() {
    this.turn++;
    if (!this.popup.hidden) this.show([]);
    else if (this.field.value) this.field.value = "";
    else if (this.form.hasAttribute("data-open")) {
      this.close();
      this.opener.focus();
    }
  }
}

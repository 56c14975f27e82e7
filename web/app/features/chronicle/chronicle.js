/** The chronicle of a battle to take along: what is told in it, as plain text and as Markdown. */

import { battleTitle } from "../../battle/title.js";
import { toldSums } from "../../drawing/dice.js";
import { trackWords } from "../../drawing/values.js";
import { differences, settingOf } from "../../page/switches.js";
import { systemTitle } from "../../page/systems.js";
import { figure, label, language, list, moment, name, say } from "../../page/words.js";
import { choiceName, ruleTitle } from "../../ui/rules.js";

/** @import { Piece, Side, ToldLine, View } from "../../../shared/view.d.ts" */

/**
 * @typedef {object} Entry
 * @property {"lead" | "heading" | "line" | "ruling" | "undone"} kind lead: the one sentence that matters most
 * @property {string} words
 * @property {string} [die] the kind of the dice
 * @property {number[]} [faces] dice as they fell
 * @property {string} [source] whose dice they were
 */

/**
 * @typedef {object} Chronicle
 * @property {string} title
 * @property {string} about
 * @property {{key: string, title: string, entries: Entry[]}[]} chapters
 */

/** The chronicle of a battle as the table sees it.
 * @param {View} view
 * @param {number | null} changed when it was last played
 * @returns {Chronicle}
 */
export function chronicle(view, changed) {
  const chapters = [
    { key: "result", title: say("page-chronicle-result"), entries: outcome(view) },
    {
      key: "players",
      title: say("page-chronicle-players"),
      entries: view.table.sides.flatMap((side) => player(view, side)),
    },
    { key: "switches", title: say("page-house-rules-title"), entries: houseRules(view) },
    {
      key: "log",
      title: say("page-log"),
      entries: view.chronicle.map((line) => logEntry(view, line)),
    },
  ];
  return {
    title: battleTitle(view.name, view),
    about: say("page-chronicle-about", {
      system: systemTitle(view.system, language()),
      dated: changed === null ? "no" : "yes",
      moment: changed === null ? "" : moment(changed),
    }),
    chapters: chapters.filter(({ entries }) => entries.length > 0),
  };
}

/** @param {string} words
 * @returns {Entry}
 */
const line = (words) => ({ kind: "line", words });

/** @param {View} view
 * @returns {Entry[]}
 */
function outcome({ result, names }) {
  if (!result) return [];
  return [
    { kind: "lead", words: label(result.label, names) },
    ...result.lines.map((one) => line(label(one.label, names))),
  ];
}

/** @param {View} view
 * @param {Side} side
 * @returns {Entry[]}
 */
function player({ names, table }, side) {
  const team = side.team ? name(side.team, names) : "";
  const who = name(side.id, names);
  return [
    {
      kind: "heading",
      words: team && team !== who ? say("page-chronicle-player", { name: who, team }) : who,
    },
    ...side.values.map((value) => line(label(value.label, names))),
    ...table.pieces.filter(({ of }) => of === side.id).map((one) => line(piece(one, names))),
  ];
}

/** @param {Piece} one
 * @param {View["names"]} names
 */
function piece({ id, badges, tracks, state }, names) {
  const facts = [
    ...badges.map((badge) => label(badge.label, names)),
    ...tracks
      .filter(({ marked }) => marked.includes(true))
      .map((track) => trackWords(track, names)),
  ];
  return say("page-chronicle-piece", {
    name: name(id, names),
    state: state === "out" ? "out" : "in",
    count: facts.length,
    facts: facts.join(" · "),
  });
}

/** @param {View} view
 * @returns {Entry[]}
 */
const houseRules = ({ switches }) =>
  differences(switches, settingOf(switches)).map(({ rule, from, to }) =>
    line(
      say("page-chronicle-difference", {
        title: ruleTitle(rule).title,
        from: choiceName(rule, from),
        to: choiceName(rule, to),
      }),
    ),
  );

/** @param {View} view
 * @param {ToldLine} told
 * @returns {Entry}
 */
function logEntry({ names }, { kind, label: words, die, faces, parted, source }) {
  const sums = source === "sum" && faces ? ` ${list(toldSums(faces, parted))}` : "";
  return {
    kind: kind === "tell" || kind === "dice" ? "line" : kind,
    words: `${label(words, names)}${sums}`,
    die,
    faces: sums ? [] : faces,
    source: source && say("page-dice-source", { source }),
  };
}

/** Dice as signs, as in “[6 2 1]” or “[+ 0 −]”.
 * @param {Entry} entry
 */
function signs({ die, faces = [] }) {
  if (faces.length === 0) return "";
  const each = faces.map((face) => (die === "fate" ? fateSign(face) : figure(face)));
  return `[${each.join(" ")}]`;
}

/** @param {number} face */
const fateSign = (face) => (face > 0 ? "+" : face < 0 ? "−" : "0");

/** An entry in one line.
 * @param {Entry} entry
 */
function inOneLine(entry) {
  const source = entry.source ? `(${entry.source})` : "";
  return [entry.words, signs(entry), source].filter(Boolean).join(" ").replace(/\s+/gu, " ").trim();
}

/** A line that a view tells as text, with its dice.
 * @param {View} view
 * @param {ToldLine} line
 */
export const toldLine = (view, line) => inOneLine(logEntry(view, line));

/** The chronicle as plain text.
 * @param {Chronicle} told
 */
export function asText({ title, about, chapters }) {
  const lines = [title, "=".repeat([...title].length), "", about];
  for (const chapter of chapters) {
    lines.push("", "", chapter.title, "-".repeat([...chapter.title].length));
    for (const entry of chapter.entries) lines.push(...textOf(entry));
  }
  return `${lines.join("\n")}\n`;
}

/** @param {Entry} entry */
function textOf(entry) {
  if (entry.kind === "heading") return ["", inOneLine(entry)];
  if (entry.kind === "lead") return [inOneLine(entry)];
  return [
    `${entry.kind === "undone" ? "×" : entry.kind === "ruling" ? "!" : "–"} ${inOneLine(entry)}`,
  ];
}

/** The chronicle as Markdown. What stands in it is text, never markup.
 * @param {Chronicle} told
 */
export function asMarkdown({ title, about, chapters }) {
  const lines = [`# ${plain(title)}`, "", plain(about)];
  for (const chapter of chapters) {
    lines.push("", `## ${plain(chapter.title)}`, "");
    for (const entry of chapter.entries) lines.push(...markdownOf(entry));
  }
  return `${lines.join("\n").replace(/\n{3,}/gu, "\n\n")}\n`;
}

/** @param {Entry} entry */
function markdownOf(entry) {
  const words = plain(inOneLine(entry));
  if (entry.kind === "heading") return ["", `### ${words}`, ""];
  if (entry.kind === "lead") return [`**${words}**`, ""];
  if (entry.kind === "undone") return [`- ~~${words}~~`];
  return [`- ${entry.kind === "ruling" ? `**${words}**` : words}`];
}

/** A line whose signs mean nothing in Markdown.
 * @param {string} words
 */
const plain = (words) =>
  words
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>~|&#$^]/gu, "\\$&")
    .replace(/:\/\//gu, "\\://")
    .replace(/\bwww\./giu, "www\\.")
    .replace(/^([-+=:])/u, "\\$1")
    .replace(/^(\d+)([.)])/u, "$1\\$2");

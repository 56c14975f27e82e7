/** The words of rules and questions as the search compares them: parted, without accents and endings. Build and page read
 * both with this module, so what is written in an index is what is looked for.
 */

import { stemmer as german } from "../../vendor/stemmers/de.js";
import { stemmer as english } from "../../vendor/stemmers/en.js";
import { stemmer as french } from "../../vendor/stemmers/fr.js";
import { plainLetters } from "../text-safety.js";

/** The German stemmer leaves the endings of words such as "würfeln" and "handelt".
 * @param {string} word
 */
const germanWhole = (word) => german(word).replace(/(..el)[nt]$/u, "$1");

/** The English one takes more from "ties" than from "tie".
 * @param {string} word
 */
const englishWhole = (word) => english(word).replace(/^.i$/u, "$&e");

/** @type {Record<string, (word: string) => string>} */
const STEMMERS = { de: germanWhole, en: englishWhole, fr: french };

/** Words that a question is made with and that say nothing of what it asks for. They are rare in rules: counted as words of the
 * question they would outweigh all others.
 * @type {Record<string, Set<string>>}
 */
const IDLE = {
  de: idle(`
    ab aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist bleibt brauche brauchen braucht da dabei
    dafür damit danach dann daran darauf das dass davon dazu dein deine dem den denn der des die dies diese diesem diesen dieser
    dieses dir doch dort du durch dürfen darf darfst dürft eigentlich ein eine einem einen einer eines er es etwas euch euer fall
    falls für gab geben genau gibt gilt habe haben habt hast hat hatte hier hin ich ihm ihn ihnen ihr ihre im immer in ins ist ja
    jede jedem jeden jeder jedes jemand jemanden jetzt kann kannst können könnt man mein meine meinem meinen meiner mich mir mit
    möchte muss müssen musst nach nicht nichts noch nun nur ob oder ohne passiert passieren raus rein schon sein seine seinem
    seinen seiner sich sie sind so soll sollen sollte sonst um und uns unser unsere viel viele vielen vom von vor wann war warum was weil welche
    welchem welchen welcher welches wem wen wenn wer werde werden wie wieso will wir wird wirklich wo wohin wozu würde zu zum zur`),
  en: idle(`
    a about after all also always am an and any anybody anyone are as at be been being but by can cannot could d did do does doing
    done don either else ever every everybody exactly for from get gets getting got had happen happening happens has have having he
    her here his how i if in into is isn it its just ll m many may me mean means might much must my need needs no not of off on
    once one only or our out over re really s shall she should so some somebody someone something still t than that the their them
    then there these they this those through to too under until up us ve want was we were what when where whether which while who
    whom whose why will with work works would you your`),
  fr: idle(`
    a ai alors après as au aucun aussi aux avec avoir beaucoup c ça car cas ce ceci cela celle celui ces cet cette ceux chaque ci comme comment
    combien d dans de des doit dois donc dont du elle elles en encore entre es est et étais était être eu eux faire fait faut font
    il ils j je juste l la là le les leur leurs lui m ma mais me mes moi mon n ne ni nos notre nous on ont ou où par pas passe peut peux
    pendant peuvent plus pour pourquoi puis puisse qu quand que quel quelle quelles quels quelqu quelque quelques qui quoi s
    sa sans se ses si soi son sont suis sur t ta te tes toi ton tous tout toute toutes tu très un une va veut veux vos votre vous y`),
};

/** @param {string} words as they are written */
function idle(words) {
  return new Set(words.trim().split(/\s+/).map(plainLetters));
}

/** @typedef {{
 *   split: (text: string) => string[],
 *   key: (word: string) => string,
 *   keys: (word: string) => string[],
 *   isIdle: (word: string) => boolean,
 *   particles: Set<string>,
 * }} Reader reads the words of a language
 */

/** The words of a text as they are written, in small letters.
 * @param {string} text
 */
export const split = (text) =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Cf}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Letters that no accent parts from their base.
 * @param {string} word
 */
const fold = (word) =>
  plainLetters(word).replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("ß", "ss");

/** The words that may have been meant by one that is typed on a keyboard without this language's letters.
 * @type {Record<string, (word: string) => string[]>}
 */
const MEANT = {
  de: (word) =>
    /[aou]e/.test(word)
      ? [word.replaceAll("ae", "ä").replaceAll("oe", "ö").replaceAll("ue", "ü")]
      : [],
  fr: (word) => {
    const made = [];
    const ending = /^(?<stem>.{2,}?)(?<end>e|ee|es|ees)$/u.exec(word)?.groups;
    if (ending) made.push(`${ending.stem}é${ending.end.slice(1)}`);
    if (/ites?$/u.test(word)) made.push(word.replace(/ite(s?)$/u, "ité$1"));
    return made;
  },
};

/** Parts of verbs that stand apart from them in a sentence.
 * @type {Record<string, Set<string>>}
 */
const PARTICLES = {
  de: new Set(
    "ab an auf aus bei durch ein fest frei her heran hin los mit nach um vor weg zu zurück zusammen".split(
      " ",
    ),
  ),
};

/** The reader of a language; one that we have no stemmer for is read by its bare letters.
 * @param {string} language
 * @returns {Reader}
 */
export function readerOf(language) {
  const stem = STEMMERS[language] ?? ((/** @type {string} */ word) => word);
  const words = IDLE[language] ?? new Set();
  const meant = MEANT[language] ?? (() => []);
  const isIdle = (/** @type {string} */ word) => words.has(fold(word));
  // an idle word is no other word's stem, as "on" would be that of "one"
  const key = (/** @type {string} */ word) => (isIdle(word) ? `${fold(word)}_` : fold(stem(word)));
  return {
    split,
    key,
    keys: (word) => [...new Set([word, ...meant(word)].map(key))],
    isIdle,
    particles: PARTICLES[language] ?? new Set(),
  };
}

/**
 * List the features of the language and of browsers that scripts use, and since when browsers have them, by mdn's table.
 *
 * node browser_support.mjs, with JSON on standard input: {"files": {name: text}, "features": ["Array.prototype.with", …]}.
 * Prints JSON: {"files": {name: {feature: {browser: version}}}, "features": {feature: {browser: version}}}; a version is
 * null where the browser lacks it. A kind of syntax that this file does not know ends it.
 *
 * A member of an object of unknown kind (`x.with`) counts as the oldest of that name: what is younger only by its kind is not seen.
 * What some browser has not at all is not counted among the members of the document: the page asks for it, as its tests with other
 * engines show. Of Python's own scripts, which ask for what they use, only the syntax counts.
 */
import { readFileSync } from "node:fs";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parse } from "acorn";
import { full } from "acorn-walk";

const BROWSERS = [
  "chrome",
  "edge",
  "firefox",
  "safari",
  "chrome_android",
  "firefox_android",
  "safari_ios",
];

/** Syntax of 2017 and before. */
const OLD = new Set(
  (
    "Program ExpressionStatement BlockStatement EmptyStatement DebuggerStatement WithStatement ReturnStatement LabeledStatement " +
    "BreakStatement ContinueStatement IfStatement SwitchStatement SwitchCase ThrowStatement TryStatement WhileStatement " +
    "DoWhileStatement ForStatement ForInStatement ForOfStatement FunctionDeclaration VariableDeclaration VariableDeclarator " +
    "ThisExpression ArrayExpression ObjectExpression Property FunctionExpression UnaryExpression UpdateExpression " +
    "BinaryExpression AssignmentExpression LogicalExpression MemberExpression ConditionalExpression CallExpression NewExpression " +
    "SequenceExpression ArrowFunctionExpression YieldExpression TemplateLiteral TaggedTemplateExpression TemplateElement Super " +
    "SpreadElement Identifier Literal ClassDeclaration ClassExpression ClassBody MethodDefinition ObjectPattern ArrayPattern " +
    "RestElement AssignmentPattern CatchClause MetaProperty AwaitExpression ImportDeclaration ImportSpecifier " +
    "ImportDefaultSpecifier ImportNamespaceSpecifier ExportNamedDeclaration ExportSpecifier ExportDefaultDeclaration " +
    "ExportAllDeclaration ParenthesizedExpression Function Class VariablePattern MemberPattern Pattern Expression Statement " +
    "ForInit ScopeBody ScopeExpression ScopeStatement SpreadProperty Block"
  ).split(" "),
);

/** @param {string} path a place in the table */
const at = (path) => path.split(".").reduce((place, key) => place?.[key], bcd);

/** @param {any} place */
function since(place) {
  return Object.fromEntries(
    BROWSERS.map((browser) => {
      const told = place.__compat.support[browser];
      const sound = [told]
        .flat()
        .filter(
          (one) => one && !one.flags && !one.prefix && !one.alternative_name && one.version_added,
        );
      const whole =
        sound.find((one) => !one.version_removed && !one.partial_implementation) ?? sound.at(-1);
      const version = whole
        ? Number.parseFloat(String(whole.version_added).replace("≤", ""))
        : Number.NaN;
      return [browser, Number.isNaN(version) ? null : version];
    }),
  );
}

/** Kinds that the page never meets: a member of that name is another's. */
const STRANGERS =
  /^(?:CSSPageDescriptors|CSSPositionTryDescriptors|CloseWatcher|LargestContentfulPaint|NavigateEvent|Rect|Error)$/;

/** Members by their names: the oldest that has it.
 * @type {Map<string, {name: string, place: any}>} */
const members = new Map();
const age = (/** @type {any} */ place) => since(place).safari ?? Number.POSITIVE_INFINITY;

for (const [group, root] of [
  ["builtin", bcd.javascript.builtins],
  ["api", bcd.api],
]) {
  for (const [kind, inner] of Object.entries(/** @type {any} */ (root))) {
    for (const [member, place] of Object.entries(/** @type {any} */ (inner))) {
      if (!place?.__compat || member.endsWith("_static") || member.endsWith("_event")) continue;
      if (STRANGERS.test(kind) || kind.startsWith("GPU")) continue;
      if (group === "api" && Object.values(since(place)).includes(null)) continue; // the page can do without it
      const known = members.get(member);
      if (!known || age(place) < age(known.place))
        members.set(member, { name: `${kind}.prototype.${member}`, place, group });
    }
  }
}

/** @param {string} kind
 * @param {string} member
 */
const staticOf = (kind, member) =>
  at(`javascript.builtins.${kind}.${member}`) ?? at(`api.${kind}.${member}_static`);

/** @param {string} name a global */
const globalOf = (name) =>
  at(`javascript.builtins.${name}`) ??
  at(`api.${name}`) ??
  at(`api.Window.${name}`) ??
  at(`api.WorkerGlobalScope.${name}`);

/** A feature by its path, as old-browser.js names it.
 * @param {string} path
 */
function feature(path) {
  const [kind, proto, member] = path.split(".");
  if (!proto) return globalOf(kind);
  if (proto === "prototype")
    return at(`javascript.builtins.${kind}.${member}`) ?? at(`api.${kind}.${member}`);
  return staticOf(kind, proto);
}

/** Young syntax of a node, by its place in the table.
 * @param {any} node
 * @returns {string[]}
 */
function syntaxOf(node) {
  switch (node.type) {
    case "ChainExpression":
      return ["javascript.operators.optional_chaining"];
    case "LogicalExpression":
      return node.operator === "??" ? ["javascript.operators.nullish_coalescing"] : [];
    case "AssignmentExpression":
      return (
        {
          "??=": ["javascript.operators.nullish_coalescing_assignment"],
          "||=": ["javascript.operators.logical_or_assignment"],
          "&&=": ["javascript.operators.logical_and_assignment"],
        }[node.operator] ?? []
      );
    case "CatchClause":
      return node.param ? [] : ["javascript.statements.try_catch.optional_catch_binding"];
    case "PropertyDefinition":
      return [
        node.key.type === "PrivateIdentifier"
          ? "javascript.classes.private_class_fields"
          : node.static
            ? "javascript.classes.static.class_fields"
            : "javascript.classes.public_class_fields",
      ];
    case "MethodDefinition":
      return node.key.type === "PrivateIdentifier"
        ? ["javascript.classes.private_class_methods"]
        : [];
    case "PrivateIdentifier":
      return [];
    case "StaticBlock":
      return ["javascript.classes.static.initialization_blocks"];
    case "ImportExpression":
      return ["javascript.operators.import"];
    case "MetaProperty":
      return node.meta.name === "import" ? ["javascript.operators.import_meta"] : [];
    case "ForOfStatement":
      return node.await ? ["javascript.statements.for_await_of"] : [];
    case "ObjectExpression":
      return node.properties.some((/** @type {any} */ one) => one.type === "SpreadElement")
        ? ["javascript.operators.spread.spread_in_object_literals"]
        : [];
    case "ObjectPattern":
      return node.properties.some((/** @type {any} */ one) => one.type === "RestElement")
        ? ["javascript.operators.destructuring.rest_in_objects"]
        : [];
    case "FunctionExpression":
    case "FunctionDeclaration":
      return node.async && node.generator ? ["javascript.statements.async_generator_function"] : [];
    case "Literal":
      return literal(node);
    default:
      if (!OLD.has(node.type)) throw new Error(`unknown syntax: ${node.type}`);
      return [];
  }
}

/** @param {any} node */
function literal({ bigint, regex, raw }) {
  if (bigint) return ["javascript.builtins.BigInt"];
  if (!regex)
    return /\d_\d/.test(raw) && /^[\d.]/.test(raw) ? ["javascript.grammar.numeric_separators"] : [];
  const flags = { d: "hasIndices", s: "dotAll", v: "unicodeSets" };
  return [
    ...[...regex.flags].flatMap((flag) =>
      flags[flag] ? [`javascript.builtins.RegExp.${flags[flag]}`] : [],
    ),
    ...(/\(\?<[=!]/.test(regex.pattern)
      ? ["javascript.regular_expressions.lookbehind_assertion"]
      : []),
    ...(/\(\?<[a-z]/i.test(regex.pattern)
      ? ["javascript.regular_expressions.named_capturing_group"]
      : []),
    ...(/\\p\{/i.test(regex.pattern)
      ? ["javascript.regular_expressions.unicode_character_class_escape"]
      : []),
  ];
}

/** The methods that return an iterator itself: its own helpers, not those of a list. */
const ITERATORS = new Set(["values", "keys", "entries", "matchAll"]);

/** Of these a member counts though the file has something of its own with that name. */
const ALWAYS = /^(?:Array|Map|Object|Promise|Set|String)\./;

/** @param {string} text
 * @param {boolean} onlySyntax
 */
function usedIn(text, onlySyntax) {
  const tree = parse(text, {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
  });
  /** @type {Set<any>} what stands where it is only asked whether it is there */
  const asked = new Set();
  const own = new Set();
  const bound = new Set();
  full(tree, (node) => {
    if (
      node.type === "MemberExpression" &&
      node.object.type === "MemberExpression" &&
      node.optional
    )
      asked.add(node.object);
    if (node.type === "CallExpression" && node.optional) asked.add(node.callee);
    if (node.type === "MemberExpression" && node.optional) asked.add(node.object);
    if (node.type === "UnaryExpression" && node.operator === "typeof") asked.add(node.argument);
    if (["Property", "MethodDefinition", "PropertyDefinition"].includes(node.type) && node.key.name)
      own.add(node.key.name);
    if (
      ["VariableDeclarator", "FunctionDeclaration", "ClassDeclaration"].includes(node.type) &&
      node.id?.name
    )
      bound.add(node.id.name);
  });
  /** @type {Record<string, any>} */
  const found = {};
  full(tree, (node) => {
    for (const path of syntaxOf(node)) {
      const place = at(path);
      if (!place?.__compat) throw new Error(`not in the table: ${path}`);
      found[path] = place;
    }
    if (onlySyntax) return;
    if (node.type === "NewExpression" || node.type === "CallExpression") {
      const name =
        node.callee.type === "Identifier" && !bound.has(node.callee.name) ? node.callee.name : "";
      const place = name && globalOf(name);
      if (place?.__compat && !asked.has(node.callee)) found[name] = place;
    }
    if (node.type !== "MemberExpression" || node.computed || asked.has(node)) return;
    const member = node.property.name;
    const { object } = node;
    if (object.type === "Identifier" && !bound.has(object.name)) {
      const place = /^[A-Z]/.test(object.name) ? staticOf(object.name, member) : null;
      if (place?.__compat) {
        found[`${object.name}.${member}`] = place;
        return;
      }
    }
    const iterates =
      object.type === "CallExpression" &&
      object.callee.type === "MemberExpression" &&
      object.callee.object.name !== "Object" &&
      ITERATORS.has(object.callee.property.name);
    const helper = iterates ? at(`javascript.builtins.Iterator.${member}`) : null;
    const known = helper
      ? { name: `Iterator.prototype.${member}`, place: helper, group: "builtin" }
      : members.get(member);
    const isOwn = own.has(member) && !iterates && !ALWAYS.test(known?.name ?? "");
    if (known && !isOwn) found[known.name] = known.place;
  });
  return Object.fromEntries(Object.entries(found).map(([name, place]) => [name, since(place)]));
}

const { files, features } = JSON.parse(readFileSync(0, "utf-8"));
const told = {
  files: Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      usedIn(/** @type {string} */ (text), name.startsWith("pyodide/")),
    ]),
  ),
  features: Object.fromEntries(
    features.map((/** @type {string} */ path) => {
      const place = feature(path);
      if (!place?.__compat) throw new Error(`not in the table: ${path}`);
      return [path, since(place)];
    }),
  ),
};
console.log(JSON.stringify(told));

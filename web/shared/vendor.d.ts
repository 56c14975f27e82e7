/** The libraries lie in `vendor/` of the built site; their types come from their packages. */

declare module "*/vendor/lit-html/lit-html.js" {
  export * from "lit-html";
}
declare module "*/vendor/lit-html/directives/repeat.js" {
  export * from "lit-html/directives/repeat.js";
}
declare module "*/vendor/lit-html/directives/live.js" {
  export * from "lit-html/directives/live.js";
}
declare module "*/vendor/lit-html/directives/guard.js" {
  export * from "lit-html/directives/guard.js";
}
declare module "*/vendor/lit-html/directives/keyed.js" {
  export * from "lit-html/directives/keyed.js";
}
declare module "*/vendor/lean-qr/index.mjs" {
  export * from "lean-qr";
}
declare module "*/vendor/lean-qr/extras/svg.mjs" {
  export * from "lean-qr/extras/svg";
}
declare module "*/vendor/qr/decode.js" {
  export * from "qr/decode.js";
}
declare module "*/vendor/fluent/index.js" {
  export * from "@fluent/bundle";
}
declare module "*/vendor/idb-keyval/index.js" {
  export * from "idb-keyval";
}
declare module "*/vendor/minisearch/index.js" {
  export * from "minisearch";
  export { default } from "minisearch";
}
declare module "*/vendor/stemmers/de.js" {
  export * from "@orama/stemmers/german";
}
declare module "*/vendor/stemmers/en.js" {
  export * from "@orama/stemmers/english";
}
declare module "*/vendor/stemmers/fr.js" {
  export * from "@orama/stemmers/french";
}
declare module "*/vendor/pyodide/pyodide.mjs" {
  export * from "pyodide";
}
declare module "*/vendor/zstddec/zstddec.mjs" {
  export * from "zstddec";
}

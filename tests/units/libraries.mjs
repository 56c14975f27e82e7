/** Lets Node find the libraries of the page's modules in `node_modules/`, for the build puts them in `vendor/`. */

import { register } from "node:module";

register("./vendor-hook.mjs", import.meta.url);

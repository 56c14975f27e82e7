import { loadPyodide } from "./pyodide.mjs";

const python = await loadPyodide({ indexURL: new URL("./", import.meta.url).href });
self.postMessage(python.runPython("1 + 1"));

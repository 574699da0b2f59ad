// Runs benchmarks/plays.py in Pyodide: node benchmarks/plays.mjs --inside FOLDER LANGUAGE ROUNDS
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [, folder, language, rounds] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repository", fileURLToPath(new URL("..", import.meta.url)));
pyodide.mountNodeFS("/measured", folder);

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const memory = () => pyodide._module.HEAPU8.length;

pyodide.runPython("import sys; sys.path.append('/repository/benchmarks')");
const plays = pyodide.pyimport("plays");
console.log(plays.inside("/measured", language, Number(rounds), seconds, memory));

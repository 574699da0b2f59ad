// Runs benchmarks/pairing.py in Pyodide: node benchmarks/pairing.mjs EVENTS
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repository", fileURLToPath(new URL("..", import.meta.url)));

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

pyodide.runPython("import sys; sys.path.append('/repository/benchmarks')");
pyodide.pyimport("pairing").measure("/repository/py", Number(process.argv[2]), seconds);

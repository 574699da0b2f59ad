// One window of the log: runs the Python it is sent, one text at a time or several at once.
import { loadPyodide } from "./engine/boot.mjs";

const python = loadPyodide({}).then(async (python) => {
  const contract = await (await fetch("log_contract.py")).text();
  python.FS.writeFile("/home/pyodide/log_contract.py", contract);
  await python.runPythonAsync(`
from log_contract import FIRST, PROMISES, SECOND, THIRD, card, refused
from faristol.errors import Rejected
from faristol.storage.indexeddb import IndexedDbLog
`);
  return python;
});

onmessage = async ({ data: { id, python: text } }) => {
  try {
    postMessage({ id, answer: await (await python).runPythonAsync(text) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
};

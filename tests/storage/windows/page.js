// Opens and closes windows of the log: each is a worker with an engine of its own, like a tab.
const windows = new Map();
const acknowledged = [];
let lastId = 0;

function openWindow(name) {
  const worker = new Worker("window.mjs", { type: "module" });
  const asked = new Map();
  worker.onmessage = ({ data: { id, answer, error, written } }) => {
    if (written !== undefined) {
      acknowledged.push(written);
      globalThis.see?.(written); // the test itself, where it outlives the browser
      return;
    }
    const { resolve, reject } = asked.get(id);
    asked.delete(id);
    if (error === undefined) resolve(answer);
    else reject(new Error(error));
  };
  // A window that does not start answers nothing: whoever asks it is told.
  const gone = new Promise((_, reject) => (worker.onerror = () => reject(new Error("the window does not start"))));
  gone.catch(() => {});
  windows.set(name, { worker, asked, gone });
}

function run(name, python) {
  const { worker, asked, gone } = windows.get(name);
  const id = ++lastId;
  const answer = new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
  worker.postMessage({ id, python });
  return Promise.race([answer, gone]);
}

function closeWindow(name) {
  windows.get(name).worker.terminate();
  windows.delete(name);
}

function inStore(path, store, change) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`faristol:${path}`);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(store, "readwrite");
      change(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(database.close());
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

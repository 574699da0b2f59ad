// PyScript looks for packages in a database of its own, on the page and in the worker, and does not start where the
// browser keeps nothing. We have no packages there: it is shown an empty one, and none is made.
const answer = (result) => {
  const request = { result };
  queueMicrotask(() => request.onsuccess({ target: request }));
  return request;
};
const store = { getAllKeys: () => answer([]), clear: () => answer() };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
const { open } = IDBFactory.prototype;

IDBFactory.prototype.open = function (name, ...rest) {
  return String(name).startsWith("IDBMap/") ? answer(database) : open.call(this, name, ...rest);
};

// A store of this page alone in the browser's database; each opening is for one transaction.
export async function opened(name, store, mode) {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await result(opening);
  const objects = database.transaction(store, mode).objectStore(store);
  database.close();
  return objects;
}

export function result(request) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

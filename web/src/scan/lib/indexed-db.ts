// The device's own database. A promise per request, and a transaction that is safe on the device once it is answered.

export const asPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device’s database failed'));
  });

/** Answered when all of it is written; what throws undoes it. */
export function inTransaction<Result>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  // A handheld that loses its power the next moment has it all the same.
  const transaction = database.transaction(store, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was undone'));
  });
  const result = work(transaction.objectStore(store)).catch((error: unknown) => {
    abort(transaction);
    throw error;
  });
  return Promise.all([result, done]).then(([answer]) => answer);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

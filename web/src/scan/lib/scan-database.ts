// Data of the scan app on the device: its queue, its pairing, and its copy of the practice's articles.
import { asPromise, inTransaction } from './indexed-db.ts';

const version = 1;
const bookings = 'bookings';
const facts = 'facts';

export async function openScanDatabase(name = 'praxora-scan'): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    const queue = database.createObjectStore(bookings, { keyPath: 'place', autoIncrement: true });
    queue.createIndex('key', 'key', { unique: true });
    database.createObjectStore(facts);
  };
  const database = await asPromise(request);
  // A newer version of the app in another tab must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

export const readFact = <Fact>(database: IDBDatabase, name: string): Promise<Fact | undefined> =>
  inTransaction(database, facts, 'readonly', (store) => asPromise<Fact | undefined>(store.get(name)));

/** Undefined forgets it. */
export const writeFact = (database: IDBDatabase, name: string, fact: unknown): Promise<void> =>
  inTransaction(database, facts, 'readwrite', async (store) => {
    if (fact === undefined) await asPromise(store.delete(name));
    else await asPromise(store.put(fact, name));
  });

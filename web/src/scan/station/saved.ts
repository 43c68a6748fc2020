// Last answers of the server, and work in progress: saved on the device, for the practice it belongs to.
import { readFact, writeFact } from '../lib/scan-database.ts';
import { type Pairing, practiceKey } from './pairing.ts';

export interface Saved<Data> {
  readonly data: Data;
  /** Time of the request, by the device's clock. */
  readonly fetchedAt: string;
}

const factOf = (pairing: Pairing, name: string): string => `${name}-${practiceKey(pairing)}`;

export const readSaved = <Fact>(
  database: IDBDatabase,
  pairing: Pairing,
  name: string,
): Promise<Fact | undefined> => readFact<Fact>(database, factOf(pairing, name));

/** Undefined forgets it. */
export const writeSaved = (
  database: IDBDatabase,
  pairing: Pairing,
  name: string,
  fact: unknown,
): Promise<void> => writeFact(database, factOf(pairing, name), fact);

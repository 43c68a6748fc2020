// The first line of a backup: when, by which version and on which schema it was made.
import type { Tx } from '../../../platform/database/tx.ts';
import { version } from '../../../platform/version.ts';
import { readMigrations, readServerVersion } from './catalogue.repository.ts';
import { formatVersion, type Header } from './format.ts';

export const makeHeader = async (tx: Tx): Promise<Header> => ({
  format: formatVersion,
  product: version,
  createdAt: new Date().toISOString(),
  postgresql: await readServerVersion(tx),
  migrations: await readMigrations(tx),
});

// For `npm run dev`: holds the built-in database as long as the developer works, while the server starts anew at every
// change. Tells when it is there; with a database of the developer's own there is nothing to hold.
import { resolve } from 'node:path';
import { readConfig } from '../platform/config/config.ts';
import { startEmbedded } from '../platform/embedded/embedded.ts';
import { printFailure } from './print.ts';

const config = readConfig(process.env, resolve(import.meta.dirname, '../../..'));

try {
  if (config.DATABASE_URL === undefined) {
    const { stop } = await startEmbedded({ dataDir: config.DATA_DIR, log: console.log });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  }
  console.log('The database is ready.');
} catch (error) {
  process.exitCode = 1;
  await printFailure(error, [Error]);
}

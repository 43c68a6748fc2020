// The server's programs for tests that start them: bundled once for the whole run, see scripts/lib/test-programs.mjs.
import { join } from 'node:path';
import type { ConnectionOptions } from '../platform/database/connection.ts';

export function findProgram(name: string): string {
  const folder = process.env.TEST_PROGRAMS;
  if (folder === undefined) throw new Error('Nobody has bundled the programs.');
  return join(folder, `${name}.js`);
}

/** URL of the same database, in the form that programs take. */
export function databaseUrl({
  connectionString,
  host,
  port,
  user,
  password,
  database,
}: ConnectionOptions): string {
  if (connectionString !== undefined) return connectionString;
  const login = [user ?? '', password ?? ''].map((part) => encodeURIComponent(String(part))).join(':');
  return `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
}

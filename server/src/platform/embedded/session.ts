// The owner's session that marks a data folder as in use: its lock ends with our process, however that ends.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedUnavailable, errorCode, errorMessage } from './problems.ts';
import { databaseName, ownerName, port } from './settings.ts';

/** Lock number for "this data folder is in use", taken in the database postgres, where nothing else takes locks. */
const folderLock = 5_071_886_203;

export interface Address {
  /** The folder of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly ssl: false;
}

/** Complete, so that none of the user's PG… variables is asked. */
export function toAddress(socketFolder: string, database = databaseName): Address {
  return { host: socketFolder, port, user: ownerName, database, ssl: false };
}

export type Attempt =
  | { readonly outcome: 'locked'; readonly client: Client; readonly socketFolder: string }
  /** Another process holds the lock. */
  | { readonly outcome: 'taken' }
  /** A server is there, but starting, recovering or ending. */
  | { readonly outcome: 'busy' }
  | { readonly outcome: 'absent' };

export async function tryLock(socketFolder: string | undefined): Promise<Attempt> {
  if (socketFolder === undefined) return { outcome: 'absent' };
  const client = new Client({
    ...toAddress(socketFolder, 'postgres'),
    application_name: 'praxora data folder',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection is noticed by its end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      folderLock,
    ]);
    if (rows[0]?.locked) return { outcome: 'locked', client, socketFolder };
    await client.end();
    return { outcome: 'taken' };
  } catch (error) {
    // Whom the server refuses, it hangs up on: a goodbye into the closed line would only fail, and the place of that failure be
    // looked up in the map of all sources, which takes longer than everything else here.
    if ((error as { severity?: unknown }).severity !== 'FATAL') await client.end().catch(() => undefined);
    return { outcome: outcomeOf(error) };
  }
}

function outcomeOf(error: unknown): 'busy' | 'absent' {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  // Starting up or shutting down, administrator's end, no free connection; without a code: cut off in between.
  if (code === undefined || ['57P01', '57P03', '53300', 'ECONNRESET', 'EPIPE'].includes(code)) return 'busy';
  throw new EmbeddedUnavailable(`The embedded database refused the connection: ${errorMessage(error)}`, {
    cause: error,
  });
}

export async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (!rowCount) await client.query(`create database ${databaseName}`);
}

const farewell = 1_000;

/** Connections that were just closed need a moment; the server's end would look like a failure to them. */
export async function othersGone(client: Client): Promise<void> {
  try {
    for (const until = Date.now() + farewell; Date.now() < until; await sleep(10)) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      if (!rowCount) return;
    }
  } catch {
    // Without a connection there is nobody to wait for.
  }
}

// The PostgreSQL server all tests of one run share, and how databases on it are named.
import type { ClientConfig } from 'pg';
import { Client, escapeIdentifier } from 'pg';
import type { NodeAddress } from './citus.ts';
import type { Way } from './pooler.ts';

/** Plain data: it goes from the run's setup to each test file. */
export interface TestServer {
  /** Tells the databases of this run from those of another one on the same server. */
  readonly run: string;
  readonly owner: ServerAddress;
  /** The pooler that the application role connects through. */
  readonly pooler?: Way | undefined;
  /** The database servers of a Citus coordinator, which `owner` leads to. Each database is on all of them. */
  readonly workers?: readonly NodeAddress[] | undefined;
}

type ServerAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestServer;
  }
}

export const namePrefix = (server: TestServer): string => `praxora_test_${server.run}_`;

/** The role of the applications on all test databases: it comes with the template that they are copies of. */
export const templateRole = (server: TestServer): string => `${namePrefix(server)}template_migrated_app`;

/** The owner's connection to another database of the server. */
export function ownerConfig(server: TestServer, database: string): ClientConfig {
  if (!('connectionString' in server.owner)) return { ...server.owner, database };
  const address = new URL(server.owner.connectionString);
  address.pathname = `/${database}`;
  return { connectionString: address.href };
}

/** On the server's own database, for what is done to the others. */
export async function onServer<Result>(
  server: TestServer,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...server.owner });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** On the server, and on each worker it may have. */
export async function onAllServers(
  server: TestServer,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  await onServer(server, work);
  for (const worker of server.workers ?? [])
    await onServer({ ...server, owner: { ...worker, database: 'postgres' } }, work);
}

/** Drops the database together with the role that the app was given for it. */
export async function dropDatabase(client: Client, database: string): Promise<void> {
  await client.query(`drop database if exists ${escapeIdentifier(database)} with (force)`);
  await client.query(`drop role if exists ${escapeIdentifier(`${database}_app`)}`);
}

/** Templates come last: their role has rights in the copies. */
export async function listDatabases(client: Client, server: TestServer): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) order by datname',
    [namePrefix(server)],
  );
  return rows.map((row) => row.datname);
}

// A database of its own for each test file that asks: new, and dropped afterwards.
import { randomUUID } from 'node:crypto';
import { type ClientConfig, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { joinWorkers, leaveAlone } from './citus.ts';
import {
  dropDatabase,
  listDatabases,
  namePrefix,
  onAllServers,
  onServer,
  ownerConfig,
  type TestServer,
} from './server.ts';

export interface TestDatabase {
  readonly name: string;
  readonly owner: ClientConfig;
  drop(): Promise<void>;
}

/** Empty, or a copy of a template (see `templateReady`). Close its connections before `drop`. */
export async function createTestDatabase(options: { template?: string } = {}): Promise<TestDatabase> {
  const server = inject('database');
  const name = `${namePrefix(server)}${randomUUID().slice(0, 8)}`;
  await onAllServers(server, (client) => client.query(creation(name, options.template)));
  return {
    name,
    owner: ownerConfig(server, name),
    drop: () => onAllServers(server, (client) => dropDatabase(client, name)),
  };
}

/** Copying the files costs a third of what writing every page into the log does, the server's own choice. */
function creation(name: string, template: string | undefined): string {
  const creating = `create database ${escapeIdentifier(name)}`;
  return template === undefined
    ? creating
    : `${creating} template ${escapeIdentifier(template)} strategy file_copy`;
}

/**
 * Prepares a template once in the whole run, whichever test file asks first, and returns its database's name.
 * `prepare` must have closed its connections when it returns: a database in use cannot be copied. It begins with an empty one,
 * or with a copy of another template.
 */
export async function templateReady(
  purpose: string,
  prepare: (owner: ClientConfig, database: string) => Promise<void>,
  from?: string,
): Promise<string> {
  const server = inject('database');
  const name = `${namePrefix(server)}template_${purpose}`;
  await onServer(server, async (client) => {
    // Released with the connection; the other test files wait here.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if ((await listDatabases(client, server)).includes(name)) return;
    const making = `${name}_making`;
    await onAllServers(server, async (one) => {
      await dropDatabase(one, making);
      await one.query(creation(making, from));
    });
    if (from === undefined) await joinServers(server, making);
    await prepare(ownerConfig(server, making), name);
    await onAllServers(server, async (one) => {
      if (server.workers) await leaveAlone(one, making);
      await one.query(`alter database ${escapeIdentifier(making)} rename to ${escapeIdentifier(name)}`);
    });
  });
  return name;
}

async function joinServers(server: TestServer, database: string): Promise<void> {
  const { owner, workers } = server;
  if (workers && !('connectionString' in owner)) await joinWorkers(owner, workers, database);
}

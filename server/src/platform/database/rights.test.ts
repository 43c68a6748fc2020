// The rights of the application role: those of the migrations, whoever owns the database and whatever its name is.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { verifyLedger } from '../../modules/inventory/index.ts';
import { ensureDemoData, openStore, type Store } from '../../startup.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { databaseUrl } from '../../testing/programs.ts';
import { dropDatabase, namePrefix, onServer, ownerConfig } from '../../testing/server.ts';
import { readConfig } from '../config/config.ts';
import { withClient } from './connection.ts';
import { openDatabase } from './database.ts';
import { readRights, repairRights, writeRights } from './rights.ts';
import { plainTx } from './tx.ts';

const root = resolve(import.meta.dirname, '../../../..');
const server = inject('database');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const role = () => String(app.app.user);
const readyz = async () => {
  const answer = await app.request({ method: 'GET', url: '/readyz' });
  return { status: answer.statusCode, ...answer.json() };
};

test('app-rights.ts is what the migrations grant; else run `npm run generate:schema`', async () => {
  const committed = readFileSync(join(import.meta.dirname, 'app-rights.ts'), 'utf8');
  expect(await withClient(app.owner, (client) => writeRights(client, role()))).toBe(committed);
  expect(await withClient(app.owner, (client) => repairRights(client, role()))).toBe(false);
});

test('rights that were lost turn /readyz red with the reason, and a start repairs them', async () => {
  expect(await readyz()).toMatchObject({ status: 'ready' });
  const before = await withClient(app.owner, (client) => readRights(client, role()));
  await app.asOwner.run(`revoke select on category from ${role()}`);
  await app.asOwner.run(`revoke all on clinic from ${role()}`);
  await app.asOwner.run(`grant update, delete on activity to ${role()}`);
  await app.asOwner.run('grant execute on function find_login(text) to public');
  await expect(app.platform.database.plain.rows('select 1 from category')).rejects.toThrow('denied');
  expect(await readyz()).toMatchObject({
    status: 'rights missing',
    reason: expect.stringContaining('select on table category and 2 other rights'),
  });
  expect(await withClient(app.owner, (client) => repairRights(client, role()))).toBe(true);
  expect(await withClient(app.owner, (client) => readRights(client, role()))).toEqual(before);
  const { open } = await app.asOwner.one<{ open: boolean }>(
    `select has_function_privilege('public', 'find_login(text)', 'execute') as open`,
  );
  expect(open).toBe(false);
  expect(await readyz()).toMatchObject({ status: 'ready' });
});

/** A role as a provider of databases gives it to a customer. */
async function createPlainOwner(): Promise<{ user: string; password: string }> {
  const user = `${namePrefix(server)}owner_${randomUUID().slice(0, 8)}`;
  await onServer(server, (client) =>
    client.query(`create role ${escapeIdentifier(user)} login createrole password 'plain'`),
  );
  return { user, password: 'plain' };
}

async function openAs(
  database: string,
  owner: { user: string; password: string },
): Promise<{ store: Store; said: string[] }> {
  const said: string[] = [];
  const DATABASE_URL = databaseUrl({ ...plainConfig(database), ...owner });
  const config = readConfig({ DATABASE_URL, DEMO_PRODUCTS: '200' }, root);
  const store = await openStore({ config, root, say: (line) => said.push(line) });
  await ensureDemoData(store.owner, config, new Date('2026-11-15T12:00:00Z'), () => undefined);
  return { store, said };
}

function plainConfig(database: string): ClientConfig {
  const { connectionString, ...rest } = ownerConfig(server, database);
  return connectionString === undefined ? rest : new Client({ connectionString });
}

test('an owner that is no superuser loads the demo data; under another name and owner the rights are repaired', async () => {
  const [first, second] = [await createPlainOwner(), await createPlainOwner()];
  const [original, restored] = [`${namePrefix(server)}plain`, `${namePrefix(server)}restored`];
  await onServer(server, (client) =>
    client.query(`create database ${original} owner ${escapeIdentifier(first.user)}`),
  );
  const { store, said } = await openAs(original, first);
  expect(said).toEqual([expect.stringContaining('brought up to date')]);
  const counts = (owner: ClientConfig) =>
    withClient(owner, async (client) => {
      const tx = plainTx(client);
      const { defects, checked } = await verifyLedger(tx);
      return { defects, ...checked, users: (await tx.rows('select 1 from app_user')).length };
    });
  const loaded = await counts(store.owner);
  expect(loaded).toMatchObject({ defects: [] });
  expect(loaded.movements).toBeGreaterThan(1_000);

  // As a dump that was restored: another name, another owner, and policies and grants that name roles of elsewhere.
  await onServer(server, (client) =>
    client.query(`create database ${restored} template ${original} owner ${escapeIdentifier(second.user)}`),
  );
  await withClient({ ...plainConfig(restored), ...superuser() }, async (client) => {
    await client.query(
      `reassign owned by ${escapeIdentifier(first.user)} to ${escapeIdentifier(second.user)}`,
    );
    await client.query('drop policy owner on article');
    await client.query(`drop owned by ${escapeIdentifier(`${original}_app`)}`);
  });
  const after = await openAs(restored, second);
  expect(after.said).toEqual([`The rights of the application role ${restored}_app were repaired.`]);
  expect(await counts(after.store.owner)).toEqual(loaded);
  const database = openDatabase(after.store.app, 1, { onBroken: () => undefined });
  await database.answers();
  const [login] = await database.plain.rows<{ practice_id: number }>(
    `select * from find_login('demo@praxora.example')`,
  );
  expect(login).toBeDefined();
  expect(await database.plain.rows('select 1 from article')).toEqual([]);
  await database.close();
  await onServer(server, async (client) => {
    for (const name of [restored, original]) await dropDatabase(client, name);
    for (const { user } of [first, second]) await client.query(`drop role ${escapeIdentifier(user)}`);
  });
}, 120_000);

/** Login of the test server's own owner. */
function superuser(): Pick<ClientConfig, 'user' | 'password'> {
  const { user, password } = new Client({ ...server.owner });
  return { user, ...(password ? { password } : {}) } as Pick<ClientConfig, 'user' | 'password'>;
}

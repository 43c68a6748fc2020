// A running system under writes is backed up and restored under other names: every row and every answer is the same.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@praxora/contract/calls';
import { bases } from '@praxora/contract/shared/call';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConnectionOptions, ensureAppRole, withClient } from '../../../platform/database/connection.ts';
import { plainTx, type Tx } from '../../../platform/database/tx.ts';
import { migrationsFolder, serveTestApp, startDemoApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs } from '../../../testing/builders.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { hasDebianPostgres, startDebianPostgres } from '../../../testing/own-postgres.ts';
import { fillEveryTable } from '../practice-move/testing/every-table.ts';
import { readSequences } from './catalogue.repository.ts';
import type { Manifest } from './format.ts';
import { leftOutTables } from './left-out.ts';
import { restoreBackup } from './restore-backup.ts';
import { textFormat } from './session-settings.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-backup-'));
const file = join(folder, 'noon.backup');
const say = (): void => undefined;
const password = 'praxora-demo';

let app: TestApp;
let manifest: Manifest;
let rows: Record<string, string>;
let answers: Record<string, unknown>;

beforeAll(async () => {
  app = await startDemoApp();
  await app.asOwner.run(
    `insert into job (queue, payload, state) values ('mail', '{"mailId": 1}', 'waiting'), ('mail', '{"mailId": 2}', 'running'),
       ('clean-up', '{}', 'waiting'), ('mail', '{"mailId": 3}', 'done')`,
  );
  const { id } = await app.asOwner.one<{ id: number }>(
    `select practice_id as id from practice_user where email = 'demo@praxora.example'`,
  );
  await fillEveryTable(app, id);
  const token = await loginAs(app, { email: 'demo@praxora.example', password });
  const writer = await startWriting();
  const snapshot = new Client(app.owner);
  await snapshot.connect();
  await snapshot.query('begin isolation level repeatable read read only');
  const { rows: exported } = await snapshot.query('select pg_export_snapshot() as id');
  const before = writer.written();
  ({ manifest } = await writeBackup({ owner: app.owner, file, say, snapshot: exported[0]?.id }));
  await writer.writesMoreThan(before);
  await writer.stop();
  rows = await readRows(snapshot);
  await snapshot.end();
  answers = await readAnswers(app, token);
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** The Austrian practice works all the time: storages come and go, and each is recorded. */
async function startWriting() {
  const headers = bearer(await loginAs(app, { email: 'wien@praxora.example', password }));
  let written = 0;
  let isStopping = false;
  const reached: [number, () => void][] = [];
  const work = (async () => {
    while (!isStopping) {
      const url = '/pro/storages';
      const payload = { name: `Lager ${written}` };
      const answer = await app.request({ method: 'POST', url, headers, payload });
      expect(answer.statusCode, answer.body).toBe(200);
      written += 1;
      for (const [number, tell] of reached) if (written > number) tell();
    }
  })();
  const writesMoreThan = (number: number) =>
    new Promise<void>((tell) => {
      reached.push([number, tell]);
    });
  await writesMoreThan(3);
  return {
    written: () => written,
    writesMoreThan,
    stop: async () => {
      isStopping = true;
      await work;
    },
  };
}

/** All rows of all tables as text, whatever their order. Jobs are held after a restore: their state is left out. */
async function readRows(client: Client): Promise<Record<string, string>> {
  for (const setting of textFormat) await client.query(`set ${setting}`);
  const tx = plainTx(client);
  const names = await tx.rows<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const texts: Record<string, string> = {};
  for (const { name } of names) {
    if (leftOutTables.includes(name)) continue;
    const row = name === 'job' ? `row(t.id, t.queue, t.payload, t.run_at)` : 't';
    const { text } = await tx.one<{ text: string }>(
      `select coalesce(string_agg(${row}::text, e'\n' order by ${row}::text collate "C"), '') as text from ${name} t`,
    );
    texts[name] = text;
  }
  return texts;
}

/** Their answers name the moment, the session or the log in between. */
const changing = /activity|sessions|logins|search|config|dashboard|familiar/i;

/** Fields that differ with every login. */
const withoutSession = (field: string, value: unknown): unknown =>
  field === 'dentalOfficeId' || field === 'lastLoginAt' ? undefined : value;

/** Every call that only reads and needs nothing to be named, as the German practice sees it. */
async function readAnswers(target: TestApp, token: string): Promise<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  for (const { call } of allCalls) {
    const { base, method, path, isDownload, writes } = call;
    if (method !== 'GET' || path.includes('{') || isDownload || writes || changing.test(path)) continue;
    const url = `${bases[base]}${path}`;
    const answer = await target.request({ method: 'GET', url, headers: bearer(token) });
    if (answer.statusCode === 200) result[url] = JSON.parse(answer.body, withoutSession);
  }
  return result;
}

async function compareWithOriginal(owner: ConnectionOptions): Promise<void> {
  await withClient(owner, async (client) => {
    const restored = await readRows(client);
    expect(Object.keys(restored)).toEqual(Object.keys(rows));
    for (const [table, text] of Object.entries(rows)) expect(restored[table] === text, table).toBe(true);
    expect(await readSequences(plainTx(client))).toEqual(manifest.sequences);
    await expectInvoiceFiles(plainTx(client));
    await expectHeldJobs(plainTx(client));
    for (const table of ['session', 'password_reset', 'rate_limit', 'catalog_change'])
      expect(await plainTx(client).rows(`select 1 from ${table} limit 1`), table).toEqual([]);
  });
}

/** The original of each invoice, by the hash that it came with. */
async function expectInvoiceFiles(tx: Tx): Promise<void> {
  const files = await tx.rows<{ kept: string; content: string }>(
    `select sha256 as kept, encode(sha256(content), 'hex') as content from invoice_file`,
  );
  expect(files.length).toBeGreaterThan(10);
  for (const { kept, content } of files) expect(content).toBe(kept);
}

async function expectHeldJobs(tx: Tx): Promise<void> {
  const states = await tx.rows<{ queue: string; state: string }>(
    `select queue, state from job where payload ? 'mailId' or queue = 'clean-up' order by id`,
  );
  expect(states.map(({ queue, state }) => `${queue} ${state}`)).toEqual([
    'mail held',
    'mail held',
    'clean-up waiting',
    'mail done',
  ]);
}

/** The product works on it: the same answers as the original, and new rows get ids of their own. */
async function compareAnswers(owner: ConnectionOptions): Promise<void> {
  const { app: role } = await withClient(owner, (client) => ensureAppRole(client, owner));
  const restored = await serveTestApp(owner, role);
  try {
    const token = await loginAs(restored, { email: 'demo@praxora.example', password });
    const now = await readAnswers(restored, token);
    expect(Object.keys(now).length).toBeGreaterThanOrEqual(30);
    expect(now).toEqual(answers);
    const headers = bearer(token);
    const payload = { name: 'Nach der Wiederherstellung' };
    const created = await restored.request({ method: 'POST', url: '/pro/storages', headers, payload });
    expect(created.statusCode, created.body).toBe(200);
  } finally {
    await restored.close();
  }
}

test('the file is for its owner only, and leaves nothing else behind', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the backup sees one moment, although the practice goes on working', async () => {
  const saved = manifest.tables.storage?.rows ?? 0;
  expect(saved).toBe(rows.storage?.split('\n').length);
  const { count } = await app.asOwner.one<{ count: number }>(
    'select count(*)::integer as count from storage',
  );
  expect(count).toBeGreaterThan(saved);
});

test('restored for an owner who is no superuser, under other names, everything is the same', async () => {
  const database = await createTestDatabase();
  const role = `${database.name}_owner`;
  const superuser = database.owner;
  await withClient(superuser, async (client) => {
    await client.query(`create role ${role} login createrole password 'own'`);
    await client.query(`alter database ${database.name} owner to ${role}`);
  });
  const owner = { ...superuser, user: role, password: 'own' };
  try {
    await restoreBackup({ owner, file, migrationsFolder, say });
    await compareWithOriginal(owner);
    await compareAnswers(owner);
  } finally {
    await withClient(app.owner, async (client) => {
      await client.query(`drop database ${database.name} with (force)`);
      await client.query(`drop role ${database.name}_app`);
      await client.query(`drop role ${role}`);
    });
  }
}, 120_000);

test.skipIf(!hasDebianPostgres)(
  "restored into Debian's PostgreSQL 15 (skipped where postgresql-15 is not installed), everything is the same",
  async () => {
    const own = await startDebianPostgres();
    try {
      await restoreBackup({ owner: own.owner, file, migrationsFolder, say });
      await compareWithOriginal(own.owner);
      await compareAnswers(own.owner);
    } finally {
      await own.stop();
    }
  },
  120_000,
);

// The operators' commands about the running installation, on a real database: status, jobs and mail.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../platform/backup/last-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { databaseUrl } from '../testing/programs.ts';
import { statusCommand } from './status-command.ts';

const root = resolve(import.meta.dirname, '../../..');

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'praxora-status-'));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

async function status(settings: Record<string, string> = {}) {
  const config = readConfig({ DATABASE_URL: databaseUrl(app.owner), DATA_DIR: dataDir, ...settings }, root);
  const installation = { config, root, say: () => undefined };
  const { message, exitCode } = await statusCommand.runAlone(['--json'], installation);
  const { message: text } = await statusCommand.runAlone([], installation);
  const { level, checks } = JSON.parse(message) as {
    level: string;
    checks: { name: string; level: string; message: string; figures: Record<string, unknown> }[];
  };
  return { level, exitCode, text, check: Object.fromEntries(checks.map((check) => [check.name, check])) };
}

test('status grades the whole installation by its worst part, as text and as JSON', async () => {
  const first = await status();
  expect(first).toMatchObject({ level: 'warning', exitCode: 1 });
  expect(first.check).toMatchObject({
    database: { level: 'ok', message: expect.stringMatching(/^PostgreSQL \d+/) },
    schema: { level: 'ok', message: expect.stringContaining('nothing is missing') },
    backup: { level: 'warning' },
    'search index': { level: 'warning' },
    transmissions: { figures: { sending: 0, failed: 0 } },
  });
  expect(first.text).toMatch(/^warning\nok {8}database: PostgreSQL/);

  await mkdir(join(dataDir, 'search'));
  await writeFile(join(dataDir, 'search', 'products.snapshot'), 'index');
  await noteBackup(app.asOwner, { file: '/backup/today.backup', bytes: 2_000_000 });
  const second = await status();
  expect(second.check).toMatchObject({
    backup: { level: 'ok', message: expect.stringContaining('/backup/today.backup, 2 MB') },
    'search index': { level: 'ok' },
  });

  await app.asOwner.run(
    `insert into job (queue, payload, state, run_at, finished_at, last_error) values
       ('digest', '{}', 'waiting', now() + interval '1 day', null, null),
       ('digest', '{}', 'waiting', now() - interval '11 minutes', null, null),
       ('digest', '{}', 'held', now(), null, null),
       ('digest', '{}', 'failed', now(), now(), 'It broke.'),
       ('digest', '{}', 'failed', now(), now(), 'Discarded by an operator after a restore.'),
       ('digest', '{}', 'failed', now(), now() - interval '25 hours', 'It broke.')`,
  );
  const third = await status();
  expect(third).toMatchObject({ level: 'critical', exitCode: 2 });
  expect(third.check.jobs).toMatchObject({
    level: 'critical',
    figures: { waiting: 2, running: 0, held: 1, failed: 1 },
  });
  await app.asOwner.run('delete from job');
});

test('status says what it cannot read, and why', async () => {
  const { host, port, user, password } = app.owner;
  const DATABASE_URL = databaseUrl({ host, port, user, password, database: 'no_such_database' });
  const missing = await status({ DATABASE_URL });
  expect(missing).toMatchObject({ level: 'critical', exitCode: 2 });
  expect(missing.check.database).toMatchObject({
    level: 'critical',
    message: expect.stringContaining('does not answer'),
  });
  expect(missing.check).not.toHaveProperty('jobs');

  await app.asOwner.run("insert into schema_migration (name, checksum) values ('9999_newer', '')");
  expect((await status()).check.schema).toMatchObject({
    level: 'critical',
    message: expect.stringContaining('Start a newer version'),
  });
  await app.asOwner.run("delete from schema_migration where name = '9999_newer'");
  await expect(
    statusCommand.runAlone(['--jsn'], { config: app.platform.config, root, say: () => undefined }),
  ).rejects.toThrow("Unknown option '--jsn'");
});

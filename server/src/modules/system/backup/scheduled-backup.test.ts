// The backup of every day, and what an operator does with the jobs that a restore held.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupCommands } from '../../../cli/backup-commands.ts';
import { jobCommands } from '../../../cli/job-commands.ts';
import { readLastBackup } from '../../../platform/backup/last-backup.ts';
import type { Config } from '../../../platform/config/config.ts';
import { withClient } from '../../../platform/database/connection.ts';
import { claim } from '../../../platform/jobs/queue.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/builders.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { databaseUrl } from '../../../testing/programs.ts';
import { readBackup } from './read-backup.ts';
import { findNewerBackup, scheduledBackup } from './scheduled-backup.ts';

const root = join(import.meta.dirname, '../../../../..');
const folder = join(mkdtempSync(join(tmpdir(), 'praxora-daily-')), 'backups');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ BACKUP_KEEP: '2', BACKUP_PASSPHRASE: 'a long enough phrase' });
});
afterAll(async () => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const at = { hour: 2, minute: 15 };
const clockAt = (moment: string) => ({ ...app.platform, now: () => new Date(moment) });

/** As the worker does it, at that moment. */
async function runDaily(moment: string): Promise<void> {
  const job = { id: 1, queue: 'backup', payload: { plannedAt: moment }, attempts: 1 };
  await scheduledBackup(app.owner, folder, at).run(clockAt(moment), job);
}

test('every day one file comes and the oldest goes; nothing else in the folder is touched', async () => {
  expect(await readLastBackup(app.platform.database.plain)).toBeNull();
  mkdirSync(folder, { recursive: true });
  const database = app.owner.database ?? '';
  const others = ['notes.txt', 'praxora-other-20250101T000000Z.backup', '.praxora-other-x.partial'];
  const killed = `.praxora-${database}-20261113T011500Z.backup.4711.partial`;
  for (const name of [...others, killed]) writeFileSync(join(folder, name), '');
  for (const day of ['15', '16', '17']) await runDaily(`2026-11-${day}T01:15:00Z`);
  const files = ['20261116T011500Z', '20261117T011500Z'].map((time) => `praxora-${database}-${time}.backup`);
  expect(readdirSync(folder).sort()).toEqual([...others, ...files].sort());
  const newest = join(folder, files[1] ?? '');
  expect(statSync(newest).mode & 0o777).toBe(0o600);
  await expect(readBackup(newest, undefined)).rejects.toThrow('The backup is encrypted');
  const last = await readLastBackup(app.platform.database.plain);
  expect(last).toMatchObject({ file: newest, bytes: statSync(newest).size });
  expect(last?.ageSeconds).toBeGreaterThanOrEqual(0);
  expect(await findNewerBackup(join(folder, files[0] ?? ''))).toBe(newest);
  expect(await findNewerBackup(newest)).toBeUndefined();
  expect(await findNewerBackup(join(folder, 'by-hand.backup'))).toBeUndefined();
  const planned = await app.asOwner.rows<{ run_at: Date }>(
    `select run_at from job where queue = 'backup' order by 1`,
  );
  expect(planned.map(({ run_at }) => run_at.toISOString())).toEqual([
    '2026-11-16T01:15:00.000Z',
    '2026-11-17T01:15:00.000Z',
    '2026-11-18T01:15:00.000Z',
  ]);
});

test('a folder that cannot be written fails the job and is told', async () => {
  const file = join(folder, 'notes.txt');
  const job = { id: 1, queue: 'backup', payload: {}, attempts: 1 };
  await expect(scheduledBackup(app.owner, file, at).run(app.platform, job)).rejects.toThrow(/EEXIST|ENOTDIR/);
});

const run = (name: string, ...args: string[]): Promise<string> => {
  const command = jobCommands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  return command.run(app.asOwner, args);
};

test('held jobs are done by nobody until they are released', async () => {
  await app.asOwner.run('delete from job');
  await app.asOwner.run(
    `insert into job (queue, payload, state, attempts) values ('mail', '{}', 'waiting', 0), ('mail', '{}', 'running', 3),
       ('transmission', '{}', 'waiting', 0), ('clean-up', '{}', 'waiting', 0)`,
  );
  await app.asOwner.run(
    `insert into job (queue, payload, run_at, singleton_key) values ('digest', '{}', now() + interval '1 day', 'digest:tomorrow'),
       ('digest', '{}', now() - interval '1 hour', 'digest:today')`,
  );
  expect(await run('job hold')).toContain('5 jobs are held');
  const next = () => claim(app.platform.database.plain, ['mail', 'transmission'], 60);
  expect(await next()).toBeNull();
  expect(await run('job discard', '--queue', 'digest')).toContain('1 jobs are discarded');
  expect(
    await app.asOwner.rows(`select state, singleton_key as key from job where queue = 'digest' order by id`),
  ).toEqual([
    { state: 'waiting', key: 'digest:tomorrow' },
    { state: 'failed', key: null },
  ]);
  expect(await run('job held')).toMatch(/^ {5}2 {2}mail, since .*\n {5}1 {2}transmission, since/);
  expect(await run('job discard', '--queue', 'transmission')).toContain('1 jobs are discarded');
  expect(await run('job release', '--queue', 'nothing')).toContain('0 jobs are released');
  expect(await run('job release')).toContain('2 jobs are released');
  expect(await next()).toMatchObject({ queue: 'mail', attempts: 1 });
  expect(await run('job held')).toBe('No job is held.');
  expect(await app.asOwner.rows(`select state from job where queue = 'transmission'`)).toEqual([
    { state: 'failed' },
  ]);
});

/** As `npm run admin -- …` runs it, in this process. */
function admin(name: string, config: Partial<Config>, ...args: string[]): Promise<string> {
  const command = backupCommands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const merged = { ...app.platform.config, ...config };
  return command.runAlone(args, { config: merged, root, say: () => undefined });
}

test('the commands back up, verify and restore; who was erased since is erased again', async () => {
  const user = await aUser(app);
  const target = await createTestDatabase();
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
  const here = { DATABASE_URL: databaseUrl(app.owner), BACKUP_PASSPHRASE: undefined };
  try {
    expect(await admin('backup', here, older)).toMatch(
      /older is written: \d+ tables with [\d,]+ rows, .* MB, not encrypted\.$/,
    );
    await app.asOwner.rows(`select set_config('app.practice_id', $1, false)`, [String(user.practiceId)]);
    await app.asOwner.rows('select erase_user($1)', [user.id]);
    await admin('backup', here, newer);
    expect(await admin('backup verify', here, older)).toContain('The backup is complete');
    const there = { ...here, DATABASE_URL: databaseUrl(target.owner) };
    expect(await admin('restore', there, older, '--erasures', newer)).toMatch(
      /is restored: [\s\S]*3 jobs are held/,
    );
    expect(await readEmails(target.owner)).not.toContain(user.email);
  } finally {
    await target.drop();
  }
}, 120_000);

async function readEmails(owner: TestApp['owner']): Promise<string> {
  return withClient(owner, async (client) => {
    const { rows } = await client.query('select email from person');
    return JSON.stringify(rows);
  });
}

test('a command without a file, with two, or with an unknown option explains itself', async () => {
  for (const args of [[], ['a', 'b'], ['--file', 'a'], ['']])
    await expect(admin('backup', {}, ...args)).rejects.toThrow('Name one file: npm run admin -- backup FILE');
  await expect(admin('restore', {}, 'a', '--force')).rejects.toThrow("Unknown option '--force'");
  await expect(admin('restore', {}, 'a', '--erasures', 'nowhere')).rejects.toThrow('nowhere cannot be read');
  expect(existsSync('a')).toBe(false);
});

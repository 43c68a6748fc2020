// The operators' commands about the running installation, on a real database: status, jobs, mail and practices.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../platform/backup/last-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { aPractice } from '../testing/builders.ts';
import { databaseUrl } from '../testing/programs.ts';
import { commands } from './commands.ts';
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

function run(name: string, ...args: string[]): Promise<string> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`no command ${name}`);
  return command.run(app.asOwner, args, app.platform.config);
}

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

async function aJob(queue: string, state: string): Promise<string> {
  const { id } = await app.asOwner.one<{ id: number }>(
    `insert into job (queue, payload, state, singleton_key, attempts, run_at, finished_at, last_error)
     values ($1, '{"practiceId": 7}', $2, gen_random_uuid()::text, 3, now() + interval '1 hour',
             case when $2 in ('failed', 'done') then now() end, 'It\nbroke.')
     returning id`,
    [queue, state],
  );
  return `${id}`;
}

const job = (id: string) =>
  app.asOwner.one(
    `select state, attempts, run_at <= now() as "isDue", finished_at is null as "isOpen", singleton_key is null as "isKeyFree"
     from job where id = $1`,
    [id],
  );

test('jobs are listed, tried again and cancelled', async () => {
  const failed = await aJob('digest', 'failed');
  const waiting = await aJob('digest', 'waiting');
  const held = await aJob('cart-saving', 'held');
  const done = await aJob('digest', 'done');
  const listed = async (...args: string[]) =>
    (JSON.parse(await run('job list', ...args, '--json')) as { id: number }[]).map(({ id }) => `${id}`);
  expect(await listed()).toEqual([held, waiting, failed]);
  expect(await listed('--state', 'done')).toEqual([done]);
  expect(await listed('--queue', 'digest', '--limit', '1')).toEqual([waiting]);
  expect(await listed('--queue', 'nothing')).toEqual([]);
  expect(await run('job list', '--state', 'failed')).toMatch(
    new RegExp(`^#${failed} {2}digest {2}failed {2}due .*, 3 attempts, practice 7, It broke\\.$`),
  );

  await run('job retry', '--id', failed);
  await run('job retry', '--id', waiting);
  const due = { state: 'waiting', attempts: 0, isDue: true, isOpen: true, isKeyFree: false };
  expect(await job(failed)).toEqual(due);
  expect(await job(waiting)).toEqual(due);
  await expect(run('job retry', '--id', waiting)).rejects.toThrow('waits for its time');
  await expect(run('job retry', '--id', held)).rejects.toThrow('job release');
  await expect(run('job retry', '--id', done)).rejects.toThrow('was done');

  for (const id of [waiting, held]) {
    await run('job cancel', '--id', id);
    expect(await job(id)).toMatchObject({ state: 'failed', isOpen: false, isKeyFree: true });
  }
  await expect(run('job cancel', '--id', held)).rejects.toThrow('given up already');
  expect((await status()).check.jobs?.figures).toMatchObject({ failed: 0, held: 0 });
});

test('a job that carries mail, an order or an export is not begun anew alone', async () => {
  for (const queue of ['mail', 'transmission', 'data-export', 'report-export']) {
    const failed = await aJob(queue, 'failed');
    await expect(run('job retry', '--id', failed)).rejects.toThrow('is closed');
    const waiting = await aJob(queue, 'waiting');
    await run('job retry', '--id', waiting);
    expect(await job(waiting)).toMatchObject({ isDue: true });
    await expect(run('job cancel', '--id', waiting)).rejects.toThrow('is not cancelled alone');
  }
  const reset = await aJob('two-step-reset', 'waiting');
  await expect(run('job cancel', '--id', reset)).rejects.toThrow('is not cancelled alone');
  await expect(run('job retry', '--id', '999999')).rejects.toThrow('There is no job 999999');
  await expect(run('job cancel', '--id', 'x')).rejects.toThrow('--id is not valid');
  await expect(run('job list', '--state', 'lost')).rejects.toThrow('--state is not valid');
  await app.asOwner.run('delete from job');
});

test('mail that was given up or stayed in the outbox is sent again', async () => {
  const practiceId = await aPractice(app);
  const aMail = async (state: string, text = 'Guten Tag') => {
    const { id } = await app.asOwner.one<{ id: number }>(
      `insert into mail (practice_id, message_id, recipient, subject, body_text, body_html, state, last_error)
       values ($1, gen_random_uuid()::text, 'eva@markt.example', 'Hinweis', $2, '', $3, 'refused') returning id`,
      [practiceId, text, state],
    );
    return `${id}`;
  };
  const [first, second, old] = [await aMail('failed'), await aMail('failed'), await aMail('failed', '')];
  const [outbox, sent, queued] = [await aMail('outbox'), await aMail('sent'), await aMail('queued')];
  const states = async () =>
    Object.fromEntries(
      (JSON.parse(await run('outbox list', '--json')) as { id: number; state: string }[]).map((mail) => [
        mail.id,
        mail.state,
      ]),
    );
  expect(await run('outbox list', '--state', 'outbox', '--to', 'eva@markt.example')).toMatch(
    new RegExp(`^#${outbox} .* outbox {2}to eva@markt.example {2}Hinweis {2}refused$`),
  );
  expect(await run('outbox list', '--to', 'nobody@markt.example')).toBe('There is no such mail.');

  await run('outbox resend', '--id', outbox);
  expect(await run('outbox resend', '--failed')).toBe('2 mails are queued again.');
  expect(await states()).toEqual({
    ...{ [first]: 'queued', [second]: 'queued', [old]: 'failed' },
    ...{ [outbox]: 'queued', [sent]: 'sent', [queued]: 'queued' },
  });
  const jobs = await app.asOwner.rows(`select payload from job where queue = 'mail' order by id`);
  expect(jobs).toEqual(
    [outbox, first, second].map((id) => ({ payload: { practiceId, mailId: Number(id) } })),
  );
  for (const [args, reason] of [
    [['--id', old], 'removed after 30 days'],
    [['--id', sent], 'was sent'],
    [['--id', queued], 'queued already'],
    [['--id', '999999'], 'There is no mail 999999'],
    [[], 'Say which mail'],
    [['--id', old, '--failed'], 'Say which mail'],
  ] as const)
    await expect(run('outbox resend', ...args)).rejects.toThrow(reason);
});

test('a practice is shown, renamed, moved to another country and given another edition; each is recorded', async () => {
  const id = await aPractice(app, { name: 'Praxis Alt' });
  const at = ['--practice', `${id}`];
  expect(await run('practice rename', ...at, '--name', 'Praxis Neu')).toBe(
    `Practice ${id} is called Praxis Neu.`,
  );
  expect(await run('practice rename', ...at, '--name', 'Praxis Neu')).toBe('It was so already.');
  await run('practice country', ...at, '--country', 'AT');
  await run('practice edition', ...at, '--edition', 'legacy');
  const shown = JSON.parse(await run('practice show', ...at, '--json'));
  expect(shown).toMatchObject({ id, name: 'Praxis Neu', country: 'AT', edition: 'legacy', users: 0 });
  expect(await run('practice show', ...at)).toMatch(new RegExp(`^${id} {2}Praxis Neu \\(AT, legacy\\)\n`));
  expect(JSON.parse(await run('practice list', '--json'))).toContainEqual({
    ...{ id, name: 'Praxis Neu', country: 'AT', edition: 'legacy', users: [] },
  });
  const recorded = await app.asOwner.rows(
    'select program, action, changes from activity where practice_id = $1 order by id',
    [id],
  );
  expect(recorded).toEqual([
    {
      ...{ program: 'practice rename', action: 'account.changed' },
      changes: [{ field: 'practiceName', before: 'Praxis Alt', after: 'Praxis Neu' }],
    },
    {
      ...{ program: 'practice country', action: 'account.changed' },
      changes: [{ field: 'country', before: 'DE', after: 'AT' }],
    },
    {
      ...{ program: 'practice edition', action: 'account.changed' },
      changes: [{ field: 'edition', before: 'pro20', after: 'legacy' }],
    },
  ]);

  await expect(run('practice country', ...at, '--country', 'CH')).rejects.toThrow('COUNTRIES names DE, AT');
  await expect(run('practice edition', ...at, '--edition', 'pro')).rejects.toThrow('--edition is not valid');
  for (const [name, ...args] of [
    ['practice show'],
    ['practice rename', '--name', 'X'],
    ['practice country', '--country', 'DE'],
    ['practice edition', '--edition', 'pro20'],
  ] as const)
    await expect(run(name, '--practice', '999999', ...args)).rejects.toThrow('There is no practice 999999');
});

test('an empty list is an empty array in JSON', async () => {
  for (const name of ['errors', 'traces', 'searches fruitless', 'job held'])
    expect(await run(name, '--json')).toBe('[]');
});

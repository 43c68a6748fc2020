// The deletion of a practice, on demo data: nothing of it stays in any table, and nothing of another practice goes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../../cli/commands.ts';
import { startDemoApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { practiceDeletionJob } from './practice-deletion.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
});
afterAll(() => app.close());

function run(...args: string[]): Promise<string> {
  const command = commands.find(({ name }) => name === 'practice delete');
  if (!command) throw new Error('there is no such command');
  return command.run(app.asOwner, args, app.platform.config);
}

const setDay = (practiceId: number, days: number) =>
  app.asOwner.run(
    `update practice_deletion set delete_on = (now() at time zone 'Europe/Berlin')::date + $2::integer where practice_id = $1`,
    [practiceId, days],
  );
const runDailyJob = async () => {
  await app.asOwner.run(`delete from job where queue = 'practice-deletion'`);
  await app.asOwner.run(`insert into job (queue, payload) values ('practice-deletion', '{}')`);
  await workOff(app, [practiceDeletionJob]);
};
const practiceExists = async (id: number) =>
  (await app.asOwner.rows('select 1 from practice where id = $1', [id])).length === 1;

describe('the announcement', () => {
  test('names the day and what goes, is mailed to the owners, and can be taken back', async () => {
    const owner = await aUser(app, { firstName: 'Eva' });
    const { practiceId } = owner;
    await aUser(app, { practiceId, role: 'purchasing' });
    const told = await run('--practice', `${practiceId}`);
    const [, day] = /will be deleted on (\d{4}-\d\d-\d\d)/.exec(told) ?? [];
    expect((Date.parse(`${day}`) - Date.now()) / 86_400_000).toBeGreaterThan(28.9);
    expect(told).toContain(`got a mail: ${owner.email}.`);
    expect(told).toContain('2 users, 0 orders');
    await expect(run('--practice', `${practiceId}`)).rejects.toThrow(`announced already, for ${day}`);

    const headers = bearer(await loginAs(app, owner));
    const deletionDay = async () =>
      (await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers })).json().data
        .Loeschtag;
    expect(await deletionDay()).toBe(day);

    expect(await run('--practice', `${practiceId}`, '--cancel')).toContain(owner.email);
    expect(await deletionDay()).toBeNull();
    await expect(run('--practice', `${practiceId}`, '--cancel')).rejects.toThrow('No deletion');
    const mails = await app.asOwner.rows<{ recipient: string; subject: string }>(
      'select recipient, subject from mail where practice_id = $1 order by id',
      [practiceId],
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([owner.email, owner.email]);
    expect(mails.map(({ subject }) => subject).join()).toMatch(/wird am .* gelöscht,.* wird nicht gelöscht/);
    const entries = await app.asOwner.rows(
      `select author_kind, program, action from activity
       where practice_id = $1 and action like 'account.%' order by id`,
      [practiceId],
    );
    expect(entries).toEqual([
      { author_kind: 'operator', program: 'practice delete', action: 'account.deletionAnnounced' },
      { author_kind: 'operator', program: 'practice delete', action: 'account.deletionCancelled' },
    ]);
  });

  test('only owners see the day', async () => {
    const owner = await aUser(app);
    const buyer = await aUser(app, { practiceId: owner.practiceId, role: 'purchasing' });
    await run('--practice', `${owner.practiceId}`);
    const headers = bearer(await loginAs(app, buyer));
    const profile = await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers });
    expect(profile.json().data.Loeschtag).toBeNull();
  });

  test.each([['999999'], ['-1'], ['2,5'], ['x']])('practice %s is refused', async (practice) => {
    await expect(run(`--practice=${practice}`)).rejects.toThrow(/no practice 999999|--practice is not valid/);
  });

  test('the application can neither announce nor hasten a deletion', async () => {
    const { practiceId } = await aUser(app);
    const attempt = (sql: string) =>
      app.platform.database.forPractice(practiceId, (tx) => tx.run(sql, [practiceId]));
    await expect(attempt('insert into practice_deletion values ($1, now(), now())')).rejects.toThrow(
      'permission denied',
    );
    await expect(
      attempt('update practice_deletion set delete_on = now() where practice_id = $1'),
    ).rejects.toThrow('permission denied');
    await expect(attempt('delete from practice where id = $1')).rejects.toThrow('permission denied');
  });
});

test('until the day nothing goes, and a cancelled deletion is none', async () => {
  const [waiting, cancelled] = [await aUser(app), await aUser(app)];
  await run('--practice', `${waiting.practiceId}`);
  await setDay(waiting.practiceId, 1);
  await run('--practice', `${cancelled.practiceId}`);
  await setDay(cancelled.practiceId, 0);
  await run('--practice', `${cancelled.practiceId}`, '--cancel');
  await runDailyJob();
  expect(await practiceExists(waiting.practiceId)).toBe(true);
  expect(await practiceExists(cancelled.practiceId)).toBe(true);
  await setDay(waiting.practiceId, 0);
  await Promise.all([runDailyJob(), runDailyJob()]);
  expect(await practiceExists(waiting.practiceId)).toBe(false);
});

interface Reference {
  readonly name: string;
  readonly referred: string;
  readonly columns: string;
  readonly referred_columns: string;
  readonly action: string;
}

const references = `
  select f.conrelid::regclass::text as name, f.confrelid::regclass::text as referred, f.confdeltype as action,
    (select string_agg(quote_ident(a.attname), ', ' order by k.place) from unnest(f.conkey) with ordinality k (number, place)
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) as columns,
    (select string_agg(quote_ident(a.attname), ', ' order by k.place) from unnest(f.confkey) with ordinality k (number, place)
     join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number) as referred_columns
  from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`;

/** For each table the condition that finds the rows of the practice $1: by its id, or through the rows they refer to. */
async function conditionsByTable(): Promise<Map<string, string>> {
  const conditions = new Map([['practice', 'id = $1']]);
  const withId = await app.asOwner.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'practice_id' order by 1`,
  );
  for (const { name } of withId) conditions.set(name, 'practice_id = $1');
  const all = await app.asOwner.rows<Reference>(references);
  for (let added = true; added; ) {
    added = false;
    for (const { name, referred, columns, referred_columns: keys, action } of all) {
      const condition = conditions.get(referred);
      if (conditions.has(name) || condition === undefined) continue;
      expect(action, `${name} → ${referred} would stop the deletion`).not.toBe('a');
      conditions.set(name, `(${columns}) in (select ${keys} from ${referred} where ${condition})`);
      added = true;
    }
  }
  return conditions;
}

/** A table's rows beside those of the practice, as one value to compare. */
const rest = async (table: string, condition: string, id: number) =>
  app.asOwner.one(
    `select count(*)::integer as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content
     from ${table} t where (${condition}) is not true`,
    [id],
  );

test('on the day every row and file of the practice goes, and nothing of another one', async () => {
  const { id } = await app.asOwner.one<{ id: number }>(
    `select practice_id as id from practice_user where email = 'demo@praxora.example' order by id limit 1`,
  );
  const owner = await aUser(app, { practiceId: id });
  const headers = bearer(await loginAs(app, owner));
  const post = (url: string, payload?: object) =>
    app.request({ method: 'POST', url, headers, ...(payload && { payload }) });
  expect(
    (await post('/pro/invitations', { email: 'neu@praxis.example', firstName: 'Ina', lastName: 'Neu' }))
      .statusCode,
  ).toBeLessThan(300);
  expect((await post('/pro/exports')).statusCode).toBeLessThan(300);
  await app.asOwner.run(
    `insert into blob (id, practice_id, name, media_type, size, is_whole, expires_at) values (repeat('b', 32), $1, 'Rechnung.pdf', 'application/pdf', 1, true, now() + interval '1 day')`,
    [id],
  );
  await app.asOwner.run(
    `insert into blob_part (practice_id, blob_id, number, content) values ($1, repeat('b', 32), 0, 'x')`,
    [id],
  );
  await expect(run('--practice', `${id}`)).rejects.toThrow('no export holds them');
  await run('--practice', `${id}`, '--without-export');
  await setDay(id, 0);

  const persons = await app.asOwner.rows<{ id: number; is_elsewhere: boolean }>(
    `select u.person_id as id, exists (select from app_user o where o.person_id = u.person_id and o.practice_id <> $1) as is_elsewhere
     from app_user u where u.practice_id = $1 order by 1`,
    [id],
  );
  const conditions = await conditionsByTable();
  const filled: string[] = [];
  for (const [table, condition] of conditions) {
    const rows = await app.asOwner.rows(`select 1 from ${table} where ${condition} limit 1`, [id]);
    if (rows.length > 0) filled.push(table);
  }
  expect(filled.length, filled.join()).toBeGreaterThan(30);
  const before = new Map<string, unknown>();
  for (const [table, condition] of conditions) before.set(table, await rest(table, condition, id));

  await runDailyJob();

  for (const [table, condition] of conditions) {
    expect(await app.asOwner.rows(`select 1 from ${table} where ${condition}`, [id]), table).toEqual([]);
    expect(await rest(table, condition, id), table).toEqual(before.get(table));
  }
  const left = await app.asOwner.rows('select id from person where id = any($1) order by id', [
    persons.map((person) => person.id),
  ]);
  expect(left).toEqual(
    persons.filter(({ is_elsewhere }) => is_elsewhere).map((person) => ({ id: person.id })),
  );
  expect(await app.asOwner.rows('select id from deleted_practice where id = $1', [id])).toEqual([{ id }]);
  const jobs = await app.asOwner.rows(`select 1 from job where payload ->> 'practiceId' = $1::text`, [
    `${id}`,
  ]);
  expect(jobs).toEqual([]);
  const answer = await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers });
  expect(answer.statusCode).toBe(401);
});

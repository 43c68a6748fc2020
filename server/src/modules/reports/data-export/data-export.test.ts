// The export of all data, read back: every row of every table of the practice, its documents, and nobody else's.
import { exportSections } from '@praxora/contract/reports/data-export.calls';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Archive } from '../../../platform/spreadsheet/unzip.ts';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aCheckout } from '../../../testing/checkout-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { workOff } from '../../../testing/jobs.ts';
import { exportJob } from './export.job.ts';
import { exportedFiles, leftOut } from './files.ts';

let app: TestApp;
let me: StoreKeeper;
let other: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  [me, other] = [await aStoreKeeper(app), await aStoreKeeper(app)];
});
afterAll(() => app.close());

const start = async (who = me) => (await who.send('POST', 'exports')).data;
const latest = async (who = me) => (await who.send('GET', 'exports/latest')).data;
const fetch = (blobId: string, who: Pick<StoreKeeper, 'headers'> = me) =>
  app.request({ method: 'GET', url: `/services/blob/${blobId}`, headers: who.headers });

async function archiveOf(who: StoreKeeper): Promise<Archive> {
  await start(who);
  await workOff(app, [exportJob]);
  const { state, file } = await latest(who);
  expect(state).toBe('done');
  const answer = await fetch(file.blobId, who);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toHaveLength(file.size);
  return new Archive(answer.rawPayload);
}

async function rowsOf(archive: Archive, name: string): Promise<Record<string, string>[]> {
  const content = await archive.read(`${name}.csv`);
  if (content === null) throw new Error(`There is no ${name}.csv`);
  return parse(content, { bom: true, delimiter: ';', columns: true });
}

describe('an export', () => {
  it('holds every row of the practice and its documents, and nothing of others', async () => {
    const { me: buyer, fill, order } = await aCheckout(app);
    const keeper = await aStoreKeeper(app, { practiceId: buyer.user.practiceId });
    const storage = await keeper.aStorage();
    const article = await keeper.anArticle({ name: '=HYPERLINK("x")' });
    await keeper.bookIn(article, 3, storage, { batchNumber: '2026-01-02', expirationDate: '2029-03-31' });
    await fill();
    expect((await order()).statusCode).toBe(200);
    await fill();
    await app.asOwner.run(
      `with d as (insert into article_document (practice_id, article_id, type, effective_on)
                  values ($1, $2, 'SAFETY_DATA_SHEET', '2026-03-01') returning id)
       insert into article_document_version (practice_id, document_id, version, file_name, media_type, size, content, uploaded_by)
       select $1, d.id, 1, 'Blatt ä/1.pdf', 'application/pdf', 4, '%PDF', $3 from d`,
      [buyer.user.practiceId, article, buyer.user.id],
    );
    await other.anArticle({ name: 'Fremd' });

    const archive = await archiveOf(keeper);
    for (const { name, table } of Object.values(exportedFiles).flat()) {
      const column = table === 'practice' ? 'id' : 'practice_id';
      const { count } = await app.asOwner.one<{ count: number }>(
        `select count(*)::integer as count from ${table} where ${column} = $1`,
        [buyer.user.practiceId],
      );
      expect([name, (await rowsOf(archive, name)).length]).toEqual([name, count]);
    }
    expect(await rowsOf(archive, 'articles')).toMatchObject([{ name: `'=HYPERLINK("x")` }]);
    const [stock] = await rowsOf(archive, 'stock');
    expect(stock).toMatchObject({ batch_number: '2026-01-02', expiration_date: '31.03.2029', balance: '3' });
    const [position] = await rowsOf(archive, 'order-positions');
    expect(Object.values(position ?? {})).toContain('12,34');
    const { id } = await app.asOwner.one<{ id: number }>(
      'select id from article_document where article_id = $1',
      [article],
    );
    expect((await archive.read(`documents/${id}-1-Blatt ä_1.pdf`))?.toString()).toBe('%PDF');
  });

  it('tells nothing a login could be made of', async () => {
    const [user] = await rowsOf(await archiveOf(me), 'users');
    expect(Object.keys(user ?? {})).toEqual([
      'id',
      'name',
      'first_name',
      'last_name',
      'email',
      'language',
      'created_at',
    ]);
  });

  it('names erased persons in the language of the person who asked for it', async () => {
    const keeper = await aStoreKeeper(app);
    const { userId, practiceId } = await app.asOwner.one<{ userId: number; practiceId: number }>(
      'select max(id) as "userId", max(practice_id) as "practiceId" from app_user',
    );
    await app.asOwner.run(`insert into app_user (practice_id, role, former_number) values ($1, 'stock', 3)`, [
      practiceId,
    ]);
    const names = { de: ';Ehemalige Person 3;', en: ',Former user 3,' };
    for (const [language, name] of Object.entries(names)) {
      await app.asOwner.run(
        'update person set language = $2 where id = (select person_id from app_user where id = $1)',
        [userId, language],
      );
      expect((await (await archiveOf(keeper)).read('users.csv'))?.toString()).toContain(name);
    }
  });

  it('is begun once, says how far it is, and its file is for this practice only', async () => {
    const keeper = await aStoreKeeper(app);
    expect(await latest(keeper)).toBeNull();
    const [first, second] = await Promise.all([start(keeper), start(keeper)]);
    expect(first).toMatchObject({ state: 'waiting', sections: exportSections.length, file: null });
    expect(second.id).toBe(first.id);
    expect(await workOff(app, [exportJob])).toBe(1);
    const { state, sectionsDone, file } = await latest(keeper);
    expect([state, sectionsDone]).toEqual(['done', exportSections.length]);
    const answer = await fetch(file.blobId, keeper);
    expect(answer.headers['content-disposition']).toMatch(/praxora-\d{4}-\d\d-\d\d\.zip/);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(await recordedActions(app, 'dataExport', first.id)).toEqual([
      ...['dataExport.started', 'dataExport.downloaded'],
    ]);
    for (const [id, who] of [
      [file.blobId, other],
      ['0'.repeat(48), keeper],
      [`${file.blobId}0`, keeper],
    ] as const)
      expect((await fetch(id, who)).statusCode).toBe(404);
  });

  it('is cancelled before it begins, and while it runs', async () => {
    const keeper = await aStoreKeeper(app);
    const cancel = async (id: number, who = keeper) => who.send('DELETE', `exports/${id}`);
    const first = await start(keeper);
    expect((await cancel(first.id, other)).status).toBe(404);
    expect((await cancel(first.id)).data.state).toBe('cancelled');
    await workOff(app, [exportJob]);
    expect((await latest(keeper)).state).toBe('cancelled');

    const second = await start(keeper);
    const { database } = app.platform;
    // The first that is written finds that somebody has cancelled it.
    const platform = {
      ...app.platform,
      now: () => app.platform.now(),
      database: {
        ...database,
        forPractice: async <R>(id: number, work: Parameters<typeof database.forPractice<R>>[1]) => {
          const result = await database.forPractice(id, work);
          await cancel(second.id);
          return result;
        },
      },
    };
    await exportJob.run(platform, {
      id: 0,
      queue: exportJob.queue,
      payload: { practiceId: keeper.user.practiceId, exportId: second.id },
      attempts: 1,
    });
    expect(await latest(keeper)).toMatchObject({ id: second.id, state: 'cancelled', file: null });
    const left = await app.asOwner.rows('select 1 from blob where practice_id = $1', [
      keeper.user.practiceId,
    ]);
    expect(left).toEqual([]);
  });

  it('begins anew after an attempt that broke off, and is thrown away when asked to', async () => {
    const keeper = await aStoreKeeper(app);
    const { id } = await start(keeper);
    await app.asOwner.run(`update data_export set state = 'running', sections_done = 4 where id = $1`, [id]);
    await workOff(app, [exportJob]);
    const { file } = await latest(keeper);
    await keeper.send('DELETE', `exports/${id}`);
    expect(await latest(keeper)).toMatchObject({ state: 'expired', file: null });
    expect((await fetch(file.blobId, keeper)).statusCode).toBe(404);
  });

  it('is there for seven days', async () => {
    const keeper = await aStoreKeeper(app);
    await archiveOf(keeper);
    const { file } = await latest(keeper);
    expect(Date.parse(file.availableUntil) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await app.asOwner.run(`update blob set expires_at = now() - interval '1 second' where id = $1`, [
      file.blobId,
    ]);
    expect((await fetch(file.blobId, keeper)).statusCode).toBe(404);
    expect(await latest(keeper)).toMatchObject({ state: 'expired', file: null });
  });

  it('that cannot be written says so', async () => {
    const keeper = await aStoreKeeper(app);
    const { id } = await start(keeper);
    const payload = { practiceId: keeper.user.practiceId, exportId: id };
    await exportJob.gaveUp?.(
      app.platform,
      { id: 0, queue: exportJob.queue, payload, attempts: 3 },
      'no luck',
    );
    expect((await latest(keeper)).state).toBe('failed');
    await app.asOwner.run(`delete from job where queue = $1`, [exportJob.queue]);
  });
});

test('every table of a practice is exported, or left out for a reason', async () => {
  const tables = await app.asOwner.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'practice_id' order by 1`,
  );
  const known = new Set([
    ...Object.values(exportedFiles)
      .flat()
      .map(({ table }) => table),
    ...Object.keys(leftOut),
  ]);
  expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

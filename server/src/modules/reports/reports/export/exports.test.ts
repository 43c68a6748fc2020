// Reports as files: read back by other libraries, fetched from the blob; long ones in the background.
import { calendarDay } from '@praxora/rules/shared/dates';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../../testing/inventory-builders.ts';
import { workOff } from '../../../../testing/jobs.ts';
import { generateStock } from '../testing/generated-stock.ts';
import { reportExportJob } from './exports.job.ts';

let app: TestApp;
let me: StoreKeeper;
const reports = [
  'inventory',
  'orders-by-vendor',
  'orders-by-article',
  'invoiced-prices',
  'consumption',
  'stock-movements',
] as const;

beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
  await generateStock(app, me, 20);
  await app.asOwner.run(
    `update article set name = '=HYPERLINK("evil")' where practice_id = $1 and id % 2 = 0`,
    [me.user.practiceId],
  );
});
afterAll(() => app.close());

const fetched = (blobId: string, keeper = me) =>
  app.request({ method: 'GET', url: `/services/blob/${blobId}`, headers: keeper.headers });

async function made(report: string, body: object): Promise<Buffer> {
  const { status, data, errors } = await me.send('POST', `reports/${report}/export`, body);
  expect(status, JSON.stringify(errors)).toBe(200);
  expect(data).toMatchObject({ state: 'done', exportId: null });
  const file = await fetched(data.blobId);
  expect(file.statusCode).toBe(200);
  return file.rawPayload;
}

const all = { preset: 'allTime' };

describe('CSV', () => {
  test.each(reports)('%s has its mark, semicolons and a row for each found', async (report) => {
    const file = await made(report, { format: 'csv', ...(report === 'inventory' ? {} : all) });
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows: string[][] = parse(file, { bom: true, delimiter: ';' });
    const { data } = await me.send(
      'GET',
      `reports/${report}${report === 'inventory' ? '' : '?preset=allTime'}`,
    );
    expect(rows.length - 1).toBe(data.total);
    expect(rows[0]?.length).toBeGreaterThan(5);
  });

  test('formulas are defused; English numbers have a point, and semicolons all the same', async () => {
    const german = (await made('inventory', { format: 'csv', language: 'de' })).toString('utf8');
    expect(german).toContain(`"'=HYPERLINK(""evil"")"`);
    expect(german).not.toMatch(/(^|;)"?=/m);
    const rows: Record<string, string>[] = parse(await made('inventory', { format: 'csv', language: 'en' }), {
      bom: true,
      delimiter: ';',
      columns: true,
    });
    const { data } = await me.send('GET', 'reports/inventory');
    const sum = rows.reduce((total, row) => total + Math.round(Number(row['Stock value'] ?? 0) * 100), 0);
    expect(sum).toBe(data.totals.valueCents);
    expect(sum).toBeGreaterThan(0);
  });
});

test('a workbook has real numbers and days', async () => {
  const file = await made('stock-movements', { format: 'xlsx', language: 'de', ...all });
  const [sheet] = await readXlsxFile(file);
  const rows = sheet?.data ?? [];
  const [header = []] = rows;
  const { data } = await me.send('GET', 'reports/stock-movements?preset=allTime&pageSize=200');
  expect(rows.length - 1).toBe(data.total);
  for (const [index, item] of data.items.entries()) {
    const row = rows[index + 1] ?? [];
    const cell = (title: string) => row[header.indexOf(title)];
    expect(calendarDay(cell('Tag') as unknown as Date)).toBe(item.happenedOn);
    expect(cell('Menge')).toBe(item.quantity);
    if (item.valueCents === null) expect(cell('Wert')).toBeNull();
    else expect(cell('Wert')).toBeCloseTo(item.valueCents / 100);
    expect(cell('Artikel')).toBe(item.name);
  }
});

test.each(reports)('%s as a PDF', async (report) => {
  const file = await made(report, { format: 'pdf', ...(report === 'inventory' ? {} : all) });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test.each(reports)('%s of a practice that has nothing is a file without rows', async (report) => {
  const empty = await aStoreKeeper(app);
  for (const format of ['csv', 'xlsx', 'pdf']) {
    const { status, data } = await empty.send('POST', `reports/${report}/export`, { format });
    expect([status, data?.state, data?.rows], format).toEqual([200, 'done', 0]);
    const { rawPayload } = await fetched(data.blobId, empty);
    if (format === 'csv') expect(parse(rawPayload, { bom: true, delimiter: ';' })).toHaveLength(1);
    else expect(rawPayload.length).toBeGreaterThan(500);
  }
});

test('ids of others in the body are unknown', async () => {
  const other = await aStoreKeeper(app);
  const articleIds = String(await other.anArticle());
  for (const report of reports) {
    const { status } = await me.send('POST', `reports/${report}/export`, { format: 'csv', articleIds });
    expect(status, report).toBe(404);
  }
});

test('the query of the body is held to the report’s own rules; files of others are nobody’s', async () => {
  const wrong = { format: 'csv', from: '2026-02-01', to: '2026-01-01' };
  const { status, errors } = await me.send('POST', 'reports/consumption/export', wrong);
  expect({ status, code: errors[0].code }).toEqual({ status: 422, code: 'PERIOD_BACKWARDS' });
  expect((await me.send('POST', 'reports/consumption/export', { format: 'doc' })).status).toBe(422);
  const { data } = await me.send('POST', 'reports/inventory/export', { format: 'csv' });
  const other = await aStoreKeeper(app);
  expect((await fetched(data.blobId, other)).statusCode).toBe(404);
});

describe('more than 5,000 rows', () => {
  beforeAll(async () => {
    await app.asOwner.run(
      `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, happened_on)
       select m.practice_id, m.article_id, m.stock_entry_id, gen_random_uuid(), 'correction', case when n % 2 = 0 then 1 else -1 end,
              m.unit_to_count, m.unit_id, m.happened_on
       from (select * from stock_movement where practice_id = $1 order by id limit 1) m, generate_series(1, 5200) n`,
      [me.user.practiceId],
    );
  });

  test('are written by a job with progress, and the blob is there when it is done', async () => {
    const { data } = await me.send('POST', 'reports/stock-movements/export', { format: 'csv', ...all });
    expect(data).toMatchObject({ state: 'waiting', rowsDone: 0 });
    expect((await fetched(data.blobId)).statusCode).toBe(404);
    await workOff(app, [reportExportJob]);
    const { data: after } = await me.send('GET', `reports/exports/${data.exportId}`);
    expect(after).toMatchObject({ state: 'done', blobId: data.blobId, rowsDone: data.rows });
    const rows: string[][] = parse((await fetched(data.blobId)).rawPayload, { bom: true, delimiter: ';' });
    expect(rows.length - 1).toBe(data.rows);
    const other = await aStoreKeeper(app);
    expect((await other.send('GET', `reports/exports/${data.exportId}`)).status).toBe(404);
  });

  test('cancelled before it began, nothing is left', async () => {
    const { data } = await me.send('POST', 'reports/stock-movements/export', { format: 'xlsx', ...all });
    expect((await me.send('DELETE', `reports/exports/${data.exportId}`)).data.state).toBe('cancelled');
    await workOff(app, [reportExportJob]);
    expect((await fetched(data.blobId)).statusCode).toBe(404);
  });
});

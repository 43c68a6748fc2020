import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anImporter, asCsv } from './testing/importer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('of 5,000 rows 400 faulty ones are left out at once, listed, and imported once corrected', async () => {
  const me = await anImporter(app);
  const rows = Array.from({ length: 5_000 }, (_, at) => `Artikel ${at};${at % 25 < 2 ? 'viele' : '5'}`);
  const { data } = await me.upload(asCsv('Name;Mindestbestand', ...rows));
  expect(data.counts).toMatchObject({ rows: 5_000, wrong: 400 });
  const path = `inventory/article/import/${data.id}`;
  const { data: left } = await me.send('POST', `${path}/leave-out`, { rows: 'wrong' });
  expect(left.counts).toMatchObject({ wrong: 0, leftOut: 400, ready: 4_600 });
  const list = (await me.fetchFile(`${path}/left-out?format=csv&language=de`)).toString('utf8');
  const lines = list.replace('\ufeff', '').trim().split('\r\n');
  expect(lines).toHaveLength(401);
  expect(lines[0]).toContain('Zu prüfen');
  expect(lines[1]).toMatch(/^Artikel 0;viele;2;Mindestbestand$/);
  const { data: again } = await me.upload(Buffer.from(list.replaceAll('viele', '7')));
  expect(again.counts).toMatchObject({ rows: 400, wrong: 0, articles: 400 });
});

it('identical rows are left out together, but for the first of each', async () => {
  const me = await anImporter(app);
  const row = 'Handschuh;3;Raum 1';
  const { data } = await me.upload(asCsv('Name;Menge;Lagerort', row, row, row, 'Maske;2;Raum 1'));
  await me.change(data.id, { createStorages: true });
  const { data: left } = await me.send('POST', `inventory/article/import/${data.id}/leave-out`, {
    rows: 'repeated',
  });
  expect(left.counts).toMatchObject({ leftOut: 2, ready: 2, repeated: 0, stockEntries: 2 });
});

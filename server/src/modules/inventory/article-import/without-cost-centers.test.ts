// While a practice does not use cost centers, no list and no file tells of them; and nothing entered is lost.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anImporter, asCsv } from './testing/importer.ts';

let app: TestApp;
let me: Awaited<ReturnType<typeof anImporter>>;
let articleId: number;
let lab: number;
beforeAll(async () => {
  app = await startTestApp();
  me = await anImporter(app);
  await me.useCostCenters(true);
  lab = (await me.send('POST', 'cost-centers', { number: '1300', name: 'Eigenlabor' })).data.id;
  articleId = await me.anArticle({
    name: 'Gips',
    costCenterInformation: { standardCostCenterId: lab },
  });
});
afterAll(() => app.close());

const exported = async () =>
  (await me.fetchFile('inventory/article/export?format=csv&language=de')).toString('utf8');
const template = async () =>
  (await me.fetchFile('inventory/article/import/template?format=csv&language=de')).toString('utf8');
const listed = async () => (await me.send('GET', 'inventory/article/list?search=Gips')).data.items[0];
const detail = async () => (await me.send('GET', `inventory/article/${articleId}`)).data;

test('lists, exports and templates have no column of them', async () => {
  expect(await exported()).toContain('Kostenstelle');
  expect(await exported()).toContain('1300');
  expect(await template()).toContain('Kostenstelle');
  expect((await listed()).costCenter).toBe('1300 Eigenlabor');
  await me.useCostCenters(false);
  expect(await exported()).not.toMatch(/Kostenstelle|1300/);
  expect(await template()).not.toContain('Kostenstelle');
  expect((await listed()).costCenter).toBeNull();
});

test('who saves an article meanwhile keeps its cost center, and finds it again later', async () => {
  await me.useCostCenters(false);
  const { costCenterInformation } = await detail();
  await me.send('PUT', 'inventory/article', { id: articleId, name: 'Gips', costCenterInformation });
  await me.useCostCenters(true);
  expect((await listed()).costCenter).toBe('1300 Eigenlabor');
});

test('a file’s column of them is not imported, and cannot be matched', async () => {
  await me.useCostCenters(false);
  const file = asCsv('Artikelname;Kostenstelle', 'Wachs;1300', 'Draht;9999');
  const { data } = await me.upload(file);
  const fields = ({ columns }: { columns: { field: string | null }[] }) => columns.map(({ field }) => field);
  expect(fields(data)).toEqual(['name', null]);
  expect(data.counts).toMatchObject({ wrong: 0, articles: 2 });
  const refused = await me.change(data.id, { columns: ['name', 'costCenter'] });
  expect(refused.errors).toMatchObject([{ field: 'columns', code: 'INCORRECT_VALUE' }]);

  await me.useCostCenters(true);
  const known = (await me.send('GET', 'inventory/article/import')).data;
  expect(fields(known)).toEqual(['name', 'costCenter']);
  expect(await me.problems(data.id)).toEqual([[3, 'costCenter', 'IMPORT_UNKNOWN_VALUE']]);
  await me.correct(data.id, 1, { values: { costCenter: '1300' } });

  await me.useCostCenters(false);
  expect((await me.commit(data.id)).data).toMatchObject({ articles: 2 });
  const stored = await app.asOwner.rows(
    `select cost_center_id from article where practice_id = $1 and name in ('Wachs', 'Draht')`,
    [me.user.practiceId],
  );
  expect(stored).toEqual([{ cost_center_id: null }, { cost_center_id: null }]);
});

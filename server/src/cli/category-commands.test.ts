// The operators' commands about categories and manufacturers, on a real database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { aProduct } from '../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../testing/inventory-builders.ts';
import { runCommand } from '../testing/operator-commands.ts';

let app: TestApp;
let me: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
});
afterAll(() => app.close());

const run = (name: string, ...args: string[]) => runCommand(app, name, args);

interface Category {
  readonly slug: string;
  readonly parent: string | null;
  readonly nameDe: string;
  readonly nameEn: string;
}
const list = async (): Promise<Category[]> => JSON.parse(await run('category list', '--json'));
const below = async (parent: string | null) =>
  (await list()).filter((row) => row.parent === parent).map(({ slug }) => slug);

test('a category is created below another one or at the top, and the shop shows it', async () => {
  expect(await run('category list')).toContain('  einweg-handschuhe, Handschuhe / Gloves, 0 products');
  const names = ['--name-de', 'Überschuhe', '--name-en', 'Overshoes'];
  expect(await run('category create', ...names, '--parent', 'einweg')).toBe(
    'Category einweg-ueberschuhe created.',
  );
  expect((await below('einweg')).at(-1)).toBe('einweg-ueberschuhe');
  await run('category create', '--name-de', 'Werkstatt', '--name-en', 'Workshop');
  expect((await below(null)).at(-1)).toBe('werkstatt');
  const { data } = await me.send('GET', 'catalog/categories');
  expect(JSON.stringify(data)).toContain('Overshoes');
  const before = await list();
  const again = (...args: string[]) => run('category create', ...names, ...args);
  await expect(again('--parent', 'einweg')).rejects.toThrow('There is a category einweg-ueberschuhe already');
  await expect(again('--parent', 'einweg', '--slug', 'andere')).rejects.toThrow(
    'einweg-ueberschuhe has one of these names already',
  );
  await expect(again('--parent', 'nirgends')).rejects.toThrow('There is no category nirgends');
  await expect(again('--parent', 'einweg-handschuhe')).rejects.toThrow('is no top category');
  await expect(run('category create', '--name-de', '???', '--name-en', 'x')).rejects.toThrow('say --slug');
  await expect(run('category create', '--name-de', ' ', '--name-en', 'x')).rejects.toThrow(
    '--name-de is not valid',
  );
  expect(await list()).toEqual(before);
});

test('a category is renamed, and its slug stays', async () => {
  const rename = (...args: string[]) => run('category rename', '--category', 'einweg-handschuhe', ...args);
  expect(await rename('--name-en', 'Examination gloves')).toBe('Category einweg-handschuhe is renamed.');
  expect(await rename('--name-en', 'Examination gloves')).toBe('It was so already.');
  expect(await list()).toContainEqual(
    expect.objectContaining({
      slug: 'einweg-handschuhe',
      nameDe: 'Handschuhe',
      nameEn: 'Examination gloves',
    }),
  );
  await expect(rename()).rejects.toThrow('Say what to change');
  const [, other] = await below('einweg');
  const taken = (await list()).find(({ slug }) => slug === other && slug !== 'einweg-handschuhe');
  if (taken)
    await expect(rename('--name-de', taken.nameDe)).rejects.toThrow('has one of these names already');
  await expect(run('category rename', '--category', 'x', '--name-de', 'y')).rejects.toThrow(
    'There is no category x',
  );
});

test('a category moves with its products, or among its neighbours', async () => {
  const move = (...args: string[]) => run('category move', '--category', 'einweg-masken', ...args);
  await move('--place', '1');
  expect((await below('einweg'))[0]).toBe('einweg-masken');
  const [top = ''] = (await below(null)).filter((slug) => slug !== 'einweg');
  await move('--parent', top, '--place', '99');
  expect((await below(top)).at(-1)).toBe('einweg-masken');
  expect(await below('einweg')).not.toContain('einweg-masken');
  await move('--parent', 'einweg');
  expect((await below('einweg')).at(-1)).toBe('einweg-masken');
  const tops = await below(null);
  await run('category move', '--category', 'einweg', '--place', '1');
  expect(await below(null)).toEqual(['einweg', ...tops.filter((slug) => slug !== 'einweg')]);
  const before = await list();
  await expect(run('category move', '--category', 'einweg', '--parent', top)).rejects.toThrow(
    'einweg is a top category',
  );
  await expect(move('--parent', 'einweg-handschuhe')).rejects.toThrow('is no top category');
  await expect(move('--place', '0')).rejects.toThrow('--place is not valid');
  await expect(move()).rejects.toThrow('Say where to');
  expect(await list()).toEqual(before);
});

async function aManufacturer(name: string): Promise<number> {
  const { id } = await app.asOwner.one<{ id: number }>(
    'insert into manufacturer (name) values ($1) returning id',
    [name],
  );
  return id;
}

test('manufacturers are merged with products and articles, and practices find it in their log', async () => {
  const [into, from, other] = [
    await aManufacturer('Muster Medical'),
    await aManufacturer('MUSTER Med.'),
    await aManufacturer('Muster GmbH'),
  ];
  const [product, articleId] = [await aProduct(app), await me.anArticle()];
  await app.asOwner.run('update product set manufacturer_id = $2 where id = $1', [product, from]);
  await app.asOwner.run('update article set manufacturer_id = $2 where id = $1', [articleId, from]);
  const merge = (...ids: number[]) =>
    run(
      'manufacturer merge',
      ...ids.flatMap((id) => ['--from', `${id}`]),
      ...['--into', `${into}`, '--json'],
    );
  expect(JSON.parse(await merge(from, other, from))).toEqual({
    into: 'Muster Medical',
    merged: ['MUSTER Med.', 'Muster GmbH'],
    products: 1,
    repeatedNumbers: 0,
  });
  expect(await run('manufacturer list', '--name', 'gmbh')).toBe(
    `${into}  Muster Medical, 1 products, also: muster gmbh, muster med.`,
  );
  expect(await app.asOwner.one('select manufacturer_id from article where id = $1', [articleId])).toEqual({
    manufacturer_id: into,
  });
  expect(
    await app.asOwner.rows(
      `select action, subject_id, changes from activity where program = 'manufacturer merge'`,
    ),
  ).toEqual([
    {
      action: 'article.changed',
      subject_id: `${articleId}`,
      changes: [{ field: 'manufacturer', before: 'MUSTER Med.', after: 'Muster Medical' }],
    },
  ]);
  await expect(merge(from)).rejects.toThrow(`There is no manufacturer ${from}`);
  await expect(merge(into)).rejects.toThrow('cannot be merged into itself');
  await expect(merge(1)).rejects.toThrow('stands for unknown ones');
});

// What is wrong with a file or does not fit is told in a sentence, and nothing is written.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp, startTestApp, type TestApp } from '../../../testing/app.ts';
import { loginAs } from '../../../testing/builders.ts';
import { readBackup } from '../backup/read-backup.ts';
import { exportPractice } from './export-practice.ts';
import { importPractice } from './import-practice.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-move-'));
const file = join(folder, 'practice.export');
const say = (): void => undefined;

let source: TestApp;
let target: TestApp;
let practiceId: number;
let content: string;
let before: unknown;

const counts = (app: TestApp) =>
  app.asOwner.one(
    `select (select count(*) from practice) as practices, (select count(*) from person) as persons,
            (select count(*) from product) as products, (select count(*) from manufacturer) as manufacturers,
            (select count(*) from stock_movement) as movements, (select count(*) from job) as jobs`,
  );

const write = (passphrase?: string, name = file) =>
  exportPractice({
    ...{ owner: source.owner, practiceId, file: name, passphrase, say },
    requireClosed: async () => undefined,
    noteExport: async () => undefined,
  });

const run = (more: Partial<Parameters<typeof importPractice>[0]> = {}) =>
  importPractice({
    ...{ owner: target.owner, file, say, isCheck: false, createsMissing: false, mappings: [] },
    afterLoad: async () => undefined,
    ...more,
  });

beforeAll(async () => {
  [source, target] = await Promise.all([startDemoApp(), startTestApp()]);
  ({ id: practiceId } = await source.asOwner.one<{ id: number }>(
    `select practice_id as id from practice_user where email = 'wien@praxora.example'`,
  ));
  await write();
  content = gunzipSync(readFileSync(file)).toString();
  before = await counts(target);
}, 120_000);
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true });
});

const altered = (change: (text: string) => string): string => {
  const name = join(folder, 'altered.export');
  writeFileSync(name, gzipSync(change(content)));
  return name;
};

test.each<[string, () => string, RegExp]>([
  ['cut off', () => altered((text) => text.slice(0, text.length / 2)), /is cut off/],
  ['altered', () => altered((text) => text.replace('\tPX-', '\tPY-')), /were altered/],
  [
    'of another schema',
    () => altered((text) => text.replaceAll('"0001_core"', '"0999_later"')),
    /0999_later/,
  ],
  [
    'of a newer format',
    () => altered((text) => text.replaceAll('"format":1', '"format":2')),
    /newer version/,
  ],
  ['something else', () => altered(() => 'hello\n'), /no exported practice/],
  ['not there', () => join(folder, 'nowhere'), /cannot be read/],
])('a file that is %s is refused', async (_, make, sentence) => {
  await expect(run({ file: make() })).rejects.toThrow(sentence);
  expect(await counts(target)).toEqual(before);
});

test('an exported practice is no backup, and a passphrase must be the right one', async () => {
  await expect(readBackup(file, undefined)).rejects.toThrow('no backup of Praxora');
  const sealed = join(folder, 'sealed.export');
  await write('correct horse', sealed);
  await expect(run({ file: sealed })).rejects.toThrow('is encrypted');
  await expect(run({ file: sealed, passphrase: 'wrong' })).rejects.toThrow('not the one');
});

test('missing vendors, products and manufacturers are listed by a check and refused by an import', async () => {
  const { problems, practiceId: imported } = await run({ isCheck: true });
  expect(imported).toBeNull();
  expect(problems.join('\n')).toMatch(/There is no vendor \S+ \(.*\) here\. Create it/);
  expect(problems.join('\n')).toMatch(/There is no product .* here\. Create it with --create-missing/);
  expect(problems.join('\n')).toMatch(/There is no manufacturer .* here/);
  await expect(run()).rejects.toThrow('cannot be imported. Nothing was written');
  await expect(run({ mappings: [{ table: 'vendor', before: 'nobody', after: 'nobody' }] })).rejects.toThrow(
    'the file has no vendor nobody',
  );
  expect(await counts(target)).toEqual(before);
});

test('names, labels and order numbers that are taken: refused, listed, or given anew', async () => {
  // The same installation under another identity: nothing but the practice itself is missing, and everything is taken.
  const other = altered((text) => text);
  await source.asOwner.run('update practice set dental_office_id = gen_random_uuid() where id = $1', [
    practiceId,
  ]);
  const { problems } = await run({ owner: source.owner, file: other, isCheck: true });
  expect(problems.join('\n')).toMatch(/is called .*, too\. Give the new one another name with --name/);
  expect(problems.join('\n')).toMatch(/The label \S+ is in use here already/);
  expect(problems.join('\n')).toMatch(/The transmission \S+ is in use here already/);
});

test('missing vendors are created or mapped first; then products are created, and the logins work', async () => {
  const vendors = await source.asOwner.rows<{ slug: string; name: string }>(
    'select slug, name from vendor where practice_id is null order by id',
  );
  for (const { slug, name } of vendors.slice(1))
    await target.asOwner.run('insert into vendor (slug, name) values ($1, $2)', [slug, name]);
  await target.asOwner.run(`insert into vendor (slug, name) values ('other', 'Other')`);
  await target.asOwner.run(
    `insert into category (id, slug, name_de, name_en, picture, position) values (900001, 'other', 'Andere', 'Other', 'x', 1)`,
  );
  for (const { name_de, name_en } of await source.asOwner.rows<{ name_de: string; name_en: string }>(
    'select name_de, name_en from consumption_unit',
  ))
    await target.asOwner.run(
      'insert into consumption_unit (name_de, name_en) values ($1, $2) on conflict do nothing',
      [name_de, name_en],
    );
  const first = vendors[0]?.slug ?? '';
  const isNamed = content.includes(`\t${first}\t`);
  const mappings = isNamed ? [{ table: 'vendor' as const, before: first, after: 'other' }] : [];
  const checked = await run({ isCheck: true, createsMissing: true, mappings });
  const categories = checked.problems.flatMap((problem) => {
    const [, slug] = /no category (\S+) here/.exec(problem) ?? [];
    return slug === undefined ? [] : [{ table: 'category' as const, before: slug, after: 'other' }];
  });
  const report = await run({ createsMissing: true, mappings: [...mappings, ...categories] });
  expect(report.createdProducts).toBeGreaterThan(0);
  expect(report.newLogins).toContain('wien@praxora.example');
  // All ids of shared rows are other ones here: rows lead to the same by their keys.
  for (const statement of [
    `select o.order_number, case when v.slug in ($2, 'other') then 'mapped' else v.slug end as vendor
     from purchase_order o join vendor v on v.id = o.vendor_id where o.practice_id = $1 order by 1`,
    `select a.name, p.slug, m.name as manufacturer, u.name_de as unit, $2::text as mapped
     from article a join product p on p.id = a.product_id join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit u on u.id = a.order_unit_id where a.practice_id = $1 order by 1, 2`,
  ]) {
    const expected = await source.asOwner.rows(statement, [practiceId, first]);
    expect(expected.length).toBeGreaterThan(0);
    expect(await target.asOwner.rows(statement, [report.practiceId, first])).toEqual(expected);
  }
  await loginAs(target, { email: 'wien@praxora.example', password: 'praxora-demo' });
}, 60_000);

test('an order whose platform number is taken gets the next one, and no later order gets one that came in', async () => {
  const { number, other } = await source.asOwner.one<{ number: string; other: number }>(
    `select min(platform_order_number) as number, (select max(practice_id) from purchase_order where practice_id <> $1) as other
     from purchase_order where practice_id = $1`,
    [practiceId],
  );
  await source.asOwner.run(
    `update purchase_order set platform_order_number = 'PX-gone' where platform_order_number = $1`,
    [number],
  );
  await source.asOwner.run(
    `update purchase_order set platform_order_number = $1 where id = (select min(id) from purchase_order where practice_id = $2)`,
    [number, other],
  );
  practiceId = other;
  const second = join(folder, 'second.export');
  await write(undefined, second);
  const { problems } = await run({ file: second, isCheck: true, createsMissing: true });
  const mappings = problems.flatMap((problem) => {
    const [, table, slug] = /no (category|vendor) (\S+) .*here/.exec(problem) ?? [];
    return slug === undefined
      ? []
      : [{ table: table as 'category' | 'vendor', before: slug, after: 'other' }];
  });
  const report = await run({ file: second, createsMissing: true, mappings });
  expect(report.renumbered.map(({ before: taken }) => taken)).toEqual([number]);
  const { next, greatest } = await target.asOwner.one<{ next: number; greatest: number }>(
    `select nextval('platform_order_number')::integer as next,
            (select max(substr(platform_order_number, 4)::integer) from purchase_order) as greatest`,
  );
  expect(next).toBe(greatest + 1);
}, 60_000);

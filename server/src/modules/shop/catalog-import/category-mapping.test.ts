// Groups of vendors' catalogues that have no category of ours: told together with suggestions, mapped, and imported then.
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../../testing/operator-commands.ts';
import { mappingFile } from './category-mapping.ts';
import { counts, Importer, imported } from './testing/importer.ts';

let run: Importer;
beforeAll(async () => {
  run = await Importer.start();
});
beforeEach(() => run.emptyCatalogue());
afterAll(() => run.close());

const header = 'Artikelnummer;Bezeichnung;EAN;Preis;Warengruppe';
const row = (number: string, name: string, group: string, gtin = '') =>
  `${number};${name};${gtin};5,00;${group}`;
const importRows = (...rows: string[]) =>
  run.importFile(run.file('rows.csv', [header, ...rows].join('\n')), { vendorId: run.vendorId });

const command = (name: string, ...args: string[]) =>
  runCommand(run.app, name, ['--vendor', `${run.vendorId}`, ...args]);
const mapping = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    JSON.parse(await command('mapping list', '--json')).map(
      ({ groupId, category }: { groupId: string; category: string }) => [groupId, category],
    ),
  );

const rows = [
  row('A-1', 'Stuhl', 'Gartenmöbel'),
  row('A-2', 'Tisch', 'Gartenmöbel'),
  row('A-3', 'Nitril M', 'Praxis > Untersuchungshandschuhe'),
  row('A-4', 'Nitril L', 'Einweg-Handschuhe'),
  row('A-5', 'Ohne Gruppe', ''),
];

const unmappedGroups = ({ result }: Awaited<ReturnType<typeof importRows>>) => {
  if (result.outcome === 'refused') throw new Error(result.reason);
  return result.unmappedGroups;
};

test('new products without a category are told by their groups, and everything else is imported', async () => {
  const told = await importRows(...rows);
  expect(counts(told)).toEqual(imported({ newOffers: 1, newProducts: 1, unmapped: 4 }));
  expect(told.rejected).toEqual([]);
  expect(unmappedGroups(told)).toEqual([
    {
      groupId: 'Gartenmöbel',
      path: 'Gartenmöbel',
      articles: 2,
      examples: ['Stuhl', 'Tisch'],
      suggestion: null,
    },
    { groupId: '', path: '', articles: 1, examples: ['Ohne Gruppe'], suggestion: null },
    {
      groupId: 'Praxis > Untersuchungshandschuhe',
      path: 'Praxis > Untersuchungshandschuhe',
      articles: 1,
      examples: ['Nitril M'],
      suggestion: { category: 'einweg-handschuhe', reason: 'the names are alike' },
    },
  ]);
});

test('a group whose other products are known gets their category suggested', async () => {
  await importRows(row('B-1', 'Maske', 'einweg-masken', '2990010000030'));
  await run.newVendor();
  const told = await importRows(
    row('C-1', 'Maske', 'Gartenmöbel', '2990010000030'),
    row('C-2', 'Andere Maske', 'Gartenmöbel'),
  );
  expect(counts(told)).toMatchObject({ newOffers: 1, newProducts: 0, unmapped: 1 });
  expect(unmappedGroups(told)).toMatchObject([
    {
      groupId: 'Gartenmöbel',
      suggestion: { category: 'einweg-masken', reason: '1 known products of the group are there' },
    },
  ]);
});

test('the groups are written to a file, looked through, mapped and imported then', async () => {
  const first = await importRows(...rows);
  const file = run.file('mapping.csv');
  writeFileSync(file, mappingFile(unmappedGroups(first)));
  expect(await command('mapping import', '--file', file)).toBe(
    '1 groups are mapped, 0 were so already, 1 have no category yet.',
  );
  expect(await mapping()).toEqual({ 'Praxis > Untersuchungshandschuhe': 'einweg-handschuhe' });
  await command('mapping set', '--group', 'Gartenmöbel', '--category', 'buero-buerobedarf');
  expect(counts(await importRows(...rows))).toEqual(
    imported({ newOffers: 3, newProducts: 3, unchanged: 1, unmapped: 1 }),
  );
  const categories = await run.app.asOwner.rows(
    `select o.order_number as number, c.slug from offer o join product p on p.id = o.product_id
     join category c on c.id = p.category_id where o.vendor_id = $1 order by 1`,
    [run.vendorId],
  );
  expect(categories).toEqual([
    { number: 'A-1', slug: 'buero-buerobedarf' },
    { number: 'A-2', slug: 'buero-buerobedarf' },
    { number: 'A-3', slug: 'einweg-handschuhe' },
    { number: 'A-4', slug: 'einweg-handschuhe' },
  ]);
});

test("a mapping is one vendor's, holds for the groups below, and can be taken back", async () => {
  const set = (category: string) => command('mapping set', '--group', 'Möbel', '--category', category);
  expect(await set('buero-buerobedarf')).toBe('"Möbel" means buero-buerobedarf.');
  expect(await set('buero-buerobedarf')).toBe('It was so already.');
  const below = row('D-1', 'Stuhl', 'Möbel > Garten');
  expect(counts(await importRows(below))).toMatchObject({ newProducts: 1, unmapped: 0 });
  await command('mapping remove', '--group', 'Möbel');
  await expect(command('mapping remove', '--group', 'Möbel')).rejects.toThrow('is not mapped');
  expect(await mapping()).toEqual({});
  await set('buero-buerobedarf');
  await run.newVendor();
  expect(counts(await importRows(row('E-1', 'Bank', 'Möbel > Garten')))).toMatchObject({ unmapped: 1 });
  await expect(set('buero')).rejects.toThrow('there is no category "buero" that products can be in');
  for (const [name, ...args] of [
    ['mapping list'],
    ['mapping set', '--group', 'x', '--category', 'einweg-masken'],
    ['mapping remove', '--group', 'x'],
    ['mapping import', '--file', 'x.csv'],
  ] as const)
    await expect(runCommand(run.app, name, ['--vendor', '999999', ...args])).rejects.toThrow(
      'The marketplace has no vendor 999999',
    );
});

test.each([
  ['', 'The file is empty'],
  ['group;category\n', 'no line below its columns'],
  ['Gruppe;Kategorie\nG;einweg-masken\n', 'must name the columns "group" and "category"'],
  [
    'group;category\nG1;einweg-masken\nG2;nirgends\nG3;einweg-handschuhe\n;einweg-masken\nG1;einweg-handschuhe\n',
    'Nothing was changed.\nline 3: there is no category "nirgends" that products can be in. See: npm run admin -- category list\n' +
      'line 5: the group is missing\nline 6: the group "G1" stands on line 2 already',
  ],
  ['group;category\nG1;einweg\n', 'line 2: there is no category "einweg" that products can be in'],
  ['<?xml version="1.0"?><BMECAT></BMECAT>', 'The file is a catalogue, and no mapping'],
])('a mapping file %j is refused as a whole', async (content, text) => {
  await command('mapping set', '--group', 'G9', '--category', 'einweg-masken');
  const file = run.file('wrong.csv');
  writeFileSync(file, content);
  await expect(command('mapping import', '--file', file)).rejects.toThrow(text);
  expect(await mapping()).toEqual({ G9: 'einweg-masken' });
});

test('a mapping file that is missing says so', async () => {
  await expect(command('mapping import', '--file', '/nowhere/groups.csv')).rejects.toThrow(
    'Nothing was changed. The file /nowhere/groups.csv cannot be read',
  );
});

test('names of merged manufacturers mean the other one in later catalogues', async () => {
  const withMaker = (number: string, maker: string) =>
    run.file(
      'makers.csv',
      `Artikelnummer;Bezeichnung;Preis;Warengruppe;Hersteller;Herstellernummer\n${number};Spiegel;5,00;einweg-masken;${maker};S-1`,
    );
  await run.importFile(withMaker('F-1', 'Spiegelwerk'), { vendorId: run.vendorId });
  await run.importFile(withMaker('F-2', 'Spiegelwerk GmbH'), { vendorId: run.vendorId, keepMissing: true });
  const ids = Object.fromEntries(
    JSON.parse(await runCommand(run.app, 'manufacturer list', ['--name', 'spiegelwerk', '--json'])).map(
      ({ id, name }: { id: number; name: string }) => [name, id],
    ),
  );
  const merge = await runCommand(run.app, 'manufacturer merge', [
    ...['--from', `${ids['Spiegelwerk GmbH']}`],
    ...['--into', `${ids.Spiegelwerk}`],
  ]);
  expect(merge).toContain('1 of its numbers now stand at several products');
  await run.newVendor();
  const { result } = await run.importFile(withMaker('G-1', 'SPIEGELWERK GMBH'), { vendorId: run.vendorId });
  // Known by manufacturer and number, under the merged name.
  expect(result).toMatchObject({ outcome: 'imported', newOffers: 1, newProducts: 0 });
  expect(await runCommand(run.app, 'manufacturer list', ['--name', 'spiegelwerk gmbh'])).toContain(
    'Spiegelwerk,',
  );
});

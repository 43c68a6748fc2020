import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { verifyLedger } from '../stock/verifier/verifier.ts';
import { anImporter, asCsv, asXlsx } from './testing/importer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  // The ledger is consistent after all bookings of these tests.
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  await app.close();
});

const header = 'Bezeichnung;Hersteller-Nr.;Bestand;Lagerort;Charge;MHD;EK-Preis';

describe('a file', () => {
  it('becomes articles with opening stock: CSV as a practice writes it', async () => {
    const me = await anImporter(app);
    const file = asCsv(
      'Bestandsliste;;;;;;',
      header,
      'Handschuh M;H-1;1.200;Lager;L1;31.12.2027;7,45',
      'Handschuh M;H-1;5;Raum 1;L2;03/28;',
      'Absaugkanüle;;;;;;',
    );
    const { data } = await me.upload(file, 'C:\\Praxis\\Liste.csv');
    expect(data).toMatchObject({
      fileName: 'Liste.csv',
      counts: { rows: 3, wrong: 2, ready: 1, articles: 2, stockEntries: 2, existing: 0 },
      unknownStorages: ['Lager', 'Raum 1'],
    });
    expect(data.columns.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'manufacturerNumber',
      'amount',
      'storage',
      'batchNumber',
      'expirationDate',
      'price',
    ]);
    expect(data.columns[0]).toMatchObject({
      heading: 'Bezeichnung',
      samples: ['Handschuh M', 'Absaugkanüle'],
    });
    expect(await me.problems(data.id)).toEqual([
      [3, 'storage', 'IMPORT_STORAGE_UNKNOWN'],
      [4, 'storage', 'IMPORT_STORAGE_UNKNOWN'],
    ]);
    const changed = await me.change(data.id, { createStorages: true });
    expect(changed.data.counts).toMatchObject({ wrong: 0, ready: 3 });
    const done = await me.commit(data.id);
    expect(done.data).toEqual({
      articles: 2,
      updated: 0,
      stockEntries: 2,
      labels: 1205,
      storages: 2,
      skipped: 0,
    });
    const [tube, gloves] = await me.holdings();
    expect(tube).toMatchObject({ name: 'Absaugkanüle', stock: 0, entries: null, default_storage: null });
    expect(gloves).toMatchObject({
      name: 'Handschuh M',
      manufacturer_number: 'H-1',
      stock: 1205,
      default_storage: 'Lager',
      earliest_expiry: '2027-12-31',
      entries: [
        ['Lager', 'L1', '2027-12-31', 1200, 745, 1200],
        ['Raum 1', 'L2', '2028-03-31', 5, null, 5],
      ],
    });
    const movements = await app.asOwner.rows(
      'select kind, input_type, note from stock_movement where practice_id = $1 order by id',
      [me.user.practiceId],
    );
    expect(movements).toEqual(Array(2).fill({ kind: 'input', input_type: 'CORRECTION', note: 'Liste.csv' }));
    expect((await me.send('GET', 'inventory/article/import')).data).toBeNull();
  });

  it('as a workbook, with every field, by English headings', async () => {
    const me = await anImporter(app);
    await me.send('POST', 'cost-centers', { number: '100', name: 'Praxis', isStandard: true });
    await me.useCostCenters(true);
    const all: [string, string | number | { day: string }][] = [
      ['Article name', 'Needles'],
      ['Manufacturer number', '007'],
      ['Order unit', 'packs'],
      ['Consumption unit', 'pcs'],
      ['Contents per order unit', 100],
      ['Counted in', 'Consumption unit'],
      ['Label', 'Shelf'],
      ['Removed per scan', 5],
      ['Minimum stock', 100],
      ['Re-order point', 200],
      ['Ideal stock', 400],
      ['Warn', 'no'],
      ['Batch required', 'yes'],
      ['Expiry date required', 'yes'],
      ['Batch label', 'yes'],
      ['Batch labels per input', 3],
      ['Use after opening (days)', 28],
      ['Ask for treatment reference', 'yes'],
      ['Dangerous good', 'yes'],
      ['VAT', '7 %'],
      ['Cost center', 100],
      ['Notes', 'zwei\nZeilen'],
      ['Discontinued', 'yes'],
      ['Opening stock', 350],
      ['Storage', 'Room'],
      ['Default storage', 'Cellar'],
      ['Batch number', 'B1'],
      ['Expiry date', { day: '2028-02-29' }],
      ['Price per order unit', 12.5],
    ];
    const file = await asXlsx(
      all.map(([heading]) => heading),
      [all.map(([, cell]) => cell)],
    );
    expect(await me.importAll(file)).toMatchObject({ articles: 1, stockEntries: 1, storages: 2, labels: 0 });
    expect(await me.holdings()).toEqual([
      {
        name: 'Needles',
        manufacturer_id: 1,
        manufacturer_number: '007',
        is_dangerous_good: true,
        unit_to_count: 'CONSUMPTION_UNIT',
        unit_to_label: 'STORAGE_PRODUCT',
        consumption_per_scan: 5,
        order_unit_id: 2,
        consumption_unit_id: 1,
        consumption_unit_count: 100,
        notifications_enabled: false,
        minimum_stock: 100,
        warning_stock: 200,
        ideal_stock: 400,
        has_batch_obligation: true,
        has_expiry_obligation: true,
        use_within_days: 28,
        asks_reference: true,
        has_batch_label: true,
        batch_label_prints: 3,
        is_discontinued: true,
        cost_center: '100',
        default_storage: 'Cellar',
        notice: 'zwei\nZeilen',
        use_inventory: true,
        vat_class: 'reducedTax',
        stock: 350,
        stock_value_cents: expect.anything(),
        earliest_expiry: '2028-02-29',
        slug: null,
        entries: [['Room', 'B1', '2028-02-29', 350, 1250, 0]],
      },
    ]);
  });
});

describe('what is wrong stands at its row and field', () => {
  it('by the rules of articles and of stock', async () => {
    const me = await anImporter(app);
    await me.useCostCenters(true);
    const file = asCsv(
      'Artikelname;Mindestbestand;Meldebestand;Chargenpflicht;Verfallsdatumspflicht;Einheit;Zähleinheit;Inhalt;Entnahme je Scan;Kein Lagerartikel;Kostenstelle;MwSt;Bestand;Lagerort;Charge;MHD;Preis;GTIN',
      ';;;;;;;;;;;;;;;;;',
      ';5;;;;;;;;;;;;;;;;',
      'A;5;3;;;;;;;;;;;;;;;',
      'B;-1;;;;;;;;;;;;;;;;',
      'C;;;ja;ja;;;;;;;;4;;;;;',
      'D;;;vielleicht;;Fass;;;;;;;viele;;;31.02.2027;gratis;12x',
      'E;;;;;;Stück;10;3;;;;;;;;;',
      'F;;;;;;;;;ja;;;4;;;;;',
      'G;;;;;;;;;;999;50 %;9999;;;;;',
      `${'H'.repeat(201)};;;;;;;;;;;;;;;;;`,
    );
    const { data } = await me.upload(file);
    const { data: changed } = await me.change(data.id, { defaultStorageId: await me.aStorage() });
    expect(changed.counts).toMatchObject({ rows: 9, wrong: 9 });
    expect(await me.problems(data.id)).toEqual([
      [3, 'name', 'REQUIRED_FIELD'],
      [4, 'warningStock', 'WARNING_NOT_ABOVE_MINIMUM'],
      [5, 'minimumStock', 'MINIMUM_NEGATIVE'],
      [6, 'batchNumber', 'BATCH_REQUIRED'],
      [6, 'expirationDate', 'EXPIRY_REQUIRED'],
      [7, 'gtin', 'INCORRECT_VALUE'],
      [7, 'orderUnit', 'IMPORT_UNKNOWN_VALUE'],
      [7, 'batchDuty', 'INCORRECT_VALUE'],
      [7, 'amount', 'INCORRECT_VALUE'],
      [7, 'expirationDate', 'INCORRECT_VALUE'],
      [7, 'price', 'INCORRECT_VALUE'],
      [8, 'consumptionPerScan', 'CONSUMPTION_NOT_DIVISIBLE'],
      [9, 'amount', 'ARTICLE_NOT_IN_INVENTORY'],
      [10, 'costCenter', 'IMPORT_UNKNOWN_VALUE'],
      [10, 'vat', 'INCORRECT_VALUE'],
      [11, 'name', 'INCORRECT_VALUE'],
    ]);
    expect(await me.commit(data.id)).toMatchObject({ status: 409, errors: { code: 'IMPORT_HAS_ERRORS' } });
    expect([await me.count('article'), await me.count('product')]).toEqual([0, 0]);
  });

  it('among the rows of one article', async () => {
    const me = await anImporter(app);
    const storage = await me.aStorage();
    const file = asCsv(
      'Artikel;Hersteller-Nr.;Mindestbestand;Bestand;Charge',
      'A;1;5;3;x',
      'a;1;;4;y',
      'A;1;6;4;z',
      'A;1;;;',
      'A;1;;0;w',
      'A;2;;1;x',
    );
    const { data } = await me.upload(file);
    await me.change(data.id, { defaultStorageId: storage });
    expect(await me.problems(data.id)).toEqual([
      [4, 'minimumStock', 'IMPORT_ROWS_DIFFER'],
      [5, 'name', 'IMPORT_ARTICLE_TWICE'],
    ]);
    await me.correct(data.id, 2, { values: { minimumStock: '5' } });
    const { data: corrected } = await me.correct(data.id, 3, { isLeftOut: true });
    expect(corrected.row).toMatchObject({ line: 5, status: 'leftOut', problems: [] });
    expect(corrected.import.counts).toMatchObject({
      wrong: 0,
      leftOut: 1,
      ready: 5,
      articles: 2,
      stockEntries: 4,
    });
    await me.commit(data.id);
    expect((await me.holdings()).map(({ stock }) => stock)).toEqual([11, 1]);
  });

  it('and rows that say exactly the same are told, and booked unless left out', async () => {
    const me = await anImporter(app);
    const rows = ['A;5;x;1,50', ' A ;5;x;1,50', 'A;5;y;1,50', 'B;2;;', 'A;5;x;1,50'];
    const { data } = await me.upload(asCsv('Artikel;Bestand;Charge;Preis', ...rows));
    const { data: changed } = await me.change(data.id, { defaultStorageId: await me.aStorage() });
    expect(changed.counts).toMatchObject({ ready: 5, wrong: 0, notes: 2 });
    const notes = async () =>
      (await me.send('GET', `inventory/article/import/${data.id}/rows`)).data.items.map(
        (row: { notes: unknown }) => row.notes,
      );
    const sameAsTwo = [{ field: 'amount', note: 'sameRow', line: 2 }];
    expect(await notes()).toEqual([[], sameAsTwo, [], [], sameAsTwo]);
    await me.correct(data.id, 1, { isLeftOut: true });
    expect(await notes()).toEqual([[], [], [], [], sameAsTwo]);
    await me.commit(data.id);
    expect((await me.holdings()).map(({ stock }) => stock)).toEqual([15, 2]);
  });

  it('and a default storage that was deleted meanwhile is none', async () => {
    const me = await anImporter(app);
    const storage = await me.aStorage();
    const { data } = await me.upload(asCsv('Artikel;Bestand', 'A;5'));
    await me.change(data.id, { defaultStorageId: storage });
    expect(await me.problems(data.id)).toEqual([]);
    await me.send('DELETE', `storages/${storage}`);
    expect(await me.problems(data.id)).toEqual([[2, 'storage', 'REQUIRED_FIELD']]);
    expect((await me.send('GET', 'inventory/article/import')).data).toMatchObject({ defaultStorageId: null });
  });

  it('and too many labels or too much stock are told before they are booked', async () => {
    const me = await anImporter(app);
    const many = Array.from({ length: 101 }, (_, index) => `B;1000000;${index};Regal`);
    const { data } = await me.upload(asCsv('Artikel;Bestand;Charge;Etikett', 'A;2001;x;Packung', ...many));
    await me.change(data.id, { defaultStorageId: await me.aStorage() });
    expect(await me.problems(data.id)).toEqual([
      [2, 'amount', 'TOO_MANY_LABELS'],
      [103, 'amount', 'STOCK_TOO_LARGE'],
    ]);
  });

  it('a row is corrected, in a field the file has no column for as well, and back again', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(asCsv('Artikel;Bestand', 'A;fünf'));
    expect(await me.problems(data.id)).toEqual([[2, 'amount', 'INCORRECT_VALUE']]);
    const first = await me.correct(data.id, 0, { values: { amount: '5' } });
    expect(first.data.row.problems).toMatchObject([{ field: 'storage', code: 'REQUIRED_FIELD' }]);
    const second = await me.correct(data.id, 0, { values: { storage: 'Keller' } });
    expect(second.data.row).toMatchObject({
      values: { name: 'A', amount: '5', storage: 'Keller' },
      isCorrected: true,
      problems: [{ code: 'IMPORT_STORAGE_UNKNOWN', params: { value: 'Keller' } }],
    });
    const back = await me.correct(data.id, 0, { values: { amount: 'fünf', storage: '' } });
    expect(back.data.row).toMatchObject({ isCorrected: false, values: { amount: 'fünf' } });
    expect((await me.correct(data.id, 1, {})).status).toBe(404);
    expect((await me.correct(data.id, 0, { values: { colour: 'x' } })).status).toBe(422);
  });
});

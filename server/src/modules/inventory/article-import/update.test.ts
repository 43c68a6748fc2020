// Articles that exist take over what a file says of them, and a whole import is undone while nothing of it was used.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { verifyLedger } from '../stock/verifier/verifier.ts';
import { anImporter, asCsv } from './testing/importer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  await app.close();
});

type Importer = Awaited<ReturnType<typeof anImporter>>;

/** A practice with gloves (12 in stock), masks and cups. */
async function aPractice(): Promise<Importer> {
  const me = await anImporter(app);
  await me.importAll(
    asCsv(
      'Bezeichnung;Herstellernummer;Mindestbestand;Idealbestand;Notizen;Bestand;Lagerort;EK',
      'Handschuh M;H-1;5;20;links;12;Keller;7,45',
      'Maske;M-1;3;9;;;;',
      'Becher;B-1;;;;;;',
    ),
  );
  return me;
}

async function uploadUpdate(me: Importer, ...lines: string[]) {
  const { data } = await me.upload(asCsv(...lines), 'neu.csv');
  return (await me.change(data.id, { updateExisting: true, createStorages: true })).data;
}

const finished = async (me: Importer) => (await me.send('GET', 'inventory/article/imports')).data;
const undo = (me: Importer, id: string) => me.send('POST', `inventory/article/imports/${id}/undo`);
const idOf = async (me: Importer, name: string): Promise<number> =>
  (
    await app.asOwner.one<{ id: number }>(
      'select id from article where practice_id = $1 and name = $2 and deleted_at is null',
      [me.user.practiceId, name],
    )
  ).id;

describe('an update', () => {
  it('finds articles by their number, shows old and new, and leaves empty cells and the stock alone', async () => {
    const me = await aPractice();
    const before = await me.holdings();
    const draft = await uploadUpdate(
      me,
      'Herstellernummer;Bezeichnung;Mindestbestand;Notizen;Bestand;Stammlagerort;Warnen;Lagerort',
      'h-1;Handschuh M neu;7;;99;Schrank;nein;Dach',
      'M-1;;3;;;;;',
      'N-1;Neu;1;;4;;;Keller',
    );
    expect(draft).toMatchObject({
      updateExisting: true,
      skipExisting: false,
      counts: { wrong: 0, update: 1, skipped: 1, ready: 1, existing: 2, articles: 1 },
    });
    const { items } = await me.rows(draft.id, '?language=en');
    expect(items.map(({ status }: { status: string }) => status)).toEqual(['update', 'skipped', 'ready']);
    expect(items[0].changes).toEqual([
      { field: 'name', before: 'Handschuh M', after: 'Handschuh M neu' },
      { field: 'manufacturerNumber', before: 'H-1', after: 'h-1' },
      { field: 'minimumStock', before: '5', after: '7' },
      { field: 'notifications', before: 'Yes', after: 'No' },
      { field: 'defaultStorage', before: 'Keller', after: 'Schrank' },
    ]);
    expect((await me.commit(draft.id)).data).toEqual({
      ...{ articles: 1, updated: 1, stockEntries: 1, labels: 4, storages: 1, skipped: 1 },
    });
    const after = await me.holdings();
    const named = (name: string, all: typeof after) => all.find((article) => article.name === name);
    expect(named('Handschuh M neu', after)).toEqual({
      ...named('Handschuh M', before),
      name: 'Handschuh M neu',
      manufacturer_number: 'h-1',
      minimum_stock: 7,
      notifications_enabled: false,
      default_storage: 'Schrank',
    });
    expect(named('Maske', after)).toEqual(named('Maske', before));
    const { data: log } = await me.send('GET', 'activity?pageSize=50');
    expect(JSON.stringify(log)).toContain('Handschuh M neu');
  });

  it('obeys the rules of every change of an article, each at its cell', async () => {
    const me = await aPractice();
    const draft = await uploadUpdate(
      me,
      'Bezeichnung;Herstellernummer;Gezählt wird die;Etikett;Kein Lagerartikel;Idealbestand',
      'Handschuh M;H-1;Verbrauchseinheit;Regal;ja;',
      'Maske;M-1;;;;2',
      'Becher;B-1;Verbrauchseinheit;Regal;ja;',
    );
    expect(await me.problems(draft.id)).toEqual([
      [2, 'unitToCount', 'UNIT_LOCKED'],
      [2, 'unitToLabel', 'LABEL_PLACEMENT_LOCKED'],
      [2, 'nonInventory', 'STOCK_LEFT_IN_ARTICLE'],
      [3, 'idealStock', 'IDEAL_NOT_ABOVE_MINIMUM'],
    ]);
    expect((await me.commit(draft.id)).errors).toMatchObject({ code: 'IMPORT_HAS_ERRORS' });
  });

  it('a number that several articles have, and rows that contradict each other, are refused', async () => {
    const me = await aPractice();
    await me.importAll(asCsv('Bezeichnung;Herstellernummer', 'Handschuh L;H-1'));
    const draft = await uploadUpdate(
      me,
      'Herstellernummer;Bezeichnung;Mindestbestand',
      'H-1;;8',
      'M-1;;8',
      'M-1;;9',
      'H-1;Handschuh L;1',
    );
    expect(await me.problems(draft.id)).toEqual([
      [2, 'manufacturerNumber', 'IMPORT_NUMBER_AMBIGUOUS'],
      [2, 'name', 'REQUIRED_FIELD'],
      [4, 'minimumStock', 'IMPORT_ROWS_DIFFER'],
    ]);
  });

  it('is one of three answers; without it a known number is only noted', async () => {
    const me = await aPractice();
    const { data } = await me.upload(asCsv('Herstellernummer;Bezeichnung', 'H-1;Anderer Name'));
    expect(data.counts).toMatchObject({ existing: 1, ready: 1, articles: 1 });
    expect((await me.rows(data.id)).items[0].notes).toContainEqual({
      field: 'manufacturerNumber',
      note: 'numberKnown',
    });
    const updating = (await me.change(data.id, { updateExisting: true })).data;
    expect(updating.counts).toMatchObject({ ready: 0, update: 1 });
    const skipping = (await me.change(data.id, { skipExisting: true })).data;
    expect(skipping).toMatchObject({ skipExisting: true, updateExisting: false });
  });

  it('what a practice exports changes nothing when it comes back', async () => {
    const me = await aPractice();
    await me.send('POST', 'cost-centers', { number: '100', name: 'Praxis', isStandard: true });
    await me.useCostCenters(true);
    const line = fc.record({
      counts: fc.constantFrom('Bestelleinheit', 'Verbrauchseinheit'),
      contents: fc.constantFrom('', '1', '6', '100'),
      scan: fc.constantFrom('', '1', '2'),
      thresholds: fc.constantFrom(';;', '1;2;3', '4;;9', ';;7'),
      flags: fc.constantFrom('ja;nein;ja', ';;', 'nein;ja;'),
      vat: fc.constantFrom('', '7', '19'),
      storage: fc.constantFrom('', 'Keller', 'Raum 1'),
      note: fc.constantFrom('', 'zwei Worte', '=1+1'),
      center: fc.constantFrom('', '100'),
    });
    const lines = fc
      .sample(line, { numRuns: 60, seed: 38 })
      .map(
        (one, at) =>
          `Stück ${at};S-${at};${one.counts};${one.contents};${one.scan};${one.thresholds};${one.flags};${one.vat};${one.storage};${one.note};${one.center}`,
      );
    const header =
      'Bezeichnung;Herstellernummer;Gezählt wird die;Inhalt je Bestelleinheit;Entnahme je Scan;Mindestbestand;Meldebestand;Idealbestand;Warnen;Chargenpflicht;Ausgelaufen;MwSt;Stammlagerort;Notizen;Kostenstelle';
    const { data } = await me.upload(asCsv(header, ...lines));
    await me.change(data.id, { createStorages: true });
    await me.send('POST', `inventory/article/import/${data.id}/leave-out`, { rows: 'wrong' });
    expect((await me.commit(data.id)).data.articles).toBeGreaterThan(20);
    const before = await me.holdings();
    for (const [format, language] of [
      ['csv', 'de'],
      ['xlsx', 'en'],
    ]) {
      const file = await me.fetchFile(`inventory/article/export?format=${format}&language=${language}`);
      const { data: again } = await me.upload(file, `wieder.${format}`);
      const draft = (await me.change(again.id, { updateExisting: true })).data;
      expect(await me.problems(again.id)).toEqual([]);
      expect(draft.counts).toMatchObject({ update: 0, ready: 0, skipped: draft.counts.rows });
      expect((await me.commit(again.id)).errors).toMatchObject({ code: 'IMPORT_NOTHING_LEFT' });
    }
    expect(await me.holdings()).toEqual(before);
  });
});

describe('undoing an import', () => {
  it('takes back what it created and changed, storages too, once', async () => {
    const me = await aPractice();
    const before = await me.holdings();
    const storages = (await me.send('GET', 'storages')).data.length;
    const draft = await uploadUpdate(
      me,
      'Herstellernummer;Bezeichnung;Mindestbestand;Gezählt wird die;Bestand;Lagerort',
      'H-1;Handschuh M neu;7;;;',
      'B-1;;1;Verbrauchseinheit;;',
      'N-1;Neu;1;;4;Dachboden',
    );
    await me.commit(draft.id);
    expect(await me.holdings()).not.toEqual(before);
    const [last] = await finished(me);
    expect(last).toMatchObject({
      id: draft.id,
      fileName: 'neu.csv',
      articles: 1,
      updated: 2,
      stockEntries: 1,
    });
    const { data } = await undo(me, draft.id);
    expect(data).toEqual({ articles: 1, updated: 2, stockEntries: 1, storages: 1 });
    expect(await me.holdings()).toEqual(before);
    expect((await me.send('GET', 'storages')).data).toHaveLength(storages);
    expect((await finished(me)).map(({ id }: { id: string }) => id)).not.toContain(draft.id);
    expect((await undo(me, draft.id)).status).toBe(404);
    // The same file can be imported again.
    const again = await uploadUpdate(me, 'Bezeichnung;Bestand;Lagerort', 'Neu;4;Dachboden');
    expect((await me.commit(again.id)).data).toMatchObject({ articles: 1, storages: 1 });
  });

  it('is refused as a whole once something was used or changed, and names what', async () => {
    const me = await aPractice();
    const [first] = await finished(me);
    const before = await me.holdings();
    const gloves = await idOf(me, 'Handschuh M');
    await me.send('POST', 'stock/consumption', { articleId: gloves, amount: 1 });
    const cups = await idOf(me, 'Becher');
    await me.send('POST', 'inventory/article/bulk', { articleIds: [cups], isDiscontinued: true });
    const { errors } = await undo(me, first.id);
    expect(errors).toMatchObject({ code: 'IMPORT_USED' });
    expect(errors.data.map(({ id }: { id: number }) => id).sort()).toEqual([gloves, cups].sort());
    expect((await me.holdings()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });

  it('of a changed article only its own change counts, unless its units were changed', async () => {
    const me = await aPractice();
    const draft = await uploadUpdate(
      me,
      'Herstellernummer;Mindestbestand;Gezählt wird die',
      'H-1;7;',
      'M-1;;Verbrauchseinheit',
    );
    await me.commit(draft.id);
    await me.send('POST', 'stock/consumption', {
      articleId: await idOf(me, 'Handschuh M'),
      amount: 1,
    });
    expect((await undo(me, draft.id)).status).toBe(200);
    const again = await uploadUpdate(me, 'Herstellernummer;Gezählt wird die', 'M-1;Verbrauchseinheit');
    await me.commit(again.id);
    await me.bookIn(await idOf(me, 'Maske'), 3, await me.aStorage());
    expect((await undo(me, again.id)).errors).toMatchObject({ code: 'IMPORT_USED' });
  });

  it('of another practice is not found', async () => {
    const me = await aPractice();
    const stranger = await aPractice();
    const [mine] = await finished(me);
    expect((await undo(stranger, mine.id)).status).toBe(404);
  });
});

describe('the number of statements', () => {
  /** Of everything that is done with a file of so many rows, each twenty-fifth of them twice with a fault. */
  async function statementsOf(rows: number): Promise<number[]> {
    const me = await anImporter(app);
    const lines = Array.from({ length: rows }, (_, at) => `Artikel ${at};${at % 25 < 2 ? 'viele' : '5'}`);
    const { data } = await me.upload(asCsv('Name;Mindestbestand', ...lines));
    const path = `inventory/article/import/${data.id}`;
    return [
      (await recordStatements(() => me.send('GET', `${path}/rows?status=wrong`))).length,
      (await recordStatements(() => me.send('POST', `${path}/leave-out`, { rows: 'wrong' }))).length,
    ];
  }

  it('is the same for 500 rows with 40 faults as for 50 with 4', async () => {
    expect(await statementsOf(500)).toEqual(await statementsOf(50));
  });

  it('of an update and of its undoing does not grow with the articles', async () => {
    const statements = async (articles: number): Promise<number[]> => {
      const me = await anImporter(app);
      const lines = (minimum: number) => [
        'Name;Herstellernummer;Mindestbestand',
        ...Array.from({ length: articles }, (_, at) => `Artikel ${at};A-${at};${minimum}`),
      ];
      await me.importAll(asCsv(...lines(1)));
      const draft = await uploadUpdate(me, ...lines(2));
      expect(draft.counts).toMatchObject({ update: articles, wrong: 0 });
      const committed = await recordStatements(() => me.commit(draft.id));
      const undone = await recordStatements(() => undo(me, draft.id));
      return [committed.length, undone.length];
    };
    expect(await statements(180)).toEqual(await statements(18));
  });
});

// Commits an import completely or not at all, and only once; an exported file imports again without loss.
import { plainFields } from '@praxora/rules/inventory/article-field-values';
import { articleFields } from '@praxora/rules/inventory/article-fields';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsInPart } from '../../../platform/database/in-parts.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aProduct, readSlug } from '../../../testing/catalog-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { exportArticles } from './files.ts';
import { anImporter, asCsv } from './testing/importer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Artikel ${index};${index + 1};Lager`);
const list = (count: number) => asCsv('Artikel;Bestand;Lagerort', ...lines(count));

describe('committing', () => {
  it('leaves nothing behind when the last row cannot be booked', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(list(40));
    await me.change(data.id, { createStorages: true });
    // Planted: nothing the preview could know of.
    await app.asOwner.run(
      `create function planted() returns trigger language plpgsql as
       $$ begin if new.amount = 40 then raise exception 'planted'; end if; return new; end $$`,
    );
    await app.asOwner.run(
      'create trigger planted before insert on stock_movement for each row execute function planted()',
    );
    await expect(me.commit(data.id, 'planted-1')).rejects.toThrow('SERVICE_ERROR');
    for (const table of ['article', 'product', 'storage', 'stock_entry', 'stock_movement'] as const)
      expect([table, await me.count(table)]).toEqual([table, 0]);
    expect(await me.count('article_import')).toBe(1);
    await app.asOwner.run('drop trigger planted on stock_movement');
    expect((await me.commit(data.id, 'planted-1')).data).toMatchObject({ articles: 40, stockEntries: 40 });
    expect(await recordedActions(app, 'articleImport', data.id)).toEqual(['article.imported']);
  });

  it('looks again: what has changed since the preview counts', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(list(2));
    await me.change(data.id, { createStorages: true });
    const articleId = await me.anArticle({ name: 'artikel 1' });
    expect(await me.commit(data.id)).toMatchObject({ status: 409, errors: { code: 'IMPORT_HAS_ERRORS' } });
    expect(await me.count('article')).toBe(1);
    const { items } = await me.rows(data.id, '?status=wrong');
    expect(items).toMatchObject([{ line: 3, problems: [{ code: 'ARTICLE_EXISTS', articleId }] }]);
    await me.change(data.id, { skipExisting: true });
    expect((await me.commit(data.id)).data).toMatchObject({ articles: 1, skipped: 1 });
  });

  it('books once for one key, and once from twenty clients', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(list(10));
    await me.change(data.id, { createStorages: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        me.commit(data.id, index < 10 ? 'the-same-key' : `key-of-${index}-x`),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect(new Set(done.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect([1, 10]).toContain(done.length);
    expect([await me.count('article'), await me.count('stock_movement'), await me.count('storage')]).toEqual([
      10, 10, 1,
    ]);
  });

  it('by two colleagues with the same list makes the articles once', async () => {
    const me = await anImporter(app);
    const other = await anImporter(app, { practiceId: me.user.practiceId });
    const storage = await me.aStorage();
    const drafts = [];
    for (const who of [me, other]) {
      const { data } = await who.upload(asCsv('Artikel;Bestand', 'A;1', 'B;2'));
      await who.change(data.id, { defaultStorageId: storage });
      drafts.push({ who, id: data.id });
    }
    const answers = await Promise.all(drafts.map(({ who, id }) => who.commit(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await me.count('article')).toBe(2);
  });
});

describe('a file is refused', () => {
  it('with its reason, and the former import stays', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(list(1));
    const code = async (content: Buffer, name?: string) => (await me.upload(content, name)).errors.code;
    expect(await code(Buffer.from('%PDF-1.4'), 'liste.csv')).toBe('IMPORT_FILE_TYPE');
    expect(await code(Buffer.from('PK\u0003\u0004 nothing'), 'liste.xlsx')).toBe('IMPORT_FILE_BROKEN');
    expect(await code(asCsv('Artikel;Bestand'))).toBe('IMPORT_FILE_EMPTY');
    expect(await code(list(5001))).toBe('IMPORT_TOO_MANY_ROWS');
    const large = await me.upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
    expect(large).toMatchObject({ status: 413, errors: { code: 'BODY_TOO_LARGE' } });
    expect((await me.send('GET', 'inventory/article/import')).data.id).toBe(data.id);
    expect((await me.upload(list(5000))).data.counts.rows).toBe(5000);
  });
});

describe('template and export', () => {
  it.each(['xlsx', 'csv'])(
    'the template as %s is an import without a mistake, in both languages',
    async (format) => {
      for (const language of ['de', 'en']) {
        const me = await anImporter(app);
        const file = await me.fetchFile(
          `inventory/article/import/template?format=${format}&language=${language}`,
        );
        const { data } = await me.upload(file, `vorlage.${format}`);
        expect(data.columns.every(({ field }: { field: string | null }) => field !== null)).toBe(true);
        expect(await me.importAll(file)).toMatchObject({ articles: 2, stockEntries: 3, storages: 2 });
      }
    },
  );

  it('whatever a practice has comes out and goes into another the same', async () => {
    const me = await anImporter(app);
    const product = await aProduct(app);
    const slug = await readSlug(app, product);
    const storages = [await me.aStorage(), await me.aStorage()];
    const costCenter = (await me.send('POST', 'cost-centers', { number: '007', name: 'Labor' })).data.id;
    await me.useCostCenters(true);
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('=A1', "'-x", ' - ', '007', '1,5;"x"\nzwei'),
    );
    const [{ wishes } = { wishes: [] }] = fc.sample(
      fc.record({
        wishes: fc.array(
          fc.record({
            byPiece: fc.boolean(),
            number: text.map((value) => value.trim()),
            notice: text,
            per: fc.constantFrom(1, 2, 5),
            label: fc.constantFrom('SALES_UNIT', 'STORAGE_PRODUCT', 'CONSUMABLE_UNIT'),
            flags: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
            amounts: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
          }),
          { minLength: 25, maxLength: 25 },
        ),
      }),
      { numRuns: 1, seed: 5 },
    );
    for (const [index, wish] of wishes.entries()) {
      const [batch, expiry, dangerous, discontinued, quiet, printed] = wish.flags;
      const articleId = await me.anArticle({
        name: `${index % 2 ? '+' : '='}Artikel ${index}`,
        manufacturerNumber: wish.number,
        isDangerousGood: dangerous ?? false,
        labelConfiguration: {
          unitToCount: wish.byPiece ? 'CONSUMPTION_UNIT' : 'ORDER_UNIT',
          unitToLabel: wish.label as 'SALES_UNIT',
          consumptionPerScan: wish.byPiece ? wish.per : 1,
        },
        packagingInformation: {
          orderUnitId: 3,
          consumptionUnitId: 1,
          consumptionUnitCount: wish.byPiece ? 10 : 1,
        },
        notificationInformation: {
          notificationsEnabled: !quiet,
          minimumStock: { amount: index },
          idealStock: { amount: index + 1 },
        },
        documentation: {
          hasBatchObligation: batch ?? false,
          hasExpiryDateObligation: expiry ?? false,
          hasBatchLabel: printed ?? false,
          numberOfBatchLabelPrints: 4,
          useWithinDays: printed ? 28 : null,
          asksReference: printed ?? false,
        },
        discontinuedInventoryArticleInformation: { isInventoryArticleDiscontinued: discontinued ?? false },
        costCenterInformation: { standardCostCenterId: quiet ? costCenter : null },
        storageConfiguration: { defaultStorageId: dangerous ? (storages[0] ?? null) : null },
        notes: { notice: wish.notice },
        vat: printed ? 'reducedTax' : 'fullTax',
        ...(index === 0 ? { catalogOrigin: { catalogProductSlug: slug } } : {}),
      });
      for (const [at, amount] of wish.amounts.entries())
        await me.bookIn(articleId, amount, storages[at % 2] ?? 0, {
          batchNumber: `=L-${at}`,
          expirationDate: `2028-0${at + 1}-15`,
        });
    }
    await me.anArticle({ name: 'Kein Lagerartikel', useInventory: false });
    const before = await me.holdings();
    expect(before).toHaveLength(26);
    // A field that is the same in all articles would come through unread.
    for (const { column } of plainFields.map((field) => articleFields[field]))
      expect([column, new Set(before.map((row) => row[column])).size]).not.toEqual([column, 1]);
    for (const [format, language] of [
      ['xlsx', 'de'],
      ['csv', 'de'],
      ['csv', 'en'],
    ]) {
      const other = await anImporter(app);
      await other.send('POST', 'cost-centers', { number: '007', name: 'Labor' });
      await other.useCostCenters(true);
      await other.importAll(
        await me.fetchFile(`inventory/article/export?format=${format}&language=${language}`),
      );
      expect(await other.holdings()).toEqual(before);
    }
  });

  it('many articles are read part by part, and every one is in the file once', async () => {
    const me = await anImporter(app);
    const count = 2 * rowsInPart + 50;
    const names = Array.from({ length: count }, (_, row) => `Artikel ${String(row).padStart(4, '0')}`);
    await me.importAll(asCsv('Artikelname', ...names));
    const parts: number[] = [];
    const counted = (tx: Tx): Tx => ({
      ...tx,
      rows: async (...query) => {
        const rows = await tx.rows(...query);
        if (query[0].includes('from article')) parts.push(rows.length);
        return rows as never;
      },
    });
    const { content } = await app.platform.database.forPractice(me.user.practiceId, (tx) =>
      exportArticles({ tx: counted(tx), now: app.platform.now }, { format: 'csv', language: 'de' }),
    );
    const exported = content.toString().split('\r\n').slice(1, -1);
    expect(exported.map((line) => line.split(';')[0])).toEqual(names);
    expect(parts).toEqual([rowsInPart, rowsInPart, 50]);
  });

  it('the export follows the filter of the list, and of a storage takes what lies there', async () => {
    const me = await anImporter(app);
    const [room, cellar] = [await me.aStorage(), await me.aStorage()];
    const gloves = await me.anArticle({ name: 'Handschuh', useInventory: true });
    const mask = await me.anArticle({ name: 'Maske', useInventory: true });
    await me.bookIn(gloves, 3, room, { batchNumber: 'L-1' });
    await me.bookIn(gloves, 5, cellar, { batchNumber: 'L-2' });
    await me.bookIn(mask, 7, cellar, { batchNumber: 'L-3' });
    const exported = async (filter: string) => {
      const text = (await me.fetchFile(`inventory/article/export?format=csv&${filter}`)).toString('utf8');
      return ['Handschuh', 'Maske', 'L-1', 'L-2', 'L-3'].filter((word) => text.includes(word));
    };
    expect(await exported('sort=name')).toEqual(['Handschuh', 'Maske', 'L-1', 'L-2', 'L-3']);
    expect(await exported('search=hand')).toEqual(['Handschuh', 'L-1', 'L-2']);
    expect(await exported(`storageId=${room}`)).toEqual(['Handschuh', 'L-1']);
    expect(await exported('nonInventory=true')).toEqual([]);
    const elsewhere = await (await anImporter(app)).aStorage();
    const foreign = await me.send('GET', `inventory/article/export?format=csv&storageId=${elsewhere}`);
    expect(foreign.status).toBe(404);
  });
});

// Opening stock of thousands of new articles: the articles are read part by part.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { bookOpeningStock } from '../stock/stock.service.ts';
import { verifyLedger } from '../stock/verifier/verifier.ts';
import { anImporter, asCsv } from './testing/importer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('every article is read once, in parts, and everything is booked', async () => {
  const me = await anImporter(app);
  const count = 450;
  await me.importAll(asCsv('Artikelname', ...Array.from({ length: count }, (_, row) => `Artikel ${row}`)));
  const { practiceId } = me.user;
  const articles = await app.asOwner.rows<{ id: number }>(
    'select id from article where practice_id = $1 order by id',
    [practiceId],
  );
  const storageId = await me.aStorage();
  const openings = articles.map(({ id: articleId }, index) => ({
    articleId,
    // Some have so many labels that they do not go along with their entries.
    amount: index % 150 === 0 ? 2000 : 1 + (index % 3),
    storageId,
    batchNumber: `L-${index}`,
    expirationDate: null,
    orderUnitPriceCents: 100,
  }));
  const read: number[] = [];
  const counted = (tx: Tx): Tx => ({
    ...tx,
    rows: async (...query) => {
      const rows = await tx.rows(...query);
      if ('unit_to_label' in (rows[0] ?? {})) read.push(rows.length);
      return rows as never;
    },
  });
  const { platform } = app;
  const labels = await platform.database.forPractice(practiceId, (tx) =>
    bookOpeningStock(
      { ...platform, tx: counted(tx), user: { ...me.user, device: null } } as unknown as UserContext,
      openings,
      'liste.csv',
    ),
  );
  expect(read).toEqual([200, 200, 50]);
  expect(labels).toBe(openings.reduce((sum, { amount }) => sum + amount, 0));
  expect(
    await app.asOwner.rows(
      `select article_id as "articleId", balance as amount, batch_number as "batchNumber",
              (select count(*)::integer from stock_label l where l.stock_entry_id = e.id and not is_due) as labels
       from stock_entry e where practice_id = $1 order by id`,
      [practiceId],
    ),
  ).toEqual(
    openings.map(({ articleId, amount, batchNumber }) => ({
      articleId,
      amount,
      batchNumber,
      labels: amount,
    })),
  );
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
});

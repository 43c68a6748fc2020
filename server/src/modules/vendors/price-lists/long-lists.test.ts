// A long price list: looked over and taken over in parts, so that neither memory nor statements grow with it but by parts.
// Six parts show that as well as twenty; how long 20,000 lines take is in docs/benchmarks.md.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { linesAtOnce } from './check/check-lines.ts';
import { commitPriceList } from './commit.ts';
import { correctPriceListLine, listPriceListLines, uploadPriceList } from './price-lists.service.ts';
import { aLister, asCsv } from './testing/lister.ts';

const longest = 600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A practice with that many articles, each with a number of its manufacturer. */
async function aFullShelf(count: number) {
  const me = await aLister(app);
  const template = await me.anArticle({ name: 'Muster' });
  const shelf = `shelf-${me.user.practiceId}-`;
  const category = await app.asOwner.one<{ id: number }>(
    'select min(id) as id from category where parent_id is not null',
  );
  await app.asOwner.run(
    `insert into product (slug, name_de, name_en, category_id, manufacturer_number)
     select $1::text || n, 'Artikel ' || n, 'Article ' || n, $3::integer, 'R-' || n from generate_series(1, $2::integer) n`,
    [shelf, count, category.id],
  );
  // Drawn here: another server would draw its own.
  const ids = await app.asOwner.rows<{ id: string }>(
    `select nextval(pg_get_serial_sequence('article', 'id')) as id from generate_series(1, $1::integer)`,
    [count],
  );
  await app.asOwner.run(
    `insert into article
     select made.*
     from article a join product p on starts_with(p.slug, $2)
     join unnest($4::integer[]) with ordinality as free (id, n) on p.slug = $2 || free.n
     cross join lateral jsonb_populate_record(a, jsonb_build_object(
       'id', free.id, 'product_id', p.id, 'name', p.name_de, 'manufacturer_number', p.manufacturer_number)) made
     where a.practice_id = $3 and a.id = $1`,
    [template, shelf, me.user.practiceId, ids.map(({ id }) => id)],
  );
  return me;
}

/** Statements sent to the database, and the most rows one answer had. */
function counted(tx: Tx) {
  const seen = { statements: 0, mostRows: 0 };
  const note = <Result>(result: Result, rows = 0): Result => {
    seen.statements += 1;
    seen.mostRows = Math.max(seen.mostRows, rows);
    return result;
  };
  const counting: Tx = {
    rows: async (...query) => {
      const rows = await tx.rows(...query);
      return note(rows, rows.length) as never;
    },
    maybe: async (...query) => note(await tx.maybe(...query)) as never,
    one: async (...query) => note(await tx.one(...query)) as never,
    run: async (...query) => note(await tx.run(...query)),
  };
  return { seen, counting };
}

describe('a list of 6,000 lines', () => {
  it(
    'is previewed, corrected and committed in parts',
    async () => {
      const count = 6000;
      const me = await aFullShelf(count);
      const vendorId = await aVendor(app);
      const asMe = <Result>(work: (context: UserContext) => Promise<Result>) =>
        app.platform.database.forPractice(me.user.practiceId, async (tx) => {
          const { seen, counting } = counted(tx);
          const author = { userId: me.user.id, device: null, apiTokenId: null, sessionId: null };
          const user = { ...author, practiceId: me.user.practiceId, country: 'DE' };
          const result = await work({ ...app.platform, tx: counting, user } as UserContext);
          return { result, seen };
        });
      const listOf = (lines: number, priceOf: (n: number) => string) =>
        asCsv(
          'Bestellnummer;REF;Preis',
          ...Array.from({ length: lines }, (_, at) => `K-${at + 1};R-${at + 1};${priceOf(at + 1)}`),
        );
      const upload = (content: Buffer) =>
        asMe((context) => uploadPriceList(context, { vendorId }, { name: 'liste.csv', content }));

      const short = await upload(listOf(2000, () => '1,00'));
      const { result: list, seen } = await upload(
        listOf(count, (n) => (n === 5000 ? 'fünftausend' : `${n % 90},50`.replace(/^0/, '90'))),
      );
      expect(list.counts).toMatchObject({ lines: count, ready: count - 1, wrong: 1, unmatched: 0 });
      // Written, read, their products, articles and known prices found, judged: seven statements for each further part.
      expect(seen.statements - short.seen.statements).toBe(((count - 2000) / linesAtOnce) * 7);
      expect(seen.mostRows).toBeLessThanOrEqual(linesAtOnce);

      const page = await asMe((context) =>
        listPriceListLines(context, list.id, { status: 'wrong', page: 0, pageSize: 50 }),
      );
      expect(page.result).toMatchObject({ total: 1, items: [{ row: 4999, line: 5001 }] });
      const corrected = await asMe((context) =>
        correctPriceListLine(context, list.id, 4999, { values: { price: '17,00' } }),
      );
      expect(corrected.result.priceList.counts).toMatchObject({ ready: count, wrong: 0 });
      expect(corrected.seen.statements).toBeLessThan(20);

      const done = await asMe((context) => commitPriceList(context, vendorId, list.id));
      expect(done.result).toEqual({ added: count, changed: 0, same: 0 });
      // Read, written, and their prices noted: three statements for each part.
      expect(done.seen.statements).toBeLessThan(20 + (count / linesAtOnce) * 3);
      expect(done.seen.mostRows).toBeLessThanOrEqual(linesAtOnce);
      const { offers, histories } = await app.asOwner.one<{ offers: number; histories: number }>(
        `select (select count(*)::integer from offer where vendor_id = $1) as offers,
                (select count(*)::integer from offer_price_history h join offer o on o.id = h.offer_id
                 where o.vendor_id = $1) as histories`,
        [vendorId],
      );
      expect([offers, histories]).toEqual([count, count]);

      // Its beginning again, by the vendor's own numbers now: one price is another.
      const again = await upload(
        listOf(2000, (n) => (n === 1700 ? '81,01' : `${n % 90},50`.replace(/^0/, '90'))),
      );
      expect(again.result.counts).toMatchObject({ ready: 2000, added: 0, changed: 1, same: 1999 });
      expect(again.seen.statements).toBe(short.seen.statements);
    },
    longest,
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aProduct } from '../../../testing/catalog-builders.ts';
import { verifyLedger } from '../stock/verifier/verifier.ts';
import { anImporter, asCsv } from './testing/importer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  // The ledger is consistent after all bookings of these tests.
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  await app.close();
});

describe('columns', () => {
  it('are matched anew, each field once', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(asCsv('Text;Zahl;Rest', 'A;5;x'));
    expect(data.columns.map(({ field }: { field: string | null }) => field)).toEqual([null, null, null]);
    expect(await me.problems(data.id)).toEqual([[2, 'name', 'REQUIRED_FIELD']]);
    const twice = await me.change(data.id, { columns: ['name', 'name', null] });
    expect(twice).toMatchObject({
      status: 422,
      errors: [{ field: 'columns.1', code: 'IMPORT_COLUMN_TWICE' }],
    });
    expect((await me.change(data.id, { columns: ['name'] })).status).toBe(422);
    expect((await me.change(data.id, { columns: ['name', 'foo', null] })).status).toBe(422);
    const { data: matched } = await me.change(data.id, { columns: ['name', 'minimumStock', null] });
    expect(matched.counts).toMatchObject({ wrong: 0, ready: 1 });
    expect((await me.rows(data.id)).items[0].values).toEqual({ name: 'A', minimumStock: '5' });
    await me.commit(data.id);
    expect(await me.holdings()).toMatchObject([{ name: 'A', minimum_stock: 5 }]);
  });
});

describe('articles of the catalogue', () => {
  it('are linked by GTIN, PZN or their own id; what is not found becomes an own article', async () => {
    const me = await anImporter(app);
    const [one, two, three] = [
      await aProduct(app, { packSize: 50 }),
      await aProduct(app),
      await aProduct(app),
    ];
    await app.asOwner.run(`update product set gtin = '4006381333931', pzn = '01234562' where id = $1`, [one]);
    await app.asOwner.run(`update product set gtin = '036000291452' where id = any($1)`, [[two, three]]);
    const slugs = await app.asOwner.rows<{ id: number; slug: string; name_de: string }>(
      'select id, slug, name_de from product where id = any($1) order by id',
      [[one, two, three]],
    );
    const slug = slugs.find(({ id }) => id === three)?.slug ?? '';
    const file = asCsv(
      'Name;GTIN;PZN;Katalogprodukt',
      ';04006381333931;;',
      'Doppelt;0036000291452;;',
      'Nichts;4012345678901;;',
      `Drei;;;${slug}`,
      'Falsch;;;gibt-es-nicht',
      'Noch einmal;;1234562;',
    );
    const { data } = await me.upload(file);
    const { items } = await me.rows(data.id);
    expect(items.map(({ notes }: { notes: { note: string }[] }) => notes.map(({ note }) => note))).toEqual([
      [],
      ['productAmbiguous'],
      ['productNotFound'],
      [],
      [],
      [],
    ]);
    expect(await me.problems(data.id)).toEqual([
      [6, 'catalogProduct', 'IMPORT_UNKNOWN_VALUE'],
      [7, 'name', 'IMPORT_PRODUCT_TWICE'],
    ]);
    await me.correct(data.id, 4, { isLeftOut: true });
    await me.correct(data.id, 5, { isLeftOut: true });
    expect((await me.commit(data.id)).data).toMatchObject({ articles: 4 });
    const held = await me.holdings();
    expect(held.find(({ slug: found }) => found === slugs[0]?.slug)).toMatchObject({
      name: slugs[0]?.name_de,
      vat_class: null,
    });
    expect(held.filter(({ slug: found }) => found === null).map(({ name }) => name)).toEqual([
      'Doppelt',
      'Nichts',
    ]);

    // The same file again: all articles exist now.
    const again = (await me.upload(file)).data;
    expect(again.counts.existing).toBe(5);
    const [first] = (await me.rows(again.id)).items;
    expect(first.problems).toMatchObject([
      { field: 'name', code: 'ARTICLE_EXISTS', articleId: expect.any(Number) },
    ]);
    const { data: skipping } = await me.change(again.id, { skipExisting: true });
    expect(skipping.counts).toMatchObject({ skipped: 5, wrong: 1, articles: 0 });
    await me.correct(again.id, 4, { isLeftOut: true });
    expect(await me.commit(again.id)).toMatchObject({ status: 409, errors: { code: 'IMPORT_NOTHING_LEFT' } });
  });

  it('whose manufacturer nobody knows are told apart by it, and the user is told', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(asCsv('Name;Hersteller', 'A;Müller', 'A;Maier', 'A;'));
    expect(data.counts).toMatchObject({ articles: 3, wrong: 0, notes: 2 });
  });
});

describe('the import of one user', () => {
  it('survives, also in another process; nobody else sees it', async () => {
    const me = await anImporter(app);
    const { data } = await me.upload(asCsv('Artikel', 'A'));
    const other = await app.another();
    const headers = me.headers;
    const seen = await other.request({ method: 'GET', url: '/pro/inventory/article/import', headers });
    expect(seen.json().data).toEqual(data);
    const colleague = await aUser(app, { practiceId: me.user.practiceId });
    const theirs = bearer(await loginAs(app, colleague));
    const stranger = await anImporter(app);
    for (const who of [theirs, stranger.headers]) {
      const none = await app.request({ method: 'GET', url: '/pro/inventory/article/import', headers: who });
      expect(none.json().data).toBeNull();
      const calls = [
        ['GET', `${data.id}/rows`],
        ['PUT', data.id],
        ['PUT', `${data.id}/rows/0`],
        ['POST', `${data.id}/commit`],
        ['DELETE', data.id],
      ] as const;
      for (const [method, path] of calls) {
        const answer = await app.request({
          method,
          url: `/pro/inventory/article/import/${path}`,
          headers: who,
          ...(method === 'PUT' ? { payload: {} } : {}),
        });
        expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
      }
    }
    const nobody = await app.request({ method: 'GET', url: '/pro/inventory/article/import' });
    expect(nobody.statusCode).toBe(401);
  });

  it('is replaced by the next, discarded, and forgotten after two weeks', async () => {
    const me = await anImporter(app);
    const first = (await me.upload(asCsv('Artikel', 'A'))).data;
    await me.change(first.id, { skipExisting: true });
    const second = (await me.upload(asCsv('Artikel', 'B'))).data;
    expect(second).toMatchObject({ skipExisting: false });
    expect(second.id).not.toBe(first.id);
    expect((await me.commit(first.id)).status).toBe(404);
    expect((await me.send('DELETE', `inventory/article/import/${second.id}`)).data).toEqual({
      deleted: true,
    });
    expect((await me.send('DELETE', `inventory/article/import/${second.id}`)).status).toBe(404);
    await me.upload(asCsv('Artikel', 'C'));
    const forget = () => app.platform.database.plain.rows('select forget_article_imports()');
    await forget();
    expect(await me.count('article_import')).toBe(1);
    await app.asOwner.run(
      `update article_import set changed_at = now() - interval '15 days' where practice_id = $1`,
      [me.user.practiceId],
    );
    await forget();
    expect(await me.count('article_import')).toBe(0);
  });
});

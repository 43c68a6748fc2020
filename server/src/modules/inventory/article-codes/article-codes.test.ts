// A code that no catalogue knows is assigned once, and finds its article in every way a code is looked up.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await aReceivingDesk(app);
});

const send = (...request: Parameters<ReceivingDesk['keeper']['send']>) => desk.keeper.send(...request);
const found = async (query: string, who = desk) =>
  (await who.keeper.send('GET', `inventory/scan?${query}`)).data.articles.map(({ id }: { id: number }) => id);
const codes = (articleId: number) => `inventory/article/${articleId}/codes`;

it('an assigned code finds its article in each form it is written in, on devices and at receipt', async () => {
  const gloves = await desk.keeper.anArticle({ name: 'Handschuhe' });
  await desk.keeper.bookIn(gloves, 1, desk.storages[0]);
  const assigned = await send('POST', codes(gloves), { gtin: '4012345678901' });
  expect(assigned.data).toEqual([{ kind: 'gtin', code: '04012345678901' }]);
  await send('POST', codes(gloves), { pzn: '12345678', gtin: '4150123456782' });
  await send('POST', codes(gloves), { number: 'ab 12/3' });
  for (const query of ['gtin=04012345678901', 'gtin=4012345678901', 'pzn=12345678', 'number=AB-123'])
    expect(await found(query), query).toEqual([gloves]);
  const { data: receivable } = await send('GET', 'receiving/find?gtin=4012345678901');
  expect(receivable.articles).toMatchObject([{ id: gloves }]);
  const { data: kept } = await send('GET', 'scan/articles');
  expect(kept.articles).toMatchObject([
    {
      id: gloves,
      codes: [
        { kind: 'gtin', code: '04012345678901' },
        { kind: 'number', code: 'AB123' },
        { kind: 'pzn', code: '12345678' },
      ],
    },
  ]);
  // Once more is no second code, and no fault.
  expect((await send('POST', codes(gloves), { gtin: '4012345678901' })).data).toHaveLength(3);
});

it('a code belongs to one article; it is free again when it is removed or the article is gone', async () => {
  const [one, other] = [await desk.keeper.anArticle({ name: 'Eins' }), await desk.keeper.anArticle()];
  const code = { gtin: '4012345678901' };
  await send('POST', codes(one), code);
  const refused = await send('POST', codes(other), code);
  expect(refused).toMatchObject({
    status: 409,
    errors: { code: 'CODE_TAKEN', params: { name: 'Eins' }, data: [{ id: one, title: 'Eins' }] },
  });
  expect((await send('GET', codes(other))).data).toEqual([]);
  const removed = await send('DELETE', `${codes(one)}?kind=gtin&code=04012345678901`);
  expect(removed.data).toEqual([]);
  expect(await found('gtin=4012345678901')).toEqual([]);
  expect((await send('POST', codes(other), code)).status).toBe(200);
  await send('DELETE', `inventory/article/${other}`);
  expect(await found('gtin=4012345678901')).toEqual([]);
  expect((await send('POST', codes(one), code)).status).toBe(200);
  expect(await found('gtin=4012345678901')).toEqual([one]);
});

it('the code of a catalogue product stays with its article', async () => {
  const { articleId, productId } = await desk.anArticle({ name: 'Aus dem Katalog' });
  await app.asOwner.run(`update product set gtin = '4012345678901' where id = $1`, [productId]);
  const other = await desk.keeper.anArticle();
  const refused = await send('POST', codes(other), { gtin: '04012345678901' });
  expect(refused.errors).toMatchObject({ code: 'CODE_TAKEN', params: { name: 'Aus dem Katalog' } });
  expect((await send('POST', codes(articleId), { gtin: '04012345678901' })).data).toEqual([]);
});

it('two who assign a code at the same moment: one does, the other is told whose it is', async () => {
  for (let time = 0; time < 5; time += 1) {
    const articles = [await desk.keeper.anArticle(), await desk.keeper.anArticle()];
    const code = { number: `LOS-${time}` };
    const answers = await Promise.all(articles.map((id) => send('POST', codes(id), code)));
    const winner = articles[answers.findIndex(({ status }) => status === 200)];
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 409, errors: { code: 'CODE_TAKEN', data: [{ id: winner }] } }]);
  }
});

it('bad input and other practices change nothing', async () => {
  const articleId = await desk.keeper.anArticle();
  const foreign = await aReceivingDesk(app);
  const code = { gtin: '4012345678901' };
  expect((await foreign.keeper.send('POST', codes(articleId), code)).status).toBe(404);
  expect((await foreign.keeper.send('GET', codes(articleId))).status).toBe(404);
  expect((await foreign.keeper.send('DELETE', `${codes(articleId)}?kind=gtin&code=1`)).status).toBe(404);
  for (const body of [
    {},
    { gtin: '12' },
    { gtin: '00000000' },
    { number: '---' },
    { number: 'x'.repeat(65) },
  ])
    expect((await send('POST', codes(articleId), body)).status, JSON.stringify(body)).toBe(422);
  expect((await send('GET', codes(articleId))).data).toEqual([]);
  // What another practice calls its own is no obstacle.
  await send('POST', codes(articleId), code);
  const theirs = await foreign.keeper.anArticle();
  expect((await foreign.keeper.send('POST', codes(theirs), code)).status).toBe(200);
  expect(await found('gtin=4012345678901')).toEqual([articleId]);
});

it('an article has at most fifty of them', async () => {
  const articleId = await desk.keeper.anArticle();
  for (let number = 1; number <= 50; number += 1)
    await send('POST', codes(articleId), { number: `N-${number}` });
  const refused = await send('POST', codes(articleId), { number: 'N-51' });
  expect(refused).toMatchObject({ status: 422, errors: { code: 'TOO_MANY_CODES', params: { maximum: 50 } } });
  expect((await send('GET', codes(articleId))).data).toHaveLength(50);
});

it('the activity log says which code came to which article, and which went', async () => {
  const articleId = await desk.keeper.anArticle({ name: 'Handschuhe' });
  await send('POST', codes(articleId), { number: 'ab-1' });
  await send('DELETE', `${codes(articleId)}?kind=number&code=AB1`);
  await send('DELETE', `${codes(articleId)}?kind=number&code=AB1`);
  const rows = await app.asOwner.rows<{ action: string; subject_name: string; changes: unknown }>(
    `select action, subject_name, changes from activity where subject_id = $1 and action like 'article.code%' order by id`,
    [String(articleId)],
  );
  expect(rows).toEqual([
    {
      action: 'article.codeAssigned',
      subject_name: 'Handschuhe',
      changes: [{ field: 'scannedCode', before: null, after: 'AB1' }],
    },
    {
      action: 'article.codeRemoved',
      subject_name: 'Handschuhe',
      changes: [{ field: 'scannedCode', before: 'AB1', after: null }],
    },
  ]);
});

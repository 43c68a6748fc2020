// A long delivery costs as many statements as a short one: nothing is booked row by row while others wait for the locks.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let desk: ReceivingDesk;
let articles: { productId: number; articleId: number }[];
beforeAll(async () => {
  app = await startTestApp();
  desk = await aReceivingDesk(app);
  articles = [];
  for (let index = 0; index < 10; index += 1) articles.push(await desk.anArticle({}));
});
afterAll(() => closeWithSoundLedger(app));

const lots = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    quantity: 2,
    storageId: desk.storages[0],
    batchNumber: `LOT-${index}`,
  }));

/** Ten positions with so many batches each. */
async function received(batches: number) {
  const order = await desk.order(articles.map((article) => ({ ...article, quantity: batches * 2 })));
  const positions = order.positions.map(({ id }) => ({ positionId: id, lots: lots(batches) }));
  const statements = await recordStatements(() => desk.receive(order.id, positions));
  return { order, statements };
}

it('100 lots of a receipt need at most 30 statements, as many as 10', async () => {
  const few = await received(1);
  const many = await received(10);
  expect(many.statements).toHaveLength(few.statements.length);
  expect(many.statements.length).toBeLessThanOrEqual(30);
  expect((await desk.keeper.see(articles[0]?.articleId ?? 0)).stock).toBe(22);
});

it('so does everything else that books many batches', async () => {
  const counts: number[][] = [];
  for (const batches of [1, 10]) {
    const { order } = await received(batches);
    const { data: lotsThere } = await desk.keeper.send('GET', `receiving/orders/${order.id}/returns`);
    const back = lotsThere.map(({ positionId, stockId }: { positionId: number; stockId: number }) => ({
      positionId,
      stockId,
      quantity: 1,
    }));
    expect(back).toHaveLength(batches * 10);
    const outside = {
      vendorId: null,
      articles: articles.map(({ articleId }) => ({
        articleId,
        lots: lots(batches),
        orderUnitPriceCents: 100,
      })),
    };
    let receiptId = 0;
    counts.push(
      await countsOf(
        () => desk.giveBack(order.id, back),
        async () => {
          const { data } = await desk.keeper.send('POST', 'receiving/outside', outside);
          receiptId = data.receiptId;
        },
        () => desk.takeBack(receiptId),
      ),
    );
  }
  expect(counts[1]).toEqual(counts[0]);
});

async function countsOf(...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const counts: number[] = [];
  for (const work of works) counts.push((await recordStatements(work)).length);
  return counts;
}

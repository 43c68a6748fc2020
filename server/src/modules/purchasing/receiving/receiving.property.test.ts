// Random receipts, returns, reversals and uses against a simple model, answer by answer. The long form is for changes to receiving
// or to the stock module: LEDGER_LONG=1.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';
import { verifyLedger } from '../../inventory/index.ts';
import { ReceivingModel } from './testing/receiving-model.ts';

const isLong = process.env.LEDGER_LONG === '1';

let app: TestApp;
let desk: ReceivingDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await aReceivingDesk(app);
});
afterAll(() => app.close());

/** Numbers are taken modulo what there is to choose from. */
const step = fc.record({
  kind: fc.constantFrom('receive', 'receive', 'return', 'use', 'move', 'takeBack'),
  position: fc.nat(2),
  stored: fc.nat(3),
  notStored: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 4 }),
  lot: fc.nat(50),
  acceptsMore: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const packs = [1, 10, null] as const;

async function play(steps: readonly Step[]): Promise<void> {
  const articles = [
    await desk.anArticle(),
    await desk.anArticle({
      labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT' },
      packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 10, orderUnitId: 2 },
    }),
  ];
  const ordered = packs.map((pack, index) => ({ pack, quantity: 8 + index }));
  const order = await desk.order(
    ordered.map(({ quantity }, index) => ({ quantity, productId: articles[index]?.productId ?? null })),
  );
  const model = new ReceivingModel(ordered);
  for (const wanted of steps) await perform(wanted, order, model);

  const line = { positionId: order.positions[0]?.id, lots: [] };
  const { errors } = await desk.receive(order.id, [line]);
  expect(errors.code).toBe(model.state === 'fully-received' ? 'ORDER_STATE' : 'RECEIPT_EMPTY');
  const kept = await app.asOwner.rows(
    'select received, returned from order_position where order_id = $1 order by line',
    [order.id],
  );
  expect(kept).toEqual(model.positions.map(({ received, returned }) => ({ received, returned })));
  for (const [index, { articleId }] of articles.entries())
    expect((await desk.keeper.see(articleId)).stock).toBe(model.stockOf(index));
}

type Order = Awaited<ReturnType<ReceivingDesk['order']>>;

async function perform(wanted: Step, order: Order, model: ReceivingModel): Promise<void> {
  const { position, stored, notStored, quantity, acceptsMore } = wanted;
  const positionId = order.positions[position]?.id;
  const lot = model.lots[wanted.lot % (model.lots.length + 1)] ?? null;
  const [storageId, otherStorage] = desk.storages;
  if (wanted.kind === 'receive') {
    const lots = [
      ...(stored > 0 ? [{ quantity: stored, storageId }] : []),
      ...(notStored > 0 ? [{ quantity: notStored, storageId: null }] : []),
    ];
    const expected = model.refusesReceipt(position, stored, notStored, acceptsMore);
    const { data } = await agreed(expected, desk.receive(order.id, [{ positionId, lots }], { acceptsMore }));
    if (!data) return;
    const stockId = data.order.receipts.at(-1).lines[0].stockId;
    model.receive(position, data.receiptId, stockId, stored, notStored);
    expect(data.order.state).toBe(model.state);
  } else if (wanted.kind === 'return') {
    const part = { positionId, quantity, stockId: lot?.stockId ?? null };
    const expected = model.refusesReturn(position, lot, quantity);
    const { data } = await agreed(expected, desk.giveBack(order.id, [part]));
    if (!data) return;
    model.giveBack(position, lot, quantity);
    expect(data.order.state).toBe(model.state);
  } else if (wanted.kind === 'takeBack') {
    const receipt = model.receipts[wanted.lot % Math.max(1, model.receipts.length)];
    if (!receipt) return;
    const { data } = await agreed(model.refusesTakingBack(receipt), desk.takeBack(receipt.id));
    if (!data) return;
    model.takeBack(receipt);
    expect(data.order.state).toBe(model.state);
  } else if (lot !== null && lot.balance >= quantity) {
    const { stockId } = lot;
    const { keeper } = desk;
    if (wanted.kind === 'use') {
      await agreed(null, keeper.send('POST', 'stock/consumption', { stockId, amount: quantity }));
      model.take(lot, quantity);
      return;
    }
    // Half of the lots lie in the other storage already: those stay.
    const move = { stockId, amount: quantity, storageId: otherStorage };
    const { status, data } = await keeper.send('POST', 'stock/move', move);
    if (status !== 200) return;
    model.take(lot, quantity);
    const { position: same } = lot;
    model.lots.push({ stockId: data.stockId, position: same, balance: quantity, isTouched: false });
  }
}

/** The answer, which must be that refusal or none. */
async function agreed(expected: string | null, answer: ReturnType<ReceivingDesk['keeper']['send']>) {
  const { status, data, errors } = await answer;
  const code = errors?.code ?? errors?.[0]?.code ?? null;
  expect({ code, isDone: status === 200 }).toEqual({ code: expected, isDone: expected === null });
  return { data };
}

it(
  'agrees with a simple model, answer by answer',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), play), {
      numRuns: isLong ? 150 : 6,
      endOnFailure: !isLong,
    });
    expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  },
  isLong ? 3_600_000 : 60_000,
);

// A storekeeper's day by chance, label in hand: received, used, lost, carried, opened, blocked, counted, disposed of and taken back,
// each answer held against a serial model; at the end labels, stock, reports and ledger agree. LEDGER_LONG=1 for the long form.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { type Goods, type Label, LabelModel, type Refusals } from './testing/label-model.ts';

const isLong = process.env.LEDGER_LONG === '1';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));

/** Numbers are taken modulo what there is to choose from. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['receive', 'use', 'use', 'use', 'lose', 'carry', 'carry', 'open'] as const),
    ...(['block', 'unblock', 'count', 'dispose', 'undo', 'undo'] as const),
  ),
  label: fc.nat(200),
  other: fc.nat(200),
  storage: fc.nat(2),
  amount: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const packages = [
  { units: 10, perScan: 5, canBeOpened: true },
  { units: 1, perScan: 1, canBeOpened: false },
] as const;

async function aDay() {
  keeper = await aStoreKeeper(app);
  const articles: number[] = [];
  for (const { units, perScan, canBeOpened } of packages)
    articles.push(
      await keeper.anArticle({
        labelConfiguration: {
          consumptionPerScan: perScan,
          unitToCount: 'CONSUMPTION_UNIT',
          unitToLabel: 'SALES_UNIT',
        },
        packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: units, orderUnitId: 2 },
        documentation: { useWithinDays: canBeOpened ? 30 : null },
      }),
    );
  const storages = [await keeper.aStorage(), await keeper.aStorage(), await keeper.aStorage()];
  return { articles, storages, model: new LabelModel(packages) };
}
type Day = Awaited<ReturnType<typeof aDay>>;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

/** Its data, or null where it was refused with one of the codes. */
async function agreed(refusals: Refusals, method: 'POST' | 'PUT', url: string, body: object) {
  const { status, data, errors } = await keeper.send(method, url, body);
  if (refusals.length > 0) {
    expect(refusals, `${url} ${JSON.stringify(body)}`).toContain(errors?.code);
    return null;
  }
  expect({ url, body, status, errors }).toMatchObject({ status: 200, errors: undefined });
  return data;
}

const entryOfLabel = async (labelId: string): Promise<number> =>
  (
    await app.asOwner.one<{ entry: number }>(
      'select stock_entry_id as entry from stock_label where id = $1',
      [labelId],
    )
  ).entry;

async function receive({ model, articles, storages }: Day, wanted: Step): Promise<void> {
  const article = wanted.label % packages.length;
  const storage = pick(storages, wanted.storage) ?? 0;
  const amount = wanted.amount * model.packageOf(article).units;
  const booked = await keeper.bookIn(articles[article] ?? 0, amount, storage);
  const { stockId: id } = booked;
  model.begin({ id, article, storage, movedFrom: null, isOpened: false });
  model.book(booked.bookingId, 'input', new Map([[id, amount]]), { begun: [id] });
  for (const labelId of booked.labelIds)
    model.labels.push({ id: labelId, article, entry: id, used: 0, isVoid: null });
  expect(booked.labelIds).toHaveLength(wanted.amount);
}

async function carry({ model, storages }: Day, labels: readonly Label[], wanted: Step): Promise<void> {
  const storage = pick(storages, wanted.storage) ?? 0;
  const outcome = model.carry(labels, storage);
  const refusals = outcome.filter((one) => typeof one === 'string');
  const moves = labels.map(({ id }) => ({ labelId: id, storageId: storage }));
  const data = await agreed(refusals, 'POST', 'stock/moves', { moves });
  if (!data) return;
  const changes = new Map<number, number>();
  const begun: number[] = [];
  const emptied: [from: number, to: number][] = [];
  for (const part of outcome) {
    if (typeof part === 'string') continue;
    const [label, amount] = part;
    const from = model.entry(label.entry);
    const taken = (changes.get(from.id) ?? 0) - amount;
    // Another label's move may have emptied the entry: this one went along with it then.
    const to = newEntryOf(model, data, begun);
    model.begin({ ...from, id: to, storage, movedFrom: from.id });
    begun.push(to);
    changes.set(from.id, taken).set(to, amount);
    if (from.balance + taken === 0) emptied.push([from.id, to]);
    label.entry = to;
  }
  for (const [from, to] of emptied) model.moveLabels(from, to);
  model.book(data.bookingId, 'move', changes, { begun });
}

/** The next entry of the answer that nobody knew before. */
function newEntryOf(
  model: LabelModel,
  data: { entries: { stockId: number }[] },
  begun: readonly number[],
): number {
  const next = data.entries
    .map(({ stockId }) => stockId)
    .filter((id) => !model.goods.has(id) && !begun.includes(id))
    .sort((a, b) => a - b)[0];
  if (next === undefined) throw new Error('The move began no entry');
  return next;
}

async function open({ model }: Day, label: Label): Promise<void> {
  const data = await agreed(model.refusesOpening(label), 'POST', 'stock/open', { labelId: label.id });
  if (!data) return;
  const from = model.entry(label.entry);
  const amount = Math.min(from.balance, model.leftOf(label));
  const { stockId: id } = data;
  model.begin({ ...from, id, movedFrom: from.id, isOpened: true });
  if (amount === from.balance) model.moveLabels(from.id, id);
  else label.entry = id;
  const changes = new Map([
    [from.id, -amount],
    [id, amount],
  ]);
  model.book(data.bookingId, 'move', changes, { begun: [id] });
}

async function count(day: Day, goods: Goods, counted: number): Promise<void> {
  const { data } = await keeper.send('POST', 'stocktakings', { storageId: goods.storage });
  await agreed([], 'PUT', `stocktakings/${data.id}/entries/${goods.id}`, { counted });
  await agreed([], 'POST', `stocktakings/${data.id}/book`, {});
  const change = counted - goods.balance;
  if (change === 0) return;
  const { booking_id: id } = await app.asOwner.one<{ booking_id: string }>(
    'select booking_id from stock_movement where stock_entry_id = $1 order by id desc limit 1',
    [goods.id],
  );
  day.model.book(id, 'other', new Map([[goods.id, change]]));
}

async function perform(day: Day, wanted: Step): Promise<void> {
  const { model } = day;
  const label = pick(model.labels, wanted.label);
  if (wanted.kind === 'receive' || !label) return receive(day, wanted);
  const goods = model.entry(label.entry);
  const other = pick(model.labels, wanted.other) ?? label;
  switch (wanted.kind) {
    case 'use': {
      const { perScan } = model.packageOf(label.article);
      const data = await agreed(model.refusesUse(label), 'POST', 'stock/consumption', { labelId: label.id });
      if (!data) return;
      model.book(data.bookingId, 'use', new Map([[goods.id, -perScan]]), { label });
      return model.useOf(label, perScan);
    }
    case 'lose': {
      if (goods.balance === 0) return;
      const data = await agreed(model.refusesLoss(label), 'POST', 'labels/lost', { labelId: label.id });
      return data && model.replace(label, data.labelId);
    }
    case 'carry':
      return carry(day, other === label ? [label] : [label, other], wanted);
    case 'open':
      return open(day, label);
    case 'block':
    case 'unblock': {
      const isBlocking = wanted.kind === 'block';
      const refusal = isBlocking ? 'BLOCKED_ALREADY' : 'BLOCKED_NOT';
      const body = { stockIds: [goods.id], ...(isBlocking ? { reason: 'damaged' } : {}) };
      const refusals = goods.isBlocked === isBlocking ? [refusal] : [];
      if (await agreed(refusals, 'POST', `stock/${wanted.kind}`, body)) goods.isBlocked = isBlocking;
      return;
    }
    case 'count':
      return count(day, goods, wanted.amount * model.packageOf(label.article).units - (wanted.other % 2));
    case 'dispose': {
      const all = [...new Set([goods, model.entry(other.entry)])];
      const refusals = all.some(({ balance }) => balance === 0) ? ['NOT_ENOUGH_STOCK'] : [];
      const stockIds = all.map(({ id }) => id);
      const data = await agreed(refusals, 'POST', 'stock/write-off', { stockIds });
      if (data) model.book(data.bookingId, 'other', new Map(all.map(({ id, balance }) => [id, -balance])));
      return;
    }
    case 'undo': {
      const booking = pick(model.bookings, wanted.other);
      if (!booking) return;
      const done = await agreed(model.refusesUndo(booking), 'POST', `stock/undo/${booking.id}`, {});
      if (done) model.undo(booking);
    }
  }
}

async function expectAgreement({ model, articles }: Day): Promise<void> {
  for (const label of model.labels)
    expect([label.id, await entryOfLabel(label.id)]).toEqual([label.id, label.entry]);
  const ask = async (url: string) => (await keeper.send('GET', url)).data;
  const inventory = await ask('reports/inventory?pageSize=200');
  const consumption = await ask('reports/consumption?preset=allTime&pageSize=200');
  const expiry = await ask('stock/expiry/rows?further=under6Months,later,none');
  interface Row {
    readonly articleId: number;
    readonly quantity: number;
    readonly amount: number;
    readonly blockReason: string | null;
  }
  for (const [article, articleId] of articles.entries()) {
    const of = (rows: readonly Row[], value: (row: Row) => number) =>
      rows.filter((row) => row.articleId === articleId).reduce((sum, row) => sum + value(row), 0);
    const stock = model.sum(article);
    const blocked = model.sum(article, ({ isBlocked }) => isBlocked);
    expect(await keeper.see(articleId)).toMatchObject({ stock, blockedStock: blocked });
    expect(of(inventory.items, ({ quantity }) => quantity)).toBe(stock);
    expect(of(consumption.items, ({ quantity }) => quantity)).toBe(model.usedOf(article));
    expect(of(expiry.rows, ({ amount }) => amount)).toBe(stock);
    expect(of(expiry.rows, (row) => (row.blockReason === null ? 0 : row.amount))).toBe(blocked);
    const { data: entries } = await keeper.send('GET', `inventory/article/${articleId}/stock`);
    const kept = entries.map((row: { stockId: number; amount: number }) => [row.stockId, row.amount]);
    const expected = [...model.goods.values()].filter(
      (goods) => goods.article === article && goods.balance > 0,
    );
    expect(new Map(kept)).toEqual(new Map(expected.map(({ id, balance }) => [id, balance])));
  }
}

it(
  'agrees with a serial model, answer by answer, and so do labels, reports and ledger',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80, size: 'max' }), async (steps) => {
        const day = await aDay();
        for (const wanted of steps) await perform(day, wanted);
        await expectAgreement(day);
      }),
      { numRuns: isLong ? 100 : 4, endOnFailure: !isLong },
    );
  },
  isLong ? 3_600_000 : 60_000,
);

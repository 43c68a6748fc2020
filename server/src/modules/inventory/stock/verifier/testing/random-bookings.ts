// Random operations, each sent to the server and told to the model; both must agree on what comes of it.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { StoreKeeper } from '../../../../../testing/inventory-builders.ts';
import { type Lot, type Outcome, StockModel } from './stock-model.ts';

const kinds = [
  'input',
  'consume',
  'consumeOf',
  'writeOff',
  'correct',
  'move',
  'cancel',
  'undo',
  'count',
  'block',
  'unblock',
  'open',
] as const;

/** Numbers are taken modulo what there is to choose from. */
export const operation = fc.record({
  kind: fc.constantFrom(...kinds),
  article: fc.nat(50),
  lot: fc.nat(50),
  storage: fc.nat(50),
  amount: fc.integer({ min: 1, max: 9 }),
  expiry: fc.constantFrom(null, '2029-01-31', '2030-06-30', '2031-12-31'),
});
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const daysOpened = 30;

export interface Scene {
  readonly keeper: StoreKeeper;
  readonly articles: readonly number[];
  readonly storages: readonly number[];
}

export async function aScene(keeper: StoreKeeper, articles: number): Promise<Scene> {
  const scene = { keeper, articles: [] as number[], storages: [] as number[] };
  for (let made = 0; made < articles; made += 1)
    scene.articles.push(
      await keeper.anArticle({
        labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' },
        // Only the first may be opened.
        documentation: { useWithinDays: made === 0 ? daysOpened : null },
      }),
    );
  for (let made = 0; made < 3; made += 1) scene.storages.push(await keeper.aStorage());
  return scene;
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

export class ComparedStock {
  readonly model = new StockModel();
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  async perform(wanted: Operation): Promise<void> {
    const { keeper, articles, storages } = this.#scene;
    const article = pick(articles, wanted.article) ?? 0;
    const storageId = pick(storages, wanted.storage) ?? 0;
    const { amount } = wanted;
    const { model } = this;
    if (wanted.kind === 'input') {
      const expirationDate = wanted.expiry;
      const booked = await keeper.bookIn(article, amount, storageId, { expirationDate });
      model.begin({
        id: booked.stockId,
        article,
        storage: storageId,
        expiry: wanted.expiry,
        origin: booked.bookingId,
        movedFrom: null,
        isOpened: false,
      });
      model.apply(booked.bookingId, new Map([[booked.stockId, amount]]));
      return;
    }
    if (wanted.kind === 'consume') {
      const outcome = model.consume(article, amount);
      const data = await this.#send(outcome, 'POST', 'stock/consumption', { articleId: article, amount });
      if (data) this.#consumed(article, amount, data, outcome);
      return;
    }
    if (wanted.kind === 'undo') {
      const booking = pick(model.bookings, wanted.lot);
      if (!booking) return;
      const outcome = model.undo(booking);
      if (await this.#send(outcome, 'POST', `stock/undo/${booking.id}`)) this.#takeBack(booking.id);
      return;
    }
    const lot = pick([...model.lots.values()], wanted.lot);
    if (!lot) return;
    const stockId = lot.id;
    if (wanted.kind === 'consumeOf') {
      const outcome = model.consumeOf(stockId, amount);
      const data = await this.#send(outcome, 'POST', 'stock/consumption', { stockId, amount });
      if (data) this.#consumed(lot.article, amount, data, outcome);
    } else if (wanted.kind === 'writeOff') {
      const outcome = model.writeOff(stockId, amount);
      const data = await this.#send(outcome, 'POST', 'stock/write-off', { stockId, amount });
      // It is no use.
      if (data) model.apply(data.bookingId, outcome as ReadonlyMap<number, number>);
    } else if (wanted.kind === 'correct') {
      const outcome = model.correct(stockId, amount - 1);
      const data = await this.#send(outcome, 'POST', 'stock/correction', { stockId, amount: amount - 1 });
      if (data) model.apply(data.bookingId, outcome as ReadonlyMap<number, number>);
    } else if (wanted.kind === 'move') {
      const outcome = model.move(stockId, amount, storageId);
      const data = await this.#send(outcome, 'POST', 'stock/move', { stockId, amount, storageId });
      if (!data) return;
      const { article: same, expiry } = lot;
      const origin = data.bookingId;
      model.begin({
        id: data.stockId,
        article: same,
        storage: storageId,
        expiry,
        origin,
        movedFrom: stockId,
        isOpened: lot.isOpened,
      });
      model.apply(
        data.bookingId,
        new Map([...(outcome as ReadonlyMap<number, number>), [data.stockId, amount]]),
      );
    } else if (wanted.kind === 'block' || wanted.kind === 'unblock') {
      const refusal = model.setBlocked(stockId, wanted.kind === 'block');
      const body = { stockIds: [stockId], ...(wanted.kind === 'block' ? { reason: 'damaged' } : {}) };
      await this.#send(refusal ?? new Map(), 'POST', `stock/${wanted.kind}`, body);
    } else if (wanted.kind === 'open') await this.#open(lot);
    else if (wanted.kind === 'cancel') {
      const outcome = model.cancel(stockId);
      if (await this.#send(outcome, 'DELETE', `stock/input/${stockId}`)) this.#takeBack(lot.origin);
    } else await this.#count(stockId, lot.storage, amount - 1);
  }

  async #open({ id: stockId, article, storage, expiry }: Lot): Promise<void> {
    const outcome = this.model.open(stockId, article === this.#scene.articles[0]);
    const data = await this.#send(outcome, 'POST', 'stock/open', { stockId });
    if (!data) return;
    const opened = addDays(calendarDay(new Date()), daysOpened);
    const day = expiry !== null && expiry < opened ? expiry : opened;
    expect(data.expirationDate).toBe(day);
    const { stockId: id, bookingId: origin } = data;
    this.model.begin({ id, article, storage, expiry: day, origin, movedFrom: stockId, isOpened: true });
    this.model.apply(origin, new Map([...(outcome as ReadonlyMap<number, number>), [id, 1]]));
  }

  /** A session of one line. */
  async #count(stockId: number, storageId: number, counted: number): Promise<void> {
    const { keeper } = this.#scene;
    const { data } = await keeper.send('POST', 'stocktakings', { storageId });
    const noted = await keeper.send('PUT', `stocktakings/${data.id}/entries/${stockId}`, { counted });
    expect(noted.status).toBe(200);
    expect((await keeper.send('POST', `stocktakings/${data.id}/book`)).status).toBe(200);
    const lot = this.model.lots.get(stockId);
    if (!lot || lot.balance === counted) return;
    // The answer names no booking, so the model does not take it back; it is a use all the same.
    lot.touchedBy.add(`count ${data.id}`);
    lot.balance = counted;
  }

  #consumed(article: number, amount: number, data: { bookingId: string }, outcome: Outcome): void {
    this.model.apply(data.bookingId, outcome as ReadonlyMap<number, number>);
    this.#uses.set(data.bookingId, [article, amount]);
    this.model.addUse(article, amount);
  }

  readonly #uses = new Map<string, [article: number, amount: number]>();

  #takeBack(bookingId: string): void {
    const booking = this.model.bookings.find(({ id }) => id === bookingId);
    if (!booking) throw new Error(`There is no booking ${bookingId}`);
    this.model.takeBack(booking);
    const [article, amount] = this.#uses.get(bookingId) ?? [0, 0];
    this.model.addUse(article, -amount);
  }

  async #send(outcome: Outcome, method: 'POST' | 'DELETE', url: string, payload?: object) {
    const { status, data, errors } = await this.#scene.keeper.send(method, url, payload);
    if (typeof outcome === 'string') {
      expect({ status, code: errors?.code }).toMatchObject({ code: outcome });
      return null;
    }
    expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    return data;
  }

  async expectAgreement(): Promise<void> {
    const { keeper, articles } = this.#scene;
    for (const article of articles) {
      const { data } = await keeper.send('GET', `inventory/article/${article}/stock`);
      const balances = (lots: readonly (readonly [number, number])[]) => lots.toSorted(([a], [b]) => a - b);
      expect(
        balances(data.map((lot: { stockId: number; amount: number }) => [lot.stockId, lot.amount])),
      ).toEqual(balances(this.model.openLots(article).map(({ id, balance }) => [id, balance])));
      const seen = await keeper.see(article);
      expect(seen.stock).toBe(this.model.stockOf(article));
      expect(seen.blockedStock).toBe(this.model.blockedOf(article));
      const { data: use } = await keeper.send('GET', `inventory/article/${article}/use`);
      expect(use.at(-1).used).toBe(this.model.used.get(article) ?? 0);
    }
  }
}

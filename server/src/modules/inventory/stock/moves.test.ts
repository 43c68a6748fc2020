// Several goods moved by one booking, by entry or by label; and what storages should have, turned into moves.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aDevice, switchScanApp } from '../../../testing/device-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let keeper: StoreKeeper;
let store: number;
let room: number;
const today = calendarDay(new Date());
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  keeper = await aStoreKeeper(app);
  store = await keeper.aStorage();
  room = await keeper.aStorage();
});

const move = (moves: readonly object[], key?: string) => keeper.send('POST', 'stock/moves', { moves }, key);
/** What lies where, as [storage, batch, amount]. */
const lying = async (articleId: number) =>
  (await keeper.send('GET', `inventory/article/${articleId}/stock`)).data
    .map((entry: { storageId: number; batchNumber: string; amount: number }) => [
      entry.storageId,
      entry.batchNumber,
      entry.amount,
    ])
    .sort();
const labelsAt = async (storageId: number) =>
  (
    await app.asOwner.rows<{ id: string }>(
      `select l.id from stock_label l join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
       where e.practice_id = $1 and e.storage_id = $2 order by l.id`,
      [keeper.user.practiceId, storageId],
    )
  ).map(({ id }) => id);

describe('several moves', () => {
  it('are one booking, all or nothing, and are taken back together with their labels', async () => {
    const [gloves, masks] = [await keeper.anArticle(), await keeper.anArticle()];
    const first = await keeper.bookIn(gloves, 5, store, { batchNumber: 'A' });
    const second = await keeper.bookIn(masks, 3, store, { batchNumber: 'B' });
    const before = await labelsAt(store);
    const { data } = await move([
      { stockId: first.stockId, storageId: room, amount: 2 },
      { stockId: second.stockId, storageId: room },
    ]);
    expect(data).toMatchObject({ moved: 2 });
    expect(await lying(gloves)).toEqual(
      [
        [store, 'A', 3],
        [room, 'A', 2],
      ].sort(),
    );
    expect(await lying(masks)).toEqual([[room, 'B', 3]]);
    expect(await labelsAt(room)).toHaveLength(3);
    await keeper.send('POST', `stock/undo/${data.bookingId}`);
    expect(await lying(gloves)).toEqual([[store, 'A', 5]]);
    expect(await lying(masks)).toEqual([[store, 'B', 3]]);
    expect(await labelsAt(store)).toEqual(before);
    const refused = await move([
      { stockId: first.stockId, storageId: room, amount: 2 },
      { stockId: second.stockId, storageId: room, amount: 4 },
    ]);
    expect(refused.errors).toMatchObject({ code: 'NOT_ENOUGH_STOCK', params: { available: 3 } });
    expect(await lying(gloves)).toEqual([[store, 'A', 5]]);
  });

  it('by label take the package it is on, and the label goes along', async () => {
    const gloves = await keeper.anArticle({
      labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', consumptionPerScan: 10 },
      packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 100 },
    });
    const { labelIds } = await keeper.bookIn(gloves, 300, store, { batchNumber: 'A' });
    const [one, two, three] = labelIds;
    await keeper.send('POST', 'stock/consumption', { labelId: one });
    const { data, status } = await move([
      { labelId: one, storageId: room },
      { labelId: two, storageId: room },
      // The same label twice is one package.
      { labelId: two, storageId: room },
    ]);
    expect(status).toBe(200);
    expect(data.moved).toBe(2);
    expect(await lying(gloves)).toEqual(
      [
        [store, 'A', 100],
        [room, 'A', 90],
        [room, 'A', 100],
      ].sort(),
    );
    expect(await labelsAt(room)).toEqual([one, two].sort());
    expect(await labelsAt(store)).toEqual([three]);
    expect((await move([{ labelId: two, storageId: room }])).errors.code).toBe('SAME_STORAGE');
    const used = (await keeper.send('POST', 'stock/consumption', { labelId: two })).data.entries[0];
    expect(used.balance).toBe(90);
  });

  it('carry a block along, take one entry to two rooms, and are booked once under their key', async () => {
    const other = await keeper.aStorage();
    const gloves = await keeper.anArticle();
    const { stockId } = await keeper.bookIn(gloves, 6, store);
    await keeper.send('POST', 'stock/block', { stockIds: [stockId], reason: 'quarantine' });
    const moves = [
      { stockId, storageId: room, amount: 2 },
      { stockId, storageId: other },
    ];
    const first = await move(moves, 'moves-00000001');
    expect((await move(moves, 'moves-00000001')).data).toEqual(first.data);
    expect(await lying(gloves)).toEqual(
      [
        [room, '', 2],
        [other, '', 4],
      ].sort(),
    );
    expect((await keeper.see(gloves)).blockedStock).toBe(6);
  });

  it('refuse what is not there: a label or entry of another practice, a deleted storage, a void label', async () => {
    const stranger = await aStoreKeeper(app);
    const theirs = await stranger.bookIn(await stranger.anArticle(), 2, await stranger.aStorage());
    const mine = await keeper.bookIn(await keeper.anArticle(), 2, store);
    const gone = await keeper.aStorage();
    await keeper.send('DELETE', `storages/${gone}`);
    for (const bad of [
      { stockId: theirs.stockId, storageId: room },
      { labelId: theirs.labelIds[0], storageId: room },
      { stockId: mine.stockId, storageId: gone },
      { labelId: 'nonsense', storageId: room },
    ])
      expect((await move([bad])).status, JSON.stringify(bad)).toBe(404);
    await keeper.send('POST', `stock/undo/${mine.bookingId}`);
    const voided = await move([{ labelId: mine.labelIds[0], storageId: room }]);
    expect(voided.errors.code).toBe('LABEL_WITHDRAWN');
    expect((await move([])).status).toBe(422);
  });

  it('a device moves what it scanned', async () => {
    await switchScanApp(app, keeper.user.practiceId, true);
    const device = await aDevice(app, keeper);
    const gloves = await keeper.anArticle();
    const { labelIds } = await keeper.bookIn(gloves, 2, store);
    const answer = await device.call('POST', '/pro/stock/moves', {
      moves: [{ labelId: labelIds[0], storageId: room }],
      scannedAt: new Date().toISOString(),
    });
    expect(answer.statusCode).toBe(200);
    expect(await lying(gloves)).toEqual(
      [
        [store, '', 1],
        [room, '', 1],
      ].sort(),
    );
    const undone = await device.call('POST', `/pro/stock/undo/${answer.json().data.bookingId}`);
    expect(undone.statusCode).toBe(200);
  });

  it('need the same number of statements, however many there are', async () => {
    const statements = async (count: number) => {
      const moves: object[] = [];
      for (let made = 0; made < count; made += 1) {
        const { stockId } = await keeper.bookIn(await keeper.anArticle(), 1, store);
        moves.push({ stockId, storageId: room });
      }
      return (await recordStatements(() => move(moves))).length;
    };
    expect(await statements(12)).toBe(await statements(2));
  });
});

describe('what a storage should have', () => {
  const targets = (storageId: number, wanted: readonly object[]) =>
    keeper.send('PUT', `storages/${storageId}/targets`, { targets: wanted });
  const pickList = async (query = '') => (await keeper.send('GET', `stock/pick-list${query}`)).data;

  it('becomes a list of what to carry, and after its moves nothing is left to carry', async () => {
    const gloves = await keeper.anArticle();
    const lot = (amount: number, storageId: number, batchNumber: string, days: number | null) =>
      keeper.bookIn(gloves, amount, storageId, {
        batchNumber,
        expirationDate: days === null ? null : addDays(today, days),
      });
    await lot(4, store, 'LATE', 300);
    const { stockId: soon } = await lot(2, store, 'SOON', 20);
    await lot(9, store, 'OLD', -3);
    await lot(1, room, 'HERE', 100);
    expect((await targets(room, [{ articleId: gloves, amount: 5 }])).data).toMatchObject([
      { articleId: gloves, amount: 5, here: 1 },
    ]);
    const list = await pickList();
    expect(list.missing).toEqual([]);
    expect(
      list.carries.map(({ stockId, amount }: { stockId: number; amount: number }) => [stockId, amount]),
    ).toEqual([
      [soon, 2],
      [expect.any(Number), 2],
    ]);
    expect(list.carries[0]).toMatchObject({ batchNumber: 'SOON', from: { id: store }, to: { id: room } });
    const { status } = await move(
      list.carries.map((carry: { stockId: number; amount: number; to: { id: number } }) => ({
        ...{ stockId: carry.stockId, amount: carry.amount, storageId: carry.to.id },
      })),
    );
    expect(status).toBe(200);
    expect(await pickList()).toMatchObject({ carries: [], missing: [] });
  });

  it('tells what is nowhere to spare, changes, and ends with 0; others do not see it', async () => {
    const gloves = await keeper.anArticle();
    await targets(room, [{ articleId: gloves, amount: 3 }]);
    expect((await pickList()).missing).toMatchObject([{ articleId: gloves, amount: 3, to: { id: room } }]);
    expect((await pickList(`?storageId=${store}`)).missing).toEqual([]);
    const stranger = await aStoreKeeper(app);
    expect((await stranger.send('GET', `storages/${room}/targets`)).status).toBe(404);
    expect((await stranger.send('GET', 'stock/pick-list')).data.storages).toEqual([]);
    const strange = await stranger.anArticle();
    expect((await targets(room, [{ articleId: strange, amount: 1 }])).status).toBe(404);
    expect((await targets(room, [{ articleId: gloves, amount: 0 }])).data).toEqual([]);
    for (const amount of [-1, 1.5, 1_000_001])
      expect((await targets(room, [{ articleId: gloves, amount }])).status).toBe(422);
  });

  it('stands in the activity log, article by article, and only where it changed', async () => {
    const gloves = await keeper.anArticle({ name: 'Handschuhe' });
    const masks = await keeper.anArticle({ name: 'Masken' });
    await targets(room, [{ articleId: gloves, amount: 3 }]);
    await targets(room, [
      { articleId: gloves, amount: 3 },
      { articleId: masks, amount: 7 },
    ]);
    await targets(room, [{ articleId: gloves, amount: 0 }]);
    const rows = await app.asOwner.rows<{ subject_id: string; changes: unknown }>(
      `select subject_id, changes from activity where practice_id = $1 and action = 'storage.targetChanged' order by id`,
      [keeper.user.practiceId],
    );
    expect(rows).toEqual(
      [
        { before: null, after: 'Handschuhe: 3' },
        { before: null, after: 'Masken: 7' },
        { before: 'Handschuhe: 3', after: null },
      ].map((change) => ({ subject_id: String(room), changes: [{ field: 'targetAmount', ...change }] })),
    );
  });

  it('is printed as a PDF in both languages', async () => {
    const gloves = await keeper.anArticle();
    await keeper.bookIn(gloves, 4, store);
    await targets(room, [{ articleId: gloves, amount: 9 }]);
    for (const language of ['de', 'en']) {
      const answer = await app.request({
        method: 'GET',
        url: `/pro/stock/pick-list/file?language=${language}`,
        headers: keeper.headers,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

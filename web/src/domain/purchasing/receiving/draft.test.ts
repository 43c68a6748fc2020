import { describe, expect, it } from 'vitest';
import { anArticle } from '../../../lib/testing/orders-to-receive.ts';
import {
  countLotLabels,
  type DraftLine,
  findDraft,
  isPartNotStored,
  labelsOfLine,
  lotsQuantity,
  undistributed,
  withAllStored,
  withDelivered,
  withLot,
  withNewLot,
  withoutLot,
  withPartNotStored,
} from './draft.ts';
import { aLine } from './line.fixture.ts';

const begun = (delivered: number, line = aLine()): DraftLine => withDelivered(findDraft({}, line), delivered);
const quantities = ({ lots }: DraftLine) => lots.map(({ quantity }) => quantity);

describe('the delivered quantity', () => {
  it('begins with one lot that has all of it', () => {
    expect(quantities(begun(12))).toEqual([12]);
  });

  it('is followed by a single lot', () => {
    expect(quantities(withDelivered(begun(12), 13))).toEqual([13]);
    expect(quantities(withDelivered(begun(12), 2))).toEqual([2]);
  });

  it('leaves several lots to the user', () => {
    const two = withNewLot(withLot(begun(12), 1, { quantity: 8 }));
    expect(quantities(two)).toEqual([8, 4]);
    expect(quantities(withDelivered(two, 14))).toEqual([8, 4]);
    expect(undistributed(withDelivered(two, 14))).toBe(2);
    expect(undistributed(withDelivered(two, 10))).toBe(-2);
  });

  it('keeps what was typed when it falls to zero', () => {
    const typed = withLot(begun(3), 1, { batchNumber: 'NB26-0912' });
    const zero = withDelivered(typed, 0);
    expect(zero.lots).toMatchObject([{ batchNumber: 'NB26-0912', quantity: null }]);
    expect(withDelivered(zero, 2).lots).toMatchObject([{ batchNumber: 'NB26-0912', quantity: 2 }]);
  });

  it('is never less than nothing', () => {
    expect(begun(-4).delivered).toBe(0);
  });
});

describe('lots', () => {
  it('take what is not distributed when they are added', () => {
    const first = withLot(begun(12), 1, { quantity: 8 });
    expect(quantities(withNewLot(first))).toEqual([8, 4]);
    expect(quantities(withNewLot(begun(12)))).toEqual([12, null]);
  });

  it('get keys of their own even after one was removed', () => {
    const three = withNewLot(withNewLot(begun(12)));
    expect(withNewLot(withoutLot(three, 2)).lots.map(({ key }) => key)).toEqual([1, 3, 4]);
  });

  it('give all to the last one left', () => {
    const two = withNewLot(withLot(begun(12), 1, { quantity: 8 }));
    expect(quantities(withoutLot(two, 1))).toEqual([12]);
  });

  it('are preset with the storage of the article, also when that becomes known later', () => {
    const unknown = { 1: begun(3, aLine({ presetStorageId: null })) };
    expect(findDraft(unknown, aLine({ presetStorageId: null })).lots[0]?.storageId).toBeNull();
    expect(findDraft(unknown, aLine({ presetStorageId: 7 })).lots[0]?.storageId).toBe(7);
  });
});

describe('a part that is not stored', () => {
  it('is what is not distributed yet', () => {
    const draft = withPartNotStored(withLot(begun(12), 1, { quantity: 8 }));
    expect(draft.lots).toMatchObject([
      { quantity: 8, isStored: true },
      { quantity: 4, isStored: false },
    ]);
  });

  it('is else one of what is there, with the same batch', () => {
    const draft = withPartNotStored(withLot(begun(12), 1, { batchNumber: 'A' }));
    expect(draft.lots).toMatchObject([
      { quantity: 11, isStored: true },
      { quantity: 1, isStored: false, batchNumber: 'A' },
    ]);
    expect(undistributed(draft)).toBe(0);
  });

  it('is all of it where nothing can be divided', () => {
    const draft = withPartNotStored(begun(1));
    expect(draft.lots).toMatchObject([{ quantity: 1, isStored: false }]);
    expect(isPartNotStored(draft)).toBe(true);
    expect(withAllStored(draft).lots).toMatchObject([{ quantity: 1, isStored: true }]);
  });

  it('goes back to the first lot', () => {
    expect(withAllStored(withPartNotStored(begun(12))).lots).toMatchObject([
      { quantity: 12, isStored: true },
    ]);
  });
});

describe('a position that is no article yet', () => {
  const without = aLine({ article: null, presetStorageId: null });

  it('is received without being stored', () => {
    expect(begun(3, without).lots).toMatchObject([{ quantity: 3, isStored: false }]);
  });

  it('is stored once it was configured; what was typed stays', () => {
    const kept = { 1: withLot(begun(3, without), 1, { batchNumber: 'A' }) };
    expect(findDraft(kept, aLine()).lots).toMatchObject([
      { quantity: 3, isStored: true, storageId: 9, batchNumber: 'A' },
    ]);
  });

  it('keeps a part that the user does not want stored', () => {
    const kept = { 1: withPartNotStored(begun(3)) };
    expect(findDraft(kept, aLine()).lots.map(({ isStored }) => isStored)).toEqual([true, false]);
  });

  it('is not stored where the article is not kept in stock', () => {
    expect(begun(3, aLine({ article: anArticle({ useInventory: false }) })).lots[0]?.isStored).toBe(false);
  });
});

describe('labels', () => {
  const [lot] = begun(4).lots;
  if (!lot) throw new Error('There is no lot');

  it('are one per package, one per consumption unit, or none', () => {
    expect(countLotLabels(anArticle({ unitToLabel: 'SALES_UNIT' }), lot)).toBe(4);
    expect(countLotLabels(anArticle({ unitToLabel: 'CONSUMABLE_UNIT' }), lot)).toBe(400);
    expect(countLotLabels(anArticle({ unitToLabel: 'STORAGE_PRODUCT' }), lot)).toBe(0);
  });

  it('are made for what is stored only', () => {
    expect(countLotLabels(anArticle(), { ...lot, isStored: false })).toBe(0);
    expect(countLotLabels(null, lot)).toBe(0);
    const draft = withPartNotStored(begun(12));
    expect(lotsQuantity(draft.lots)).toBe(12);
    expect(labelsOfLine(aLine(), draft)).toBe(11);
  });
});

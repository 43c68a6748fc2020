import { describe, expect, it } from 'vitest';
import { anArticle } from '../../../lib/testing/orders-to-receive.ts';
import { findProblems, lineProblems, refusedAt, tooMany, toProgress, toReceived } from './check.ts';
import { findDraft, withDelivered, withLot, withNewLot, withPartNotStored, withQuantity } from './draft.ts';
import { aLine } from './line.fixture.ts';

const begun = (delivered: number, line = aLine()) => withDelivered(findDraft({}, line), delivered);
const strict = aLine({ article: anArticle({ hasBatchObligation: true, hasExpiryDateObligation: true }) });

describe('what is wrong', () => {
  it('is nothing where nothing came', () => {
    expect(lineProblems(strict, begun(0, strict))).toBeNull();
  });

  it('is a missing batch and expiry date where the article asks for them', () => {
    expect(lineProblems(strict, begun(2, strict))?.lots[1]).toEqual({
      batchNumber: 'BATCH_REQUIRED',
      expirationDate: 'EXPIRY_REQUIRED',
    });
    const filled = withLot(begun(2, strict), 1, { batchNumber: 'A', expirationDate: '2029-03-31' });
    expect(lineProblems(strict, filled)).toBeNull();
    expect(lineProblems(aLine(), begun(2))).toBeNull();
  });

  it('is nothing about a part that is not stored', () => {
    const draft = withPartNotStored(withLot(begun(2, strict), 1, { batchNumber: ' ' }));
    expect(Object.keys(lineProblems(strict, draft)?.lots ?? {})).toEqual(['1']);
  });

  it('is a storage nobody chose', () => {
    const nowhere = aLine({ presetStorageId: null });
    expect(lineProblems(nowhere, begun(2, nowhere))?.lots[1]).toEqual({ storageId: 'REQUIRED_FIELD' });
  });

  it('is a date that could not be read', () => {
    const typed = withLot(begun(2), 1, { hasUnreadDate: true });
    expect(lineProblems(aLine(), typed)?.lots[1]).toEqual({ expirationDate: 'INCORRECT_VALUE' });
  });

  it('is what was typed and is no number, in whichever field of the line', () => {
    const refused = { text: '2,5', code: 'NUMBER_NOT_WHOLE', params: {} } as const;
    const lot = withLot(begun(2), 1, withQuantity(refused));
    expect(lineProblems(aLine(), lot)?.lots[1]).toEqual({ quantity: 'NUMBER_NOT_WHOLE' });
    expect(lineProblems(aLine(), withDelivered(lot, 3)), 'a single lot follows again').toBeNull();
    for (const unread of [{ hasUnreadDelivered: true }, { refusedPrice: refused }])
      for (const delivered of [0, 2])
        expect(findProblems([aLine()], { [aLine().key]: { ...begun(delivered), ...unread } })).not.toEqual(
          {},
        );
  });

  it('is a lot of nothing, or of absurdly much', () => {
    const draft = withNewLot(begun(2));
    expect(lineProblems(aLine(), draft)?.lots[2]).toEqual({ quantity: 'REQUIRED_FIELD' });
    const much = withLot(begun(2), 1, { quantity: 100_001 });
    expect(lineProblems(aLine(), much)?.lots[1]).toEqual({ quantity: 'INCORRECT_VALUE' });
  });

  it('is lots that do not add up', () => {
    const less = withLot(begun(12), 1, { quantity: 8 });
    expect(lineProblems(aLine(), less)).toEqual({ lots: {}, isUneven: true, refused: null });
    expect(findProblems([aLine(), aLine({ key: 2 })], { 1: less })).toHaveProperty('1');
    expect(findProblems([aLine({ key: 2 })], { 1: less })).toEqual({});
  });
});

describe('what is sent', () => {
  it('is what came, in the order of the lines, with the batch trimmed', () => {
    const lines = [aLine(), aLine({ key: 2 }), aLine({ key: 3, article: null, presetStorageId: 5 })];
    const drafts = {
      3: begun(1, aLine({ key: 3, article: null })),
      1: withLot(begun(2), 1, { batchNumber: ' A ', expirationDate: '2029-03-31' }),
    };
    expect(toReceived(lines, drafts)).toEqual([
      {
        key: 1,
        lotKeys: [1],
        lots: [{ quantity: 2, batchNumber: 'A', expirationDate: '2029-03-31', storageId: 9 }],
      },
      {
        key: 3,
        lotKeys: [1],
        lots: [{ quantity: 1, batchNumber: '', expirationDate: null, storageId: null }],
      },
    ]);
  });

  it('is asked about where it is more than is missing', () => {
    const lines = [aLine({ missing: 2 }), aLine({ key: 2, missing: 2 }), aLine({ key: 3, missing: null })];
    const drafts = { 1: begun(3), 2: begun(2), 3: begun(50) };
    expect(tooMany(lines, drafts).map(({ key }) => key)).toEqual([1]);
  });
});

describe('progress', () => {
  it('counts what came before, what comes now and what remains', () => {
    const positions = [
      { quantity: 20, received: 0, delivered: 12 },
      { quantity: 3, received: 0, delivered: 3 },
      { quantity: 5, received: 0, delivered: 0 },
      { quantity: 2, received: 2, delivered: 0 },
      { quantity: 16, received: 6, delivered: 10 },
    ];
    expect(toProgress(positions)).toEqual({ ordered: 46, before: 8, now: 25, open: 13 });
  });

  it('lets too much of one position close no other', () => {
    const positions = [
      { quantity: 2, received: 0, delivered: 5 },
      { quantity: 3, received: 0, delivered: 0 },
    ];
    expect(toProgress(positions).open).toBe(3);
  });
});

describe('refusals of the server', () => {
  const sent = [
    { key: 7, lotKeys: [1, 4], lots: [] },
    { key: 8, lotKeys: [2], lots: [] },
  ];
  const error = (field: string, code: 'BATCH_REQUIRED' | 'NOT_FOUND' | null = 'BATCH_REQUIRED') => ({
    field,
    code,
    params: {},
    message: '',
    articles: [],
  });

  it('stand at the lot and the field they concern', () => {
    const found = refusedAt(
      [error('positions.0.lots.1.batchNumber'), error('articles.1.lots.0.storageId', 'NOT_FOUND')],
      sent,
    );
    expect(found[7]?.lots).toEqual({ 4: { batchNumber: 'BATCH_REQUIRED' } });
    expect(found[8]?.lots).toEqual({ 2: { storageId: 'NOT_FOUND' } });
  });

  it('stand at the line where they name no field', () => {
    expect(refusedAt([error('positions.1', null)], sent)[8]?.refused).toBe('INCORRECT_VALUE');
    expect(refusedAt([error('positions.1.positionId', 'NOT_FOUND')], sent)[8]?.refused).toBe('NOT_FOUND');
  });

  it('belong to no line when they are about something else', () => {
    expect(refusedAt([error('happenedOn'), error('positions.5.lots.0.quantity')], sent)).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { bookInProblems } from './book-in.ts';
import { inPacks } from './in-packs.ts';

const none = { hasBatchObligation: false, hasExpiryDateObligation: false };
const both = { hasBatchObligation: true, hasExpiryDateObligation: true };
const entered = { date: '2026-11-15', amount: 3, storageId: 1, batchNumber: '', expirationDate: null };

describe('what an input lacks', () => {
  test('nothing where the article asks for nothing', () => {
    expect(bookInProblems(none, entered)).toEqual({});
  });

  test('batch and expiry where the article asks for them', () => {
    expect(bookInProblems(both, { ...entered, batchNumber: ' ' })).toEqual({
      batchNumber: 'BATCH_REQUIRED',
      expirationDate: 'EXPIRY_REQUIRED',
    });
    expect(bookInProblems(both, { ...entered, batchNumber: 'L1', expirationDate: '2029-03-31' })).toEqual({});
  });

  test('amount, storage and day', () => {
    expect(bookInProblems(none, { ...entered, amount: null, storageId: null, date: null })).toEqual({
      amount: 'REQUIRED_FIELD',
      storageId: 'REQUIRED_FIELD',
      date: 'REQUIRED_FIELD',
    });
    expect(bookInProblems(none, { ...entered, amount: -1 })).toEqual({ amount: 'INCORRECT_VALUE' });
  });
});

test('packs and what is left over', () => {
  expect(inPacks(250, 100)).toEqual({ packs: 2, rest: 50 });
  expect(inPacks(99, 100)).toEqual({ packs: 0, rest: 99 });
  expect(inPacks(300, 100)).toEqual({ packs: 3, rest: 0 });
});

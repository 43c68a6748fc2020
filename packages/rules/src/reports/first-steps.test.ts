import { describe, expect, test } from 'vitest';
import { firstSteps, isFirstStepDone, isSetUp, type PracticeFacts } from './first-steps.ts';

const nothing: PracticeFacts = {
  deliveryAddresses: 0,
  billingAddresses: 0,
  colleagues: 0,
  storages: 0,
  articles: 0,
  orders: 0,
};
const addresses = { ...nothing, deliveryAddresses: 1, billingAddresses: 1 };
const doneSteps = (facts: PracticeFacts) => firstSteps.filter((step) => isFirstStepDone(step, facts));

describe('a step is done by what exists', () => {
  test('nothing at the beginning', () => expect(doneSteps(nothing)).toEqual([]));

  test('goods and invoices need an address each', () => {
    expect(doneSteps({ ...nothing, deliveryAddresses: 2 })).toEqual([]);
    expect(doneSteps(addresses)).toEqual(['addresses']);
  });

  test('each other step has a figure of its own', () => {
    expect(doneSteps({ ...nothing, colleagues: 1 })).toEqual(['colleagues']);
    expect(doneSteps({ ...nothing, storages: 1 })).toEqual(['storages']);
    expect(doneSteps({ ...nothing, articles: 1 })).toEqual(['articles']);
    expect(doneSteps({ ...nothing, orders: 1 })).toEqual(['order']);
  });
});

describe('a practice is set up', () => {
  test('with both addresses, a storage, and an article or an order', () => {
    expect(isSetUp({ ...addresses, storages: 1, articles: 1 })).toBe(true);
    expect(isSetUp({ ...addresses, storages: 1, orders: 1 })).toBe(true);
  });

  test('and not before', () => {
    expect(isSetUp({ ...addresses, storages: 1 })).toBe(false);
    expect(isSetUp({ ...addresses, articles: 1, orders: 1 })).toBe(false);
    expect(isSetUp({ ...nothing, deliveryAddresses: 1, storages: 1, articles: 1 })).toBe(false);
  });
});

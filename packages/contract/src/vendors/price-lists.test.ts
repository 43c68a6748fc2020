import { describe, expect, it } from 'vitest';
import { bodySchema } from '../shared/call.ts';
import {
  type CommittedPriceList,
  type PriceList,
  type PriceListLine,
  priceListCalls,
} from './price-lists.calls.ts';

const list: PriceList = {
  id: 'a',
  vendorId: null,
  fileName: 'prices.csv',
  format: 'csv',
  createdAt: '2026-11-16T08:00:00.000Z',
  columns: [{ heading: 'Preis', samples: ['7,45'], field: 'price' }],
  counts: {
    lines: 1,
    ready: 1,
    wrong: 0,
    unmatched: 0,
    repeated: 0,
    leftOut: 0,
    added: 1,
    changed: 0,
    same: 0,
  },
};
const line: PriceListLine = {
  row: 0,
  line: 2,
  values: { price: '7,45' },
  status: 'ready',
  problems: [],
  article: null,
  matchedBy: null,
  candidates: [],
  priceCents: 745,
  currentPriceCents: null,
  isCorrected: false,
};

describe('price list calls', () => {
  it('take the vendor out of a form, where everything is text, or none', () => {
    const body = bodySchema(priceListCalls.uploadPriceList);
    expect(body.parse({ vendorId: '7' })).toEqual({ vendorId: 7 });
    expect(body.parse({})).toEqual({});
    expect(body.safeParse({ vendorId: '0' }).success).toBe(false);
  });

  it('answer a list and its lines as they are', () => {
    const { data } = priceListCalls.correctPriceListLine;
    expect(data.parse({ priceList: list, line })).toEqual({ priceList: list, line });
    const done: CommittedPriceList = { added: 1, changed: 0, same: 0 };
    expect(priceListCalls.commitPriceList.data.parse(done)).toEqual(done);
  });
});

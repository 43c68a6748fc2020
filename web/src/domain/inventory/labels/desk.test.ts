import { describe, expect, it } from 'vitest';
import {
  chosenLabels,
  doneMeanwhile,
  listDueLabels,
  maximumLabels,
  rowKey,
  selectedRows,
  toChoices,
  totalLabels,
} from './desk.ts';
import { aGroup, aLabel, aList, aRow, delivery } from './labels.fixture.ts';
import { rollOfSku } from './roll-of-sku.ts';

const printed = (at: string) => ({ isDue: false, printed: { at, by: 'Miriam' } });

describe('what is printed', () => {
  it('is what is due, in the order of the page, and the server is told just that', () => {
    const rows = selectedRows(delivery, new Map(), false);
    expect(totalLabels(rows)).toBe(5);
    expect(toChoices(chosenLabels(rows))).toEqual([
      { kind: 'unit', labelId: 'PX7K3QW8M20' },
      { kind: 'unit', labelId: 'PX4TBN90XHX' },
      { kind: 'unit', labelId: 'PX9D2VRG5CR' },
      { kind: 'batch', stockId: 1, copies: 2 },
    ]);
    expect(listDueLabels(delivery)).toHaveLength(5);
  });

  it('follows the numbers that were typed, and never goes beyond what there is', () => {
    const amounts = new Map([
      ['unit-1', 99],
      ['batch-1', 0],
    ]);
    const rows = selectedRows(delivery, amounts, false);
    expect(rows.map(({ amount }) => amount)).toEqual([3, 0]);
    expect(toChoices(chosenLabels(rows))).toHaveLength(3);
  });

  it('takes labels that are due first, then those printed longest ago', () => {
    const row = aRow({
      labels: [aLabel('new', printed('2026-11-02')), aLabel('old', printed('2026-11-01')), aLabel('due')],
    });
    const list = aList([aGroup({ rows: [row] })]);
    expect(totalLabels(selectedRows(list, new Map(), false))).toBe(1);
    const two = chosenLabels(selectedRows(list, new Map([[rowKey(row), 2]]), false));
    expect(two.map(({ label }) => label?.labelId)).toEqual(['due', 'old']);
    expect(totalLabels(selectedRows(list, new Map(), true))).toBe(3);
  });

  it('of a shelf is one, and of a batch as many as somebody wants', () => {
    const shelf = aRow({ kind: 'shelf', stockId: null, labels: [aLabel('PX2JRC6VH8N')] });
    const list = aList([aGroup({ rows: [shelf, aRow({ kind: 'batch', count: 1, due: 0 })] })]);
    expect(list.groups[0]?.rows.map(maximumLabels)).toEqual([1, 999]);
    expect(toChoices(chosenLabels(selectedRows(list, new Map([['batch-1', 3]]), true)))).toEqual([
      { kind: 'shelf', articleId: 7 },
      { kind: 'batch', stockId: 1, copies: 3 },
    ]);
  });
});

describe('what is done meanwhile', () => {
  const after = aList([
    aGroup({
      rows: [
        aRow({
          labels: [
            aLabel('PX7K3QW8M20', printed('2026-11-16')),
            aLabel('PX4TBN90XHX'),
            aLabel('PX9D2VRG5CR'),
          ],
        }),
        aRow({ kind: 'batch', count: 2, due: 0 }),
      ],
    }),
  ]);

  it('is counted row by row; what came in since is no print', () => {
    expect(doneMeanwhile(delivery, delivery)).toBe(0);
    expect(doneMeanwhile(delivery, after)).toBe(3);
    expect(doneMeanwhile(after, delivery)).toBe(0);
    expect(doneMeanwhile(delivery, aList([]))).toBe(5);
  });
});

describe('the roll a printer reports', () => {
  it.each([
    ['30334', '30334'],
    ['S0722540', '30334'],
    ['99010', '30252'],
    ['DYMO 99012 (S0722400)', '30321'],
    ['s0722520', '11352'],
  ])('%s is roll %s', (sku, roll) => expect(rollOfSku(sku)?.roll).toBe(roll));

  it.each(['', '1', '303341', 'constructor'])('%j is none of ours', (sku) => {
    expect(rollOfSku(sku)).toBeUndefined();
  });
});

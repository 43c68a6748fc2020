import { act, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../lib/testing/screen.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { selectionColumn } from './selection.tsx';

interface Lot {
  readonly id: number;
  readonly batch: string;
  readonly amount: number;
}

const lots: readonly Lot[] = [
  { id: 1, batch: 'L-1', amount: 120 },
  { id: 2, batch: 'L-2', amount: 7 },
];

const columns: readonly Column<Lot, 'batch' | 'amount'>[] = [
  { key: 'batch', head: 'Batch', cell: ({ batch }) => batch, isRowHead: true, sort: 'batch' },
  { key: 'amount', head: 'Amount', cell: ({ amount }) => amount, align: 'figure', sort: 'amount' },
  {
    key: 'actions',
    head: 'Actions',
    isHeadHidden: true,
    onPhone: 'corner',
    cell: ({ batch }) => <button type="button">Remove {batch}</button>,
  },
];

const keyOf = ({ id }: Lot) => id;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);

async function click(selector: string) {
  act(() => find(selector).click());
  await settle();
}

beforeEach(() => prepareTexts());
afterEach(takeDown);

describe('a table', () => {
  it('names its columns and rows, and tells figures from words', async () => {
    await show(<DataTable columns={columns} rows={lots} keyOf={keyOf} label="Stock" />, '/');
    expect(find('table').getAttribute('aria-label')).toBe('Stock');
    expect(texts('thead th[scope="col"]')).toEqual(['Batch', 'Amount', 'Actions']);
    expect(texts('tbody th[scope="row"]')).toEqual(['L-1', 'L-2']);
    expect(texts('td[data-right].px-num')).toEqual(['120', '7']);
    expect(find('thead th[data-right]').className).toBe('');
    expect(all('[aria-sort], thead button')).toEqual([]);
  });

  it('tells the word of each value for the cards of a phone, but of names and buttons none', async () => {
    await show(<DataTable columns={columns} rows={lots.slice(0, 1)} keyOf={keyOf} phone="cards" />, '/');
    const labels = all('tbody tr > *').map((cell) => cell.getAttribute('data-label'));
    expect(labels).toEqual([null, 'Amount', null]);
    expect(find('td[data-phone="corner"]').textContent).toBe('Remove L-1');
  });

  it('shows what stands for no rows instead of heads over nothing', async () => {
    await show(<DataTable columns={columns} rows={[]} keyOf={keyOf} empty={<p>No batch fits.</p>} />, '/');
    expect(pageText()).toBe('No batch fits.');
    expect(all('table')).toEqual([]);
  });

  it('is busy while its rows are fetched', async () => {
    await show(<DataTable columns={columns} rows={undefined} keyOf={keyOf} empty="none" />, '/');
    expect(find('table').getAttribute('aria-busy')).toBe('true');
    expect(all('td[data-column="waiting"][colspan="3"]').length).toBeGreaterThan(1);
  });

  it('puts groups under a row of their own, marks rows, and lets a cell take the room of the next', async () => {
    const spread: readonly Column<Lot>[] = columns.map((column) =>
      column.key === 'amount'
        ? { ...column, spanOf: ({ id }: Lot) => (id === 2 ? 2 : 1) }
        : { ...column, ...(column.key === 'actions' ? { spanOf: ({ id }: Lot) => (id === 2 ? 0 : 1) } : {}) },
    );
    const head = (
      <tr>
        <th scope="rowgroup" colSpan={3}>
          Cellar
        </th>
      </tr>
    );
    await show(
      <DataTable
        columns={spread}
        groups={[{ key: 1, head, rows: lots }]}
        keyOf={keyOf}
        rowProps={({ amount }) => ({ 'data-low': amount < 10 || undefined })}
      />,
      '/',
    );
    expect(texts('tbody tr')).toEqual(['Cellar', 'L-1120Remove L-1', 'L-27']);
    expect(texts('tr[data-low]')).toEqual(['L-27']);
    expect(find('td[colspan="2"]').textContent).toBe('7');
  });
});

describe('sorting', () => {
  it('asks for the column that was clicked, and tells which one it is by', async () => {
    const asked: string[] = [];
    const sorting = { by: 'amount' as const, isDescending: true, onSort: (by: string) => asked.push(by) };
    await show(<DataTable columns={columns} rows={lots} keyOf={keyOf} sorting={sorting} />, '/');
    expect(texts('thead button')).toEqual(['Batch', 'Amount']);
    expect(texts('[aria-sort="descending"]')).toEqual(['Amount']);
    expect(all('[aria-sort]')).toHaveLength(1);
    await click('thead button');
    expect(asked).toEqual(['batch']);
  });
});

describe('selection', () => {
  let marked: ReadonlyMap<number, Lot>;
  const showMarked = async (ids: readonly number[]) => {
    marked = new Map(lots.filter(({ id }) => ids.includes(id)).map((lot) => [lot.id, lot]));
    const select = selectionColumn({
      marked,
      onMark: (next) => {
        marked = next;
      },
      rows: lots,
      keyOf,
      allName: 'All',
      nameOf: ({ batch }: Lot) => `Select ${batch}`,
    });
    await show(<DataTable columns={[select, ...columns]} rows={lots} keyOf={keyOf} />, '/');
  };
  const box = (name: string) => find<HTMLInputElement>(`input[aria-label="${name}"]`);

  it('marks a row, and takes the mark off again', async () => {
    await showMarked([2]);
    expect([box('Select L-1').checked, box('Select L-2').checked]).toEqual([false, true]);
    await click('input[aria-label="Select L-1"]');
    expect([...marked.keys()]).toEqual([2, 1]);
    await click('input[aria-label="Select L-2"]');
    expect([...marked.keys()]).toEqual([]);
  });

  it('marks all, and then none', async () => {
    await showMarked([1]);
    expect([box('All').checked, box('All').indeterminate]).toEqual([false, true]);
    await click('input[aria-label="All"]');
    expect([...marked.keys()]).toEqual([1, 2]);
    takeDown();
    await showMarked([1, 2]);
    expect([box('All').checked, box('All').indeterminate]).toEqual([true, false]);
    await click('input[aria-label="All"]');
    expect(marked.size).toBe(0);
  });
});

describe('a long list', () => {
  it('has only the rows in sight in the page, at their place, with room for the others', async () => {
    const windowed = {
      total: 1000,
      range: { first: 500, end: 503 },
      rowHeight: 50,
      rowAt: (row: number) => (row === 502 ? undefined : { id: row, batch: `L-${String(row)}`, amount: row }),
      body: createRef<HTMLTableSectionElement>(),
    };
    await show(<DataTable columns={columns} windowed={windowed} keyOf={keyOf} />, '/');
    expect(find('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(all('tr[aria-rowindex]').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '502',
      '503',
    ]);
    expect(all('tr[aria-hidden]').map(({ style }) => style.height)).toEqual(['25000px', '24850px']);
    expect(all('td[data-column="waiting"]')).toHaveLength(1);
  });
});

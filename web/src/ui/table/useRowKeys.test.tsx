import { act, useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show, takeDown } from '../../lib/testing/screen.tsx';
import { useRowKeys } from './useRowKeys.ts';

afterEach(takeDown);

/** The second row cannot be ticked. */
function List() {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  return (
    <>
      <input type="search" />
      <table>
        <tbody ref={body}>
          {[1, 2, 3].map((row) => (
            <tr key={row} aria-rowindex={row}>
              <td data-column="select">
                <input type="checkbox" id={`box-${String(row)}`} disabled={row === 2} />
              </td>
              <td data-column="amount">
                <input id={`amount-${String(row)}`} />
              </td>
              <td data-column="add">
                <button type="button" id={`add-${String(row)}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const focus = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.focus());
const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const focused = () => document.activeElement?.id;

it('arrows go down a column and back, past rows that have nothing there', async () => {
  await show(<List />, '/');
  focus('[type="search"]');
  press('ArrowDown');
  expect(focused()).toBe('box-1');
  press('ArrowDown');
  expect(focused()).toBe('box-3');
  press('ArrowDown');
  expect(focused()).toBe('box-3');
  press('ArrowUp');
  expect(focused()).toBe('box-1');
  focus('#add-1');
  press('ArrowDown');
  expect(focused()).toBe('add-2');
});

it('in a field they change its number, not the row', async () => {
  await show(<List />, '/');
  focus('#amount-1');
  press('ArrowDown');
  expect(focused()).toBe('amount-1');
});

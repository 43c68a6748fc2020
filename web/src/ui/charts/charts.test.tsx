import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMoney } from '../../lib/format.ts';
import { find, prepareTexts, show, takeDown } from '../../lib/testing/screen.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const day = 86_400_000;
const slider = () => find<HTMLInputElement>('input[type="range"]');
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);

/** As the arrow keys do. */
function slideTo(index: number) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider(), String(index));
    slider().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => prepareTexts());
afterEach(takeDown);

describe('lines', () => {
  beforeEach(() =>
    show(
      <LineChart
        label="The price fell"
        cursorLabel="Day by day"
        moments={[0, day, 4 * day]}
        series={[
          { key: 'paid', name: 'Paid', shape: 'marks', colour: 'green', values: [null, 150, null] },
          { key: 'lowest', name: 'Lowest', shape: 'steps', colour: 'blue', values: [200, 190, 170] },
        ]}
        ticks={[{ at: 2 * day, text: 'Jan' }]}
        formatMoment={(moment) => `day ${moment / day}`}
        formatValue={formatMoney}
      />,
      '/here',
    ),
  );

  it('say what the picture shows, and have round figures', () => {
    expect(find('[role="img"]').getAttribute('aria-label')).toBe('The price fell');
    expect(texts('svg text')).toEqual([...[140, 160, 180, 200].map(formatMoney), 'Jan']);
  });

  it('have a ring for each single value, and no line through the gaps', () => {
    expect(document.querySelectorAll('circle')).toHaveLength(1);
    expect(find('path').getAttribute('d')).toMatch(/^M.*H.*V.*H.*V/);
  });

  it('are walked through by keyboard, and each stop is said', () => {
    expect(slider().getAttribute('aria-label')).toBe('Day by day');
    act(() => slider().focus());
    expect(slider().getAttribute('aria-valuetext')).toBe(`day 4, Lowest ${formatMoney(170)}`);
    slideTo(1);
    expect(slider().getAttribute('aria-valuetext')).toBe(
      `day 1, Lowest ${formatMoney(190)}, Paid ${formatMoney(150)}`,
    );
    act(() => slider().blur());
    expect(slider().getAttribute('aria-valuetext')).toBeNull();
  });
});

/** Purchases that are filtered by a click. */
function Purchases() {
  const [values, setValues] = useState<readonly (number | null)[]>([100, 150, 120]);
  return (
    <>
      <button type="button" onClick={() => setValues([null, 150, null])} />
      <LineChart
        label="Purchases"
        cursorLabel="Day by day"
        moments={[0, day, 4 * day]}
        series={[{ key: 'paid', name: 'Paid', shape: 'marks', colour: 'green', values }]}
        ticks={[]}
        formatMoment={String}
        formatValue={formatMoney}
      />
    </>
  );
}

it('no ring stays of a value that is gone', async () => {
  await show(<Purchases />, '/here');
  expect(document.querySelectorAll('circle')).toHaveLength(3);
  act(() => find('button').click());
  expect(document.querySelectorAll('circle')).toHaveLength(1);
});

describe('bars', () => {
  beforeEach(() =>
    show(
      <BarChart
        label="Consumption"
        cursorLabel="Month by month"
        heading="Month"
        parts={[{ name: 'used' }, { name: 'expected', isExpected: true }]}
        bars={[
          { key: 'a', name: 'Jan', shortName: 'J', title: 'January', values: [40] },
          { key: 'b', name: 'Feb', shortName: 'F', title: 'February', values: [10, 20], isNow: true },
        ]}
        reference={25}
        formatValue={String}
        height={200}
      />,
      '/here',
    ),
  );

  it('pile up their parts, the expected one on top', () => {
    const [january, february, expected] = [...document.querySelectorAll('rect')];
    const heightOf = (bar: Element | undefined) => Number(bar?.getAttribute('height'));
    expect(heightOf(january)).toBeCloseTo(heightOf(february) * 4);
    expect(heightOf(expected)).toBeCloseTo(heightOf(february) * 2);
    expect(expected?.hasAttribute('data-expected')).toBe(true);
  });

  it('are told in a table as well', () => {
    expect(texts('caption')).toEqual(['Consumption']);
    expect(texts('tbody tr')).toEqual(['January400', 'February1020']);
  });

  it('are walked through by keyboard', () => {
    act(() => slider().focus());
    expect(slider().getAttribute('aria-valuetext')).toBe('February, used 10, expected 20');
    slideTo(0);
    expect(slider().getAttribute('aria-valuetext')).toBe('January, used 40');
  });
});

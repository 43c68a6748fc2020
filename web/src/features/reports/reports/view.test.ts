import { comparisons, type ReportName, reportNames } from '@praxora/rules/reports/report-list';
import { datePresets } from '@praxora/rules/shared/date-presets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportKind } from './kinds.ts';
import { toReportQuery } from './query.ts';
import {
  type ReportView,
  readView,
  sortedBy,
  usualView,
  withOpen,
  withPriceCheck,
  withToggled,
  writeView,
} from './view.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

function periodOf(report: ReportName): fc.Arbitrary<Pick<ReportView, 'preset' | 'from' | 'to' | 'asOf'>> {
  if (reportKind(report).preset === null)
    return maybe(day).map((asOf) => ({ preset: null, from: null, to: null, asOf }));
  const days = fc.tuple(day, day).map(([one, other]) => [one, other].sort());
  return fc.oneof(
    fc.constantFrom(...datePresets).map((preset) => ({ preset, from: null, to: null, asOf: null })),
    days.map(([from = null, to = null]) => ({ preset: null, from, to, asOf: null })),
    day.map((from) => ({ preset: null, from, to: null, asOf: null })),
    day.map((to) => ({ preset: null, from: null, to, asOf: null })),
  );
}

function viewOf(report: ReportName, priceCheck = false): fc.Arbitrary<ReportView> {
  const kind = reportKind(report, priceCheck);
  const choice = fc.oneof(
    fc.integer({ min: 1, max: 999_999_999 }).map(String),
    fc.constantFrom('none', 'input'),
  );
  const list = fc.uniqueArray(choice, { minLength: 1, maxLength: 6 });
  const filters = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...kind.filters, ...kind.moreFilters), list), {
      selector: ([name]) => name,
      maxLength: 4,
    })
    .map((entries) => Object.fromEntries(entries));
  return fc
    .record({
      period: periodOf(report),
      compare: maybe(fc.constantFrom(...comparisons)),
      filters,
      groupBy: kind.groupings.length > 0 ? maybe(fc.constantFrom(...kind.groupings)) : fc.constant(null),
      sort: fc.constantFrom(...kind.sorts),
      descending: fc.boolean(),
      withoutPrice: report === 'inventory' ? fc.boolean() : fc.constant(false),
      bookedAfter: report === 'stock-movements' ? maybe(day) : fc.constant(null),
      stocktakingId:
        report === 'stock-movements'
          ? maybe(fc.integer({ min: 1, max: 9_999 }).map(String))
          : fc.constant(null),
      priceCheck: fc.constant(priceCheck),
      open: fc.uniqueArray(fc.stringMatching(/^[a-z0-9:-]{1,20}$/), { maxLength: 5 }),
    })
    .map(({ period, ...others }) => ({ ...period, ...others }));
}

describe.each(reportNames)('the address of %s', (report) => {
  it('gives every view back as it went in', () => {
    fc.assert(
      fc.property(fc.oneof(viewOf(report), viewOf(report, report === 'orders-by-article')), (view) => {
        const address = writeView(view, report).toString();
        expect(readView(new URLSearchParams(address), report)).toEqual(view);
      }),
    );
  });

  it('is bare for what is usual, and takes nonsense for it', () => {
    expect(writeView(usualView(report), report).toString()).toBe('');
    const nonsense =
      'preset=soon&from=2026-02-31&to=x&asOf=12&compare=yes&vendorIds=-1,;&groupBy=moon&sort=1&descending=&open=<>';
    const { descending: _, ...read } = readView(new URLSearchParams(nonsense), report);
    const { descending: __, ...expected } = usualView(report);
    expect(read).toEqual(expected);
  });

  it('never makes a page fall over, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const view = readView(new URLSearchParams(text), report);
        expect(readView(writeView(view, report), report)).toEqual(view);
      }),
      { numRuns: 20 },
    );
  });
});

it('turned days are no days', () => {
  const view = readView(new URLSearchParams('from=2026-02-01&to=2026-01-01'), 'consumption');
  expect([view.preset, view.from, view.to]).toEqual(['last6Months', null, null]);
});

it('the server is told days and order, and nothing of the screen', () => {
  const view = readView(
    new URLSearchParams('view=price-check&open=v:1&vendorIds=3,4&categoryIds=none,7'),
    'orders-by-article',
  );
  expect(withPriceCheck(false)).toMatchObject({ sort: 'value', descending: true });
  expect(toReportQuery(view, 'orders-by-article')).toEqual({
    preset: 'last6Months',
    sort: 'difference',
    descending: 'true',
    vendorIds: '3,4',
    categoryIds: 'none,7',
  });
  const asOf = readView(new URLSearchParams('asOf=2025-12-31&sort=value'), 'inventory');
  expect(toReportQuery(asOf, 'inventory')).toEqual({ asOf: '2025-12-31', sort: 'value', descending: 'true' });
});

it('choices and rows go in and out, columns turn round', () => {
  const plain = usualView('orders-by-vendor');
  const chosen = { ...plain, ...withToggled('vendorIds', '7')(plain) };
  expect(chosen.filters).toEqual({ vendorIds: ['7'] });
  expect(withToggled('vendorIds', '7')(chosen)).toEqual({ filters: {} });
  expect(withOpen('a')({ ...plain, open: ['a', 'b'] })).toEqual({ open: ['b'] });
  const named = { ...plain, ...sortedBy('orders-by-vendor', 'vendor')(plain) };
  expect([named.sort, named.descending]).toEqual(['vendor', false]);
  expect(sortedBy('orders-by-vendor', 'vendor')(named).descending).toBe(true);
});

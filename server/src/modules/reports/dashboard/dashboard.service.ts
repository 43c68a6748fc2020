// Figures of the first screen. Months and days are those of the practice.
import type { dashboardCalls } from '@praxora/contract/reports/dashboard.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { lastTwelveMonths } from '@praxora/rules/shared/last-months';
import type { UserContext } from '../../../platform/context.ts';
import { daysOfSpan, expiringFigures } from '../../inventory/index.ts';
import * as repository from './dashboard.repository.ts';

const monthsOfExpiry = 6;
/** More colours than these nobody tells apart. */
const vendorsShown = 3;

const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

function lastMonths({ now }: UserContext): string[] {
  return lastTwelveMonths(calendarDay(now()));
}

const sumValues = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export async function expiryOutlook(context: UserContext): Promise<DataOf<typeof dashboardCalls.getExpiry>> {
  const today = calendarDay(context.now());
  const months = monthsFrom(startOfMonth(today), monthsOfExpiry);
  const figures = await expiringFigures(context, [
    daysOfSpan('expired', today),
    daysOfSpan('under1Month', today),
    daysOfSpan('under3Months', today),
    // The past part of the first month has expired.
    ...months.map((month) => ({
      key: month,
      first: month < today ? today : month,
      end: addMonths(month, 1),
    })),
  ]);
  return {
    expired: figures('expired'),
    under1Month: figures('under1Month'),
    under3Months: figures('under3Months'),
    months: months.map((month) => ({ month, ...figures(month) })),
  };
}

export async function spending(context: UserContext): Promise<DataOf<typeof dashboardCalls.getSpending>> {
  const months = lastMonths(context);
  const [first = '', current = ''] = [months[0], months.at(-1)];
  const rows = await repository.listSpending(context.tx, first);
  const begun = await repository.firstMonthOfSpending(context.tx);
  const byVendor = new Map(rows.map(({ vendor_id, name, hue }) => [vendor_id, { id: vendor_id, name, hue }]));
  const centsOf = (belongs: (row: (typeof rows)[number]) => boolean): number[] =>
    months.map((month) =>
      sumValues(rows.filter((row) => row.month === month && belongs(row)).map(({ cents }) => cents)),
    );
  const vendors = [...byVendor.values()]
    .map((vendor) => ({ ...vendor, cents: centsOf(({ vendor_id }) => vendor_id === vendor.id) }))
    .sort((a, b) => sumValues(b.cents) - sumValues(a.cents) || a.name.localeCompare(b.name) || a.id - b.id);
  const shown = new Set(vendors.slice(0, vendorsShown).map(({ id }) => id));
  const totals = centsOf(() => true);
  const full = totals.filter((_, index) => {
    const month = months[index] ?? '';
    return begun !== null && month >= begun && month < current;
  });
  return {
    months,
    vendors: vendors.slice(0, vendorsShown),
    others: centsOf(({ vendor_id }) => !shown.has(vendor_id)),
    currentMonthCents: totals.at(-1) ?? 0,
    averageCents: full.length > 0 ? Math.round(sumValues(full) / full.length) : null,
  };
}

export async function stockValue(context: UserContext): Promise<DataOf<typeof dashboardCalls.getStockValue>> {
  const months = lastMonths(context);
  const rows = await repository.listStockValues(context.tx, months[0] ?? '', months.at(-1) ?? '');
  return rows.map(({ month, value_cents, unpriced_articles }) => ({
    month,
    valueCents: value_cents,
    ...(unpriced_articles === null ? {} : { unpricedArticles: unpriced_articles }),
  }));
}

export async function savings(context: UserContext): Promise<DataOf<typeof dashboardCalls.getSavings>> {
  const months = lastMonths(context);
  const rows = await repository.listSavings(context.tx, months[0] ?? '');
  return {
    months: months.map((month) => ({
      month,
      savingCents: rows.find((row) => row.month === month)?.saving_cents ?? 0,
    })),
    savingCents: sumValues(rows.map(({ saving_cents }) => saving_cents)),
    parcels: sumValues(rows.map(({ parcels }) => parcels)),
    count: sumValues(rows.map(({ count }) => count)),
  };
}

// View of a report as part of the address: the same parameters as in the server's query and in a saved view.

import {
  type Comparison,
  comparisons,
  type FilterName,
  type Grouping,
  type ReportKind,
  type ReportName,
} from '@praxora/rules/reports/report-list';
import { type DatePreset, datePresets } from '@praxora/rules/shared/date-presets';
import { dayInAddress } from '../../../lib/day-in-address.ts';
import { reportKind } from './kinds.ts';

export type Filters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

export interface ReportView {
  /** A preset, or days: never both. */
  readonly preset: DatePreset | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Day of the inventory; null: today. */
  readonly asOf: string | null;
  readonly compare: Comparison | null;
  readonly filters: Filters;
  readonly groupBy: Grouping | null;
  readonly sort: string;
  readonly descending: boolean;
  /** Inventory only: limits it to entries without a price. */
  readonly withoutPrice: boolean;
  /** Movements only: limits them to those booked after this day but dated on it or earlier. */
  readonly bookedAfter: string | null;
  /** Movements only: limits them to those that a stocktaking booked. */
  readonly stocktakingId: string | null;
  /** Inside of orders by article. */
  readonly priceCheck: boolean;
  /** The rows that are open to what stands behind them. */
  readonly open: readonly string[];
}

const mostChoices = 50;
const mostOpen = 40;
const word = /^(none|[1-9]\d{0,8}|[A-Za-z][A-Za-z0-9-]{0,30})$/;

const idText = (text: string | null): string | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? text : null);

const usual = (kind: ReportKind): ReportView => ({
  preset: kind.preset,
  from: null,
  to: null,
  asOf: null,
  compare: null,
  filters: {},
  groupBy: null,
  sort: kind.sort,
  descending: kind.descendsAtFirst.includes(kind.sort),
  withoutPrice: false,
  bookedAfter: null,
  stocktakingId: null,
  priceCheck: false,
  open: [],
});

export const usualView = (report: ReportName): ReportView => usual(reportKind(report));

const listOf = (text: string | null, most: number, form: RegExp): string[] =>
  [...new Set((text ?? '').split(',').filter((one) => form.test(one)))].slice(0, most);

function readPeriod(values: URLSearchParams, kind: ReportKind): Pick<ReportView, 'preset' | 'from' | 'to'> {
  if (kind.preset === null) return { preset: null, from: null, to: null };
  const [from, to] = [dayInAddress(values.get('from')), dayInAddress(values.get('to'))];
  const areDays = (from !== null || to !== null) && !(from !== null && to !== null && from > to);
  if (areDays) return { preset: null, from, to };
  const preset = datePresets.find((name) => name === values.get('preset')) ?? kind.preset;
  return { preset, from: null, to: null };
}

export function readView(values: URLSearchParams, report: ReportName): ReportView {
  const priceCheck = report === 'orders-by-article' && values.get('view') === 'price-check';
  const kind = reportKind(report, priceCheck);
  const sort = kind.sorts.find((name) => name === values.get('sort')) ?? kind.sort;
  const descending = values.get('descending');
  const names = [...kind.filters, ...kind.moreFilters];
  return {
    ...readPeriod(values, kind),
    asOf: kind.preset === null ? dayInAddress(values.get('asOf')) : null,
    compare: comparisons.find((name) => name === values.get('compare')) ?? null,
    filters: Object.fromEntries(
      names.flatMap((name) => {
        const list = listOf(values.get(name), mostChoices, word);
        return list.length > 0 ? [[name, list]] : [];
      }),
    ),
    groupBy: kind.groupings.find((name) => name === values.get('groupBy')) ?? null,
    sort,
    descending: descending === null ? kind.descendsAtFirst.includes(sort) : descending === 'true',
    withoutPrice: report === 'inventory' && values.get('withoutPrice') === 'true',
    bookedAfter: report === 'stock-movements' ? dayInAddress(values.get('bookedAfter')) : null,
    stocktakingId: report === 'stock-movements' ? idText(values.get('stocktakingId')) : null,
    priceCheck,
    open: listOf(values.get('open'), mostOpen, /^[\w:.-]{1,60}$/),
  };
}

/** Default values are left out. */
export function writeView(view: ReportView, report: ReportName): URLSearchParams {
  const kind = reportKind(report, view.priceCheck);
  const values = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value !== null && value !== '') values.set(name, value);
  };
  set('view', view.priceCheck ? 'price-check' : null);
  set('preset', view.preset === kind.preset ? null : view.preset);
  set('from', view.from);
  set('to', view.to);
  set('asOf', view.asOf);
  set('compare', view.compare);
  for (const [name, list] of Object.entries(view.filters)) set(name, list.join(','));
  set('withoutPrice', view.withoutPrice ? 'true' : null);
  set('bookedAfter', view.bookedAfter);
  set('stocktakingId', view.stocktakingId);
  set('groupBy', view.groupBy);
  set('sort', view.sort === kind.sort ? null : view.sort);
  const isUsual = view.descending === kind.descendsAtFirst.includes(view.sort);
  set('descending', isUsual ? null : String(view.descending));
  set('open', view.open.join(','));
  return values;
}

/** Filters only: days, order and groups stay when they are reset. */
export const hasFilters = ({ filters, withoutPrice, bookedAfter, stocktakingId }: ReportView): boolean =>
  withoutPrice ||
  bookedAfter !== null ||
  stocktakingId !== null ||
  Object.values(filters).some((list) => list.length > 0);

export const withoutFilters: Pick<ReportView, 'filters' | 'withoutPrice' | 'bookedAfter' | 'stocktakingId'> =
  {
    filters: {},
    withoutPrice: false,
    bookedAfter: null,
    stocktakingId: null,
  };

const toggledIn = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

/** Adds a value to a filter, or removes it. */
export const withToggled =
  (name: FilterName, choice: string) =>
  ({ filters }: ReportView): Pick<ReportView, 'filters'> => {
    const list = toggledIn(filters[name] ?? [], choice).slice(-mostChoices);
    const { [name]: _, ...others } = filters;
    return { filters: list.length > 0 ? { ...others, [name]: list } : others };
  };

export const withOpen =
  (key: string) =>
  ({ open }: ReportView): Pick<ReportView, 'open'> => ({ open: toggledIn(open, key).slice(-mostOpen) });

/** A second click on the same column turns the order round. */
export const sortedBy =
  (report: ReportName, sort: string) =>
  (now: ReportView): Pick<ReportView, 'sort' | 'descending'> => ({
    sort,
    descending:
      now.sort === sort ? !now.descending : reportKind(report, now.priceCheck).descendsAtFirst.includes(sort),
  });

/** The other view begins with its own order; days and filters stay. */
export function withPriceCheck(priceCheck: boolean): Partial<ReportView> {
  const { sort, descendsAtFirst } = reportKind('orders-by-article', priceCheck);
  return { priceCheck, sort, descending: descendsAtFirst.includes(sort), groupBy: null, open: [] };
}

// The inbox: what is to be cleared comes first, by the next day that matters, and what was checked comes after it.
import type { InvoiceListed, InvoiceState } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { nextDay } from '@praxora/rules/purchasing/invoice-dates';
import { addDays } from '@praxora/rules/shared/calendar';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { toListed } from './detail.ts';
import type { InvoiceFilter } from './inbox.repository.ts';
import * as repository from './inbox.repository.ts';
import { hasInvoice } from './invoices.repository.ts';
import { matchInvoices } from './matching.ts';
import { type Measure, readMeasure } from './settings.ts';

type Context = Pick<UserContext, 'tx' | 'now'>;
type GroupSum = DataOf<typeof invoiceCalls.listInvoices>['groups'][number];
type InboxQuery = QueryOf<typeof invoiceCalls.listInvoices>;
type InboxFilters = QueryOf<typeof invoiceCalls.findInvoiceNeighbours>;

export const undecided: readonly InvoiceState[] = ['open', 'complained'];
const groupStates: Readonly<Record<InvoiceListed['group'], readonly InvoiceState[]>> = {
  clear: ['open'],
  ready: ['open'],
  waiting: ['complained'],
  checked: ['approved', 'paid'],
  closed: ['replaced', 'cancelled'],
};
const groupOrder: readonly InvoiceListed['group'][] = ['clear', 'ready', 'waiting', 'checked', 'closed'];

/** More open invoices than these are not compared at once: the newest are, and the others follow when those are done. */
export const mostCompared = 5000;
export const soonDays = 7;

export async function listInvoices(
  { tx, now }: Context,
  query: InboxQuery,
): Promise<DataOf<typeof invoiceCalls.listInvoices>> {
  const measure = await readMeasure({ tx, now });
  const open = await listOpen(tx, query, measure);
  const decided = await listDecided(tx, query, open.length, measure);
  return {
    items: [...open.slice(query.page * query.pageSize, (query.page + 1) * query.pageSize), ...decided.items],
    total: open.length + decided.sums.reduce((sum, { count }) => sum + count, 0),
    groups: [...sumGroups(open), ...decided.sums],
  };
}

/** Where one invoice stands in the list of these filters. */
export async function findNeighbours(
  { tx, now }: Context,
  id: number,
  filters: InboxFilters,
): Promise<DataOf<typeof invoiceCalls.findInvoiceNeighbours>> {
  if (!(await hasInvoice(tx, id))) throw new Refusal('NOT_FOUND');
  const measure = await readMeasure({ tx, now });
  const open = await listOpen(tx, filters, measure);
  const decided = isReadAsWhole(filters)
    ? (await readDecided(tx, filters, measure)).map((invoice) => invoice.id)
    : await repository.listDecidedIds(tx, toFilter(filters, measure.today, decidedStates));
  const ids = [...open.map((invoice) => invoice.id), ...decided];
  const place = ids.indexOf(id);
  if (place === -1) return { previousId: null, nextId: null };
  return { previousId: ids[place - 1] ?? null, nextId: ids[place + 1] ?? null };
}

const listOpen = async (tx: Tx, query: InboxFilters, measure: Measure): Promise<InvoiceListed[]> =>
  (await compareAll(tx, toFilter(query, measure.today, undecided), measure))
    .filter((invoice) => isWanted(invoice, query, measure.today))
    .sort(byNextDay(measure.today));

/** Compared and due ones are told apart here: the database knows neither. */
function isWanted(
  invoice: InvoiceListed,
  { group, comparison, dueSoon }: InboxFilters,
  today: string,
): boolean {
  return (
    (group === undefined || invoice.group === group) &&
    (comparison === undefined || invoice.comparison === comparison) &&
    (dueSoon !== true || isSoon(invoice, today))
  );
}

const isSoon = ({ dueOn, discount, kind }: InvoiceListed, today: string): boolean => {
  const last = addDays(today, soonDays);
  const isDue = kind !== 'credit-note' && dueOn !== null && dueOn <= last;
  return isDue || (discount !== null && discount.until <= last);
};

const decidedStates: readonly InvoiceState[] = [...groupStates.checked, ...groupStates.closed];

/** Filters that only a read invoice answers. */
const isReadAsWhole = ({ dueSoon, comparison }: InboxFilters): boolean =>
  dueSoon === true || comparison !== undefined;

const readDecided = async (tx: Tx, query: InboxFilters, measure: Measure): Promise<InvoiceListed[]> =>
  (await repository.listAll(tx, toFilter(query, measure.today, decidedStates), mostCompared))
    .map((row) => toListed(row, nothing, measure))
    .filter((item) => isWanted(item, query, measure.today));

async function listDecided(
  tx: Tx,
  query: InboxQuery,
  before: number,
  measure: Measure,
): Promise<{ items: InvoiceListed[]; sums: GroupSum[] }> {
  const first = query.page * query.pageSize - before;
  if (isReadAsWhole(query)) {
    const items = await readDecided(tx, query, measure);
    const page = items.slice(Math.max(0, first), Math.max(0, first + query.pageSize));
    return { items: page, sums: sumGroups(items) };
  }
  const filter = toFilter(query, measure.today, decidedStates);
  const size = Math.min(query.pageSize, Math.max(0, first + query.pageSize));
  const rows = await repository.listDecided(tx, filter, { size, skip: Math.max(0, first) });
  return {
    items: rows.map((row) => toListed(row, nothing, measure)),
    sums: await repository.sumDecided(tx, filter),
  };
}

const nothing = { match: null };

/** For the database: of these states, those that the query asks for. */
function toFilter(query: InboxFilters, today: string, among: readonly InvoiceState[]): InvoiceFilter {
  const { state, group, dueSoon, vendorId, orderId, search, format, from, to } = query;
  const unpaid: readonly InvoiceState[] = [...undecided, 'approved'];
  return {
    states: among.filter(
      (one) =>
        (state === undefined || one === state) &&
        (group === undefined || groupStates[group].includes(one)) &&
        (dueSoon !== true || unpaid.includes(one)),
    ),
    ...{ vendorId, orderId, search, format, from, to },
    dueUntil: dueSoon === true ? addDays(today, soonDays) : undefined,
  };
}

export async function compareAll(tx: Tx, filter: InvoiceFilter, measure: Measure): Promise<InvoiceListed[]> {
  const rows = await repository.listAll(tx, filter, mostCompared);
  const matched = await matchInvoices(tx, rows, measure);
  return rows.map((row) => toListed(row, matched.get(row.id) ?? nothing, measure));
}

/** Of one group the next day first; without a day last. */
const byNextDay = (today: string) => {
  const dayOf = ({ dueOn, discount }: InvoiceListed) =>
    nextDay(dueOn, discount ? [discount] : [], today) ?? '9999';
  return (one: InvoiceListed, other: InvoiceListed): number =>
    groupOrder.indexOf(one.group) - groupOrder.indexOf(other.group) ||
    dayOf(one).localeCompare(dayOf(other)) ||
    one.id - other.id;
};

export const inEuros = ({ currency, grossCents }: InvoiceListed): number =>
  currency === 'EUR' ? grossCents : 0;

export const sumOf = (
  invoices: readonly InvoiceListed[],
  cents: (invoice: InvoiceListed) => number,
): number => invoices.reduce((sum, invoice) => sum + cents(invoice), 0);

const sumGroups = (invoices: readonly InvoiceListed[]): GroupSum[] =>
  groupOrder.flatMap((group) => {
    const inside = invoices.filter((invoice) => invoice.group === group);
    return inside.length === 0 ? [] : [{ group, count: inside.length, grossCents: sumOf(inside, inEuros) }];
  });

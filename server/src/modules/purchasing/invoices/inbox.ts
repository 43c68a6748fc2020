// The inbox: what is to be cleared comes first, by the next day that matters, and what was checked comes after it.
import type { InvoiceListed, InvoiceState, InvoiceSummary } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { nextDay } from '@praxora/rules/purchasing/invoice-dates';
import { addDays, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { toListed } from './detail.ts';
import type { InvoiceFilter } from './inbox.repository.ts';
import * as repository from './inbox.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { matchInvoices } from './matching.ts';

type Context = Pick<UserContext, 'tx' | 'now'>;
type GroupSum = DataOf<typeof invoiceCalls.listInvoices>['groups'][number];
type InboxQuery = QueryOf<typeof invoiceCalls.listInvoices>;

const undecided: readonly InvoiceState[] = ['open', 'complained'];
const groupStates: Readonly<Record<InvoiceListed['group'], readonly InvoiceState[]>> = {
  clear: ['open'],
  ready: ['open'],
  waiting: ['complained'],
  checked: ['approved', 'paid'],
  closed: ['replaced', 'cancelled'],
};
const groupOrder: readonly InvoiceListed['group'][] = ['clear', 'ready', 'waiting', 'checked', 'closed'];

/** More open invoices than these are not compared at once: the newest are, and the others follow when those are done. */
const mostCompared = 5000;
const soonDays = 7;

export async function listInvoices(
  { tx, now }: Context,
  query: InboxQuery,
): Promise<DataOf<typeof invoiceCalls.listInvoices>> {
  const today = calendarDay(now());
  const filter = toFilter(query, today);
  const ofStates = (states: readonly InvoiceState[]) => ({
    ...filter,
    states: filter.states.filter((state) => states.includes(state)),
  });
  const fits = (invoice: InvoiceListed) => isWanted(invoice, query, today);
  const open = (await compareAll(tx, ofStates(undecided), today)).filter(fits).sort(byNextDay(today));
  const decidedFilter = ofStates([...groupStates.checked, ...groupStates.closed]);
  const decided = await listDecided(tx, decidedFilter, query, open.length, today);
  return {
    items: [...open.slice(query.page * query.pageSize, (query.page + 1) * query.pageSize), ...decided.items],
    total: open.length + decided.sums.reduce((sum, { count }) => sum + count, 0),
    groups: [...sumGroups(open), ...decided.sums],
  };
}

/** Compared and due ones are told apart here: the database knows neither. */
function isWanted(
  invoice: InvoiceListed,
  { group, comparison, dueSoon }: InboxQuery,
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

async function listDecided(
  tx: Tx,
  filter: InvoiceFilter,
  query: InboxQuery,
  before: number,
  today: string,
): Promise<{ items: InvoiceListed[]; sums: GroupSum[] }> {
  if (query.dueSoon === true || query.comparison !== undefined) {
    const rows = await repository.listAll(tx, filter, mostCompared);
    const items = rows
      .map((row) => toListed(row, nothing, today))
      .filter((item) => isWanted(item, query, today));
    const from = Math.max(0, query.page * query.pageSize - before);
    const to = Math.max(0, (query.page + 1) * query.pageSize - before);
    return { items: items.slice(from, to), sums: sumGroups(items) };
  }
  const first = query.page * query.pageSize - before;
  const size = Math.min(query.pageSize, Math.max(0, first + query.pageSize));
  const rows = await repository.listDecided(tx, filter, { size, skip: Math.max(0, first) });
  return {
    items: rows.map((row) => toListed(row, nothing, today)),
    sums: await repository.sumDecided(tx, filter),
  };
}

const nothing = { match: null };

function toFilter(query: InboxQuery, today: string): InvoiceFilter {
  const { state, group, dueSoon, vendorId, orderId, search, format, from, to } = query;
  const all: readonly InvoiceState[] =
    dueSoon === true ? [...undecided, 'approved'] : groupOrder.flatMap((one) => groupStates[one]);
  return {
    states: [...new Set(all)].filter(
      (one) =>
        (state === undefined || one === state) && (group === undefined || groupStates[group].includes(one)),
    ),
    ...{ vendorId, orderId, search, format, from, to },
    dueUntil: dueSoon === true ? addDays(today, soonDays) : undefined,
  };
}

async function compareAll(tx: Tx, filter: InvoiceFilter, today: string): Promise<InvoiceListed[]> {
  const rows: InvoiceRow[] = await repository.listAll(tx, filter, mostCompared);
  const matched = await matchInvoices(tx, rows);
  return rows.map((row) => toListed(row, matched.get(row.id) ?? nothing, today));
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

const inEuros = ({ currency, grossCents }: InvoiceListed): number => (currency === 'EUR' ? grossCents : 0);

const sumOf = (invoices: readonly InvoiceListed[], cents: (invoice: InvoiceListed) => number): number =>
  invoices.reduce((sum, invoice) => sum + cents(invoice), 0);

const sumGroups = (invoices: readonly InvoiceListed[]): GroupSum[] =>
  groupOrder.flatMap((group) => {
    const inside = invoices.filter((invoice) => invoice.group === group);
    return inside.length === 0 ? [] : [{ group, count: inside.length, grossCents: sumOf(inside, inEuros) }];
  });

export async function summarizeInvoices({ tx, now }: Context): Promise<InvoiceSummary> {
  const today = calendarDay(now());
  const until = addDays(today, soonDays);
  const open = await compareAll(tx, { states: undecided }, today);
  const approved = await repository.listAll(tx, { states: ['approved'], dueUntil: until }, mostCompared);
  const unpaid = [...open, ...approved.map((row) => toListed(row, nothing, today))];
  const due = unpaid.filter(({ dueOn, kind }) => kind !== 'credit-note' && dueOn !== null && dueOn <= until);
  const discounted = unpaid.flatMap(({ discount }) =>
    discount && discount.until <= until ? [discount] : [],
  );
  const differing = open.filter(({ comparison, state }) => comparison === 'differs' && state === 'open');
  const ready = open.filter(({ group }) => group === 'ready');
  return {
    open: { count: open.length, grossCents: sumOf(open, inEuros) },
    differing: {
      count: differing.length,
      tooMuchCents: sumOf(differing, ({ tooMuchCents }) => tooMuchCents),
    },
    ready: { count: ready.length, grossCents: sumOf(ready, inEuros) },
    checked: await repository.sumApprovedSince(tx, startOfMonth(today)),
    dueSoon: {
      count: due.length,
      payableCents: sumOf(due, ({ payableCents, currency }) => (currency === 'EUR' ? payableCents : 0)),
      until,
    },
    discount: {
      count: discounted.length,
      cents: discounted.reduce((sum, { cents }) => sum + cents, 0),
      firstDay: discounted.map((one) => one.until).sort()[0] ?? null,
    },
  };
}

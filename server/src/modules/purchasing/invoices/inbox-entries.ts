// What sorts, filters and sums the invoices of the inbox: read for all of them, without their lines and texts.
import type { InvoiceListed, InvoiceState } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { invoiceGroup, nextDay, openDiscount } from '@praxora/rules/purchasing/invoice-dates';
import { addDays } from '@praxora/rules/shared/calendar';
import type { Tx } from '../../../platform/database/tx.ts';
import { compareInvoices } from './comparisons.ts';
import { compareDecided, hasDiscount, isUndecided } from './detail.ts';
import type { InboxSign, InvoiceFilter } from './inbox.repository.ts';
import * as repository from './inbox.repository.ts';
import type { Comparison } from './matching.ts';
import type { Measure } from './settings.ts';

export type GroupSum = DataOf<typeof invoiceCalls.listInvoices>['groups'][number];
export type InboxFilters = QueryOf<typeof invoiceCalls.findInvoiceNeighbours>;

export interface InboxEntry
  extends Pick<InboxSign, 'id' | 'state' | 'kind' | 'currency' | 'grossCents' | 'payableCents' | 'dueOn'> {
  readonly compared: Comparison;
  readonly group: InvoiceListed['group'];
  readonly discount: InvoiceListed['discount'];
}

const states: Readonly<Record<'undecided' | 'decided', readonly InvoiceState[]>> = {
  undecided: ['open', 'complained'],
  decided: ['approved', 'paid', 'replaced', 'cancelled'],
};
export const undecided = states.undecided;
const groupStates: Readonly<Record<InvoiceListed['group'], readonly InvoiceState[]>> = {
  clear: ['open'],
  ready: ['open'],
  waiting: ['complained'],
  checked: ['approved', 'paid'],
  closed: ['replaced', 'cancelled'],
};
const groupOrder: readonly InvoiceListed['group'][] = ['clear', 'ready', 'waiting', 'checked', 'closed'];

/** More open invoices than these are not sorted at once: the newest are, and the others follow when those are done. */
const mostSorted = 5000;
export const soonDays = 7;

export async function listEntries(tx: Tx, filter: InvoiceFilter, measure: Measure): Promise<InboxEntry[]> {
  if (filter.states.length === 0) return [];
  const signs = await repository.listSigns(tx, filter, mostSorted);
  const compared = await compareInvoices(tx, signs, measure);
  return signs.map((sign) => toEntry(sign, compared.get(sign.id), measure));
}

function toEntry(sign: InboxSign, found: Comparison | undefined, { today }: Measure): InboxEntry {
  const { id, state, kind, currency, grossCents, payableCents, dueOn } = sign;
  const decided = compareDecided(sign.orderIds.length, sign.tooMuchCents);
  const compared = isUndecided(sign) && found !== undefined ? found : decided;
  return {
    ...{ id, state, kind, currency, grossCents, payableCents, dueOn, compared },
    discount: hasDiscount(sign) ? openDiscount(sign.discounts, today) : null,
    group: invoiceGroup({ state, comparison: compared.comparison }),
  };
}

/** Compared and due ones are told apart here: the database knows neither. */
export function isWanted(
  invoice: InboxEntry,
  { group, comparison, dueSoon }: InboxFilters,
  today: string,
): boolean {
  return (
    (group === undefined || invoice.group === group) &&
    (comparison === undefined || invoice.compared.comparison === comparison) &&
    (dueSoon !== true || isSoon(invoice, today))
  );
}

const isSoon = ({ dueOn, discount, kind }: InboxEntry, today: string): boolean => {
  const last = addDays(today, soonDays);
  const isDue = kind !== 'credit-note' && dueOn !== null && dueOn <= last;
  return isDue || (discount !== null && discount.until <= last);
};

/** Filters that only a compared invoice answers. */
export const isReadAsWhole = ({ dueSoon, comparison }: InboxFilters): boolean =>
  dueSoon === true || comparison !== undefined;

/** For the database: of these states, those that the query asks for. */
export function toFilter(query: InboxFilters, today: string, among: keyof typeof states): InvoiceFilter {
  const { state, group, dueSoon, vendorId, orderId, search, format, from, to } = query;
  const unpaid: readonly InvoiceState[] = [...undecided, 'approved'];
  return {
    states: states[among].filter(
      (one) =>
        (state === undefined || one === state) &&
        (group === undefined || groupStates[group].includes(one)) &&
        (dueSoon !== true || unpaid.includes(one)),
    ),
    ...{ vendorId, orderId, search, format, from, to },
    dueUntil: dueSoon === true ? addDays(today, soonDays) : undefined,
  };
}

/** Of one group the next day first; without a day last. */
export const byNextDay = (today: string) => {
  const findDay = ({ dueOn, discount }: InboxEntry) =>
    nextDay(dueOn, discount ? [discount] : [], today) ?? '9999';
  return (one: InboxEntry, other: InboxEntry): number =>
    groupOrder.indexOf(one.group) - groupOrder.indexOf(other.group) ||
    findDay(one).localeCompare(findDay(other)) ||
    one.id - other.id;
};

/** A credit note lowers a sum, with whatever sign it is written. */
export const inEuros = ({
  currency,
  grossCents,
  kind,
}: Pick<InboxEntry, 'currency' | 'grossCents' | 'kind'>): number => {
  if (currency !== 'EUR') return 0;
  return kind === 'credit-note' ? -Math.abs(grossCents) : grossCents;
};

export const sumCents = (invoices: readonly InboxEntry[], cents: (invoice: InboxEntry) => number): number =>
  invoices.reduce((sum, invoice) => sum + cents(invoice), 0);

export const sumGroups = (invoices: readonly InboxEntry[]): GroupSum[] =>
  groupOrder.flatMap((group) => {
    const inside = invoices.filter((invoice) => invoice.group === group);
    return inside.length === 0
      ? []
      : [{ group, count: inside.length, grossCents: sumCents(inside, inEuros) }];
  });

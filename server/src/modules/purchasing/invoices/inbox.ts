// The inbox: what is to be cleared comes first, by the next day that matters, and what was checked comes after it.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { toListed } from './detail.ts';
import * as repository from './inbox.repository.ts';
import {
  byNextDay,
  type GroupSum,
  type InboxEntry,
  type InboxFilters,
  isReadAsWhole,
  isWanted,
  listEntries,
  sumGroups,
  toFilter,
} from './inbox-entries.ts';
import { hasInvoice } from './invoices.repository.ts';
import { notCompared } from './matching.ts';
import { type Measure, readMeasure } from './settings.ts';

type Context = Pick<UserContext, 'tx' | 'now'>;
type InboxQuery = QueryOf<typeof invoiceCalls.listInvoices>;

export async function listInvoices(
  { tx, now }: Context,
  query: InboxQuery,
): Promise<DataOf<typeof invoiceCalls.listInvoices>> {
  const measure = await readMeasure({ tx, now });
  const open = await listOpen(tx, query, measure);
  const decided = await listDecided(tx, query, open.length, measure);
  const page = open.slice(query.page * query.pageSize, (query.page + 1) * query.pageSize);
  return {
    items: [...(await readPage(tx, page, measure)), ...decided.items],
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
    ? (await listWhole(tx, filters, measure)).map((invoice) => invoice.id)
    : await repository.listDecidedIds(tx, toFilter(filters, measure.today, 'decided'));
  const ids = [...open.map((invoice) => invoice.id), ...decided];
  const place = ids.indexOf(id);
  if (place === -1) return { previousId: null, nextId: null };
  return { previousId: ids[place - 1] ?? null, nextId: ids[place + 1] ?? null };
}

const listOpen = async (tx: Tx, query: InboxFilters, measure: Measure): Promise<InboxEntry[]> =>
  (await listEntries(tx, toFilter(query, measure.today, 'undecided'), measure))
    .filter((invoice) => isWanted(invoice, query, measure.today))
    .sort(byNextDay(measure.today));

const listWhole = async (tx: Tx, query: InboxFilters, measure: Measure): Promise<InboxEntry[]> =>
  (await listEntries(tx, toFilter(query, measure.today, 'decided'), measure)).filter((invoice) =>
    isWanted(invoice, query, measure.today),
  );

/** Only what is shown is read with its lines and names. */
async function readPage(tx: Tx, page: readonly InboxEntry[], measure: Measure): Promise<InvoiceListed[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const rows = new Map((await repository.listRows(tx, ids)).map((row) => [row.id, row]));
  return page.flatMap((entry) => {
    const row = rows.get(entry.id);
    return row === undefined ? [] : [toListed(row, entry.compared, measure)];
  });
}

async function listDecided(
  tx: Tx,
  query: InboxQuery,
  before: number,
  measure: Measure,
): Promise<{ items: InvoiceListed[]; sums: GroupSum[] }> {
  const first = query.page * query.pageSize - before;
  if (isReadAsWhole(query)) {
    const whole = await listWhole(tx, query, measure);
    const page = whole.slice(Math.max(0, first), Math.max(0, first + query.pageSize));
    return { items: await readPage(tx, page, measure), sums: sumGroups(whole) };
  }
  const filter = toFilter(query, measure.today, 'decided');
  const size = Math.min(query.pageSize, Math.max(0, first + query.pageSize));
  const rows = await repository.listDecided(tx, filter, { size, skip: Math.max(0, first) });
  return {
    items: rows.map((row) => toListed(row, notCompared, measure)),
    sums: await repository.sumDecided(tx, filter),
  };
}

// What is to be done about invoices, in figures: the one answer for the inbox, the dashboard and the digest.
import type { InvoiceSummary } from '@praxora/contract/purchasing/invoice-summary.calls';
import { addDays, startOfMonth } from '@praxora/rules/shared/calendar';
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './inbox.repository.ts';
import { inEuros, listEntries, soonDays, sumCents, undecided } from './inbox-entries.ts';
import { readMeasure } from './settings.ts';

export async function summarizeInvoices({
  tx,
  now,
}: Pick<UserContext, 'tx' | 'now'>): Promise<InvoiceSummary> {
  const measure = await readMeasure({ tx, now });
  const { today } = measure;
  const until = addDays(today, soonDays);
  const open = await listEntries(tx, { states: undecided }, measure);
  const approved = await listEntries(tx, { states: ['approved'], dueUntil: until }, measure);
  const unpaid = [...open, ...approved];
  const due = unpaid.filter(({ dueOn, kind }) => kind !== 'credit-note' && dueOn !== null && dueOn <= until);
  const discounted = unpaid.flatMap(({ discount }) =>
    discount && discount.until <= until ? [discount] : [],
  );
  const differing = open.filter(
    ({ compared, state }) => compared.comparison === 'differs' && state === 'open',
  );
  const ready = open.filter(({ group }) => group === 'ready');
  return {
    open: { count: open.length, grossCents: sumCents(open, inEuros) },
    differing: {
      count: differing.length,
      tooMuchCents: sumCents(differing, ({ compared }) => compared.tooMuchCents),
    },
    ready: { count: ready.length, grossCents: sumCents(ready, inEuros) },
    checked: await repository.sumApprovedSince(tx, startOfMonth(today)),
    dueSoon: {
      count: due.length,
      payableCents: sumCents(due, ({ payableCents, currency }) => (currency === 'EUR' ? payableCents : 0)),
      until,
    },
    discount: {
      count: discounted.length,
      cents: discounted.reduce((sum, { cents }) => sum + cents, 0),
      firstDay: discounted.map((one) => one.until).sort()[0] ?? null,
    },
  };
}

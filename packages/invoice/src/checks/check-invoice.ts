// All findings about an invoice. The document's own totals stand; a finding says what does not add up.
import type { Invoice } from '../model.ts';
import { checkDecimals } from './check-decimals.ts';
import { checkFields } from './check-fields.ts';
import { checkLaw, type InvoiceCountry } from './check-law.ts';
import { checkTotals } from './check-totals.ts';
import { checkVat } from './check-vat.ts';
import { type Finding, makeFinding } from './finding.ts';

/** Profiles that hold totals, but none of the lines an invoice needs. */
const totalsOnly: ReadonlySet<string> = new Set(['MINIMUM', 'BASIC WL']);

const holdsTotalsOnly = ({ profile }: Invoice): boolean => totalsOnly.has(profile ?? '');

export function checkInvoice(invoice: Invoice, country: InvoiceCountry): Finding[] {
  const unreadable = invoice.unreadable.map(({ path, text }) =>
    makeFinding('VALUE_UNREADABLE', null, { path, text }),
  );
  if (holdsTotalsOnly(invoice)) {
    const profile = makeFinding('PROFILE_TOTALS_ONLY', null, { profile: invoice.profile ?? '' });
    return [profile, ...unreadable, ...checkTotals(invoice)];
  }
  // ZUGFeRD 1.0 is older than the standard and than the fields that it asks for.
  if (invoice.syntax === 'ZUGFeRD1') {
    const vat = invoice.vatBreakdown.length === 0 ? [] : checkVat(invoice);
    return [...unreadable, ...checkTotals(invoice), ...vat];
  }
  const arithmetic = [...unreadable, ...checkTotals(invoice), ...checkVat(invoice)];
  return [...arithmetic, ...checkDecimals(invoice), ...checkFields(invoice), ...checkLaw(invoice, country)];
}

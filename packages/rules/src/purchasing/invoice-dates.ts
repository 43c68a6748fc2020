// The days that matter about an invoice: when it is due, and until when a cash discount can be taken.

export interface DatedDiscount {
  /** The last day, written 2026-11-24. */
  readonly until: string;
  readonly percent: number | null;
  /** What is saved, gross. */
  readonly cents: number;
}

/** The best discount that can still be taken. */
export const openDiscount = (discounts: readonly DatedDiscount[], today: string): DatedDiscount | null =>
  discounts
    .filter(({ until, cents }) => until >= today && cents > 0)
    .sort((one, other) => other.cents - one.cents || one.until.localeCompare(other.until))[0] ?? null;

/** The next day on which something is to be done; null: none. */
export function nextDay(
  dueOn: string | null,
  discounts: readonly DatedDiscount[],
  today: string,
): string | null {
  const discount = openDiscount(discounts, today);
  if (discount === null) return dueOn;
  return dueOn === null || discount.until < dueOn ? discount.until : dueOn;
}

export type InvoiceGroup = 'clear' | 'ready' | 'waiting' | 'checked' | 'closed';

interface Grouped {
  readonly state: 'open' | 'complained' | 'approved' | 'paid' | 'replaced' | 'cancelled';
  readonly comparison: 'not-compared' | 'agrees' | 'differs';
}

/** Where an invoice stands among the others: what has to be cleared, may be approved, waits for the vendor, or is done. */
export function invoiceGroup({ state, comparison }: Grouped): InvoiceGroup {
  if (state === 'open') return comparison === 'agrees' ? 'ready' : 'clear';
  if (state === 'complained') return 'waiting';
  return state === 'approved' || state === 'paid' ? 'checked' : 'closed';
}

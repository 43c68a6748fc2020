// An invoice before it is written as a file: what its writers need, and its totals.

export interface WrittenParty {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly vatId: string;
}

export interface WrittenLine {
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly netCents: number;
  readonly vatPercent: number;
}

export interface WrittenInvoice {
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly deliveredOn: string;
  readonly order: string;
  readonly seller: WrittenParty & { readonly email: string; readonly iban: string };
  readonly buyer: WrittenParty & { readonly customerNumber: string };
  readonly lines: readonly WrittenLine[];
  readonly shippingCents: number;
  /** Days and percent. */
  readonly cashDiscount: { readonly days: number; readonly percent: number } | null;
  /** The invoice that this one corrects. */
  readonly corrects?: string;
  /** A credit note gives the amounts back. */
  readonly isCredit?: boolean;
}

export interface VatSum {
  readonly percent: number;
  readonly netCents: number;
  readonly vatCents: number;
}

export interface WrittenTotals {
  readonly lineCents: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
  readonly shares: readonly VatSum[];
}

/** Shipping has the rate of the first line. */
export const shippingRate = ({ lines }: WrittenInvoice): number => lines[0]?.vatPercent ?? 19;

export function computeTotals(invoice: WrittenInvoice): WrittenTotals {
  const nets = new Map<number, number>();
  const add = (percent: number, cents: number) => nets.set(percent, (nets.get(percent) ?? 0) + cents);
  for (const { vatPercent, netCents } of invoice.lines) add(vatPercent, netCents);
  if (invoice.shippingCents > 0) add(shippingRate(invoice), invoice.shippingCents);
  const shares = [...nets].map(([percent, netCents]) => ({
    percent,
    netCents,
    vatCents: Math.round((netCents * percent) / 100),
  }));
  const lineCents = invoice.lines.reduce((sum, { netCents }) => sum + netCents, 0);
  const netCents = lineCents + invoice.shippingCents;
  const vatCents = shares.reduce((sum, share) => sum + share.vatCents, 0);
  return { lineCents, netCents, vatCents, grossCents: netCents + vatCents, shares };
}

export const euros = (cents: number): string => (cents / 100).toFixed(2);

/** Up to four digits after the point: an amount of several packs need not divide evenly. */
export const unitPrice = ({ netCents, quantity }: WrittenLine): string =>
  (netCents / 100 / quantity).toFixed(4);

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const germanDay = (day: string): string => day.split('-').reverse().join('.');

export const discountTerms = ({ cashDiscount, dueOn }: WrittenInvoice): string =>
  cashDiscount === null
    ? `Zahlbar bis ${germanDay(dueOn)} ohne Abzug.`
    : `#SKONTO#TAGE=${cashDiscount.days}#PROZENT=${cashDiscount.percent.toFixed(2)}#\n`;

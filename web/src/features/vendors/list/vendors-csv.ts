// The list as a file for a spreadsheet: a semicolon between the values, German figures, safe to open. Pure.
import type { VendorListed } from '@praxora/contract/vendors/vendor';

/** Text that a spreadsheet would take for a formula is escaped. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const figure = (value: number | null, decimals: number): string =>
  value === null ? '' : value.toFixed(decimals).replace('.', ',');
const euros = (cents: number | null): string => figure(cents === null ? null : cents / 100, 2);

export interface CsvWords {
  /** In the order of the columns below. */
  readonly heads: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly never: string;
}

export function vendorsCsv(vendors: readonly VendorListed[], { heads, yes, no, never }: CsvWords): string {
  const isSo = (value: boolean) => (value ? yes : no);
  const rows = vendors.map((vendor) => {
    const terms = vendor.termsInForce;
    return [
      safe(vendor.name),
      safe(vendor.customerNumber),
      isSo(vendor.isOwn),
      isSo(vendor.isFavorite),
      isSo(!vendor.isHidden),
      figure(vendor.rating, 1),
      euros(terms?.shippingCents ?? null),
      terms !== null && terms.freeShippingFromCents === null
        ? never
        : euros(terms?.freeShippingFromCents ?? null),
      euros(terms?.surchargeCents ?? null),
      euros(terms?.surchargeBelowCents ?? null),
      figure(vendor.ownDiscount, 2),
      euros(vendor.spentCents),
      vendor.lastOrderAt?.slice(0, 10) ?? '',
      figure(vendor.deliveryDays?.to ?? null, 0),
      figure(vendor.delivery.averageWorkingDays, 1),
    ];
  });
  return [heads, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n');
}

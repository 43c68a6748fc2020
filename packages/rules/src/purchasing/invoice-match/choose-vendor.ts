// Who sent an invoice: by VAT id, then IBAN, customer number and name. What is ambiguous is left to a person.
import { normalizeName, normalizeNumber } from './normalize.ts';

export interface InvoiceSender {
  readonly vatId: string | null;
  readonly ibans: readonly string[];
  /** Numbers that the seller knows the practice by. */
  readonly customerNumbers: readonly string[];
  readonly names: readonly string[];
}

export interface KnownVendor {
  readonly id: number;
  readonly name: string;
  readonly vatIds: readonly string[];
  readonly ibans: readonly string[];
  readonly customerNumber: string | null;
}

export type VendorMatchedBy = 'vat-id' | 'iban' | 'customer-number' | 'name';

export interface VendorChoice {
  readonly vendorId: number;
  readonly matchedBy: VendorMatchedBy;
}

type Criterion = readonly [
  VendorMatchedBy,
  (sender: InvoiceSender) => string[],
  (vendor: KnownVendor) => string[],
];

const criteria: readonly Criterion[] = [
  ['vat-id', ({ vatId }) => [normalizeNumber(vatId)], ({ vatIds }) => vatIds.map(normalizeNumber)],
  ['iban', ({ ibans }) => ibans.map(normalizeNumber), ({ ibans }) => ibans.map(normalizeNumber)],
  [
    'customer-number',
    ({ customerNumbers }) => customerNumbers.map(normalizeNumber),
    ({ customerNumber }) => [normalizeNumber(customerNumber)],
  ],
  ['name', ({ names }) => names.map(normalizeName), ({ name }) => [normalizeName(name)]],
];

/** The first criterion that names exactly one vendor decides. */
export function chooseVendor(sender: InvoiceSender, vendors: readonly KnownVendor[]): VendorChoice | null {
  for (const [matchedBy, ofSender, ofVendor] of criteria) {
    const wanted = new Set(ofSender(sender).filter((value) => value !== ''));
    const found = vendors.filter((vendor) => ofVendor(vendor).some((value) => wanted.has(value)));
    const [vendor, ...others] = found;
    if (vendor && others.length === 0) return { vendorId: vendor.id, matchedBy };
  }
  return null;
}

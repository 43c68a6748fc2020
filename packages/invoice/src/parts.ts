// Small parts of an invoice that all syntaxes build in the same way.
import { readGtin } from '@praxora/barcode/gtin';
import type { Decimal } from './decimal.ts';
import type { Address, Contact, Identifier } from './model.ts';
import { readAttribute, readText, type XmlElement } from './xml/element.ts';

export const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** Null instead of an object of which nothing is known. */
export function unlessEmpty<Value extends object>(value: Value): Value | null {
  const isEmpty = Object.values(value).every(
    (field) => field === null || (Array.isArray(field) && field.length === 0),
  );
  return isEmpty ? null : value;
}

export function readIdentifier(element: XmlElement | undefined): Identifier | null {
  const id = readText(element);
  return id === null ? null : { id, scheme: readAttribute(element, 'schemeID') };
}

export const toAddress = (
  fields: Omit<Address, 'lines'>,
  lines: readonly (string | null)[],
): Address | null => unlessEmpty({ lines: lines.filter(isPresent), ...fields });

export const toContact = (name: string | null, phone: string | null, email: string | null): Contact | null =>
  unlessEmpty({ name, phone, email });

/** Only a code with the right check digit is one, whatever scheme the document names for it. */
export function toGtin(standardId: Identifier | null): string | null {
  const scan = readGtin(standardId?.id.replace(/[\s-]/g, '') ?? '');
  return scan.kind === 'gtin' ? scan.gtin : null;
}

export const toBase64 = (text: string | null): string | null => text?.replace(/\s+/g, '') ?? null;

/** A sum of zero says the same as none, and some documents write it while others do not. */
export const unlessZero = (sum: Decimal | null): Decimal | null => (sum?.isZero() ? null : sum);

/** A trading name is one only if it differs from the name. */
export const toTradingName = (name: string | null, other: string | null): string | null =>
  name === null || name === other ? null : other;

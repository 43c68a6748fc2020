// Result of reading a scanned text. Code that books goods takes the fields it needs without checking the kind first.

/** The fields that any kind of code may carry. */
export interface ScanFields {
  /** Always 14 digits. */
  readonly gtin?: string;
  /** Always 8 digits. */
  readonly pzn?: string;
  /** The primary part of an HIBC: who labelled it, what it is, and how it is packed. */
  readonly hibc?: HibcPrimary;
  readonly lot?: string;
  /** YYYY-MM-DD; the last day of the month where only the month is printed. */
  readonly expiry?: string;
  readonly expiryPrecision?: 'day' | 'month';
  /** HH:MM, where the code names an hour. */
  readonly expiryTime?: string;
  readonly productionDate?: string;
  readonly serial?: string;
  readonly quantity?: number;
}

export interface HibcPrimary {
  readonly lic: string;
  readonly pcn: string;
  readonly uom: number;
}

export type ScanKind = 'gs1' | 'hibc' | 'pzn' | 'gtin' | 'label';

/** Why a code is refused; screens translate these. */
export type InvalidReason =
  | 'textTooLong'
  | 'empty'
  | 'structure'
  | 'unknownAi'
  | 'tooShort'
  | 'tooLong'
  | 'characters'
  | 'checkDigit'
  | 'checkCharacter'
  | 'date'
  | 'contradiction';

export interface Gs1Scan extends ScanFields {
  readonly kind: 'gs1';
  readonly symbology?: string;
  /** Every element by its application identifier, as encoded. */
  readonly elements: Readonly<Record<string, string>>;
  /** Measures and amounts whose identifier places the decimal point, as decimal numbers. */
  readonly decimals: Readonly<Record<string, string>>;
}

export interface HibcScan extends ScanFields {
  readonly kind: 'hibc';
  readonly symbology?: string;
  readonly check: string;
  /** Check character of the primary code, in a secondary code scanned alone. */
  readonly link?: string;
  /** Further data identifiers, unread. */
  readonly otherData?: readonly string[];
}

export interface PznScan extends ScanFields {
  readonly kind: 'pzn';
  readonly symbology?: string;
  readonly format: 'PZN7' | 'PZN8';
  readonly pzn: string;
}

export interface GtinScan extends ScanFields {
  readonly kind: 'gtin';
  readonly symbology?: string;
  readonly format: 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14';
  readonly gtin: string;
}

export interface LabelScan extends ScanFields {
  readonly kind: 'label';
  readonly symbology?: string;
  readonly labelId: string;
}

export interface InvalidScan extends ScanFields {
  readonly kind: 'invalid';
  readonly symbology?: string;
  readonly looksLike: ScanKind | 'unknown';
  readonly reason: InvalidReason;
  /** The application identifier or the part at fault. */
  readonly where?: string;
  /** Plain English, for logs and the command line. */
  readonly message: string;
  /** The reading the code would have if its check character were right. */
  readonly reading?: HibcScan;
}

export interface UnknownScan extends ScanFields {
  readonly kind: 'unknown';
  readonly symbology?: string;
  readonly text: string;
}

export type Scan = Gs1Scan | HibcScan | PznScan | GtinScan | LabelScan | InvalidScan | UnknownScan;

export function invalid(
  looksLike: InvalidScan['looksLike'],
  reason: InvalidReason,
  message: string,
  where?: string,
): InvalidScan {
  return { kind: 'invalid', looksLike, reason, ...(where === undefined ? {} : { where }), message };
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Leaves out what is not there, so that a reading lists only what the code says. */
export function withoutMissing<T extends object>(fields: T): Partial<Given<T>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Given<T>
  >;
}

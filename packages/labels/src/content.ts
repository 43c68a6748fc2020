// Content of a label, independent of the medium it is printed on.

/** On a package or what is in it: names a stock entry. */
export interface UnitLabel {
  readonly kind: 'unit';
  readonly labelId: string;
  readonly name: string;
  readonly batchNumber: string;
  /** `2027-01-31`; null: it does not expire. */
  readonly expirationDate: string | null;
  readonly storageName: string;
}

/** For the records: no code, no id. */
export interface BatchLabel {
  readonly kind: 'batch';
  readonly name: string;
  readonly manufacturer: string;
  readonly manufacturerNumber: string;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
}

/** Stays at the shelf: names an article. */
export interface ShelfLabel {
  readonly kind: 'shelf';
  readonly labelId: string;
  readonly name: string;
  readonly manufacturerNumber: string;
  /** Unit the thresholds are counted in. */
  readonly unit: string;
  /** Null: not set. */
  readonly minimum: number | null;
  readonly warning: number | null;
  readonly ideal: number | null;
  readonly storageName: string;
}

/** On a storage: scanned after goods, it says where they go. */
export interface StorageLabel {
  readonly kind: 'storage';
  readonly labelId: string;
  readonly name: string;
}

export type LabelContent = UnitLabel | BatchLabel | ShelfLabel | StorageLabel;

/** Dates as they are written in Germany and Austria, in every language: labels stay where they stick. */
export const labelDate = (day: string): string => day.slice(0, 10).split('-').reverse().join('.');

/** Text as a single line without invisible characters. */
export const printable = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim();

// The values of all facets, and what documents refer to: manufacturer, size, category (both levels at once), vendor.
import type { ProductDocument, Vendor } from './document.ts';
import { noValue, ValueTable } from './value-table.ts';

const mostNumbers = 0x10000;

export interface SavedValues {
  readonly hersteller: readonly string[];
  readonly groesse: readonly string[];
  readonly lvl0: readonly string[];
  readonly lvl1: readonly string[];
  /** Pairs of lvl0 and lvl1 numbers. */
  readonly kategorien: readonly (readonly [number, number])[];
  readonly vendors: readonly (readonly [id: number, name: string])[];
}

export class CatalogValues {
  readonly hersteller: ValueTable;
  readonly groesse: ValueTable;
  readonly lvl0: ValueTable;
  readonly lvl1: ValueTable;
  /** Values of a category on both levels, by category number. */
  readonly lvl0Of: number[] = [];
  readonly lvl1Of: number[] = [];
  readonly #kategorien = new Map<string, number>();
  readonly #vendorNumbers = new Map<number, number>();
  readonly #vendors: { id: number; name: string }[] = [];
  #lieferanten: ValueTable | undefined;

  constructor(saved?: SavedValues) {
    this.hersteller = new ValueTable(saved?.hersteller);
    this.groesse = new ValueTable(saved?.groesse);
    this.lvl0 = new ValueTable(saved?.lvl0);
    this.lvl1 = new ValueTable(saved?.lvl1);
    for (const [lvl0, lvl1] of saved?.kategorien ?? []) this.#category(lvl0, lvl1);
    for (const [id, name] of saved?.vendors ?? []) this.vendor({ id, name });
  }

  saved(): SavedValues {
    return {
      hersteller: this.hersteller.names.slice(1),
      groesse: this.groesse.names.slice(1),
      lvl0: this.lvl0.names.slice(1),
      lvl1: this.lvl1.names.slice(1),
      kategorien: this.lvl0Of.map((lvl0, i) => [lvl0, this.lvl1Of[i] ?? noValue]),
      vendors: this.#vendors.map(({ id, name }) => [id, name]),
    };
  }

  /** The vendors' names as facet values; the numbers are those of the offers. */
  get lieferanten(): ValueTable {
    this.#lieferanten ??= new ValueTable(this.#vendors.map(({ name }) => name));
    return this.#lieferanten;
  }

  manufacturer({ hersteller }: ProductDocument): number {
    return hersteller === '' ? noValue : limited(this.hersteller.add(hersteller), 'manufacturers');
  }

  size({ groesse = '' }: ProductDocument): number {
    return groesse === '' ? noValue : limited(this.groesse.add(groesse), 'sizes');
  }

  category({ kategorien: { lvl0, lvl1 } }: ProductDocument): number {
    const top = lvl0 ?? lvl1?.split(' > ')[0];
    return this.#category(top ? this.lvl0.add(top) : noValue, lvl1 ? this.lvl1.add(lvl1) : noValue);
  }

  #category(lvl0: number, lvl1: number): number {
    const key = `${lvl0}/${lvl1}`;
    const known = this.#kategorien.get(key);
    if (known !== undefined) return known;
    const number = limited(this.lvl0Of.length, 'categories');
    this.#kategorien.set(key, number);
    this.lvl0Of.push(lvl0);
    this.lvl1Of.push(lvl1);
    return number;
  }

  vendor({ id, name }: Vendor): number {
    const known = this.#vendorNumbers.get(id);
    if (known === undefined) {
      const number = limited(this.#vendors.push({ id, name }), 'vendors');
      this.#vendorNumbers.set(id, number);
      this.#lieferanten = undefined;
      return number;
    }
    const vendor = this.#vendors[known - 1];
    if (vendor && vendor.name !== name) {
      vendor.name = name;
      this.#lieferanten = undefined;
    }
    return known;
  }

  vendorNumber(id: number): number | undefined {
    return this.#vendorNumbers.get(id);
  }
}

function limited(number: number, what: string): number {
  if (number >= mostNumbers) throw new RangeError(`Too many ${what} for the search index`);
  return number;
}

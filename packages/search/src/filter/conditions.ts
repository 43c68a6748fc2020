// Filters made quick: where one column decides, a table by value; elsewhere a test by document.
import type { CatalogValues } from '../index/catalog-values.ts';
import type { Columns } from '../index/columns.ts';
import { noPrice, type OfferView } from '../index/offers.ts';
import { noValue, type ValueTable } from '../index/value-table.ts';
import type { Comparison, Filter } from './filter.ts';
import { flagTest } from './flags.ts';

export interface FilterContext {
  readonly columns: Columns;
  readonly values: CatalogValues;
  readonly view: OfferView;
  /** Offers whose prices and stock are compared: those of the chosen vendors, where some were chosen. */
  readonly priced: OfferView;
}

/** Whether it depends on which vendors were chosen beside it. */
export function looksAtOffers(filter: Filter): boolean {
  switch (filter.kind) {
    case 'price':
      return true;
    case 'flag':
      return filter.flag === 'lieferbar';
    case 'facet':
      return false;
    case 'not':
      return looksAtOffers(filter.filter);
    default:
      return filter.filters.some(looksAtOffers);
  }
}

export type Condition =
  /** Holds if the table has a 1 at the document's value. */
  | { readonly kind: 'column'; readonly column: Uint16Array; readonly table: Uint8Array }
  /** Holds if the table has a 1 at any vendor of the document. */
  | { readonly kind: 'vendors'; readonly table: Uint8Array }
  | { readonly kind: 'test'; readonly test: (document: number) => boolean };

export function toCondition(filter: Filter, context: FilterContext): Condition {
  const { columns, values } = context;
  switch (onlyColumnOf(filter)) {
    case 'vendors':
      return { kind: 'vendors', table: vendorTable(filter, context) };
    case 'hersteller':
      return { kind: 'column', column: columns.hersteller, table: singleTable(filter, values.hersteller) };
    case 'groesse':
      return { kind: 'column', column: columns.groesse, table: singleTable(filter, values.groesse) };
    case 'kategorie':
      return { kind: 'column', column: columns.kategorie, table: categoryTable(filter, values) };
    default:
      return { kind: 'test', test: toTest(filter, context) };
  }
}

type Column = 'hersteller' | 'groesse' | 'kategorie' | 'vendors' | 'several';

/** The column that decides alone. A negated vendor needs all of a document's offers, so it is not among them. */
function onlyColumnOf(filter: Filter): Column {
  switch (filter.kind) {
    case 'facet':
      if (filter.facet === 'lieferanten') return 'vendors';
      return filter.facet === 'hersteller' || filter.facet === 'groesse' ? filter.facet : 'kategorie';
    case 'price':
    case 'flag':
      return 'several';
    case 'not': {
      const inner = onlyColumnOf(filter.filter);
      return inner === 'vendors' ? 'several' : inner;
    }
    default: {
      const columns = new Set(filter.filters.map(onlyColumnOf));
      const [only = 'several'] = columns;
      return columns.size > 1 || (only === 'vendors' && filter.kind === 'all') ? 'several' : only;
    }
  }
}

type FacetFilter = Extract<Filter, { kind: 'facet' }>;
type ValueTest = (number: number) => boolean;

/** A test of a column's value, made of tests for single facet values. */
function valueTest(filter: Filter, single: (filter: FacetFilter) => ValueTest): ValueTest {
  if (filter.kind === 'facet') return single(filter);
  if (filter.kind === 'price' || filter.kind === 'flag') return () => false;
  if (filter.kind === 'not') {
    const test = valueTest(filter.filter, single);
    return (number) => !test(number);
  }
  const tests = filter.filters.map((inner) => valueTest(inner, single));
  return filter.kind === 'all'
    ? (number) => tests.every((test) => test(number))
    : (number) => tests.some((test) => test(number));
}

/** Where the column's numbers are those of the facet. */
function singleTable(filter: Filter, values: ValueTable): Uint8Array {
  const choices = chosenFacets(filter);
  if (choices) {
    const table = new Uint8Array(values.names.length);
    for (const { value } of choices) table[values.find(value)] = 1;
    table[noValue] = 0;
    return table;
  }
  return tableOf(
    values.names.length,
    valueTest(filter, ({ value }) => {
      const target = values.find(value);
      return (number) => number === target && number !== noValue;
    }),
  );
}

function categoryTable(filter: Filter, values: CatalogValues): Uint8Array {
  const choices = chosenFacets(filter);
  if (choices) {
    const table = new Uint8Array(values.lvl0Of.length);
    for (const { facet, value } of choices) {
      const isTop = facet === 'hierarchicalCategories.lvl0';
      const target = (isTop ? values.lvl0 : values.lvl1).find(value);
      const levelOf = isTop ? values.lvl0Of : values.lvl1Of;
      if (target === noValue) continue;
      for (let number = 0; number < table.length; number++) if (levelOf[number] === target) table[number] = 1;
    }
    return table;
  }
  return tableOf(
    values.lvl0Of.length,
    valueTest(filter, ({ facet, value }) => {
      const isTop = facet === 'hierarchicalCategories.lvl0';
      const target = (isTop ? values.lvl0 : values.lvl1).find(value);
      const levelOf = isTop ? values.lvl0Of : values.lvl1Of;
      return (number) => target !== noValue && levelOf[number] === target;
    }),
  );
}

/** The values of a filter that only lists some, as most do: quicker than asking for every value. */
function chosenFacets(filter: Filter): FacetFilter[] | undefined {
  if (filter.kind === 'facet') return [filter];
  if (filter.kind !== 'any') return undefined;
  const facets = filter.filters.filter((inner) => inner.kind === 'facet');
  return facets.length === filter.filters.length ? facets : undefined;
}

function tableOf(size: number, test: ValueTest): Uint8Array {
  const table = new Uint8Array(size);
  for (let number = 0; number < size; number++) if (test(number)) table[number] = 1;
  return table;
}

function vendorTable(filter: Filter, { values, view }: FilterContext): Uint8Array {
  const table = new Uint8Array(values.lieferanten.names.length);
  const mark = (inner: Filter): void => {
    if (inner.kind === 'any') inner.filters.forEach(mark);
    if (inner.kind === 'facet') table[values.lieferanten.find(inner.value)] = 1;
  };
  mark(filter);
  // Vendors hidden from the practice never match.
  table[noValue] = 0;
  for (let number = 1; number < table.length; number++) if (view.hidden[number] === 1) table[number] = 0;
  return table;
}

/** For single documents. */
export function toTest(filter: Filter, context: FilterContext): (document: number) => boolean {
  const { columns, priced } = context;
  switch (filter.kind) {
    case 'not': {
      const test = toTest(filter.filter, context);
      return (document) => !test(document);
    }
    case 'flag': {
      const test = flagTest(filter.flag, columns, priced);
      return filter.value ? test : (document) => !test(document);
    }
    case 'price': {
      const { comparison, value } = filter;
      const cents = value * 100;
      return (document) => {
        const price = columns.offers.priceFor(document, priced);
        return price !== noPrice && compare(price, comparison, cents);
      };
    }
    case 'facet':
      return documentTest(toCondition(filter, context), columns);
    default: {
      const tests = filter.filters.map((inner) => toTest(inner, context));
      return filter.kind === 'all'
        ? (document) => tests.every((test) => test(document))
        : (document) => tests.some((test) => test(document));
    }
  }
}

function documentTest(condition: Condition, { offers }: Columns): (document: number) => boolean {
  if (condition.kind === 'test') return condition.test;
  if (condition.kind === 'column')
    return (document) => condition.table[condition.column[document] as number] === 1;
  return (document) => {
    const start = offers.start[document] as number;
    const end = start + (offers.size[document] as number);
    for (let i = start; i < end; i++) if (condition.table[offers.vendor[i] as number] === 1) return true;
    return false;
  };
}

/** Euros times 100 may be off by a hair; cents are whole. */
const hair = 1e-6;

function compare(price: number, comparison: Comparison, cents: number): boolean {
  switch (comparison) {
    case '<':
      return price < cents - hair;
    case '<=':
      return price <= cents + hair;
    case '=':
      return Math.abs(price - cents) <= hair;
    case '!=':
      return Math.abs(price - cents) > hair;
    case '>=':
      return price >= cents - hair;
    case '>':
      return price > cents + hair;
  }
}

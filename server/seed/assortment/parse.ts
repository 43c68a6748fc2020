// Reads the assortment's tables. A sub-category starts with `# name | drawing | brands`; then follow
//   kind  | name | description | packs | price range in euros | flags | axis …    (made by every brand)
//   given | family | name | description | further packs | manufacturer | axis …   (exists once, under its own name)
// Names and descriptions are `German = English`; `-` stands for nothing. Flags: B batch, E expiry, H hazardous,
// P medicine, R reduced VAT.
import { type Pack, parsePack } from '../packs.ts';
import { type Family, familyNamed } from '../taxonomy.ts';
import type { Bilingual } from '../text.ts';
import { type Axis, readAxis } from './axes.ts';

export interface Kind {
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly packs: readonly Pack[];
  /** Net euros for the first pack. */
  readonly price: { readonly low: number; readonly high: number };
  readonly flags: string;
  readonly axes: readonly Axis[];
}

export interface AssortmentLine extends Kind {
  readonly family: Family;
  readonly manufacturer: string;
}

export interface Shelf {
  readonly subCategory: string;
  readonly brands: readonly string[];
  readonly kinds: readonly Kind[];
  readonly given: readonly AssortmentLine[];
}

function pair(column: string): Bilingual {
  const [de = '', en = ''] = column.split(' = ');
  if (de === '' || en === '') throw new Error(`Both languages are needed in "${column}"`);
  return { de, en };
}

const list = (column: string, separator: string): string[] =>
  column === '-' ? [] : column.split(separator).map((entry) => entry.trim());

const axesOf = (columns: readonly string[]): Axis[] =>
  columns.filter((column) => column !== '-').map((column) => readAxis(column));

function parseKind(columns: readonly string[]): Kind {
  const [name = '', description = '', packs = '', price = '', flags = '', ...axes] = columns;
  const [low = 0, high = 0] = price.split('-').map((euros) => Number(euros.replace(',', '.')));
  if (!(low > 0 && high > low)) throw new Error(`Cannot read the price range "${price}"`);
  return {
    name: pair(name),
    description: pair(description),
    packs: list(packs, ';').map(parsePack),
    price: { low, high },
    flags: flags.replace('-', ''),
    axes: axesOf(axes),
  };
}

function parseGiven(columns: readonly string[]): AssortmentLine {
  const [familyName = '', name = '', description = '', packs = '', manufacturer = '', ...axes] = columns;
  const family = familyNamed(familyName);
  const further = list(packs, ';');
  // The family's own pack does not say what its parts are; its larger sisters do.
  const inner = further.map((pack) => /:([^/]+)/.exec(pack)?.[1]).find((unit) => unit !== undefined);
  const own = `${family.pack}${inner ? `:${inner}` : ''}/${family.unit}`;
  return {
    family,
    manufacturer,
    name: pair(name),
    description: pair(description),
    packs: [own, ...further].map(parsePack),
    price: { low: family.price_min, high: family.price_max },
    flags: family.flags,
    axes: axesOf(axes),
  };
}

export function parseShelves(table: string): Shelf[] {
  const blocks = table.trim().split(/^# /m).slice(1);
  return blocks.map((block) => {
    const [head = '', ...rows] = block.trim().split('\n');
    const [subCategory = '', , brands = ''] = head.split('|').map((column) => column.trim());
    const read = rows.map((row) => row.split(' | ').map((column) => column.trim()));
    return {
      subCategory,
      brands: brands.split(' '),
      kinds: read.filter(([type]) => type === 'kind').map(([, ...columns]) => parseKind(columns)),
      given: read.filter(([type]) => type === 'given').map(([, ...columns]) => parseGiven(columns)),
    };
  });
}

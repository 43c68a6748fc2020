// Product lines: one brand's products of one kind, which differ in variant and pack only.
import { assortment, type StockedShelf } from './assortment/assortment.ts';
import type { Axis, AxisValue } from './assortment/axes.ts';
import type { Kind } from './assortment/parse.ts';
import { type Manufacturer, manufacturerNamed, manufacturerOfBrand } from './manufacturers.ts';
import type { Pack } from './packs.ts';
import { createRandom, type Random } from './random.ts';
import type { SubCategory } from './taxonomy.ts';
import { type Bilingual, words } from './text.ts';

export interface Line {
  /** Counts from 1, over the whole catalogue. */
  readonly number: number;
  readonly place: SubCategory;
  readonly name: Bilingual;
  readonly kind: Kind;
  readonly manufacturer: Manufacturer;
  readonly items: readonly Item[];
}

/** A variant in a pack: what becomes a product. */
export interface Item {
  readonly variant: readonly AxisValue[];
  readonly pack: Pack;
  /** The pack that goes without saying; the others are named. */
  readonly isUsualPack: boolean;
}

/** Words that set a manufacturer's second and further series apart, once the plain brands are used up. */
const series =
  'Plus Pro Eco Classic Prime Select Comfort Basic Active Smart Direct Line Expert Daily Compact Premium Control Advance Master Original Trend Vario Certo Unit'.split(
    ' ',
  );

const mostVariantsPerLine = 24;

const combinations = (axes: readonly Axis[]): AxisValue[][] =>
  axes.reduce<AxisValue[][]>((found, axis) => found.flatMap((head) => axis.map((v) => [...head, v])), [[]]);

/** No maker offers every combination: values are dropped from the longest axis until the line has a natural size. */
function trimmed(axes: readonly Axis[], random: Random): Axis[] {
  const kept = axes.map((axis) => [...axis]);
  const count = () => kept.reduce((total, axis) => total * axis.length, 1);
  while (count() > mostVariantsPerLine) {
    const longest = kept.reduce((long, axis) => (axis.length > long.length ? axis : long));
    longest.splice(random.int(0, longest.length - 1), 1);
  }
  return kept;
}

const itemsOf = (axes: readonly Axis[], packs: readonly Pack[]): Item[] =>
  packs.flatMap((pack, index) =>
    combinations(axes).map((variant) => ({ variant, pack, isUsualPack: index === 0 })),
  );

type UnnumberedLine = Omit<Line, 'number'>;

function givenLines(shelf: StockedShelf): UnnumberedLine[] {
  return shelf.given.map((given) => ({
    place: shelf.place,
    name: given.name,
    kind: given,
    manufacturer: manufacturerNamed(given.manufacturer),
    items: itemsOf(given.axes, given.packs),
  }));
}

/** Brand suffixes without end: none, the series, then their second and further generations. */
function* suffixes(): Generator<string> {
  yield '';
  for (let generation = 1; ; generation++) {
    for (const word of series) yield generation === 1 ? word : `${word} ${generation}`;
  }
}

/** Every kind in turn, each time by another brand, so that a short shelf is a varied one. Never ends. */
function* brandLines(seed: string, shelf: StockedShelf): Generator<UnnumberedLine> {
  for (const suffix of suffixes()) {
    for (let round = 0; round < shelf.brands.length; round++) {
      for (const [index, kind] of shelf.kinds.entries()) {
        const brand = shelf.brands[(round + index) % shelf.brands.length] ?? '';
        const fullName = words(brand, suffix);
        const random = createRandom(seed, `line ${shelf.place.id} ${fullName} ${kind.name.de}`);
        const [usual, ...others] = kind.packs;
        const packs = usual ? [usual, ...others.filter(() => random.chance(0.5))] : [];
        yield {
          place: shelf.place,
          name: { de: words(fullName, kind.name.de), en: words(fullName, kind.name.en) },
          kind,
          manufacturer: manufacturerOfBrand(seed, brand, shelf.place.category),
          items: itemsOf(trimmed(kind.axes, random), packs),
        };
      }
    }
  }
}

/** How many products a shelf gets: more where there is more to choose from, but no shelf stays bare. */
function shares(shelves: readonly StockedShelf[], total: number): number[] {
  const weights = shelves.map((shelf) =>
    Math.sqrt(
      shelf.kinds.reduce(
        (sum, kind) =>
          sum + Math.min(mostVariantsPerLine, combinations(kind.axes).length) * kind.packs.length,
        0,
      ),
    ),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  // Cumulated rounding: the shares add up to the total exactly.
  let weightSoFar = 0;
  let givenSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const share = Math.round((total * weightSoFar) / all) - givenSoFar;
    givenSoFar += share;
    return share;
  });
}

/**
 * The lines of a catalogue of about `products` products, the ones the taxonomy names first:
 * their products keep their ids whatever the size.
 */
export function* productLines(seed: string, products: number): Generator<Line> {
  const shelves = assortment();
  let number = 0;
  let left = products;
  for (const shelf of shelves) {
    for (const line of givenLines(shelf)) {
      left -= line.items.length;
      yield { ...line, number: ++number };
    }
  }
  for (const [index, share] of shares(shelves, Math.max(0, left)).entries()) {
    const shelf = shelves[index];
    if (!shelf) continue;
    let room = share;
    for (const line of brandLines(seed, shelf)) {
      if (room <= 0) break;
      const items = line.items.slice(0, room);
      room -= items.length;
      yield { ...line, items, number: ++number };
    }
  }
}

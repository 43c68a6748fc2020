// The queries all engines get: taken from the catalogue itself, so that most find something.
import type { ProductDocument } from '../../packages/search/src/index/document.ts';
import { catalogue } from './catalogue.ts';
import { Random } from './random.ts';

export interface BenchQuery {
  readonly query: string;
  /** Facet filters of a refined query, one group per facet. */
  readonly refined: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface Row {
  readonly name: string;
  readonly queries: readonly BenchQuery[];
  /** Queries on which the engines must agree before the row counts: the same queries, or for typos the intended ones. */
  readonly exact: readonly BenchQuery[];
}

const perRow = 200;

/** Sampling interval: one product in this many. */
const sampled = 37;

export function takeSample(size: number): ProductDocument[] {
  const sample: ProductDocument[] = [];
  let number = 0;
  for (const product of catalogue(size)) if (number++ % sampled === 0) sample.push(product);
  return sample;
}

const lettersOnly = /^[A-Za-zÄÖÜäöüß]+$/;

function misspelt(random: Random, word: string): string {
  const at = 1 + random.below(word.length - 2);
  const letter = random.pick([...'abdefgiklmnorstu']);
  switch (random.below(4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
}

export function rowsFor(sample: readonly ProductDocument[]): Row[] {
  const random = new Random(7);
  const draw = (make: (product: ProductDocument) => string | undefined): [string, ProductDocument][] => {
    const drawn: [string, ProductDocument][] = [];
    while (drawn.length < perRow) {
      const product = random.pick(sample);
      const query = make(product);
      if (query) drawn.push([query, product]);
    }
    return drawn;
  };
  const wordsOf = ({ titel }: ProductDocument) =>
    titel.split(' ').filter((word) => lettersOnly.test(word) && word.length > 4);
  const word = (product: ProductDocument) => random.pick(wordsOf(product));

  const prefixes = draw((product) => word(product)?.slice(0, 3 + random.below(3)));
  const meant = draw(word);
  const pairs = draw((product) => {
    const [first, second] = wordsOf(product);
    return first && second ? `${first} ${second}` : undefined;
  });
  const numbers = draw(({ nummern }) => random.pick(nummern));
  const refinementsOf = (product: ProductDocument) => ({
    hersteller: [product.hersteller, random.pick(sample).hersteller, random.pick(sample).hersteller],
    lieferanten: [
      ...new Set([product.offers[0]?.vendor.name ?? '', random.pick(sample).offers[0]?.vendor.name ?? '']),
    ],
    'hierarchicalCategories.lvl0': [
      ...new Set([product.kategorien.lvl0 ?? '', random.pick(sample).kategorien.lvl0 ?? '']),
    ],
  });
  const plain = (drawn: readonly [string, ProductDocument][]): BenchQuery[] =>
    drawn.map(([query]) => ({ query, refined: undefined }));
  const refined = (drawn: readonly [string, ProductDocument][]): BenchQuery[] =>
    drawn.map(([query, product]) => ({ query, refined: refinementsOf(product) }));
  const row = (name: string, queries: readonly BenchQuery[], exact = queries): Row => ({
    name,
    queries,
    exact,
  });

  const typos = meant.map(([query]) => ({ query: misspelt(random, query), refined: undefined }));
  return [
    row('prefix', plain(prefixes)),
    row('typo', typos, plain(meant)),
    row('two words', plain(pairs)),
    row('number', plain(numbers)),
    row('prefix, 3 facets refined', refined(prefixes)),
    row('two words, refined', refined(pairs)),
  ];
}

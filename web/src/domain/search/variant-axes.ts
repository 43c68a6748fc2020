// What the variants of one product differ in, told by their names alone: what all names have is the product's, what differs is
// the choice. Names of the same form (Blau M, Blau L, Weiß M) make one choice for each word; the pack is one of its own.

export interface NamedVariant {
  readonly title: string;
  readonly pack: string;
}

export interface VariantAxis {
  readonly kind: 'size' | 'variant' | 'pack';
  /** Each once, in the order of the variants. */
  readonly values: readonly string[];
  /** By variant. */
  readonly of: readonly string[];
}

export interface VariantAxes {
  /** So many words every name begins with, and what every name has behind the choice: they are the product's. */
  readonly shared: number;
  readonly ending: readonly string[];
  readonly axes: readonly VariantAxis[];
}

type Words = readonly string[];

export function variantAxes(variants: readonly NamedVariant[]): VariantAxes {
  const titles = variants.map(({ title }) => wordsOf(title));
  const start = sharedLength(titles, (words, i) => words[i]);
  const rests = withoutPacks(
    titles.map((words) => words.slice(start)),
    variants,
  );
  const end = sharedLength(rests, (words, i) => words[words.length - 1 - i]);
  const labels = rests.map((words) => words.slice(0, words.length - end));
  const [first = []] = rests;
  const named = columnsOf(labels).map((of) => axisOf(of, areSizes(of) ? 'size' : 'variant'));
  const packs = axisOf(
    variants.map(({ pack }) => pack),
    'pack',
  );
  const axes = [...named, packs].filter(({ values }) => values.length > 1);
  const toldApart = new Set(variants.map((_, i) => axes.map(({ of }) => of[i]).join('\n')));
  const ending = first.slice(first.length - end);
  return { shared: start, ending, axes: toldApart.size === variants.length ? axes : [wholeNames(variants)] };
}

/** Where words and packs do not tell them apart; those that are called the same are numbered. */
function wholeNames(variants: readonly NamedVariant[]): VariantAxis {
  const seen = new Map<string, number>();
  const names = variants.map(({ title, pack }) => {
    const name = pack === '' ? title : `${title}, ${pack}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
  return axisOf(names, 'variant');
}

/** The variant that has the value, and as much as it can of what was chosen otherwise. */
export function variantWith(
  { axes }: VariantAxes,
  present: number,
  axis: VariantAxis,
  value: string,
): number {
  const agreement = (variant: number) => axes.filter(({ of }) => of[variant] === of[present]).length;
  let best = -1;
  axis.of.forEach((own, variant) => {
    if (own === value && (best < 0 || agreement(variant) > agreement(best))) best = variant;
  });
  return best < 0 ? present : best;
}

const wordsOf = (text: string): Words => text.split(/\s+/).filter((word) => word !== '');

function sharedLength(
  all: readonly Words[],
  wordOf: (words: Words, i: number) => string | undefined,
): number {
  const [first = []] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  let length = 0;
  while (length < shortest && all.every((words) => wordOf(words, length) === wordOf(first, length))) length++;
  return length;
}

/** A name that goes on where another one of another pack ends says the pack there. */
function withoutPacks(rests: readonly Words[], variants: readonly NamedVariant[]): readonly Words[] {
  return rests.map((words, i) => {
    const beginnings = rests.filter(
      (other, j) =>
        other.length < words.length &&
        variants[j]?.pack !== variants[i]?.pack &&
        other.every((word, at) => word === words[at]),
    );
    return beginnings.sort((a, b) => b.length - a.length)[0] ?? words;
  });
}

/** One column a word where all labels have as many; what never differs (ml) belongs to the word before it. */
function columnsOf(labels: readonly Words[]): string[][] {
  const [first = []] = labels;
  if (labels.some(({ length }) => length !== first.length)) return [labels.map((words) => words.join(' '))];
  const columns: string[][] = [];
  for (let at = 0; at < first.length; at++) {
    const column = labels.map((words) => words[at] ?? '');
    const before = columns.at(-1);
    if (before && column.every((word) => word === column[0]))
      columns[columns.length - 1] = before.map((word, i) => `${word} ${column[i]}`);
    else columns.push(column);
  }
  return columns;
}

const axisOf = (of: readonly string[], kind: VariantAxis['kind']): VariantAxis => ({
  kind,
  values: [...new Set(of)],
  of,
});

const sizeForm = /^(?:x{0,3}s|m|x{0,3}l|\d.*)$/i;
const areSizes = (values: readonly string[]): boolean => values.every((value) => sizeForm.test(value));

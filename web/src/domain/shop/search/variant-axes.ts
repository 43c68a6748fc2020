// Differences between the variants of one product, derived from their names alone: words common to all names belong to
// the product, words that differ are the choice. Names of the same form (Blau M, Blau L, Weiß M) make one choice for
// each word; the pack is one of its own.

export interface NamedVariant {
  readonly title: string;
  readonly pack: string;
}

export interface VariantAxis {
  readonly kind: 'size' | 'variant' | 'pack';
  /** Distinct values, in the order of the variants. */
  readonly values: readonly string[];
  /** Value by variant. */
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
  const [first = []] = rests;
  const units = unitLength(
    rests.map((words) => words[words.length - end - 1] ?? ''),
    first.slice(first.length - end),
  );
  const labels = rests.map((words) => words.slice(0, words.length - end + units));
  const leads = labels.every(({ length }) => length > 0) ? leadLength(titles[0]?.slice(0, start) ?? []) : 0;
  const lead = (titles[0]?.slice(start - leads, start) ?? []).filter((word) => !sign.test(word));
  const named = columnsOf(lead, labels).map(({ before, of }) =>
    axisOf(
      of.map((label) => [...before, label].join(' ')),
      areSizes(of) ? 'size' : 'variant',
    ),
  );
  const packs = axisOf(
    variants.map(({ pack }) => pack),
    'pack',
  );
  const axes = [...named, packs].filter(({ values }) => values.length > 1);
  const toldApart = new Set(variants.map((_, i) => axes.map(({ of }) => of[i]).join('\n')));
  return {
    shared: start - leads,
    ending: first.slice(first.length - end + units),
    axes: toldApart.size === variants.length ? axes : [wholeNames(variants)],
  };
}

/** Words that say nothing without what follows them, as the Ø of "Ø 2,0", and signs. */
const leadWord =
  /^(?:ø|gr\.?|größe|size|nr\.?|no\.?|iso|gh|rda|shore|typ|type|fig\.?|figur|konizität|taper|farbe|shade|colou?r|[^\p{L}\p{N}]+)$/iu;
const sign = /^[^\p{L}\p{N}ø]+$/iu;
/** Words that say nothing without the number before them, as the mm of "25 mm". */
const unitWord = /^(?:[mµ]m|cm|m|[mµc]?l|liter|litre|[mµk]?g|gauge|zoll|inch|%|[^\p{L}\p{N}]+)$/iu;

/** So many words at the end of what all names begin with belong to the choice that follows; a name keeps its first word. */
function leadLength(words: Words): number {
  let length = 0;
  while (length < words.length - 1 && leadWord.test(words[words.length - 1 - length] ?? '')) length++;
  return length;
}

/** Values that say nothing without the word behind them: bare numbers, "with" and "without", and none beside some. */
const isUnfinished = (values: Words): boolean =>
  values.every((value) => /^[\d.,-]+$/.test(value)) ||
  values.every((value) => /^(?:mit|ohne|with|without)$/i.test(value)) ||
  values.includes('');

/** So many words at the beginning of what all names end with belong to the choice before it. */
function unitLength(values: Words, words: Words): number {
  const count = words.findIndex((word) => !unitWord.test(word));
  const units = count < 0 ? words.length : count;
  return units === 0 && words.length > 0 && isUnfinished(values) ? 1 : units;
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

interface Column {
  /** Words before each value: without them the value means nothing. */
  readonly before: Words;
  readonly of: readonly string[];
}

/**
 * Splits labels into one column per word if all have the same number of words; words that never differ, and units, are
 * joined to the word before (ml) or after (ISO).
 */
function columnsOf(lead: Words, labels: readonly Words[]): Column[] {
  const [first = []] = labels;
  if (labels.some(({ length }) => length !== first.length))
    return [{ before: lead, of: labels.map((words) => words.join(' ')) }];
  const columns: Column[] = [];
  let before = lead;
  for (const [at, word] of first.entries()) {
    const of = labels.map((words) => words[at] ?? '');
    const last = columns.at(-1);
    const isShared = of.every((other) => other === word);
    if (isShared && at + 1 < first.length && leadWord.test(word)) before = [...before, word];
    else if (last && before.length === 0 && (isShared || of.every((other) => unitWord.test(other))))
      columns[columns.length - 1] = { ...last, of: last.of.map((value, i) => `${value} ${of[i]}`) };
    else {
      columns.push({ before, of });
      before = [];
    }
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

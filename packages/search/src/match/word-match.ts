// Finds the documents of one planned word in all texts of the index, with typos where asked for.
import { nearnessMask, occursIn } from '../index/postings.ts';
import type { TextIndex } from '../index/text-index.ts';
import { forEachNearTerm, typosAllowed } from '../text/typos.ts';
import { collect, collectFirst, lookUp, narrow } from './collect.ts';
import type { PlannedWord } from './plan.ts';
import { type MatchKind, scoreTables } from './relevance.ts';

/** Entries of posting lists that follow each other, and what meeting them is worth. */
export interface Stretch {
  readonly text: TextIndex;
  readonly from: number;
  readonly to: number;
  readonly fromTerm: number;
  readonly toTerm: number;
  readonly kind: MatchKind;
  /** True if the entries belong to a single term and are therefore in document order. */
  readonly isOneTerm: boolean;
}

export type Stretches = readonly Stretch[];

export function toStretch(text: TextIndex, fromTerm: number, toTerm: number, kind: MatchKind): Stretch {
  const { starts } = text.postings;
  const from = starts[fromTerm] as number;
  const to = starts[toTerm] as number;
  return { text, from, to, fromTerm, toTerm, kind, isOneTerm: toTerm - fromTerm === 1 };
}

/** So few words of one stem are sooner read than each form looked up. */
const fewRelated = 8;

/** The posting lists of a word as written, of its other forms, and of the words it begins. */
export function findStretches(
  texts: readonly TextIndex[],
  { word, prefix, forms, stem }: PlannedWord,
  kind: MatchKind = 'exact',
): Stretch[] {
  const stretches = findAllStretches(texts, { word, prefix, forms, stem }, kind);
  const isFinished = prefix && stretches.some((stretch) => stretch.kind !== 'prefix');
  return isFinished ? stretches.flatMap(withoutBrands) : stretches;
}

/** A finished word does not mean the brands that begin with it: burs are no Bursta. */
function withoutBrands(stretch: Stretch): Stretch[] {
  if (stretch.kind !== 'prefix') return [stretch];
  const { text, fromTerm, toTerm } = stretch;
  const kept: Stretch[] = [];
  for (let term = fromTerm; term < toTerm; term++)
    if (!isBrand(text, term)) kept.push(toStretch(text, term, term + 1, 'prefix'));
  return kept;
}

/** Words that stand first in the name in both languages, and in no category, are names of brands. */
function isBrand({ postings }: TextIndex, term: number): boolean {
  const occurrence = postings.occurrences[postings.starts[term] as number] as number;
  if (occurrence & occursIn.kategorien) return false;
  if (occurrence & occursIn.hersteller) return true;
  const isFirst = (occurrence & nearnessMask) === nearnessMask;
  return isFirst && (occurrence & bothNames) === bothNames;
}

const named =
  occursIn.titel | occursIn.titelEn | occursIn.hersteller | occursIn.nummern | occursIn.kategorien;

const bothNames = occursIn.titel | occursIn.titelEn;

function findAllStretches(
  texts: readonly TextIndex[],
  { word, prefix, forms, stem }: PlannedWord,
  kind: MatchKind,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const text of texts) {
    const { dictionary } = text;
    if (!prefix && forms.length === 0) {
      const only = dictionary.find(word);
      if (only >= 0) stretches.push(toStretch(text, only, only + 1, kind));
      continue;
    }
    const related = dictionary.beginningWith(stem);
    if (related[0] === related[1]) continue;
    const [from, to] = stem === word ? related : dictionary.beginningWith(word, related);
    const own = from < to && dictionary.isWhole(from, word) ? 1 : 0;
    if (own) stretches.push(toStretch(text, from, from + 1, kind));
    if (prefix && from + own < to) stretches.push(toStretch(text, from + own, to, 'prefix'));
    const formKind = kind === 'exact' ? 'form' : kind;
    if (related[1] - related[0] <= fewRelated) {
      for (let other = related[0]; other < related[1]; other++) {
        const isOwn = own === 1 && other === from;
        if (!isOwn && forms.includes(dictionary.term(other)))
          stretches.push(toStretch(text, other, other + 1, formKind));
      }
      continue;
    }
    for (const form of forms) {
      const other = dictionary.find(form, related);
      if (other >= 0) stretches.push(toStretch(text, other, other + 1, formKind));
    }
  }
  return stretches;
}

/** The posting lists of words that differ by a typo or two. */
export function findTypoStretches(
  texts: readonly TextIndex[],
  { word, prefix }: PlannedWord,
  mostTypos: number,
): Stretch[] {
  const most = Math.min(mostTypos, typosAllowed(word));
  if (most === 0) return [];
  const stretches: Stretch[] = [];
  for (const text of texts) {
    forEachNearTerm(text.words, word, most, prefix, (term, typos) => {
      if (typos > 0) stretches.push(toStretch(text, term, term + 1, typos === 1 ? 'oneTypo' : 'twoTypos'));
    });
  }
  return stretches;
}

export const entriesIn = (stretches: Stretches): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/** Whether any entry is of a document that still counts. */
export function hasLiving(stretches: Stretches, alive: Uint8Array | undefined): boolean {
  if (!alive) return stretches.length > 0;
  return stretches.some(({ text, from, to }) => {
    for (let i = from; i < to; i++) if (alive[text.postings.documents[i] as number] === 1) return true;
    return false;
  });
}

/** Whether any entry is of a document that still counts and has the word not only in its description. */
export function hasNamed(stretches: Stretches, alive: Uint8Array | undefined): boolean {
  return stretches.some(({ text: { postings }, from, to }) => {
    for (let i = from; i < to; i++) {
      if (((postings.occurrences[i] as number) & named) === 0) continue;
      if (!alive || alive[postings.documents[i] as number] === 1) return true;
    }
    return false;
  });
}

/** How many entries are of documents that still count. */
export function livingIn(stretches: Stretches, alive: Uint8Array | undefined): number {
  if (!alive) return entriesIn(stretches);
  let count = 0;
  for (const { text, from, to } of stretches) {
    for (let i = from; i < to; i++) count += alive[text.postings.documents[i] as number] as number;
  }
  return count;
}

/** Appends the documents to the list; returns its new length. */
export function collectAll(
  stretches: Stretches,
  scores: Uint32Array,
  list: Uint32Array,
  length: number,
): number {
  let count = length;
  for (const { text, from, to, kind, isOneTerm } of stretches) {
    const { documents, occurrences } = text.postings;
    const table = scoreTables[kind];
    count =
      count === 0 && isOneTerm
        ? collectFirst(documents, occurrences, from, to, table, scores, list)
        : collect(documents, occurrences, from, to, table, scores, list, count);
  }
  return count;
}

/** A look-up costs about as much as passing over so many entries. */
const lookUpCost = 8;

/** Only documents of the list, which are those with a score for another word. */
export function narrowAll(
  stretches: Stretches,
  scores: Uint32Array,
  others: Uint32Array,
  list: Uint32Array,
  count: number,
): void {
  for (const { text, from, to, kind, isOneTerm } of stretches) {
    const { documents, occurrences } = text.postings;
    const table = scoreTables[kind];
    if (isOneTerm && count * lookUpCost < to - from) {
      lookUp(documents, occurrences, from, to, table, scores, others, list, count);
    } else {
      narrow(documents, occurrences, from, to, table, scores, others);
    }
  }
}

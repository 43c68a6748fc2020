// Carries out a query plan: which documents have all words, and how many points each gets.
import type { Scratch } from '../index/scratch.ts';
import type { TextIndex } from '../index/text-index.ts';
import { addCategories, narrowCategories } from './category-match.ts';
import { putInOrder } from './collect.ts';
import { type PlannedWord, plannedWord, type QueryPlan, type Slot } from './plan.ts';
import { pointsShift, togetherPoints } from './relevance.ts';
import { addSequence, narrowSequence } from './sequence-match.ts';
import {
  collectAll,
  entriesIn,
  findStretches,
  findTypoStretches,
  hasLiving,
  hasNamed,
  narrowAll,
  type Stretches,
} from './word-match.ts';

/** Typos are looked for in no word, in words that occur nowhere, or in all. */
export type TypoRange = 'none' | 'unknownWords' | 'allWords';

export interface MatchSource {
  readonly texts: readonly TextIndex[];
  /** For each document, 1 if it still counts. Undefined if all do. */
  readonly alive: Uint8Array | undefined;
  readonly scratch: Scratch;
  /** Posting lists looked up before, by word. */
  readonly found: Map<string, Stretches>;
}

/** The posting lists of a word, looked up once in a search. */
export function stretchesIn(
  source: MatchSource,
  word: PlannedWord,
  kind: 'exact' | 'synonym' = 'exact',
): Stretches {
  const key = `${kind} ${word.prefix} ${word.word}`;
  let stretches = source.found.get(key);
  if (!stretches) {
    stretches = findStretches(source.texts, word, kind);
    source.found.set(key, stretches);
  }
  return stretches;
}

export interface LackingWords {
  /** How many documents have all words. */
  readonly wholeCount: number;
}

/** Borrowed arrays: `release` when done. */
export interface TextMatch {
  readonly documents: Uint32Array;
  readonly count: number;
  /** Scores by document; zero for those that do not match. Shifted right, they are the points. */
  readonly scores: Uint32Array;
  readonly shift: number;
  /** Query words for which words with typos were taken. */
  readonly corrected: ReadonlySet<string>;
  /** Where some documents lack a word: their scores tell which (`lackIn`). */
  readonly lacking?: LackingWords;
  /** `length`: documents on the list, where some were added to it. */
  release(length?: number): void;
}

/** Lists longer than this are worth putting in order. */
const longList = 1000;
/** Where more than one document in so many has a score, all are cleared at once. */
const manyOf = 16;

interface Resolved {
  readonly covers: number;
  readonly own: Stretches;
  readonly sequences: readonly (readonly Stretches[])[];
  readonly categories: Stretches;
  /** Whether everything in the categories is meant, not only what has the words. */
  readonly isWholeCategory: boolean;
  readonly entries: number;
}

/** How a plan is matched, where not as usual. */
interface MatchOptions {
  readonly mostTypos?: number;
  /** False: the list is put in order by who asks. */
  readonly isOrdered?: boolean;
}

export function matchText(
  source: MatchSource,
  plan: QueryPlan,
  typos: TypoRange,
  { mostTypos = 2, isOrdered = true }: MatchOptions = {},
): TextMatch {
  const { scratch } = source;
  const scores = scratch.takeClean();
  const documents = scratch.takeList();
  const corrected = new Set<string>();
  const readings = plan.readings.map((reading, i) =>
    // Joined words and phrases are taken as they are written.
    reading.map((slot) => resolve(source, slot, i === 0 ? typos : 'none', mostTypos, corrected)),
  );
  const [first = []] = readings;
  const [only] = first;
  let count = 0;
  let shift = 0;
  let isInOrder = false;
  if (readings.length === 1 && first.length === 1 && only) {
    // A single word: its scores are the result unchanged.
    shift = pointsShift;
    count = withoutDead(source.alive, scores, documents, collectSlot(source, only, scores, documents));
    isInOrder =
      only.sequences.length === 0 &&
      only.categories.length === 0 &&
      only.own.length === 1 &&
      only.own[0]?.isOneTerm === true;
  } else {
    for (const reading of readings) count = addReading(source, reading, scores, documents, count);
  }
  if (isOrdered && count > longList && !isInOrder) putInOrder(documents, count, documents.length);
  const release = (length = count) => {
    if (length * manyOf > scores.length) scores.fill(0);
    else for (let i = 0; i < length; i++) scores[documents[i] as number] = 0;
    scratch.giveBackClean(scores);
    scratch.giveBackList(documents);
  };
  return { documents, count, scores, shift, corrected, release };
}

function resolve(
  source: MatchSource,
  slot: Slot,
  typos: TypoRange,
  mostTypos: number,
  corrected: Set<string>,
): Resolved {
  const { texts, alive } = source;
  let own: Stretches = slot.word === '' ? [] : stretchesIn(source, slot);
  const sequences = slot.sequences
    .map(({ words, kind }) =>
      words.map((word) => stretchesIn(source, word, kind === 'synonym' ? 'synonym' : 'exact')),
    )
    .filter((sequence) => sequence.every((stretches) => hasLiving(stretches, alive)));
  const categories = slot.categories.flatMap(({ term }) => stretchesIn(source, plannedWord(term, false)));
  const hasWords = sequences.length > 0 || hasLiving(own, alive);
  const isKnown = hasWords || hasLiving(categories, alive);
  if (typos === 'allWords' || (typos === 'unknownWords' && !isKnown)) {
    const near = findTypoStretches(texts, slot, mostTypos);
    if (near.length > 0) corrected.add(slot.word);
    own = [...own, ...near];
  }
  let entries = entriesIn(own);
  for (const sequence of sequences) entries += Math.min(...sequence.map(entriesIn));
  const isWholeCategory =
    slot.categories.some(({ isWhole }) => isWhole) || !(sequences.length > 0 || hasNamed(own, alive));
  if (isWholeCategory) entries += entriesIn(categories);
  return { covers: slot.covers, own, sequences, categories, isWholeCategory, entries };
}

/** Collects all documents of a slot; returns their number. */
function collectSlot(source: MatchSource, slot: Resolved, scores: Uint32Array, list: Uint32Array): number {
  let count = collectAll(slot.own, scores, list, 0);
  for (const sequence of slot.sequences) count = addSequence(source.scratch, sequence, scores, list, count);
  // Parts of a compound may each be known and never stand together.
  return addCategories(slot.categories, slot.isWholeCategory || count === 0, scores, list, count);
}

function withoutDead(
  alive: Uint8Array | undefined,
  scores: Uint32Array,
  list: Uint32Array,
  count: number,
): number {
  if (!alive) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = list[i] as number;
    if (alive[document] === 1) list[kept++] = document;
    else scores[document] = 0;
  }
  return kept;
}

/** Adds the documents that have all words of the reading; of several readings the better counts. */
function addReading(
  source: MatchSource,
  reading: readonly Resolved[],
  points: Uint32Array,
  documents: Uint32Array,
  length: number,
): number {
  const { scratch, alive } = source;
  // The rarest word first: the others then only look at its documents.
  const order = reading.map((_, i) => i).sort((a, b) => entriesOf(reading[a]) - entriesOf(reading[b]));
  const scores = reading.map(() => scratch.takeClean());
  const list = scratch.takeList();
  const used: Uint32Array[] = [];
  let count = 0;
  for (const i of order) {
    const slot = reading[i] as Resolved;
    const own = scores[i] as Uint32Array;
    const before = used.at(-1);
    used.push(own);
    if (!before) {
      count = withoutDead(alive, own, list, collectSlot(source, slot, own, list));
      continue;
    }
    narrowAll(slot.own, own, before, list, count);
    for (const sequence of slot.sequences) narrowSequence(scratch, sequence, own, before, list, count);
    narrowCategories(slot.categories, slot.isWholeCategory, own, before);
    count = survivors(own, used, list, count);
    if (count === 0) break;
  }
  let total = length;
  for (let i = 0; i < count; i++) {
    const document = list[i] as number;
    const sum = pointsIn(reading, scores, document);
    const known = points[document] as number;
    if (known === 0) documents[total++] = document;
    if (sum > known) points[document] = sum;
  }
  for (const array of scores) {
    for (let i = 0; i < count; i++) array[list[i] as number] = 0;
    scratch.giveBackClean(array);
  }
  scratch.giveBackList(list);
  return total;
}

const entriesOf = (slot: Resolved | undefined): number => slot?.entries ?? 0;

/** Keeps the documents that the last word has, too; the others' scores are cleared. */
function survivors(
  last: Uint32Array,
  used: readonly Uint32Array[],
  list: Uint32Array,
  count: number,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = list[i] as number;
    if (last[document] !== 0) list[kept++] = document;
    else for (let u = 0; u < used.length; u++) (used[u] as Uint32Array)[document] = 0;
  }
  return kept;
}

function pointsIn(reading: readonly Resolved[], scores: readonly Uint32Array[], document: number): number {
  let sum = 0;
  let before = 0;
  for (let s = 0; s < scores.length; s++) {
    const score = (scores[s] as Uint32Array)[document] as number;
    sum += (score >>> pointsShift) * (reading[s] as Resolved).covers;
    if (s > 0) sum += togetherPoints(before, score);
    before = score;
  }
  return sum;
}

// Plan of a query: words that must all occur, each in one of several ways, and other readings of the whole query.
import type { Compounds } from '../text/compounds.ts';
import { otherForms, toStem } from '../text/inflections.ts';
import type { CategoryHint, Synonyms } from '../text/synonyms.ts';
import { hasDigit } from '../text/tokens.ts';

export interface PlannedWord {
  readonly word: string;
  /** Also words that begin with it. */
  readonly prefix: boolean;
  /** Its other forms, and what all of them begin with. */
  readonly forms: readonly string[];
  readonly stem: string;
}

export function plannedWord(word: string, prefix: boolean): PlannedWord {
  const stem = toStem(word);
  return { word, prefix, forms: otherForms(word, stem), stem };
}

/** Several words that together stand for one of the query's. */
interface Sequence {
  readonly words: readonly PlannedWord[];
  readonly kind: 'parts' | 'synonym';
}

/** One or more neighbouring query words, and all that satisfies them. */
export interface Slot extends PlannedWord {
  readonly sequences: readonly Sequence[];
  /** Categories that it stands for. */
  readonly categories: readonly CategoryHint[];
  /** How many query words it covers. */
  readonly covers: number;
}

export type Reading = readonly Slot[];

export interface QueryPlan {
  readonly words: readonly string[];
  /** The query word by word; then readings with neighbours joined or replaced. */
  readonly readings: readonly Reading[];
}

/** Whether any text has the word (or one that begins with it). */
export type IsKnown = (word: PlannedWord) => boolean;

/** Whether any product is in the category. */
type IsLiving = (category: CategoryHint) => boolean;

/** Substitutes for a word that occurs in no text, each several words together. */
type Instead = (word: string) => readonly (readonly string[])[];

const mostReadings = 5;
/** "op maske" may be written opmaske, "ab 12 345" ab12345. */
const shortestJoinedWord = 6;
const shortestJoinedNumber = 4;
const mostJoinedNumber = 6;

export function planMatch(
  words: readonly string[],
  compounds: Compounds,
  synonyms: Synonyms,
  isKnown: IsKnown,
  instead?: Instead,
): QueryPlan {
  const last = words.length - 1;
  const isLiving: IsLiving = ({ term }) => isKnown(plannedWord(term, false));
  const simple = words.map((word, i) => {
    const slot = slotOf(word, i === last, compounds, synonyms, isLiving);
    if (!instead || slot.categories.length > 0 || isKnown(slot)) return slot;
    const categories = synonyms.categoriesForCompound(word).filter(isLiving);
    if (categories.length > 0) return slotFor(slot, slot.sequences, categories, 1);
    if (slot.sequences.length > 0) return slot;
    // A catalogue without the word's category is searched for what that is called.
    const names = synonyms.categoriesFor([word]).flatMap((category) => category.names);
    return withOthers(slot, [...names, ...instead(word)]);
  });
  const readings: Reading[] = words.length === 0 ? [] : [simple];
  for (let size = words.length; size >= 2; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      const run = words.slice(from, from + size);
      const slot = runSlot(run, from + size - 1 === last, synonyms, isKnown, isLiving);
      if (slot && readings.length < mostReadings) {
        readings.push([...simple.slice(0, from), slot, ...simple.slice(from + size)]);
      }
    }
  }
  return { words, readings };
}

function slotOf(
  word: string,
  prefix: boolean,
  compounds: Compounds,
  synonyms: Synonyms,
  isLiving: IsLiving,
): Slot {
  const sequences: Sequence[] = [];
  const parts = compounds.split(word) ?? (prefix ? compounds.splitBeginning(word) : undefined);
  if (parts) {
    const words = parts.map((part, i) => plannedWord(part, prefix && i === parts.length - 1));
    sequences.push({ words, kind: 'parts' });
  }
  if (synonyms.longestPhrase > 0) sequences.push(...synonymSequences([word], synonyms));
  return slotFor(plannedWord(word, prefix), sequences, synonyms.categoriesFor([word]).filter(isLiving), 1);
}

/** Words of one's own catalogue are believed sooner than a typo. */
const withOthers = (slot: Slot, others: ReturnType<Instead>): Slot =>
  slotFor(
    slot,
    others.map((words) => ({ words: words.map((word) => plannedWord(word, false)), kind: 'parts' })),
    slot.categories,
    slot.covers,
  );

const slotFor = (
  { word, prefix, forms, stem }: PlannedWord,
  sequences: readonly Sequence[],
  categories: readonly CategoryHint[],
  covers: number,
): Slot => ({ word, prefix, forms, stem, sequences, categories, covers });

function synonymSequences(words: readonly string[], synonyms: Synonyms): Sequence[] {
  return synonyms
    .of(words)
    .map((phrase) => ({ words: phrase.map((word) => plannedWord(word, false)), kind: 'synonym' }));
}

/** Neighbouring words written as one, or a phrase that has synonyms, or both. */
function runSlot(
  run: readonly string[],
  prefix: boolean,
  synonyms: Synonyms,
  isKnown: IsKnown,
  isLiving: IsLiving,
): Slot | undefined {
  const joined = run.join('');
  // Most neighbours are no candidates, which is quickly seen.
  const isLikely = hasDigit(joined)
    ? run.length <= mostJoinedNumber && joined.length >= shortestJoinedNumber
    : run.length === 2 && joined.length >= shortestJoinedWord;
  const whole = isLikely ? plannedWord(joined, prefix) : undefined;
  const known = whole && isKnown(whole) ? whole : undefined;
  const isPhrase = run.length <= synonyms.longestPhrase;
  const sequences = isPhrase ? synonymSequences(run, synonyms) : [];
  const categories = isPhrase ? synonyms.categoriesFor(run).filter(isLiving) : [];
  if (!known && sequences.length === 0 && categories.length === 0) return undefined;
  return slotFor(known ?? plannedWord('', false), sequences, categories, run.length);
}

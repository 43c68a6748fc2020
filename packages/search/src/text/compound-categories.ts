// The category of a compound that nobody has written down: one that has words with the same beginning and words with the same
// ending. "Absaugkanülenhalter" would be found by "Absaugkanüle" and "Kanülenhalter". Where the compound ends with a whole word,
// that head decides: only categories with words of that ending count,
// and where the beginning means nothing, those of the head.
import { hasDigit } from './tokens.ts';

const shortestBeginning = 3;
const shortestEnding = 4;
const shortestWord = 8;
/** Letters between the parts that belong to neither, as the s of Versorgungsteil. */
const mostLinking = 2;
/** A compound that fits more categories says nothing. */
const mostCategories = 3;

/** Words by category; they are folded, as the compound is. */
export type WordsByCategory = ReadonlyMap<string, readonly string[]>;

/** The categories that explain most of the word's letters; of those, the ones that explain most of its end. */
export function compoundCategories(word: string, wordsByCategory: WordsByCategory): readonly string[] {
  if (word.length < shortestWord || hasDigit(word)) return [];
  const head = longestHead(word, wordsByCategory);
  let found: string[] = [];
  let best = 0;
  for (const [category, words] of wordsByCategory) {
    const beginning = longest(words, (other) => sharedBeginning(word, other));
    const ending = longest(words, (other) => sharedEnding(word, other));
    const covered = Math.min(word.length, beginning + ending);
    if (beginning < shortestBeginning || ending < Math.max(shortestEnding, head)) continue;
    if (covered < word.length - mostLinking) continue;
    const rank = covered * word.length + ending;
    if (rank < best) continue;
    if (rank > best) found = [];
    best = rank;
    found.push(category);
  }
  if (found.length === 0 && head > 0) found = categoriesWith(word.slice(-head), wordsByCategory);
  return found.length <= mostCategories ? found : [];
}

const categoriesWith = (word: string, wordsByCategory: WordsByCategory): string[] =>
  [...wordsByCategory].flatMap(([category, words]) => (words.includes(word) ? category : []));

/** Length of the longest known word that the compound ends with, something standing before it. */
function longestHead(word: string, wordsByCategory: WordsByCategory): number {
  let length = 0;
  for (const words of wordsByCategory.values())
    length = Math.max(
      length,
      longest(words, (other) => (isHead(word, other) ? other.length : 0)),
    );
  return length;
}

const isHead = (word: string, other: string): boolean =>
  other.length >= shortestEnding && word.length - other.length >= shortestBeginning && word.endsWith(other);

const longest = (words: readonly string[], lengthOf: (word: string) => number): number =>
  words.reduce((most, word) => Math.max(most, lengthOf(word)), 0);

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function sharedEnding(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}

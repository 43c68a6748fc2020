// Words and phrases of the thesaurus that a query means with a typo. They need not occur in the catalogue, whose own words have typos.ts.
import { toStem } from './inflections.ts';
import { typosAllowed, typosBetween } from './typos.ts';

const mostTyposOfWord = 1;
const tooFar = Number.POSITIVE_INFINITY;

interface Known {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

export class NearPhrases {
  readonly #byLength = new Map<number, Known[]>();

  add(words: readonly string[]): void {
    const known = { words, stems: words.map(toStem) };
    const others = this.#byLength.get(words.length);
    if (others) others.push(known);
    else this.#byLength.set(words.length, [known]);
  }

  /** The nearest of as many words, none of which has more than one typo, its ending aside. */
  nearest(words: readonly string[]): readonly string[] | undefined {
    const wanted = { words, stems: words.map(toStem) };
    let nearest: readonly string[] | undefined;
    let fewest = tooFar;
    for (const known of this.#byLength.get(words.length) ?? []) {
      const typos = typosInPhrase(wanted, known);
      if (typos >= fewest) continue;
      nearest = known.words;
      fewest = typos;
    }
    return nearest;
  }
}

function typosInPhrase(wanted: Known, known: Known): number {
  let sum = 0;
  for (const [i, word] of wanted.words.entries()) {
    const stem = wanted.stems[i] ?? '';
    if (stem === known.stems[i]) continue;
    if (typosAllowed(word) === 0) return tooFar;
    if (!isNear(word, known.words[i]) && !isNear(stem, known.stems[i])) return tooFar;
    sum++;
  }
  return sum;
}

const isNear = (a: string, b = ''): boolean => typosBetween(a, b, false, mostTyposOfWord) <= mostTyposOfWord;

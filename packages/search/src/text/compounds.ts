// German compounds: Nitrilhandschuhe is found as Nitril and Handschuhe, by splitting into words the catalogue uses.
import { hasDigit } from './tokens.ts';

const shortestModifier = 4;
const shortestHead = 3;
/** An ending alone (the word before it unknown) must be longer to be trusted. */
const shortestLoneHead = 5;
/** So much of the last part must be typed before it is guessed at. */
const shortestBeginning = 4;
const mostParts = 4;
/** Linking letters between the parts of German compounds: Kanüle-n-halter, Versorgung-s-teil. */
export const links = ['', 's', 'n', 'en', 'es', 'er'];

/** Whether a word may be a part of others at all. */
export const canBePart = (word: string): boolean => word.length >= shortestHead && !hasDigit(word);

export class Compounds {
  readonly words: ReadonlySet<string>;
  #sorted: string[] | undefined;

  constructor(words: ReadonlySet<string>) {
    this.words = words;
  }

  /** The parts, modifier first, where the whole word is made of known ones. */
  split(word: string): string[] | undefined {
    return hasDigit(word) ? undefined : this.#split(word, mostParts);
  }

  /** The parts a text's word is also found by: all, or at least the known word it ends with. */
  partsOf(word: string): string[] {
    if (word.length < shortestModifier + shortestHead || hasDigit(word)) return [];
    const parts = this.#split(word, mostParts);
    if (parts) return parts;
    for (let cut = shortestModifier; cut <= word.length - shortestLoneHead; cut++) {
      const head = word.slice(cut);
      if (this.words.has(head)) return [head];
    }
    return [];
  }

  /** As split, for a word still being typed: the last part is the beginning of a known word. */
  splitBeginning(word: string): string[] | undefined {
    if (hasDigit(word)) return undefined;
    for (let cut = word.length - shortestBeginning; cut >= shortestModifier; cut--) {
      const modifier = this.#modifier(word.slice(0, cut), 1);
      const beginning = word.slice(cut);
      if (modifier && this.#begins(beginning)) return [...modifier, beginning];
    }
    return undefined;
  }

  #split(word: string, most: number): string[] | undefined {
    for (let cut = shortestModifier; cut <= word.length - shortestHead; cut++) {
      const head = word.slice(cut);
      if (!this.words.has(head)) continue;
      const modifier = this.#modifier(word.slice(0, cut), most - 1);
      if (modifier) return [...modifier, head];
    }
    return undefined;
  }

  #modifier(text: string, most: number): string[] | undefined {
    for (const link of links) {
      const length = text.length - link.length;
      if (length < shortestModifier || !text.endsWith(link)) continue;
      const stem = text.slice(0, length);
      if (this.words.has(stem)) return [stem];
    }
    // Schul-tasche: the e of Schule is dropped.
    if (this.words.has(`${text}e`)) return [`${text}e`];
    if (most < 2) return undefined;
    for (const link of links) {
      if (!text.endsWith(link)) continue;
      const parts = this.#split(text.slice(0, text.length - link.length), most);
      if (parts) return parts;
    }
    return undefined;
  }

  #begins(beginning: string): boolean {
    this.#sorted ??= [...this.words].sort();
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    return this.#sorted[low]?.startsWith(beginning) ?? false;
  }
}

// Marks in a text what the query found there: words, beginnings, other forms, typos, parts of compounds, joined numbers.

import type { PlannedWord, QueryPlan } from '../match/plan.ts';
import type { Compounds } from '../text/compounds.ts';
import { fold, originalLength } from '../text/fold.ts';
import { PieceScanner } from '../text/tokens.ts';
import { typosAllowed, typosBetween } from '../text/typos.ts';

export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
}

/** A word that counts as found, and the query words (as bits) it stands for. */
interface Target {
  readonly word: string;
  readonly prefix: boolean;
  readonly forms: readonly string[];
  readonly typos: number;
  readonly words: number;
}

/** What of a text's word matched: characters of its folded form. */
export interface WordHit {
  /** To the end of the word, however long it was written. */
  readonly toEnd: boolean;
  readonly from: number;
  readonly to: number;
  readonly words: number;
  readonly typos: number;
  readonly exact: boolean;
}

const shortestCompound = 7;

function targetsOf(plan: QueryPlan, corrected: ReadonlySet<string>): Target[] {
  const targets = new Map<string, Target>();
  const add = ({ word, prefix, forms }: PlannedWord, words: number, typos: number) => {
    const key = `${word} ${prefix}`;
    const before = targets.get(key);
    targets.set(key, {
      word,
      prefix,
      forms,
      typos: Math.max(typos, before?.typos ?? 0),
      words: words | (before?.words ?? 0),
    });
  };
  for (const reading of plan.readings) {
    let first = 0;
    for (const slot of reading) {
      const words = ((1 << slot.covers) - 1) << first;
      first += slot.covers;
      if (slot.word !== '') {
        add(slot, words, corrected.has(slot.word) ? typosAllowed(slot.word) : 0);
      }
      for (const sequence of slot.sequences) {
        for (const word of sequence.words) add(word, words, 0);
      }
    }
  }
  return [...targets.values()];
}

const scanner = new PieceScanner();
const asciiLimit = 128;
const noBeginnings = new Uint8Array(0);

export class Highlighter {
  readonly #plan: QueryPlan;
  readonly #corrected: ReadonlySet<string>;
  /** Worked out with the first text; not every request has one. */
  #targets: readonly Target[] | undefined;
  #hasTypos = false;
  /** By character code: 1 if a target begins with it. */
  #beginnings = noBeginnings;
  readonly #compounds: Compounds;
  readonly #tags: HighlightTags;
  readonly #known = new Map<string, WordHit | undefined>();

  constructor(plan: QueryPlan, corrected: ReadonlySet<string>, compounds: Compounds, tags: HighlightTags) {
    this.#plan = plan;
    this.#corrected = corrected;
    this.#compounds = compounds;
    this.#tags = tags;
  }

  #targetsNow(): readonly Target[] {
    if (this.#targets) return this.#targets;
    const targets = targetsOf(this.#plan, this.#corrected);
    this.#targets = targets;
    this.#hasTypos = targets.some(({ typos }) => typos > 0);
    this.#beginnings = new Uint8Array(asciiLimit);
    for (const { word } of targets) {
      this.#beginnings[word.charCodeAt(0)] = 1;
      this.#beginnings[word.charAt(0).toUpperCase().charCodeAt(0)] = 1;
    }
    return targets;
  }

  /** In an article number, everything from its first to its last character is one word. */
  highlight(text: string, isNumber = false): Highlight {
    if (this.#targetsNow().length === 0) return nothingFound(text);
    scanner.scan(text);
    const { starts, ends, chained, count } = scanner;
    const { before, after } = this.#tags;
    let value = '';
    let copied = 0;
    let words = 0;
    let marked = 0;
    let letters = 0;
    for (let i = 0; i < count; ) {
      let next = i + 1;
      while (next < count && (isNumber || chained[next] === 1)) next++;
      const whole = next - i > 1 ? this.#chainHit(text, i, next) : undefined;
      for (; i < next; i++) {
        const start = starts[i] as number;
        const end = whole ? (ends[next - 1] as number) : (ends[i] as number);
        letters += end - start;
        const original = text.slice(start, end);
        const hit = whole ?? (this.#mayHit(text, start, end) ? this.wordHit(original) : undefined);
        if (!hit) continue;
        const from = whole ? start : start + originalLength(original, hit.from);
        const to = whole || hit.toEnd ? end : start + originalLength(original, hit.to);
        value += text.slice(copied, from) + before + text.slice(from, to) + after;
        copied = to;
        words |= hit.words;
        marked += to - from;
        if (whole) i = next;
      }
    }
    return words === 0
      ? nothingFound(text)
      : this.#found(value + text.slice(copied), words, marked === letters);
  }

  #found(value: string, words: number, fullyHighlighted: boolean): Highlight {
    const all = this.#plan.words;
    const matchedWords = all.filter((_, i) => words & (1 << i));
    const matchLevel = matchedWords.length === all.length ? 'full' : 'partial';
    return { value, matchLevel, fullyHighlighted, matchedWords };
  }

  /** False for most words of most texts, without looking any further. */
  #mayHit(text: string, start: number, end: number): boolean {
    const code = text.charCodeAt(start);
    return (
      code >= asciiLimit || this.#beginnings[code] === 1 || this.#hasTypos || end - start >= shortestCompound
    );
  }

  /** Pieces joined to one word: AB-12.345 is ab12345. */
  #chainHit(text: string, from: number, to: number): WordHit | undefined {
    const { starts, ends } = scanner;
    const first = text.charCodeAt(starts[from] as number);
    if (first < asciiLimit && this.#beginnings[first] === 0) return undefined;
    let joined = '';
    for (let i = from; i < to; i++) joined += fold(text.slice(starts[i], ends[i]));
    const hit = this.#directHit(joined);
    return hit?.typos === 0 ? hit : undefined;
  }

  wordHit(original: string): WordHit | undefined {
    const known = this.#known.get(original);
    if (known !== undefined || this.#known.has(original)) return known;
    const word = fold(original);
    const hit = this.#directHit(word) ?? this.#compoundHit(word);
    this.#known.set(original, hit);
    return hit;
  }

  #directHit(word: string): WordHit | undefined {
    let match: WordHit | undefined;
    for (const target of this.#targetsNow()) {
      const { typos: most, words } = target;
      const length = matchedLength(word, target);
      if (length > 0) {
        const toEnd = length === word.length;
        match = joinedHit(match, {
          from: 0,
          to: length,
          toEnd,
          words,
          typos: 0,
          exact: word === target.word,
        });
      } else if (most > 0) {
        const typos = typosBetween(target.word, word, target.prefix, most);
        const hit = { from: 0, to: word.length, toEnd: true, words, typos, exact: false };
        if (typos <= most) match = joinedHit(match, hit);
      }
    }
    return match;
  }

  #compoundHit(word: string): WordHit | undefined {
    if (word.length < shortestCompound) return undefined;
    let match: WordHit | undefined;
    let at = 0;
    for (const part of this.#compounds.partsOf(word)) {
      const from = word.indexOf(part, at);
      if (from < 0) continue;
      at = from + part.length;
      const hit = this.#directHit(part);
      if (!hit) continue;
      const to = from + hit.to;
      match = joinedHit(match, { ...hit, from, to, toEnd: to === word.length, exact: false });
    }
    return match;
  }
}

const nothingFound = (value: string): Highlight => ({ value, matchLevel: 'none', matchedWords: [] });

/** How many characters of the word the target covers; none if it is another word. */
function matchedLength(word: string, target: Target): number {
  if (word === target.word || target.forms.includes(word)) return word.length;
  return target.prefix && word.startsWith(target.word) ? target.word.length : 0;
}

function joinedHit(a: WordHit | undefined, b: WordHit): WordHit {
  if (!a) return b;
  return {
    from: Math.min(a.from, b.from),
    to: Math.max(a.to, b.to),
    toEnd: a.toEnd || b.toEnd,
    words: a.words | b.words,
    typos: Math.min(a.typos, b.typos),
    exact: a.exact || b.exact,
  };
}

// Marks in a text what the query found there: words, beginnings, other forms, typos, parts of compounds, joined numbers.
import type { PlannedWord, QueryPlan } from '../match/plan.ts';
import type { Compounds } from '../text/compounds.ts';
import { fold, originalLength } from '../text/fold.ts';
import {
  asciiLimit,
  beginningBit,
  type Outline,
  type ScannedText,
  type ScannedWord,
  scannedText,
  shortestCompound,
} from '../text/scanned-text.ts';
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

/** The matched part of a word of the text: characters of its folded form. */
export interface WordHit {
  /** To the end of the word, however long it was written. */
  readonly toEnd: boolean;
  readonly from: number;
  readonly to: number;
  readonly words: number;
  readonly typos: number;
  readonly exact: boolean;
}

/** A text with its marks. */
export interface MarkedText {
  readonly value: string;
  /** The query's words that were found, as bits. */
  readonly words: number;
  readonly isWhole: boolean;
}

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

const noBeginnings = new Uint8Array(0);

export class Highlighter {
  readonly #plan: QueryPlan;
  readonly #corrected: ReadonlySet<string>;
  /** Worked out with the first text; not every request has one. */
  #targets: readonly Target[] | undefined;
  #hasTypos = false;
  /** For each character code, 1 if a target begins with it. */
  #beginnings = noBeginnings;
  /** The bits of them all. */
  #beginningBits = 0;
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
      this.#beginningBits |= beginningBit(word.charCodeAt(0));
      this.#beginnings[word.charCodeAt(0)] = 1;
      this.#beginnings[word.charAt(0).toUpperCase().charCodeAt(0)] = 1;
    }
    return targets;
  }

  highlight(text: string): Highlight {
    const marked = this.mark(scannedText(text), false);
    if (!marked) return { value: text, matchLevel: 'none', matchedWords: [] };
    const { value, words, isWhole } = marked;
    const matchedWords = this.matchedWords(words);
    return { value, matchLevel: this.levelOf(matchedWords), fullyHighlighted: isWhole, matchedWords };
  }

  /** False for most texts, without looking at their words. */
  mayMatch({ beginnings, isOpen }: Outline): boolean {
    if (this.#targetsNow().length === 0) return false;
    return isOpen || this.#hasTypos || (beginnings & this.#beginningBits) !== 0;
  }

  /** Undefined: nothing of it was found. In an article number, everything from its first to its last character is one word. */
  mark(scanned: ScannedText, isNumber: boolean): MarkedText | undefined {
    if (!this.mayMatch(scanned)) return undefined;
    const { text, words: pieces } = scanned;
    const count = pieces.length;
    const { before, after } = this.#tags;
    let value = '';
    let copied = 0;
    let words = 0;
    let marked = 0;
    let letters = 0;
    for (let i = 0; i < count; ) {
      let next = i + 1;
      while (next < count && (isNumber || pieces[next]?.chained)) next++;
      const whole = next - i > 1 ? this.#chainHit(pieces, i, next) : undefined;
      for (; i < next; i++) {
        const piece = pieces[i] as ScannedWord;
        const { start, original } = piece;
        const end = whole ? (pieces[next - 1] as ScannedWord).end : piece.end;
        letters += end - start;
        const hit = whole ?? this.#markedHit(piece);
        if (!hit) continue;
        const from = whole ? start : start + originalLength(original, hit.from);
        const to = whole || hit.toEnd ? end : start + originalLength(original, hit.to);
        value += text.slice(copied, from) + before + text.slice(from, to) + after;
        copied = to;
        words |= hit.words;
        marked += to - from;
        if (whole) i = next - 1;
      }
    }
    return words === 0
      ? undefined
      : { value: value + text.slice(copied), words, isWhole: marked === letters };
  }

  matchedWords(words: number): readonly string[] {
    return this.#plan.words.filter((_, i) => words & (1 << i));
  }

  levelOf(matchedWords: readonly string[]): 'full' | 'partial' {
    return matchedWords.length === this.#plan.words.length ? 'full' : 'partial';
  }

  /** False for most words of most texts, without looking any further. */
  #mayBegin(original: string): boolean {
    const code = original.charCodeAt(0);
    return code >= asciiLimit || this.#beginnings[code] === 1 || this.#hasTypos;
  }

  /** Pieces joined to one word: AB-12.345 is ab12345. */
  #chainHit(pieces: readonly ScannedWord[], from: number, to: number): WordHit | undefined {
    const first = (pieces[from] as ScannedWord).original.charCodeAt(0);
    if (first < asciiLimit && this.#beginnings[first] === 0) return undefined;
    let joined = '';
    for (let i = from; i < to; i++) joined += fold((pieces[i] as ScannedWord).original);
    const hit = this.#directHit(joined);
    return hit?.typos === 0 ? hit : undefined;
  }

  /** A word that is a compound only because an ß counts twice is not marked. */
  #markedHit({ original, mayBeCompound }: ScannedWord): WordHit | undefined {
    const mayMatch = this.#mayBegin(original) || (mayBeCompound && original.length >= shortestCompound);
    return mayMatch ? this.#wordHit(original) : undefined;
  }

  hitOf({ original, mayBeCompound }: ScannedWord): WordHit | undefined {
    return mayBeCompound || this.#mayBegin(original) ? this.#wordHit(original) : undefined;
  }

  #wordHit(original: string): WordHit | undefined {
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

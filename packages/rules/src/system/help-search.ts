// Finding articles of the help centre while somebody types: every word must begin a word of the article, or stand inside a long one,
// as parts of German compounds do. Titles count more than headings, and headings more than the rest.
import type { HelpArticle, Inline } from './help-article.ts';

const shortestInside = 4;

/** Without case, accents and umlauts. */
const foldWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

const queryWords = (query: string): string[] => foldWord(query).match(wordPattern) ?? [];

const matches = (word: string, sought: string): boolean =>
  word.startsWith(sought) || (sought.length >= shortestInside && word.includes(sought));

export interface HelpDocument {
  readonly article: HelpArticle;
  /** Its words by weight, folded. */
  readonly fields: readonly (readonly [weight: number, words: readonly string[]])[];
}

/** What stands in an article; `nameOf` gives the words of a name on the screen. */
const textOf = (inlines: readonly Inline[], nameOf: (key: string) => string): string =>
  inlines.map((inline) => (inline.kind === 'screen' ? nameOf(inline.key) : inline.text)).join(' ');

export function toHelpDocument(
  article: HelpArticle,
  inlines: readonly Inline[],
  nameOf: (key: string) => string,
): HelpDocument {
  return {
    article,
    fields: [
      [9, queryWords(article.title)],
      [3, article.sections.flatMap(({ heading }) => queryWords(heading))],
      [1, queryWords(textOf(inlines, nameOf))],
    ],
  };
}

function scoreOf({ fields }: HelpDocument, sought: readonly string[]): number {
  let score = 0;
  for (const word of sought) {
    const best = fields.find(([, words]) => words.some((one) => matches(one, word)));
    if (best === undefined) return 0;
    score += best[0];
  }
  return score;
}

/** The best first; equal ones in the order of the articles. */
export function searchHelp(documents: readonly HelpDocument[], query: string): readonly HelpArticle[] {
  const sought = queryWords(query);
  if (sought.length === 0) return [];
  return documents
    .map((document) => ({ document, score: scoreOf(document, sought) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ document }) => document.article);
}

export interface MarkedPiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text in pieces, with the words that match the query marked. */
export function markHits(text: string, query: string): MarkedPiece[] {
  const sought = queryWords(query);
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!sought.some((one) => matches(foldWord(word), one))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

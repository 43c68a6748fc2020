// Words that docs/glossary.md gives up must not come back in the texts of the interface or in mails.

/** Texts by the place where each stands. */
type Texts = ReadonlyMap<string, string>;

interface Fault {
  readonly at: string;
  readonly message: string;
}

export type RefusedWords = Readonly<Record<'german' | 'english', readonly string[]>>;

const columns = 5;

/** The last two columns of the glossary's tables; words are separated by commas. */
export function readRefusedWords(glossary: string): RefusedWords {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-|]+\|$/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .filter((cells) => cells.length === columns && cells[0]?.trim() !== 'German');
  const wordsOf = (column: number) =>
    rows.flatMap((cells) =>
      (cells[column] ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    );
  return { german: wordsOf(3), english: wordsOf(4) };
}

/** Whole words, whatever their case; what is filled in is no text. */
function has(text: string, word: string): boolean {
  const written = text.replace(/\{\{\w+\}\}/g, ' ').replaceAll('\u00ad', '');
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}-])${escaped}(?![\\p{L}-])`, 'iu').test(written);
}

/** Texts that the specification quotes stay as they are. */
export function findRefusedWords(
  texts: Texts,
  words: readonly string[],
  isQuoted: (text: string) => boolean,
): Fault[] {
  return [...texts].flatMap(([key, text]) =>
    isQuoted(text)
      ? []
      : words
          .filter((word) => has(text, word))
          .map((word) => ({
            at: key,
            message: `says "${word}", which docs/glossary.md has another word for`,
          })),
  );
}

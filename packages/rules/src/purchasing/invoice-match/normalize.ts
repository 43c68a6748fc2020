// Numbers and names as they are compared: without what one writes and the other leaves out.

export const normalizeNumber = (number: string | null): string =>
  (number ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+(?=.)/, '');

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{Mn}/gu, '');

/** Words of a name in lower case, each once. */
const nameWords = (name: string | null): ReadonlySet<string> =>
  new Set(
    withoutAccents(name ?? '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** Shared words among all words of both, 0 to 1. */
export function nameLikeness(one: string | null, other: string | null): number {
  const [words, others] = [nameWords(one), nameWords(other)];
  if (words.size === 0 || others.size === 0) return 0;
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / (words.size + others.size - shared);
}

/** Legal forms are written differently on each paper. */
const legalForms = /\b(gmbh|mbh|ag|kg|ohg|ug|se|ek|co|ges|gesmbh|inc|ltd)\b/g;

export const normalizeName = (name: string | null): string =>
  [...nameWords((name ?? '').replace(/(?<=\p{L})\./gu, ''))]
    .join(' ')
    .replace(legalForms, '')
    .replace(/\s+/g, ' ')
    .trim();

import { spellUmlauts } from '@praxora/rules/shared/slug';

/** Makes names comparable: without case, umlauts, spaces, signs and the word "and". */
export const fold = (text: string): string =>
  spellUmlauts(text)
    .replace(/\b(und|and)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

// Words of the trade that mean the same, so that each finds what is listed under the other: ours, and what the operator
// adds in a file of their own.
import { readFile } from 'node:fs/promises';
import { mostSynonyms } from '@praxora/contract/shop/search-synonyms.calls';
import type { Thesaurus } from '@praxora/search/text/synonyms';
import { thesaurusOfTheTrade } from './trade/thesaurus.ts';

type SynonymGroups = readonly (readonly string[])[];

/** More would make every search slower. */
const mostOfOperator = 5000;

/** Reads synonym groups: one group per line, words separated by commas, comments after #. */
function readGroups(text: string): SynonymGroups {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').split(','))
    .map((words) => [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))])
    .filter((words) => words.length > 1 && words.length <= mostSynonyms.words)
    .slice(0, mostOfOperator);
}

/** Without a file, those of the trade alone. */
export async function thesaurusWith(file: string): Promise<Thesaurus> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
  return { ...thesaurusOfTheTrade, groups: [...thesaurusOfTheTrade.groups, ...readGroups(text)] };
}

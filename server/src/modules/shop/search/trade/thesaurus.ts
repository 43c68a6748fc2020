// Words of the trade as data of the project: groups that mean the same (synonyms.json), and by category the words that people
// look for its products by (categories/*.txt).
import { readdirSync, readFileSync } from 'node:fs';
import type { CategoryWords, Thesaurus } from '@praxora/search/text/synonyms';
import synonyms from './synonyms.json' with { type: 'json' };

const folder = new URL('./categories/', import.meta.url);

export const thesaurusOfTheTrade: Thesaurus = {
  groups: synonyms,
  categories: readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readCategoryWords(readFileSync(new URL(file, folder), 'utf8'))),
};

/**
 * A category behind #, then its words behind "all:" and "some:", separated by commas. Indented lines continue the one before.
 */
export function readCategoryWords(text: string): CategoryWords[] {
  return text
    .replaceAll(/\n\s+(?=\S)(?!all:|some:|#)/g, ' ')
    .split(/^# /m)
    .slice(1)
    .map((entry) => {
      const [category = '', ...lines] = entry.split('\n');
      const wordsBehind = (label: string) =>
        lines
          .filter((line) => line.startsWith(label))
          .flatMap((line) => line.slice(label.length).split(','))
          .map((word) => word.trim())
          .filter((word) => word !== '');
      return { category: category.trim(), all: wordsBehind('all:'), some: wordsBehind('some:') };
    });
}

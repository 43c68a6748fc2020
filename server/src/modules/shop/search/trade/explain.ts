// `npm run -s search:explain -- WORDS`: what the thesaurus of the trade says each word and phrase of a search stands for.
import { categoryTerm } from '@praxora/search/text/category-term';
import { Synonyms } from '@praxora/search/text/synonyms';
import { queryWords } from '@praxora/search/text/tokens';
import { thesaurusOfTheTrade } from './thesaurus.ts';

const categories = thesaurusOfTheTrade.categories?.map(({ category }) => category) ?? [];
const synonyms = new Synonyms(thesaurusOfTheTrade, categories);
const names = new Map(categories.map((category) => [categoryTerm(category), category]));

function linesAbout(phrase: readonly string[]): string[] {
  const others = synonyms.of(phrase).map((other) => other.join(' '));
  const written = synonyms.categoriesFor(phrase);
  const isUnknown = written.length === 0 && phrase.length === 1;
  const byParts = isUnknown ? synonyms.categoriesForCompound(phrase.join('')) : [];
  return [
    phrase.join(' '),
    `  same as      ${others.join(', ') || '-'}`,
    ...written.map(
      ({ term, isWhole }) => `  category     ${names.get(term)}${isWhole ? '' : ' (some of it)'}`,
    ),
    ...byParts.map(({ term }) => `  by its parts ${names.get(term)}`),
  ];
}

const help = `npm run -s search:explain -- WORDS

Prints what the thesaurus of the trade says each word and phrase of a search stands for.
`;

const args = process.argv.slice(2);
const isHelp = args.includes('--help');
const words = isHelp ? [] : queryWords(args.join(' '));
if (isHelp) process.stdout.write(help);
else if (words.length === 0) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  const phrases = words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1)),
  );
  phrases.sort((a, b) => b.length - a.length);
  process.stdout.write(`${phrases.flatMap(linesAbout).join('\n')}\n`);
}

// Every article of the help centre: in both languages, with the same steps, links that lead somewhere, and only names that are on
// the screen. A button that is renamed is renamed in the articles with it; one that is gone fails here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '@praxora/contract/shared/permissions';
import { reportNames } from '@praxora/rules/reports/report-list';
import {
  articleInlines,
  type HelpArticle,
  helpTopics,
  readArticle,
} from '@praxora/rules/system/help-article';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { root } from './steps.ts';
import { readTexts } from './translation-texts.ts';

const languages = ['de', 'en'] as const;
const folder = (language: string) => join(root, 'web/src/features/system/help/articles', language);

function readAll(language: string): ReadonlyMap<string, HelpArticle> {
  const files = readdirSync(folder(language)).sort();
  return new Map(
    files.map((file) => [
      file,
      readArticle(file.replace(/^\d+-|\.md$/g, ''), readFileSync(join(folder(language), file), 'utf8')),
    ]),
  );
}

const articles = { de: readAll('de'), en: readAll('en') };
const slugs = new Set([...articles.de.values()].map(({ slug }) => slug));
/** The addresses' names, from the text of the web app, which node cannot load. */
const pageNames = new Set(
  [...readFileSync(join(root, 'web/src/lib/paths.ts'), 'utf8').matchAll(/^ {2}(\w+): \{(?: path:|$)/gm)].map(
    ([, name]) => name,
  ),
);
const reportPage = (report: string): string =>
  `report-${report}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const isPage = (name: string) =>
  pageNames.has(name) || reportNames.some((report) => reportPage(report) === name);

test('there are articles about every task, in both languages', () => {
  expect([...articles.en.keys()]).toEqual([...articles.de.keys()]);
  expect(slugs.size).toBe(articles.de.size);
  expect(slugs.size).toBeGreaterThanOrEqual(30);
  for (const topic of helpTopics)
    expect([...articles.de.values()].filter((one) => one.topic === topic).length, topic).toBeGreaterThan(2);
});

test.each(languages)('each article has its facts, a title, a lead and steps (%s)', (language) => {
  for (const [file, article] of articles[language]) {
    expect(article.title, file).not.toBe('');
    expect(article.lead.length, file).toBeGreaterThan(0);
    expect(article.minutes, file).toBeGreaterThan(0);
    expect(article.roles.length, file).toBeGreaterThan(0);
    for (const role of article.roles) expect(roles, file).toContain(role);
    expect(article.sections.filter(({ isStep }) => isStep).length, file).toBeGreaterThanOrEqual(2);
    expect(
      article.sections.some(({ isStep }) => !isStep),
      file,
    ).toBe(true);
    for (const { heading, blocks } of article.sections)
      expect(blocks.length, `${file}: ${heading}`).toBeGreaterThan(0);
    const headings = article.sections.map(({ heading }) => heading);
    expect(new Set(headings).size, file).toBe(headings.length);
  }
});

test('the languages have the same steps, facts and names', () => {
  for (const [file, german] of articles.de) {
    const english = articles.en.get(file);
    const shape = (article: HelpArticle | undefined) => ({
      sections: article?.sections.map(({ isStep, blocks }) => [isStep, blocks.map(({ kind }) => kind)]),
      pages: article?.pages,
      related: article?.related,
      minutes: article?.minutes,
      names:
        article &&
        articleInlines(article)
          .flatMap((one) => (one.kind === 'screen' ? [one.key] : []))
          .sort(),
    });
    expect(shape(english), file).toEqual(shape(german));
  }
});

test.each(languages)('links and related articles lead somewhere (%s)', (language) => {
  for (const [file, article] of articles[language]) {
    for (const slug of article.related) expect(slugs, file).toContain(slug);
    expect(article.related, file).not.toContain(article.slug);
    for (const page of article.pages) expect(isPage(page), `${file}: ${page}`).toBe(true);
    for (const inline of articleInlines(article)) {
      if (inline.kind !== 'link') continue;
      const [kind, name = ''] = inline.target.split(':');
      expect(
        kind === 'help' ? slugs.has(name) : kind === 'page' && isPage(name),
        `${file}: ${inline.target}`,
      ).toBe(true);
    }
  }
});

/** The pages that stand in the shell. */
const shellPages = [
  ...[
    ...readFileSync(join(root, 'web/src/lib/paths.ts'), 'utf8').matchAll(
      /^ {2}(\w+): \{\s*path: '[^']+',\s*group: '(\w+)'/gm,
    ),
  ].flatMap(([, name = '', group]) => (group === 'help' ? [] : [name])),
  ...reportNames.map((report) => reportPage(report)),
];

test('beside every page stand the guides about it', () => {
  expect(shellPages.length).toBeGreaterThan(50);
  const told = new Set([...articles.de.values()].flatMap(({ pages }) => pages));
  expect(shellPages.filter((page) => !told.has(page))).toEqual([]);
});

test('every guide that errors and empty pages link to exists', () => {
  const errors = readFileSync(join(root, 'web/src/lib/api/remedies.ts'), 'utf8');
  const [, byError = ''] = /explainingGuides[^{]*\{(.*?)\n\}/s.exec(errors) ?? [];
  const linked = [...byError.matchAll(/: '([\w-]+)'/g)].map(([, slug]) => slug);
  expect(linked.length).toBeGreaterThan(10);
  const pages = listFiles(root, ['web/src/features'], ['.tsx']).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/ guide="([\w-]+)"/g)].map(([, slug]) => slug),
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const slug of [...linked, ...pages]) expect(slugs).toContain(slug);
});

test.each(languages)(
  'every name on the screen is still there, and is no sentence with gaps (%s)',
  (language) => {
    const texts = readTexts(root, language);
    const wrong = [...articles[language]].flatMap(([file, article]) =>
      articleInlines(article).flatMap((inline) => {
        if (inline.kind !== 'screen') return [];
        const text = texts.get(inline.key);
        return text === undefined || text.includes('{{') ? [`${file}: ${inline.key} = ${text}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

// What is quoted would be a name that nothing holds against the screen. These are spoken, or have a number of their own.
const spoken = ['no', 'Former user 3', 'Ehemalige Person 3'];

test.each(languages)(
  'names on the screen are taken from its texts, not typed in quotation marks (%s)',
  (language) => {
    const typed = readdirSync(folder(language)).flatMap((file) => {
      const words = readFileSync(join(folder(language), file), 'utf8').replace(/^```.*?^```/gms, '');
      return [...words.matchAll(/[„“"]([^„“”"{]+)[“”"]/g)]
        .filter(([, quoted = '']) => !spoken.includes(quoted))
        .map(([quoted]) => `${file}: ${quoted}`);
    });
    expect(typed).toEqual([]);
  },
);

// The guides as the engine finds them: by beginnings, inflected words, parts of compounds, names on the screen and slips of the finger.
import { readArticle } from '@praxora/rules/system/help-article';
import { beforeAll, expect, it } from 'vitest';
import { articleFiles } from './articles-de.ts';
import { buildHelpIndex, type SearchHelp } from './help-index.ts';
import { shortened, splitMarked } from './marked-text.ts';

let search: SearchHelp;
beforeAll(async () => {
  const articles = Object.keys(articleFiles)
    .sort()
    .map((path) => readArticle(path.replace(/^.*\/\d*-?|\.md$/g, ''), articleFiles[path] ?? ''));
  const names = new Map([['receiving:foot.bookPart', 'Teillieferung buchen']]);
  search = await buildHelpIndex(
    articles,
    (key) => names.get(key) ?? '',
    (topic) => topic,
  );
});

const slugs = (query: string) => search(query).map(({ slug }) => slug);

it.each([
  ['mehrere chargen', 'several-batches'],
  ['MEHRERE CHARG', 'several-batches'],
  ['etikettendrucker', 'printer'],
  ['etiketendrucker', 'printer'],
  ['gefahrstoffe', 'dangerous-goods'],
  ['rückruf', 'recall'],
  ['zwei schritte', 'two-step-login'],
  ['teillieferung buchen', 'partial-delivery'],
])('finds %s', (query, slug) => {
  expect(slugs(query).slice(0, 3)).toContain(slug);
});

it('shows each guide once, with the words that were found marked', () => {
  const hits = search('charge');
  expect(new Set(hits.map(({ slug }) => slug)).size).toBe(hits.length);
  for (const { title, text } of hits)
    expect([...splitMarked(title), ...splitMarked(text)].some(({ isHit }) => isHit)).toBe(true);
});

it('finds nothing for what no guide says', () => {
  expect(slugs('quantenchromodynamik')).toEqual([]);
});

it('shortens a long text around what was found', () => {
  const text = `${'vorher '.repeat(30)}\uE000Charge\uE001 ${'nachher '.repeat(30)}`;
  const short = shortened(text);
  expect(short.length).toBeLessThan(220);
  expect(splitMarked(short).filter(({ isHit }) => isHit)).toEqual([
    expect.objectContaining({ text: 'Charge' }),
  ]);
});

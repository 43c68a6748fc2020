import { describe, expect, test } from 'vitest';
import { articleInlines, readArticle } from './help-article.ts';
import { markHits, searchHelp, toHelpDocument } from './help-search.ts';

const file = `---
topic: receive
roles: stock, owner
minutes: 3
pages: orders, order
related: labels
---
# Lieferung einbuchen

So kommt Ware in den
Bestand, mit **Charge**.

## Bestellung wählen

Öffnen Sie {routes:orders} und [mehr](help:labels).

- Eins mit \`0329\`
- Zwei,
  weiter

> Ein Tipp.

### Häufige Fragen

Nichts.
`;
const article = readArticle('receive', file);

describe('an article', () => {
  test('has its facts, title and lead', () => {
    expect(article).toMatchObject({
      topic: 'receive',
      roles: ['stock', 'owner'],
      minutes: 3,
      page: 'orders',
      pages: ['orders', 'order'],
      related: ['labels'],
      title: 'Lieferung einbuchen',
    });
    expect(article.lead).toEqual([
      { kind: 'text', text: 'So kommt Ware in den Bestand, mit ' },
      { kind: 'bold', text: 'Charge' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('has steps, and what follows them', () => {
    expect(article.sections.map(({ heading, isStep }) => [heading, isStep])).toEqual([
      ['Bestellung wählen', true],
      ['Häufige Fragen', false],
    ]);
    expect(article.sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'tip']);
    expect(articleInlines(article)).toContainEqual({ kind: 'screen', key: 'routes:orders' });
    expect(articleInlines(article)).toContainEqual({ kind: 'link', text: 'mehr', target: 'help:labels' });
    expect(articleInlines(article)).toContainEqual({ kind: 'text', text: 'Zwei, weiter' });
  });
});

describe('the search of articles', () => {
  const other = readArticle('labels', file.replace('Lieferung einbuchen', 'Etikettendrucker einrichten'));
  const documents = [article, other].map((one) =>
    toHelpDocument(one, articleInlines(one), () => 'Wareneingang'),
  );
  const found = (query: string) => searchHelp(documents, query).map(({ slug }) => slug);

  test('finds beginnings, parts of compounds and names on the screen, whatever the case', () => {
    expect(found('LIEFER')).toEqual(['receive']);
    expect(found('drucker')).toEqual(['labels']);
    expect(found('wareneingang')).toEqual(['receive', 'labels']);
    expect(found('haufige')).toEqual(['receive', 'labels']);
  });

  test('needs every word, and finds nothing for nothing', () => {
    expect(found('lieferung charge')).toEqual(['receive']);
    expect(found('lieferung drucker')).toEqual([]);
    expect(found(' ? ')).toEqual([]);
  });

  test('marks what it found', () => {
    expect(markHits('Etikettendrucker für Zimmer', 'drucker fur')).toEqual([
      { text: 'Etikettendrucker', isHit: true },
      { text: ' ', isHit: false },
      { text: 'für', isHit: true },
      { text: ' Zimmer', isHit: false },
    ]);
  });
});

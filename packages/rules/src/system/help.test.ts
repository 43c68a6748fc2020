import { describe, expect, test } from 'vitest';
import { articleInlines, readArticle } from './help-article.ts';

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

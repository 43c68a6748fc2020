// Likely search terms: names of shelves, of kinds of products, and of the well-known lines.
import { assortment } from './assortment/assortment.ts';
import { hashText } from './random.ts';
import { topCategories } from './taxonomy.ts';

export interface QuerySuggestion {
  readonly query: string;
  readonly language: 'de' | 'en';
  readonly weight: number;
}

/** Query suggestions; the same spelling counts once per language. */
export function querySuggestions(seed: string): QuerySuggestion[] {
  const found = new Map<string, QuerySuggestion>();
  const add = (query: string, language: 'de' | 'en', least: number) => {
    const written = query.toLowerCase();
    // Shelves before kinds before lines; within each, some are asked for more often than others.
    const weight = least + (hashText(`${seed}|${written}`) % 300);
    const key = `${language} ${written}`;
    if (!found.has(key)) found.set(key, { query: written, language, weight });
  };

  for (const { subCategories } of topCategories) {
    for (const sub of subCategories) {
      add(sub.de, 'de', 600);
      add(sub.en, 'en', 600);
    }
  }
  for (const shelf of assortment()) {
    for (const kind of shelf.kinds) {
      add(kind.name.de, 'de', 300);
      add(kind.name.en, 'en', 300);
    }
    for (const line of shelf.given) {
      add(line.name.de, 'de', 200);
      add(line.name.en, 'en', 200);
    }
  }
  return [...found.values()];
}

// The demo catalogue as documents of the search, for tests without a database.
import type { ProductDocument } from '@praxora/search/index/document';
import { catalogue } from '../../../../seed/catalog.fixture.ts';
import { topCategories } from '../../../../seed/taxonomy.ts';
import { describingWords } from './documents.ts';

const shelves = new Map(
  topCategories.flatMap((top) => top.subCategories.map((sub) => [sub.id, { top, sub }])),
);

export const demoDocuments = catalogue.map(({ product }): ProductDocument => {
  const { top, sub } = shelves.get(product.categoryId) ?? {
    top: { de: '', en: '' },
    sub: { de: '', en: '' },
  };
  return {
    objectID: String(product.id),
    titel: product.name.de,
    titelEn: product.name.en,
    hersteller: '',
    nummern: [product.manufacturerNumber],
    kategorien: { lvl0: top.de, lvl1: `${top.de} > ${sub.de}` },
    kategorienEn: [top.en, sub.en],
    text: describingWords(
      [product.name.de, product.name.en],
      [product.description.de, product.description.en],
    ),
    popularity: 0,
    url: '',
    bild: '',
    offers: [],
  };
});

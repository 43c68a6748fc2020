// Device's catalogue of the practice's articles: found by label, by the codes on packs, or by name. Pure.
import { parseScan } from '@praxora/barcode/parse-scan';
import {
  bareNumber,
  isAssignedCode,
  type ProductCode,
  productNumbers,
  toProductCode,
} from '@praxora/barcode/product-code';
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';

export interface KnownArticles {
  /** When it was fetched; null: never yet. */
  readonly fetchedAt: string | null;
  readonly articles: readonly ScannableArticle[];
  /** Times at which single articles were looked up since, by article id. */
  readonly lookedUpAt?: Readonly<Record<number, string>>;
}

export const emptyCatalogue: KnownArticles = { fetchedAt: null, articles: [] };

export interface LabelMatch {
  readonly article: ScannableArticle;
  /** Null: the label stays at the shelf and means the article. */
  readonly entry: ScannableEntry | null;
}

export interface Catalogue {
  readonly known: KnownArticles;
  readonly byId: (articleId: number) => ScannableArticle | null;
  readonly byLabel: (labelId: string) => LabelMatch | null;
  readonly byCode: (code: ProductCode) => ScannableArticle[];
  /** Finds articles by words of their name, or by a typed number. */
  readonly byName: (text: string) => ScannableArticle[];
}

const mostFound = 50;

export function toCatalogue(known: KnownArticles): Catalogue {
  const { articles } = known;
  const ids = new Map(articles.map((article) => [article.id, article]));
  const labels = new Map<string, LabelMatch>();
  for (const article of articles) {
    if (article.permanentLabelId !== null) labels.set(article.permanentLabelId, { article, entry: null });
    for (const entry of article.entries)
      for (const labelId of entry.labelIds) labels.set(labelId, { article, entry });
  }
  const byCode = (code: ProductCode): ScannableArticle[] => {
    const numbers = productNumbers({ gtin: code.gtin, pzn: code.pzn, number: code.number });
    const { gtins, pzn, number } = numbers;
    return articles.filter(
      (article) =>
        (article.gtin !== null && gtins.includes(article.gtin)) ||
        (pzn !== null && article.pzn === pzn) ||
        (number !== null &&
          [article.manufacturerNumber, article.catalogNumber].some((own) => bareNumber(own) === number)) ||
        // Articles that an earlier version of the app has kept do not have them.
        article.codes?.some((own) => isAssignedCode(numbers, own)),
    );
  };
  return {
    known,
    byId: (articleId) => ids.get(articleId) ?? null,
    byLabel: (labelId) => labels.get(labelId) ?? null,
    byCode,
    byName: (text) => {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      const isNamed = ({ name, manufacturer, manufacturerNumber }: ScannableArticle) => {
        const hay = `${name} ${manufacturer} ${manufacturerNumber}`.toLowerCase();
        return words.every((word) => hay.includes(word));
      };
      // "PZN 90000966" is a name to whoever types it.
      const coded = new Set(byCode(toProductCode(parseScan(text))));
      return articles.filter((article) => coded.has(article) || isNamed(article)).slice(0, mostFound);
    },
  };
}

// Meaning of a code while a storage is counted: one label more, or an article whose amount is typed. Pure.
import { namesProduct, shownNumber, toProductCode } from '@praxora/barcode/product-code';
import type { InvalidScan, Scan } from '@praxora/barcode/scan';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Counted } from './counts.ts';

export type CountMeaning =
  | { readonly type: 'label' | 'again'; readonly labelId: string; readonly counted: Counted }
  /** A label unknown to the device; the server may know it. */
  | { readonly type: 'unknownLabel'; readonly labelId: string }
  | { readonly type: 'elsewhere'; readonly name: string; readonly storage: string }
  /** Lines of one article: the user selects the batch and enters the quantity. */
  | { readonly type: 'lines'; readonly lines: readonly Counted[]; readonly name: string }
  | { readonly type: 'notHere'; readonly name: string }
  | { readonly type: 'unknownCode'; readonly code: string }
  | { readonly type: 'noProduct' }
  | { readonly type: 'invalid'; readonly scan: InvalidScan };

type Known = Pick<Catalogue, 'byLabel' | 'byCode'>;

export function meaningInCount(scan: Scan, lines: readonly Counted[], catalogue: Known): CountMeaning {
  if (scan.kind === 'invalid') return { type: 'invalid', scan };
  if (scan.kind === 'label') return meaningOfLabel(scan.labelId, lines, catalogue);
  const product = toProductCode(scan);
  if (!namesProduct(product)) return { type: 'noProduct' };
  const articles = catalogue.byCode(product);
  const [article] = articles;
  if (!article) return { type: 'unknownCode', code: shownNumber(product) ?? '' };
  return ofArticles(articles, lines, scan.lot);
}

function meaningOfLabel(labelId: string, lines: readonly Counted[], catalogue: Known): CountMeaning {
  const counted = lines.find(({ line }) => line.labelIds.includes(labelId));
  if (counted) return { type: counted.labelIds.has(labelId) ? 'again' : 'label', labelId, counted };
  const match = catalogue.byLabel(labelId);
  if (match === null) return { type: 'unknownLabel', labelId };
  const { article, entry } = match;
  // A label at the shelf stands for no pack: what lies there is typed.
  if (entry === null) return ofArticles([article], lines);
  // Booked in since the count was looked at.
  const isHere = lines.some(({ line }) => line.stockId === entry.stockId);
  return isHere
    ? { type: 'unknownLabel', labelId }
    : { type: 'elsewhere', name: article.name, storage: entry.storageName };
}

function ofArticles(
  articles: readonly { readonly id: number; readonly name: string }[],
  lines: readonly Counted[],
  lot?: string,
): CountMeaning {
  const name = articles[0]?.name ?? '';
  const own = lines.filter(({ line }) => articles.some(({ id }) => id === line.articleId));
  const ofLot = lot === undefined ? [] : own.filter(({ line }) => line.batchNumber === lot);
  if (own.length === 0) return { type: 'notHere', name };
  return { type: 'lines', lines: ofLot.length > 0 ? ofLot : own, name };
}

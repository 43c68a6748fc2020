// Meaning of a scan: one article or batch, several to choose from, or a question for a person. Pure.
import { namesProduct, type ProductCode, shownNumber, toProductCode } from '@praxora/barcode/product-code';
import type { InvalidScan, Scan } from '@praxora/barcode/scan';
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Target of a scan: an entry, or the article and with it the entry that expires first. */
export interface Target {
  readonly article: ScannableArticle;
  readonly entry: ScannableEntry | null;
  readonly labelId: string | null;
}

export type Meaning =
  | { readonly type: 'target'; readonly target: Target }
  | { readonly type: 'articles'; readonly articles: readonly ScannableArticle[]; readonly code: string }
  | { readonly type: 'batches'; readonly article: ScannableArticle; readonly code: string }
  /** A Praxora label unknown to the device; the server may know it. */
  | { readonly type: 'unknownLabel'; readonly labelId: string }
  | { readonly type: 'unknownCode'; readonly code: string; readonly product: ProductCode }
  | { readonly type: 'noProduct' }
  | { readonly type: 'invalid'; readonly scan: InvalidScan };

const openEntries = ({ entries }: ScannableArticle): ScannableEntry[] =>
  entries.filter(({ amount }) => amount > 0);

/** Where there is something left that may be used. */
const usableEntries = (article: ScannableArticle): ScannableEntry[] =>
  openEntries(article).filter(({ blockReason }) => blockReason === null);

export function interpretScan(scan: Scan, catalogue: Catalogue): Meaning {
  if (scan.kind === 'invalid') return { type: 'invalid', scan };
  if (scan.kind === 'label') {
    const match = catalogue.byLabel(scan.labelId);
    return match === null
      ? { type: 'unknownLabel', labelId: scan.labelId }
      : { type: 'target', target: { ...match, labelId: scan.labelId } };
  }
  const product = toProductCode(scan);
  if (!namesProduct(product)) return { type: 'noProduct' };
  const code = shownNumber(product) ?? '';
  const [article, another, ...others] = catalogue.byCode(product);
  if (article === undefined) return { type: 'unknownCode', code, product };
  if (another !== undefined) return { type: 'articles', articles: [article, another, ...others], code };
  return meaningOfArticle(article, code, scan.lot);
}

/** Meaning of an article's code without a label: the batch it names, the only batch in stock, or a question. */
export function meaningOfArticle(article: ScannableArticle, code: string, lot?: string): Meaning {
  const open = openEntries(article);
  const ofLot = lot === undefined ? [] : open.filter(({ batchNumber }) => batchNumber === lot);
  const [only, another] = ofLot.length > 0 ? ofLot : usableEntries(article);
  // Two entries of one batch, at two places: what expires first, and that is the first.
  if (only !== undefined && (another === undefined || ofLot.length > 0))
    return { type: 'target', target: { article, entry: only, labelId: null } };
  if (only !== undefined) return { type: 'batches', article, code };
  return { type: 'target', target: { article, entry: null, labelId: null } };
}

/** Entry that would be taken first: the one that expires first. */
export const entryMeant = ({ article, entry }: Target): ScannableEntry | null =>
  entry ?? usableEntries(article)[0] ?? null;

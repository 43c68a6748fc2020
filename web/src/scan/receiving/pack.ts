// Effect of a pack's code on a receipt: the line it counts, and its batch and expiry data. Pure.
import { namesProduct, type ProductCode, shownNumber, toProductCode } from '@praxora/barcode/product-code';
import type { InvalidScan, Scan } from '@praxora/barcode/scan';
import { type Effect, findDraft, lineOfCode, withScanned } from '../../domain/purchasing/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ReceiptDraft, ReceiptLine } from './receipt.ts';

export type PackReading =
  | {
      readonly type: 'counted';
      readonly line: ReceiptLine;
      readonly draft: ReceiptDraft;
      readonly effect: Effect;
    }
  | { readonly type: 'ownLabel' | 'noProduct' }
  | { readonly type: 'notInOrder'; readonly code: string; readonly product: ProductCode }
  | { readonly type: 'invalid'; readonly scan: InvalidScan };

/** Some packs carry batch and expiry in a second code, which does not say of what: it belongs to the line before. */
export function readPack(
  scan: Scan,
  draft: ReceiptDraft,
  lines: readonly ReceiptLine[],
  catalogue: Pick<Catalogue, 'byCode'>,
  lastKey: number | null,
): PackReading {
  if (scan.kind === 'invalid') return { type: 'invalid', scan };
  if (scan.kind === 'label') return { type: 'ownLabel' };
  const product = toProductCode(scan);
  const isNamed = namesProduct(product);
  const key = isNamed
    ? (lineOfCode(product, lines) ?? lineOfArticle(catalogue.byCode(product), lines))
    : lastKey;
  const line = lines.find((one) => one.key === key);
  if (isNamed && !line) return { type: 'notInOrder', code: shownNumber(product) ?? '', product };
  const saysLot = scan.lot !== undefined || scan.expiry !== undefined;
  if (!line || !(isNamed || saysLot)) return { type: 'noProduct' };
  const { draft: after, effect } = withScanned(findDraft(draft.lines, line), {
    ...(scan.lot === undefined ? {} : { lot: scan.lot }),
    ...(scan.expiry === undefined ? {} : { expiry: scan.expiry }),
  });
  return { type: 'counted', line, effect, draft: { ...draft, lines: { ...draft.lines, [line.key]: after } } };
}

/** Key of the receipt line for a number that only the practice's article has; null if no line fits. */
export function lineOfArticle(
  articles: readonly { readonly id: number }[],
  lines: readonly ReceiptLine[],
): number | null {
  const fitting = lines.filter(({ article }) => articles.some(({ id }) => id === article?.id));
  return (fitting.find(({ isComplete }) => !isComplete) ?? fitting[0])?.key ?? null;
}

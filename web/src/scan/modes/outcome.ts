// Content of the screen after a scan.
import type { ProductCode } from '@praxora/barcode/product-code';
import type { InvalidScan } from '@praxora/barcode/scan';
import type { ScannableArticle } from '@praxora/contract/inventory/scannable-article';
import type { BlockReason } from '@praxora/rules/inventory/available-stock';
import type { Target } from './intent.ts';

export type Outcome =
  /** Bookings of the same scan, the first of them first: somebody may take more than one. */
  | { readonly type: 'booked'; readonly keys: readonly string[]; readonly target: Target | null }
  /** The server is asked. */
  | { readonly type: 'asking' }
  /** `askedAt`: when the server said it; null: as the device knows it. */
  | { readonly type: 'facts'; readonly target: Target; readonly askedAt: string | null }
  | { readonly type: 'articles'; readonly articles: readonly ScannableArticle[]; readonly code: string }
  | { readonly type: 'batches'; readonly article: ScannableArticle; readonly code: string }
  /** A package that may be opened instead of being used. */
  | { readonly type: 'opening'; readonly target: Target; readonly code: string }
  /** A removal of which somebody has to say what it is for. `before`: bookings of the same scan. */
  | {
      readonly type: 'treatment';
      readonly target: Target;
      readonly code: string;
      readonly before: readonly string[];
      readonly isAgain: boolean;
    }
  /** The same label scanned again too soon. */
  | { readonly type: 'again'; readonly text: string }
  | { readonly type: 'invalid'; readonly scan: InvalidScan }
  /** Goods that may not be used. */
  | { readonly type: 'blocked'; readonly reason: BlockReason; readonly name: string }
  | { readonly type: 'noProduct' }
  /** `product`: the code can be assigned to an article. */
  | { readonly type: 'unknown'; readonly code: string; readonly product?: ProductCode };

/** A question is answered before anything else is scanned. */
export const isQuestion = (outcome: Outcome | null): boolean =>
  outcome !== null && ['articles', 'batches', 'opening', 'treatment', 'again'].includes(outcome.type);

// A code that no article has and that somebody wants to give to one: whoever meets it asks here, the shell shows the dialog.
import type { ProductCode } from '@praxora/barcode/product-code';
import { createStore } from '../../../lib/store.ts';

export interface Assigning {
  readonly code: ProductCode;
  /** As people know it. */
  readonly number: string;
  /** What the code was scanned for goes on from there; left out: the article opens. */
  readonly onAssigned?: (articleId: number) => void;
}

/** Null: nobody asks. */
export const assigning = createStore<Assigning | null>(null);

// A code that no article has, given to one: a booking like any other, so that it comes in once, also from the cellar. Pure.
import type { ScannableArticle } from '@praxora/contract/inventory/scannable-article';
import { codesAddress } from '../lib/addresses.ts';
import type { NewBooking, ShownBooking } from '../queue/booking.ts';

export type UnknownProduct = Required<Pick<ShownBooking, 'code' | 'product'>>;

export const codeAssignment = (
  article: Pick<ScannableArticle, 'id' | 'name' | 'picture'>,
  { code, product }: UnknownProduct,
  scannedAt: string,
): NewBooking => ({
  kind: 'assign',
  scannedAt,
  undoes: null,
  request: { method: 'POST', path: codesAddress(article.id), body: { ...product } },
  shown: {
    articleId: article.id,
    name: article.name,
    picture: article.picture,
    batchNumber: code,
    amount: 0,
    unit: null,
    code,
    product,
  },
});

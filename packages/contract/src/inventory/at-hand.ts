// Stock the practice has of a product.
import { z } from 'zod';
import { bilingual } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { stockStatus } from './article.ts';

/** Stock of the article a product is, in its counting unit. */
export const atHand = z.object({
  articleId: whole,
  stock: whole,
  unit: bilingual,
  status: stockStatus,
});
export type AtHand = z.infer<typeof atHand>;

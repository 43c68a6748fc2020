// A product as a line of a quick order shows it.
import { z } from 'zod';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { unit } from '../shared/unit.ts';
import { whole } from '../shared/whole.ts';
import { productSummary } from './catalog.calls.ts';

export const quickProduct = productSummary.extend({
  /** Unit it is bought in. */
  unit,
  /** In how many orders of the last 12 months the practice has bought it. */
  timesBought: whole,
  /** Amount the practice usually orders, without regard to the minimum order; null: it never bought the product. */
  usualAmount: whole.nullable(),
  /** When it was bought last; null: never. */
  boughtAt: z.string().nullable(),
  /** When stock of its article was booked last, or when that was created; null: it is no article of the practice. */
  articleUsedAt: z.string().nullable(),
});
export type QuickProduct = z.infer<typeof quickProduct>;

nameSchemas({ QuickProduct: quickProduct });

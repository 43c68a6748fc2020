// A product as a line of a quick order shows it.
import type { z } from 'zod';
import { productSummary } from '../catalog/catalog.calls.ts';
import { nameSchemas } from '../shared-schemas.ts';
import { unit } from '../unit.ts';
import { whole } from '../whole.ts';

export const quickProduct = productSummary.extend({
  /** What it is bought in. */
  unit,
  /** In how many orders the practice has bought it. */
  timesBought: whole,
});
export type QuickProduct = z.infer<typeof quickProduct>;

nameSchemas({ QuickProduct: quickProduct });

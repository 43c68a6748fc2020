// Product identification in a scanned code.
import { z } from 'zod';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';

export const productCode = z.object({
  gtin: z
    .string()
    .regex(/^\d{8,14}$/)
    .optional(),
  pzn: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  /** The manufacturer's or vendor's number, as HIBC carries it. */
  number: lineText.min(1).max(64).optional(),
});

nameSchemas({ ProductCode: productCode });

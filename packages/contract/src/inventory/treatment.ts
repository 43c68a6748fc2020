// The treatment that goods were removed for, as it is kept.
import { z } from 'zod';
import { nameSchemas } from '../shared/shared-schemas.ts';

/** All empty: nobody has said what it was for. */
export const treatment = z.object({ reference: z.string(), udi: z.string(), serialNumber: z.string() });
export type Treatment = z.infer<typeof treatment>;

nameSchemas({ TreatmentReference: treatment });

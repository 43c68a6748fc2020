// The switchable parts of the product, for everybody of the practice.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';

const features = z.object({
  activateCostCenter: z.boolean(),
  activateScanApp: z.boolean(),
  activateLabelPrinting: z.boolean(),
  /** Above each user's own choice: off means that nobody gets one. */
  activateDigest: z.boolean(),
  /** Off means that every token is refused; none is lost. */
  activateApiTokens: z.boolean(),
});
export type Features = z.infer<typeof features>;

nameSchemas({ Features: features });

export const appStoreCalls = {
  getFeatures: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'features',
    summary: 'Which switchable parts of the product the practice uses',
    access: 'pro20',
    permission: 'view',
    data: features,
  }),
  setFeatures: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'features',
    summary: 'Switch parts of the product on or off; what is left out stays, and nothing entered is lost',
    access: 'pro20',
    permission: 'manageAccount',
    body: features.partial().refine((changes) => Object.values(changes).some((on) => on !== undefined)),
    data: features,
  }),
} as const;

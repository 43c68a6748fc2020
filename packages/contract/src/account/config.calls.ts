// Configuration the web app needs before anybody logs in.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';

export const gtmIdForm = /^GTM-[A-Z0-9]+$/;

export const appConfig = z.object({
  productTitle: z.string(),
  companyName: z.string(),
  /** ISO codes of the countries an address may lie in. */
  countries: z.array(z.string()),
  phoneNumbers: z.object({ DE: z.string(), AT: z.string() }),
  helpCentreUrl: z.string(),
  marketplaceUrl: z.string(),
  imprintUrl: z.string(),
  privacyUrl: z.string(),
  /** Origins a legacy user's BackURL may lead to, beside our own. */
  backUrlOrigins: z.array(z.string()),
  search: z.object({ host: z.string(), applicationId: z.string() }),
  insightsHost: z.string(),
  services: z.object({ priceEngine: z.string(), approval: z.string(), admin: z.string() }),
  /** Whether people can open a sample practice. */
  hasSamplePractice: z.boolean(),
  gtmId: z.string().regex(gtmIdForm).nullable(),
  errorReporting: z.object({ dsn: z.string(), tracesSampleRate: z.number() }),
  vatRates: z.array(
    z.object({
      country: z.string(),
      vatClass: z.enum(['fullTax', 'reducedTax']),
      percent: z.number(),
      validFrom: z.string(),
    }),
  ),
});
export type AppConfig = z.infer<typeof appConfig>;

export const configCalls = {
  getConfig: defineCall({
    base: 'marketplace',
    method: 'GET',
    path: 'config',
    summary: 'Addresses, phone numbers, countries and rates the web app shows or uses',
    access: 'anonymous',
    data: appConfig,
  }),
} as const;

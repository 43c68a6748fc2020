// Configuration of the web app.
import type { AppConfig } from '@praxora/contract/account/config.calls';
import { type VatPercents, type VatRate, vatPercentsOn } from '@praxora/rules/shared/tax';
import type { Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { listVatRates } from './configuration.repository.ts';

/** Key and project of the built-in error-reporting endpoint; they identify, they do not protect. */
const builtInProject = { key: 'praxora', id: 1 };

export function errorReportingDsn(config: Config, publicUrl: string): string {
  if (config.ERROR_REPORTING_DSN) return config.ERROR_REPORTING_DSN;
  const { protocol, host } = new URL(publicUrl);
  return `${protocol}//${builtInProject.key}@${host}/services/errors/${builtInProject.id}`;
}

/** The rates of a country on a day. */
export async function vatPercentsFor(tx: Tx, country: string, day: string): Promise<VatPercents> {
  return vatPercentsOn(await vatRates(tx), country, day);
}

/** Whether every class of a country has a rate on a day. */
export async function hasVatRates(tx: Tx, country: string, day: string): Promise<boolean> {
  const current = (await vatRates(tx)).filter((rate) => rate.country === country && rate.validFrom <= day);
  return (['fullTax', 'reducedTax'] as const).every((vatClass) =>
    current.some((rate) => rate.vatClass === vatClass),
  );
}

async function vatRates(tx: Tx): Promise<VatRate[]> {
  return (await listVatRates(tx)).map((rate) => ({
    country: rate.country,
    vatClass: rate.vat_class,
    percent: rate.percent,
    validFrom: rate.valid_from,
  }));
}

export async function readAppConfig({ config, tx, publicUrl }: Context): Promise<AppConfig> {
  return {
    productTitle: config.PRODUCT_TITLE,
    companyName: config.COMPANY_NAME,
    countries: config.COUNTRIES,
    phoneNumbers: { DE: config.PHONE_DE, AT: config.PHONE_AT },
    helpCentreUrl: config.HELP_CENTRE_URL,
    marketplaceUrl: config.MARKETPLACE_URL,
    imprintUrl: config.IMPRINT_URL,
    privacyUrl: config.PRIVACY_URL,
    backUrlOrigins: [config.MARKETPLACE_URL, ...config.BACK_URL_ORIGINS].map((url) => new URL(url).origin),
    search: { host: config.SEARCH_HOST, applicationId: config.SEARCH_APPLICATION_ID },
    insightsHost: config.INSIGHTS_HOST,
    services: {
      priceEngine: config.PRICE_ENGINE_URL,
      approval: config.APPROVAL_URL,
      admin: config.ADMIN_URL,
    },
    hasSamplePractice: config.SAMPLE_PRACTICE,
    gtmId: config.GTM_ID ?? null,
    errorReporting: {
      dsn: errorReportingDsn(config, publicUrl()),
      tracesSampleRate: config.TRACES_SAMPLE_RATE,
    },
    vatRates: await vatRates(tx),
  };
}

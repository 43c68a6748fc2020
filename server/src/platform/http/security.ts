// Security headers: nothing foreign is loaded, nobody frames us; the tag manager opens a gap only when it is configured.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Foreign services the operator pointed the web app to. */
function foreignOrigins(config: Config): string[] {
  const configured = [
    config.SEARCH_HOST,
    config.INSIGHTS_HOST,
    config.PRICE_ENGINE_URL,
    config.APPROVAL_URL,
    config.ADMIN_URL,
    config.ERROR_REPORTING_DSN ?? '/',
  ];
  return configured.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin);
}

function contentSecurityPolicy(config: Config): Record<string, string[]> {
  const tagManager = config.GTM_ID ? ['https://www.googletagmanager.com'] : [];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...tagManager],
    // The component library sets its sizes and colours as inline styles.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...tagManager],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...foreignOrigins(config), ...tagManager],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    frameSrc: ["'self'", 'blob:'],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  };
}

export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

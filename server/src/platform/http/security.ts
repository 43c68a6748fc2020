// Security headers: nothing foreign is loaded, nobody frames us; the tag manager opens a gap only when it is configured.
import { dymoOrigins } from '@praxora/rules/inventory/dymo-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

function directivesOf(config: Config): Record<string, string[]> {
  const tagManager = config.GTM_ID ? ['https://www.googletagmanager.com'] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tagManager],
    // The component library sets its sizes and colours as inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tagManager],
    'font-src': ["'self'"],
    // Labels are printed through a service on the user's own machine, which answers on one of twenty addresses.
    'connect-src': ["'self'", ...foreignOrigins(config), ...tagManager, ...dymoOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

const policyOf = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

/** Content security policy of the scan app's page only: its decoder is WebAssembly, and it uses the camera. */
export function scanAppPolicy(config: Config): Readonly<Record<string, string>> {
  const everywhere = directivesOf(config);
  const scriptSources = [...(everywhere['script-src'] ?? []), "'wasm-unsafe-eval'"];
  return {
    'content-security-policy': policyOf({ ...everywhere, 'script-src': scriptSources }),
    'permissions-policy': 'camera=(self)',
  };
}

type Headers = readonly (readonly [name: string, value: string])[];

/** With everything; what it is made of are constants, so it is put together once. */
function headersOf(config: Config): { part: Headers; data: Headers; other: Headers } {
  const part: Headers = [
    ...(config.PUBLIC_URL?.startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-content-type-options', 'nosniff'],
  ];
  const everywhere: Headers = [
    ...part,
    ['referrer-policy', 'same-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
  ];
  return {
    part,
    // No browser shows or runs data; whoever opens it as a page gets one that may do nothing.
    data: [...everywhere, ['content-security-policy', "default-src 'none';frame-ancestors 'none'"]],
    other: [
      ...everywhere,
      ['content-security-policy', policyOf(directivesOf(config))],
      ['cross-origin-opener-policy', 'same-origin'],
      ['origin-agent-cluster', '?1'],
      // The camera is for the scan app alone: no other page may ask for it, nor anything it shows.
      ['permissions-policy', 'camera=()'],
      ['x-dns-prefetch-control', 'off'],
      ['x-download-options', 'noopen'],
      ['x-permitted-cross-domain-policies', 'none'],
      ['x-xss-protection', '0'],
    ],
  };
}

/**
 * Scripts, styles and fonts of the web app. Browsers heed the policies of the page that loads them; their own would be twice the
 * content of a small file. The script of a worker is a page in that sense: the service worker lies elsewhere.
 */
const partOfPage = /^\/(?:scan\/)?assets\/[\w.~-]+\.(?:js|css|woff2)$/;
const isData = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

export const isPartOfPage = (request: FastifyRequest, reply: FastifyReply): boolean =>
  partOfPage.test(request.url) && !isData(reply);

/** Sets the security headers; a header that the answer has already is not replaced. */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const { part, data, other } = headersOf(config);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const headers = isData(reply) ? data : isPartOfPage(request, reply) ? part : other;
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
}

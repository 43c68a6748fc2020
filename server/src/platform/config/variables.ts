// Every environment variable the product reads: name, meaning, form and default. docs/operations.md shows this table.
import { availableParallelism } from 'node:os';
import { gtmIdForm } from '@praxora/contract/account/config.calls';
import { z } from 'zod';
import { readTrustedProxies } from './trusted-proxies.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = z.url({ protocol: /^https?$/ });
const optional = <T extends z.ZodType>(schema: T) => schema.optional();
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
const proxies = z.string().transform((value, context) => {
  const read = readTrustedProxies(value);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'no proxies' });
  return z.NEVER;
});
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) }));
/** An address of our own server (a path) or of another one. */
const address = z.union([z.string().startsWith('/'), url]);

/** More processes than these would not help any machine. */
const mostWorkers = 64;

interface Variable {
  readonly schema: z.ZodType;
  readonly default?: string;
  readonly meaning: string;
}

export const variables = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65535),
    default: '3000',
    meaning: 'Port to listen on; 0 takes a free one',
  },
  HOST: {
    schema: z.string().min(1),
    default: 'localhost',
    meaning: 'Interface to listen on; `0.0.0.0` opens it to the network',
  },
  PUBLIC_URL: {
    schema: optional(url),
    meaning: 'Address users type; needed behind a proxy (default: `http://localhost:PORT`)',
  },
  TRUST_PROXY: {
    schema: proxies,
    default: 'false',
    meaning:
      'Proxies whose X-Forwarded headers are believed: addresses and networks such as `127.0.0.1,10.0.0.0/8`, or how many stand in a row (`true` would believe everybody and is refused)',
  },
  COOKIE_DOMAIN: {
    schema: optional(z.string().regex(/^[a-z0-9.-]+$/i)),
    meaning: 'Parent domain of the session cookies (default: this host only)',
  },
  DATABASE_URL: {
    schema: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    meaning: "The owner's address of a PostgreSQL 15 or newer, instead of the embedded one",
  },
  APP_DATABASE_URL: {
    schema: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    meaning:
      'Address of the application role, where the owner may not create roles or where PgBouncer stands before the database',
  },
  DATABASE_REPLICA_URL: {
    schema: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    meaning:
      'Address of a replica for reports, exports and figures of the dashboard, without user and password if the application role has the derived ones',
  },
  REPLICA_LAG_MB: {
    schema: z.coerce.number().min(0).max(100_000),
    default: '16',
    meaning: 'Megabytes of the log that the replica may lack; beyond them the primary is asked',
  },
  PREPARED_STATEMENTS: {
    schema: flag,
    default: 'true',
    meaning:
      'Prepare each statement once on a connection; `false` behind PgBouncer before 1.21 in transaction mode',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(1).max(500),
    default: '20',
    meaning:
      'Database connections for requests; 7 more serve background work and health, see [Several cores](#several-cores) for several processes',
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number().min(0).max(300),
    default: '0',
    meaning:
      'Seconds that requests are still served after SIGTERM, while `/servez` and `/readyz` are red: longer than the proxy needs to notice',
  },
  MIGRATE: {
    schema: flag,
    default: 'true',
    meaning:
      'Bring the schema up to date at the start; `false` refuses to start on an older schema until `npm run admin -- migrate` ran',
  },
  DATA_DIR: {
    schema: z.string().min(1),
    default: 'data',
    meaning: 'Folder of the embedded database and of the search index',
  },
  BACKUP_DIR: {
    schema: optional(z.string().min(1)),
    meaning: 'Folder for a backup every day; without it none is made by itself',
  },
  BACKUP_AT: {
    schema: timeOfDay,
    default: '02:15',
    meaning: 'Time of day of that backup (Europe/Berlin)',
  },
  BACKUP_KEEP: {
    schema: z.coerce.number().int().min(1).max(10_000),
    default: '14',
    meaning: 'How many backups stay in `BACKUP_DIR`; older ones are removed after a new one was checked',
  },
  BACKUP_PASSPHRASE: {
    schema: optional(z.string().min(12)),
    meaning:
      'Encrypts backups, and opens encrypted ones: at least 12 characters. Without it no backup can be read, so keep it elsewhere',
  },
  DEMO_DATA: {
    schema: flag,
    default: 'true',
    meaning: 'Fill an empty database with the demo practices and catalogue; `false` starts empty',
  },
  DEMO_PRODUCTS: {
    schema: z.coerce.number().int().min(200).max(1_000_000),
    default: '12000',
    meaning: 'Size of the demo catalogue',
  },
  SAMPLE_PRACTICE: {
    schema: flag,
    default: 'true',
    meaning: 'Let people open a sample practice with made-up data beside their own; `false` offers none',
  },
  WORKERS: {
    schema: z.union([
      z.literal('auto').transform(() => Math.min(availableParallelism(), mostWorkers)),
      z.coerce.number().int().min(1).max(mostWorkers),
    ]),
    default: '1',
    meaning: `Processes that answer requests, from 1 to ${mostWorkers}, or \`auto\` for the number of cores; see [Several cores](#several-cores)`,
  },
  OPTIMIZER_THREADS: {
    schema: optional(z.coerce.number().int().min(1).max(64)),
    meaning: 'Threads that optimize carts, one cart each at a time (default: one less than there are cores)',
  },
  OPTIMIZER_SECONDS: {
    schema: z.coerce.number().min(1).max(500),
    default: '20',
    meaning: 'Longest time one cart is optimized; then the best split so far is shown with its proven bound',
  },
  SMTP_URL: {
    schema: optional(z.url({ protocol: /^smtps?$/ })),
    meaning:
      'Mail server, such as `smtp://user:password@mail.example:587`; without it mail stays in the outbox',
  },
  MAIL_FROM: {
    schema: z.string().min(3),
    default: 'Praxora <noreply@praxora.example>',
    meaning: 'Sender of all mail',
  },
  INVOICE_IMAP_URL: {
    schema: optional(z.url({ protocol: /^imaps?$/ })),
    meaning:
      'Mailbox that invoices are sent to, such as `imaps://user:password@mail.example/INBOX`; without it nothing comes by mail',
  },
  INVOICE_MAIL_ADDRESS: {
    schema: optional(z.string().regex(/^[^\s@{}]*\{tag\}[^\s@{}]*@[^\s@{}]+$/)),
    meaning:
      "Address of a practice in that mailbox, such as `invoices+{tag}@praxora.example`; `{tag}` stands for the practice's own part",
  },
  WEBHOOK_PRIVATE_ADDRESSES: {
    schema: flag,
    default: 'false',
    meaning: "Let vendors' webhooks lie in private networks, on this machine or at plain http addresses",
  },
  LABEL_PRINTERS: {
    schema: list.pipe(z.array(z.string().regex(/^([a-z0-9.-]+|\[[0-9a-f:]+\]):[1-9]\d{0,4}$/i)).max(50)),
    default: '',
    meaning:
      'Label printers in the network that take ZPL, such as `10.0.4.31:9100,zebra.praxis.example:9100`; nothing else is ever printed to',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'warn',
    meaning:
      'How much is logged (JSON lines on standard output; those below a warning up to a twentieth of a second late)',
  },
  METRICS_PORT: {
    schema: optional(z.coerce.number().int().min(0).max(65535)),
    meaning: 'Port of its own for `/metrics`, see [Metrics](#metrics); 0 takes a free one',
  },
  METRICS_HOST: {
    schema: z.string().min(1),
    default: '127.0.0.1',
    meaning: 'Interface that `METRICS_PORT` listens on',
  },
  METRICS_TOKEN: {
    schema: optional(z.string().regex(/^[\w.~+/=-]{16,200}$/)),
    meaning:
      'Token that `/metrics` asks for, at least 16 letters and digits; without `METRICS_PORT` the port of the product answers with it',
  },
  PRODUCT_TITLE: { schema: z.string().min(1), default: 'Praxora', meaning: 'Name in page titles and mail' },
  COMPANY_NAME: {
    schema: z.string().min(1),
    default: 'Praxora GmbH',
    meaning: 'Company in the footer and in mail',
  },
  COUNTRIES: {
    schema: list.pipe(z.array(z.string().regex(/^[A-Z]{2}$/)).min(1)),
    default: 'DE,AT',
    meaning: 'Countries an address may lie in',
  },
  PHONE_DE: {
    schema: z.string().min(1),
    default: '+49 89 000000-0',
    meaning: 'Contact number for Germany and every other country',
  },
  PHONE_AT: { schema: z.string().min(1), default: '+43 1 000000-0', meaning: 'Contact number for Austria' },
  HELP_CENTRE_URL: {
    schema: z.union([url, z.literal('/help')]),
    default: '/help',
    meaning: 'Help-centre link; the default is the built-in one',
  },
  MARKETPLACE_URL: {
    schema: url,
    default: 'https://www.praxora.example/',
    meaning: 'Marketplace link in the header; its origin may be a BackURL',
  },
  IMPRINT_URL: {
    schema: url,
    default: 'https://www.praxora.example/imprint',
    meaning: 'Imprint link in the footer',
  },
  PRIVACY_URL: {
    schema: url,
    default: 'https://www.praxora.example/privacy',
    meaning: 'Privacy link in the footer',
  },
  BACK_URL_ORIGINS: {
    schema: list.pipe(z.array(url)),
    default: '',
    meaning: 'Further origins a legacy user may be sent back to, separated by commas',
  },
  SEARCH_HOST: {
    schema: address,
    default: '/services/search',
    meaning: 'Product search: our own, or an Algolia host',
  },
  SEARCH_APPLICATION_ID: {
    schema: z.string().min(1),
    default: 'praxora',
    meaning: 'Application id of the product search',
  },
  SEARCH_API_KEY: {
    schema: optional(z.string().min(1)),
    meaning: 'Search-only key of a foreign product search; our own signs one for each practice',
  },
  INSIGHTS_HOST: {
    schema: address,
    default: '/services/insights',
    meaning: 'Receives search analytics events',
  },
  PRICE_ENGINE_URL: { schema: address, default: '/services/price-engine', meaning: 'Price engine' },
  APPROVAL_URL: { schema: address, default: '/services/approval', meaning: 'Approval service' },
  ADMIN_URL: { schema: address, default: '/services/admin', meaning: 'Admin service' },
  GTM_ID: {
    schema: optional(z.string().regex(gtmIdForm)),
    meaning: 'Tag manager id, `GTM-` and capital letters or digits; opens the Content-Security-Policy for it',
  },
  ERROR_REPORTING_DSN: { schema: optional(url), meaning: 'Sentry DSN (default: the built-in endpoint)' },
  TRACES_SAMPLE_RATE: {
    schema: z.coerce.number().min(0).max(1),
    default: '0.01',
    meaning: 'Share of requests and page loads traced by error reporting, the built-in endpoint included',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
export type Settings = { [Name in VariableName]: z.output<(typeof variables)[Name]['schema']> };

// The whole server on a database of its own, asked in-process; every answer is held against the contract.
import { join, resolve } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Client } from 'pg';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { openMetrics } from '../metrics.ts';
import { type OwnEngine, openEngine, openSearch, type Search } from '../modules/shop/index.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Platform } from '../platform/context.ts';
import { type ConnectionOptions, ensureAppRole, withClient } from '../platform/database/connection.ts';
import type { ConnectionLimits } from '../platform/database/connections.ts';
import { type DatabaseOptions, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { outsideTransaction } from '../platform/database/transactions.ts';
import { plainTx, type Tx } from '../platform/database/tx.ts';
import { distribute } from '../platform/distribution/distribute.ts';
import type { HttpLimits } from '../platform/http/limits.ts';
import { createLog } from '../platform/log.ts';
import { makeSampleAs } from '../sample-practice.ts';
import { ensureDemoData } from '../startup.ts';
import { createTestDatabase, templateReady } from './database.ts';
import { refuseUnnamedPractice } from './practice-in-statements.ts';
import { refuseUnspreadable } from './spreadable-statements.ts';

const root = resolve(import.meta.dirname, '../../..');
export const migrationsFolder = join(root, 'server/migrations');

const migratedTemplate = () =>
  templateReady('migrated', async (owner, name) => {
    await withClient(owner, async (client) => {
      const { role } = await ensureAppRole(client, owner, { role: `${name}_app` });
      await migrate(client, role, migrationsFolder);
    });
  });

/** Tests that ask for the demo data get a copy: loading it takes longer than most test files that use it. */
const demoTemplate = (migrated: string) =>
  templateReady(
    'demo',
    async (owner) => {
      const config = readConfig({ DEMO_PRODUCTS: '600' }, root);
      await ensureDemoData(owner, config, new Date('2026-11-15T12:00:00Z'), () => undefined);
    },
    migrated,
  );

/** On Citus the practices are spread over the workers. */
const spreadTemplate = (from: string) =>
  templateReady(
    from.endsWith('demo') ? 'spread_demo' : 'spread',
    (owner) =>
      withClient(owner, async (client) => {
        const tx = plainTx(client);
        await tx.run('begin');
        await distribute(tx, () => undefined);
        await tx.run('commit');
      }),
    from,
  );

/** A migrated database for one test file; the application role is the template's. */
async function migratedDatabase(hasDemo: boolean) {
  const migrated = await migratedTemplate();
  const filled = hasDemo ? await demoTemplate(migrated) : migrated;
  const template = inject('database').workers ? await spreadTemplate(filled) : filled;
  const database = await createTestDatabase({ template });
  const { owner } = database;
  const { app } = await withClient(owner, (client) =>
    ensureAppRole(client, owner, { role: `${migrated}_app` }),
  );
  return { ...database, app };
}

export interface TestApp {
  readonly platform: Platform;
  readonly server: FastifyInstance;
  readonly owner: ConnectionOptions;
  readonly app: ConnectionOptions;
  /** Not started: a test that searches starts it, with a DATA_DIR of its own. */
  readonly search: Search<OwnEngine>;
  /** SQL as the owner, over all practices. */
  readonly asOwner: Tx;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** A second server process on the same database. */
  another(settings?: Record<string, string>, limits?: TestLimits): Promise<TestApp>;
  close(): Promise<void>;
}

/** Limits that a test about overload lowers; all other tests may send as many requests at once as they like. */
interface TestLimits {
  readonly database?: Partial<ConnectionLimits>;
  readonly http?: Partial<HttpLimits>;
  /** Alternative connection to the same database. */
  readonly way?: ConnectionOptions;
  /** Where figures that may be late are read. */
  readonly replica?: DatabaseOptions['replica'];
  /** The database is none of those that the pooler of the run leads to. */
  readonly isElsewhere?: boolean;
  /** Takes the lines of the log. */
  readonly log?: DestinationStream;
}
const wideHttp = { requests: 100_000, files: 1_000 };
const wide = { permits: 10, queue: 100_000, timeout: 600_000 };

export async function startTestApp(
  settings: Record<string, string> = {},
  limits: TestLimits = {},
): Promise<TestApp> {
  const database = await migratedDatabase(false);
  return serve(database.owner, database.app, settings, limits, database.drop);
}

/** With the demo practices and 600 products. */
export async function startDemoApp(
  settings: Record<string, string> = {},
  limits: TestLimits = {},
): Promise<TestApp> {
  const database = await migratedDatabase(true);
  return serve(database.owner, database.app, settings, limits, database.drop);
}

/** On a database that is already there and stays. */
export const serveTestApp = (
  owner: ConnectionOptions,
  app: ConnectionOptions,
  limits: TestLimits = {},
  settings: Record<string, string> = {},
): Promise<TestApp> => serve(owner, app, settings, { ...limits, isElsewhere: true }, async () => undefined);

async function serve(
  owner: ConnectionOptions,
  app: ConnectionOptions,
  settings: Record<string, string>,
  limits: TestLimits,
  drop: () => Promise<void>,
): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings }, root);
  const log = createLog(config.LOG_LEVEL, limits.log);
  const pooler = limits.isElsewhere ? undefined : inject('database').pooler;
  const pooled = pooler ? { ...app, host: pooler.host, port: pooler.port } : app;
  const database = openDatabase({ ...pooled, ...limits.way }, wide.permits, {
    onBroken: () => undefined,
    areNamed: pooler?.knowsNames ?? true,
    replica: limits.replica,
    requests: { ...wide, ...limits.database },
    watchNesting: true,
    checkStatement: (sql) => {
      refuseUnnamedPractice(sql);
      refuseUnspreadable(sql);
    },
  });
  const platform: Platform = {
    config,
    database,
    log,
    now: () => new Date(),
    publicUrl: () => config.publicUrl(3000),
  };
  const engine = openEngine(platform, pooled);
  const search = openSearch(platform, engine);
  const ends: (() => Promise<unknown>)[] = [];
  const metrics = await openMetrics({
    ...{ platform, search, index: engine.products, connection: pooled, say: () => undefined },
    shutdown: { add: (_stage, end) => void ends.push(end) },
  });
  const server = await createApp(platform, {
    makeSample: makeSampleAs(owner),
    webFolder: join(root, 'web/dist'),
    search,
    metrics,
    checkAnswers: true,
    limits: { ...wideHttp, ...limits.http },
  });
  const client = new Client(owner);
  await client.connect();
  const others: TestApp[] = [];
  return {
    platform,
    server,
    owner,
    app,
    search,
    asOwner: plainTx(client),
    request: (options) => outsideTransaction(async () => server.inject(options)),
    another: async (more = settings, narrower = limits) => {
      const other = await serve(owner, app, more, narrower, async () => undefined);
      others.push(other);
      return other;
    },
    close: async () => {
      for (const other of others) await other.close();
      await server.close();
      await engine.stop();
      for (const end of ends) await end();
      await database.close();
      await client.end();
      await drop();
    },
  };
}

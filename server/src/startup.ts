// From the configuration to a database that is ready: found or started, migrated, filled when that is wanted.
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Config } from './platform/config/config.ts';
import {
  type ConnectionOptions,
  DatabaseError,
  ensureAppRole,
  newClient,
  withClient,
} from './platform/database/connection.ts';
import { isDenied } from './platform/database/database-unavailable.ts';
import { migrate, refusePendingMigrations } from './platform/database/migrate.ts';
import { MissingRights, repairRights } from './platform/database/rights.ts';
import { seedLock, withStartLock } from './platform/database/start-lock.ts';
import { type EmbeddedOptions, joinEmbedded, startEmbedded } from './platform/embedded/embedded.ts';

type Say = (line: string) => void;

export interface Store {
  readonly owner: ConnectionOptions;
  readonly app: ConnectionOptions;
  stop(): Promise<void>;
}

interface StoreOptions {
  readonly config: Config;
  /** The project's folder. */
  readonly root: string;
  readonly say: Say;
  /**
   * A command may work beside a running server on the same data folder; a second server may not. While developing, the
   * server works beside the process that holds the database (`--beside`).
   */
  readonly beside?: boolean;
  readonly onLost?: EmbeddedOptions['onLost'];
  readonly onWait?: EmbeddedOptions['onWait'];
}

/** For the server: migrated unless MIGRATE=false, with the rights of the application role in order. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { config, root, say } = options;
  const folder = migrationsIn(root);
  return openOwner(options, async (client, owner) => {
    const { role, app } = await ensureAppRole(client, owner, { url: config.APP_DATABASE_URL });
    if (config.MIGRATE) {
      const applied = await migrate(client, role, folder, { say });
      if (applied.length > 0) say(`Database schema brought up to date (${applied.at(-1)}).`);
    } else await refusePendingMigrations(client, folder);
    await repairIfPossible(client, role, say);
    return { app };
  });
}

/** For an operator's command: beside a running server or alone, and never with a schema that is not its own. */
export async function openForCommand(options: StoreOptions): Promise<Omit<Store, 'app'>> {
  const folder = migrationsIn(options.root);
  return openOwner({ ...options, beside: true }, async (client) => {
    await refusePendingMigrations(client, folder);
    return {};
  });
}

const migrationsIn = (root: string): string => join(root, 'server/migrations');

/** The database as its owner sees it, prepared; it is stopped again when that fails. */
async function openOwner<Prepared>(
  options: StoreOptions,
  prepare: (client: Client, owner: ConnectionOptions) => Promise<Prepared>,
): Promise<Omit<Store, 'app'> & Prepared> {
  const { owner, stop } = await findOwner(options);
  try {
    return { owner, stop, ...(await withClient(owner, (client) => prepare(client, owner))) };
  } catch (error) {
    await stop();
    if (!isDenied(error)) throw error;
    throw new DatabaseError(
      `The user of DATABASE_URL lacks rights in the database: ${(error as Error).message}. It must own all tables; after a restore as another user, a superuser gives them to it with REASSIGN OWNED BY … TO ….`,
    );
  }
}

/** The server runs without them too: `/readyz` tells the reason until somebody has granted them. */
async function repairIfPossible(client: Client, role: string, say: Say): Promise<void> {
  try {
    const isRepaired = await repairRights(client, role);
    if (isRepaired) say(`The rights of the application role ${role} were repaired.`);
  } catch (error) {
    if (!(error instanceof MissingRights)) throw error;
    say(error.message);
  }
}

/** For a backup or a restore: whatever the schema is, nothing is migrated. */
export const openWithAnySchema = (options: StoreOptions): Promise<Omit<Store, 'app'>> =>
  findOwner({ ...options, beside: true });

async function findOwner({
  config,
  say,
  beside,
  onLost,
  onWait,
}: StoreOptions): Promise<{ owner: ConnectionOptions; stop: () => Promise<void> }> {
  if (config.DATABASE_URL === undefined) {
    const open = beside ? joinEmbedded : startEmbedded;
    return open({ dataDir: config.DATA_DIR, log: say, ...(onLost && { onLost }), ...(onWait && { onWait }) });
  }
  const owner = { connectionString: config.DATABASE_URL, connectionTimeoutMillis: 10_000 };
  const client = newClient(owner);
  try {
    const connecting = client.connect();
    onWait?.();
    await connecting;
  } catch (error) {
    throw new DatabaseError(`The database at DATABASE_URL does not answer: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => undefined);
  }
  return { owner, stop: async () => undefined };
}

/** Fills an empty database once; tells whether the demo practices are there. */
export async function ensureDemoData(
  owner: ConnectionOptions,
  config: Config,
  now: Date,
  say: Say,
): Promise<boolean> {
  return withClient(owner, async (client) => {
    if (await isDemoLoaded(client)) return true;
    return withStartLock(client, seedLock, { say }, () => loadIfEmpty(client, config, now, say));
  });
}

async function isDemoLoaded(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from app_meta where key = 'demo_data'");
  return Boolean(rowCount);
}

async function loadIfEmpty(client: Client, config: Config, now: Date, say: Say): Promise<boolean> {
  if (await isDemoLoaded(client)) return true;
  const { rowCount: used } = await client.query(
    'select 1 from practice union all select 1 from vendor limit 1',
  );
  if (used || !config.DEMO_DATA) return false;
  // Loaded once in the life of a data folder, and with it what makes them.
  const [{ loadDemoData }, { hashPassword }] = await Promise.all([
    import('../seed/load.ts'),
    import('./platform/passwords.ts'),
  ]);
  await loadDemoData(client, {
    today: now.toISOString().slice(0, 10),
    products: config.DEMO_PRODUCTS,
    hashPassword,
    progress: say,
  });
  return true;
}

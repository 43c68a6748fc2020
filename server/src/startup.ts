// From the configuration to a database that is ready: found or started, migrated, filled when that is wanted.
import { join } from 'node:path';
import type { Config } from './platform/config/config.ts';
import {
  type ConnectionOptions,
  DatabaseError,
  ensureAppRole,
  newClient,
  withClient,
} from './platform/database/connection.ts';
import { migrate } from './platform/database/migrate.ts';
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

export async function openStore(options: StoreOptions): Promise<Store> {
  const { config, root, say } = options;
  const { owner, stop } = await findOwner(options);
  try {
    const app = await withClient(owner, async (client) => {
      const { role, app } = await ensureAppRole(client, owner, { url: config.APP_DATABASE_URL });
      const applied = await migrate(client, role, join(root, 'server/migrations'));
      if (applied.length > 0) say(`Database schema brought up to date (${applied.at(-1)}).`);
      return app;
    });
    return { owner, app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

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

const seedLock = 7_204_518_002;

/** Fills an empty database once; tells whether the demo practices are there. */
export async function ensureDemoData(
  owner: ConnectionOptions,
  config: Config,
  now: Date,
  say: Say,
): Promise<boolean> {
  return withClient(owner, async (client) => {
    const isLoaded = async () => {
      const { rowCount } = await client.query("select 1 from app_meta where key = 'demo_data'");
      return Boolean(rowCount);
    };
    if (await isLoaded()) return true;
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    if (await isLoaded()) return true;
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
  });
}

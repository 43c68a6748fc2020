// From the configuration to a database that is ready: found or started, migrated, filled when that is wanted.
import { join } from 'node:path';
import type { Config } from './platform/config/config.ts';
import {
  type ConnectionOptions,
  DatabaseError,
  ensureAppRole,
  newClient,
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
}

export async function openStore({ config, root, say, beside = false, onLost }: StoreOptions): Promise<Store> {
  const { owner, stop } = await findOwner(config, say, beside, onLost);
  try {
    const { role, app } = await ensureAppRole(owner, { url: config.APP_DATABASE_URL });
    const applied = await migrate(owner, role, join(root, 'server/migrations'));
    if (applied.length > 0) say(`Database schema brought up to date (${applied.at(-1)}).`);
    return { owner, app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findOwner(
  config: Config,
  say: Say,
  beside: boolean,
  onLost: EmbeddedOptions['onLost'],
): Promise<{ owner: ConnectionOptions; stop: () => Promise<void> }> {
  if (config.DATABASE_URL === undefined) {
    const open = beside ? joinEmbedded : startEmbedded;
    return open({ dataDir: config.DATA_DIR, log: say, ...(onLost ? { onLost } : {}) });
  }
  const owner = { connectionString: config.DATABASE_URL, connectionTimeoutMillis: 10_000 };
  const client = newClient(owner);
  try {
    await client.connect();
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
  const client = newClient(owner);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    const { rowCount: loaded } = await client.query("select 1 from app_meta where key = 'demo_data'");
    const { rowCount: used } = await client.query(
      'select 1 from practice union all select 1 from vendor limit 1',
    );
    if (loaded || used || !config.DEMO_DATA) return Boolean(loaded);
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
  } finally {
    await client.end();
  }
}

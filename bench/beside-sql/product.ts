// The product on a database of its own with one practice, for benches that hold its calls beside bare SQL.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createApp } from '../../server/src/app.ts';
import { createPractice, createUser } from '../../server/src/modules/account/index.ts';
import { openEngine, openSearch } from '../../server/src/modules/shop/index.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { ensureAppRole } from '../../server/src/platform/database/connection.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { plainTx } from '../../server/src/platform/database/tx.ts';
import { startEmbedded } from '../../server/src/platform/embedded/embedded.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { makeSampleAs } from '../../server/src/sample-practice.ts';

export interface Practice {
  readonly practiceId: number;
  readonly userId: number;
  readonly today: string;
}

export interface BenchProduct {
  /** SQL over everything, for the bare side. */
  readonly owner: Client;
  /** A call of the practice's user; throws unless it is answered with 200. */
  send(method: 'GET' | 'POST', path: string, payload?: object): Promise<void>;
  /** Answer to a reading call. */
  read(path: string): Promise<unknown>;
}

const quiet = (): void => undefined;

interface Login {
  readonly email: string;
  readonly password: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** With a practice of its own. */
export const withProduct = (
  load: (owner: Client, practice: Practice) => Promise<void>,
  measure: (product: BenchProduct) => Promise<void>,
  kept?: string,
): Promise<void> =>
  withLoaded(
    async (owner) => {
      const asOwner = plainTx(owner);
      const practiceId = (await createPractice(asOwner, 'Bench', 'DE', 'pro20', '2020-01-01')).id;
      const login = { email: 'bench@praxora.example', password: 'bench-password' };
      const names = { firstName: 'B', lastName: 'B', language: 'de', role: 'owner' } as const;
      const userId = await createUser(asOwner, { practiceId, ...login, ...names });
      await load(owner, { practiceId, userId, today: today() });
      return login;
    },
    measure,
    kept,
  );

/** Loads, measures as the user the load names, and leaves nothing behind; or keeps what it loaded in a folder, for the next time. */
export async function withLoaded(
  load: (owner: Client, today: string) => Promise<Login>,
  measure: (product: BenchProduct) => Promise<void>,
  kept?: string,
): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'praxora-bench-'));
  mkdirSync(folder, { recursive: true });
  const loadedFile = join(folder, 'loaded.json');
  // As root, the database's own user must pass through.
  chmodSync(folder, 0o711);
  const cluster = await startEmbedded({ dataDir: folder, log: quiet });
  const owner = new Client(cluster.owner);
  try {
    await owner.connect();
    const { role, app } = await ensureAppRole(owner, cluster.owner);
    await migrate(owner, role, join(root, 'server/migrations'));
    const login: Login = existsSync(loadedFile)
      ? JSON.parse(readFileSync(loadedFile, 'utf8'))
      : await load(owner, today());
    if (kept) writeFileSync(loadedFile, JSON.stringify(login));

    const database = openDatabase(app, 4, { onBroken: quiet });
    const platform = {
      config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }, root),
      database,
      log: createLog('silent'),
      now: () => new Date(),
      publicUrl: () => 'http://localhost',
    };
    const server = await createApp(platform, {
      webFolder: join(root, 'web/dist'),
      search: openSearch(platform, openEngine(platform, app)),
      makeSample: makeSampleAs(cluster.owner),
    });
    const answer = await server.inject({ method: 'POST', url: '/pro/login', payload: login });
    const headers = { authorization: `Bearer ${answer.json().data.token}` };
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const url = `/pro/${path}`;
      const asked = await server.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      if (asked.statusCode !== 200) throw new Error(`${path}: ${asked.statusCode} ${asked.body}`);
      return asked;
    };
    await measure({
      owner,
      send: async (...call) => void (await ask(...call)),
      read: async (path) => (await ask('GET', path)).json().data,
    });
    await server.close();
    await database.close();
  } finally {
    await owner.end();
    await cluster.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

// A database as an older version left it, to see what the migrations since make of its rows.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureAppRole } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrationsFolder } from './app.ts';
import { createTestDatabase } from './database.ts';

interface OldDatabase {
  /** Connected as the owner. */
  readonly client: Client;
  /** Brings it to the newest schema. */
  readonly migrateOn: () => Promise<void>;
}

/** With every migration before this number, such as `0010`. */
export async function withOldDatabase(
  before: string,
  work: (database: OldDatabase) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'praxora-migrations-'));
  const client = new Client(database.owner);
  await client.connect();
  try {
    const { role } = await ensureAppRole(client, database.owner);
    for (const file of await readdir(migrationsFolder))
      if (file < before) await cp(join(migrationsFolder, file), join(folder, file));
    await migrate(client, role, folder);
    const migrateOn = async () => {
      await migrate(client, role, migrationsFolder);
    };
    await work({ client, migrateOn });
  } finally {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true });
  }
}

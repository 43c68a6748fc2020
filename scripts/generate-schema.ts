// `npm run generate:schema`: writes the row types of all tables from the migrations.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAppRole, withClient } from '../server/src/platform/database/connection.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { writeRights } from '../server/src/platform/database/rights.ts';
import { writeSchemaTypes } from '../server/src/platform/database/schema-types.ts';
import { plainTx } from '../server/src/platform/database/tx.ts';
import { startEmbedded } from '../server/src/platform/embedded/embedded.ts';
import { makeThrowAwayFolder } from '../server/src/testing/throw-away-folder.ts';
import { answerHelp } from './lib/help.mjs';
import { root } from './lib/root.mjs';

answerHelp(`npm run generate:schema

Runs all migrations on a throw-away PostgreSQL. Writes the row types of its tables to schema.ts and the rights of the
application role to app-rights.ts, both in server/src/platform/database. Run it after every new migration.`);

const dataDir = makeThrowAwayFolder('praxora-schema-');
const cluster = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
try {
  await withClient(cluster.owner, async (client) => {
    const { role } = await ensureAppRole(client, cluster.owner);
    await migrate(client, role, join(root, 'server/migrations'));
    const folder = join(root, 'server/src/platform/database');
    writeFileSync(join(folder, 'schema.ts'), await writeSchemaTypes(plainTx(client)));
    writeFileSync(join(folder, 'app-rights.ts'), await writeRights(client, role));
  });
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true });
}

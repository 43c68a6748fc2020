// Backup and restore. Both work on a schema of any version, and `backup verify` needs no database.
import { join } from 'node:path';
import { z } from 'zod';
import { type Erasures, replayErasures } from '../modules/account/index.ts';
import {
  findNewerBackup,
  readBackup,
  readRows,
  restoreBackup,
  writeBackup,
} from '../modules/system/index.ts';
import type { Tx } from '../platform/database/tx.ts';
import { openWithAnySchema } from '../startup.ts';
import { operatorsPath, readFileArgument, readOptions, type StandaloneCommand } from './command.ts';

const verify: StandaloneCommand = {
  name: 'backup verify',
  summary: 'Read a whole backup (FILE) and check its rows against its manifest',
  options: {},
  runAlone: async (args, { config }) => {
    const { file, rest } = readFileArgument('backup verify', args);
    readOptions('backup verify', {}, rest);
    const { header, tables } = await readBackup(file, config.BACKUP_PASSPHRASE);
    const { length } = Object.keys(header.migrations);
    return [
      `The backup is complete: ${contents(tables)}, made ${header.createdAt} by Praxora ${header.product} on PostgreSQL ${header.postgresql}.`,
      `Its schema has ${length} migrations, the last one is ${Object.keys(header.migrations).sort().at(-1)}.`,
    ].join('\n');
  },
};

const backup: StandaloneCommand = {
  name: 'backup',
  summary: 'Write all data of the installation to a new file (FILE), beside a running server or without one',
  options: {},
  runAlone: async (args, { config, root, say }) => {
    const { file, rest } = readFileArgument('backup', args);
    readOptions('backup', {}, rest);
    const { owner, stop } = await openWithAnySchema({ config, root, say });
    try {
      const passphrase = config.BACKUP_PASSPHRASE;
      const { manifest, bytes } = await writeBackup({ owner, file, passphrase, say });
      const kind = passphrase === undefined ? 'not encrypted' : 'encrypted';
      return `${file} is written: ${contents(manifest.tables)}, ${(bytes / 1_000_000).toFixed(1)} MB, ${kind}.`;
    } finally {
      await stop();
    }
  },
};

const restoreOptions = {
  erasures: {
    schema: z.string().min(1).optional(),
    help: 'a newer backup, whose erased persons and deleted practices are erased again (the newest one beside FILE)',
  },
};

const restore: StandaloneCommand = {
  name: 'restore',
  summary: 'Restore a backup (FILE) into an empty database',
  options: restoreOptions,
  runAlone: async (args, { config, root, say }) => {
    const { file, rest } = readFileArgument('restore', args);
    const { erasures: named } = readOptions('restore', restoreOptions, rest);
    const newer = named === undefined ? await findNewerBackup(file) : operatorsPath(named);
    if (newer !== undefined) say(`Erasures of persons are read from ${newer}.`);
    const erasures = newer && (await readErasures(newer, config.BACKUP_PASSPHRASE));
    const { owner, stop } = await openWithAnySchema({ config, root, say });
    try {
      const { manifest, heldJobs } = await restoreBackup({
        ...{ owner, file, say },
        appUrl: config.APP_DATABASE_URL,
        passphrase: config.BACKUP_PASSPHRASE,
        migrationsFolder: join(root, 'server/migrations'),
        ...(erasures && { afterLoad: (tx: Tx) => replayErasures(tx, erasures) }),
      });
      return [
        `The backup of ${manifest.header.createdAt} is restored: ${contents(manifest.tables)}.`,
        'Everybody logs in again. The search index is built when the server starts.',
        heldJobs === 0
          ? 'No job was waiting.'
          : `${heldJobs} jobs are held, so that no order and no mail goes out twice. Look: npm run admin -- job held. Then: npm run admin -- job release, or job discard.`,
      ].join('\n');
    } finally {
      await stop();
    }
  },
};

/** What was erased until a newer backup was made, so that an older one does not bring it back. */
async function readErasures(file: string, passphrase: string | undefined): Promise<Erasures> {
  const { erasure = [], deleted_practice: practices = [] } = await readRows(file, passphrase, [
    'erasure',
    'deleted_practice',
  ]);
  return {
    users: erasure.map((row) => ({
      practice_id: Number(row.practice_id),
      user_id: Number(row.user_id),
      erased_at: new Date(row.erased_at ?? ''),
    })),
    practices: practices.map(({ id }) => Number(id)),
  };
}

function contents(tables: Readonly<Record<string, { readonly rows: number }>>): string {
  const all = Object.values(tables);
  const rows = all.reduce((sum, table) => sum + table.rows, 0);
  return `${all.length} tables with ${rows.toLocaleString('en')} rows`;
}

export const backupCommands: readonly StandaloneCommand[] = [backup, verify, restore];

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
import {
  json,
  operatorsPath,
  readFileArgument,
  readOptions,
  type StandaloneCommand,
  writeAnswer,
} from './command.ts';

const verify: StandaloneCommand = {
  name: 'backup verify',
  summary: 'Read a whole backup (FILE) and check its rows against its manifest',
  options: { json },
  runAlone: async (args, { config }) => {
    const { file, rest } = readFileArgument('backup verify', args);
    const { json: isJson } = readOptions('backup verify', { json }, rest);
    const { header, tables } = await readBackup(file, config.BACKUP_PASSPHRASE);
    const migrations = Object.keys(header.migrations).sort();
    const { createdAt, product, postgresql } = header;
    const text = [
      `The backup is complete: ${contents(tables)}, made ${createdAt} by Praxora ${product} on PostgreSQL ${postgresql}.`,
      `Its schema has ${migrations.length} migrations, the last one is ${migrations.at(-1)}.`,
    ].join('\n');
    const data = {
      createdAt,
      product,
      postgresql,
      lastMigration: migrations.at(-1),
      rows: rowCounts(tables),
    };
    return writeAnswer({ text, data }, isJson);
  },
};

const backup: StandaloneCommand = {
  name: 'backup',
  summary: 'Write all data of the installation to a new file (FILE), beside a running server or without one',
  options: { json },
  runAlone: async (args, { config, root, say }) => {
    const { file, rest } = readFileArgument('backup', args);
    const { json: isJson } = readOptions('backup', { json }, rest);
    const { owner, stop } = await openWithAnySchema({ config, root, say });
    try {
      const passphrase = config.BACKUP_PASSPHRASE;
      const { manifest, bytes } = await writeBackup({ owner, file, passphrase, say });
      const kind = passphrase === undefined ? 'not encrypted' : 'encrypted';
      const text = `${file} is written: ${contents(manifest.tables)}, ${(bytes / 1_000_000).toFixed(1)} MB, ${kind}.`;
      const isEncrypted = passphrase !== undefined;
      return writeAnswer(
        { text, data: { file, bytes, isEncrypted, rows: rowCounts(manifest.tables) } },
        isJson,
      );
    } finally {
      await stop();
    }
  },
};

const restoreOptions = {
  json,
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
    const { erasures: named, json: isJson } = readOptions('restore', restoreOptions, rest);
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
      const text = [
        `The backup of ${manifest.header.createdAt} is restored: ${contents(manifest.tables)}.`,
        'Everybody logs in again. The search index is built when the server starts.',
        heldJobs === 0
          ? 'No job was waiting.'
          : `${heldJobs} jobs are held, so that no order and no mail goes out twice. Look: npm run admin -- job held. Then: npm run admin -- job release, or job discard.`,
      ].join('\n');
      const { createdAt } = manifest.header;
      return writeAnswer({ text, data: { createdAt, heldJobs, rows: rowCounts(manifest.tables) } }, isJson);
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

type TableSizes = Readonly<Record<string, { readonly rows: number }>>;

function contents(tables: TableSizes): string {
  const counts = Object.values(rowCounts(tables));
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return `${counts.length} tables with ${rows.toLocaleString('en')} rows`;
}

const rowCounts = (tables: TableSizes): Record<string, number> =>
  Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, rows]));

export const backupCommands: readonly StandaloneCommand[] = [backup, verify, restore];

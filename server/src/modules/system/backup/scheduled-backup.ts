// The backup that the server makes by itself every day: by one process, checked before it gets its name, the oldest ones removed.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/context.ts';
import { type ConnectionOptions, withClient } from '../../../platform/database/connection.ts';
import { type DailyJob, dailyJob } from '../../../platform/jobs/daily.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Only where BACKUP_DIR is set. The job belongs to whichever process takes it. */
export const scheduledBackup = (
  owner: ConnectionOptions,
  folder: string,
  at: Config['BACKUP_AT'],
): DailyJob => dailyJob({ queue: 'backup', at, run: (platform) => makeDailyBackup(platform, owner, folder) });

async function makeDailyBackup(
  { config, log, now }: Platform,
  owner: ConnectionOptions,
  folder: string,
): Promise<void> {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_KEEP: keep } = config;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const prefix = `praxora-${await databaseName(owner)}-`;
  const file = join(folder, `${prefix}${stamp(now())}.backup`);
  const check = async (unfinished: string): Promise<void> => {
    await readBackup(unfinished, passphrase);
    await removePartial(folder, prefix, basename(unfinished));
  };
  const { bytes } = await writeBackup({ owner, file, passphrase, check, say: () => undefined });
  const removed = await removeOld(folder, prefix, keep);
  log.info({ file, bytes, removed }, 'a backup was written and checked');
}

/** Backups of several databases may lie in one folder. */
const databaseName = (owner: ConnectionOptions): Promise<string> =>
  withClient(owner, async ({ database = '' }) => database.replaceAll(/[^\w-]/g, '_'));

/** 20261118T021500Z */
const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** What killed processes left. No other backup of this database is being written now. */
async function removePartial(folder: string, prefix: string, own: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(`.${prefix}`) && name.endsWith('.partial') && name !== own)
      await rm(join(folder, name), { force: true });
}

const nameForm = /^(praxora-.+-)\d{8}T\d{6}Z\.backup$/;

/** Oldest first: the names sort by time. */
const listBackups = async (folder: string, prefix: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => nameForm.exec(name)?.[1] === prefix).sort();

/** The newest backup of the same database in the same folder, when it is newer than this one. */
export async function findNewerBackup(file: string): Promise<string | undefined> {
  const [name, prefix] = nameForm.exec(basename(file)) ?? [];
  if (name === undefined || prefix === undefined) return undefined;
  const newest = (await listBackups(dirname(file), prefix)).at(-1);
  return newest !== undefined && newest > name ? join(dirname(file), newest) : undefined;
}

async function removeOld(folder: string, prefix: string, keep: number): Promise<string[]> {
  const names = await listBackups(folder, prefix);
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

// What `status` looks at, and from when on something is a warning or critical: by the same limits as the alerts in deploy/prometheus.
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from 'pg';
import { readTransmissionCounts, type TransmissionCounts } from '../modules/purchasing/index.ts';
import { searchIndexFile } from '../modules/shop/index.ts';
import { type LastBackup, readLastBackup } from '../platform/backup/last-backup.ts';
import type { Config } from '../platform/config/config.ts';
import { listPendingMigrations } from '../platform/database/migrate.ts';
import type { Tx } from '../platform/database/tx.ts';
import { type JobFigures, readJobFigures } from '../platform/jobs/job-figures.ts';
import { type MailFigures, readMailFigures } from '../platform/mail/outbox.ts';

export type Level = 'ok' | 'warning' | 'critical';

export interface Check {
  readonly name: string;
  readonly level: Level;
  readonly message: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

const minute = 60;
const hour = 60 * minute;

export async function checkDatabase(tx: Tx): Promise<Check> {
  const figures = await tx.one<{ version: string; bytes: number }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::double precision as bytes`,
  );
  const message = `PostgreSQL ${figures.version}, ${megabytes(figures.bytes)}`;
  return { name: 'database', level: 'ok', message, figures };
}

/** Fails with a sentence where the database is newer than this version. */
export async function checkSchema(client: Client, folder: string): Promise<Check> {
  const pending = await listPendingMigrations(client, folder);
  if (pending.length > 0)
    return {
      name: 'schema',
      level: 'critical',
      message: `${pending.length} migrations are missing, the last one is ${pending.at(-1)}; run: npm run admin -- migrate`,
      figures: { pending },
    };
  const { rows } = await client.query<{ version: string }>(
    'select max(name) as version from schema_migration',
  );
  const version = rows[0]?.version;
  return { name: 'schema', level: 'ok', message: `${version}, nothing is missing`, figures: { version } };
}

export const checkRows = async (tx: Tx, config: Config): Promise<Check[]> => [
  gradeJobs(await readJobFigures(tx)),
  gradeMail(await readMailFigures(tx), config.SMTP_URL !== undefined),
  gradeTransmissions(await readTransmissionCounts(tx)),
  gradeBackup(await readLastBackup(tx)),
];

export function gradeJobs(jobs: JobFigures): Check {
  const overdue = jobs.overdueSeconds > 10 * minute;
  const level = overdue ? 'critical' : jobs.failed + jobs.held > 0 ? 'warning' : 'ok';
  const message = [
    `${jobs.waiting} waiting, ${jobs.running} running, ${jobs.failed} failed in 24 hours, ${jobs.held} held`,
    ...(overdue ? [`the oldest has been due for ${age(jobs.overdueSeconds)}: no server works them off`] : []),
    ...(jobs.failed > 0 ? ['see: npm run admin -- job list --state failed'] : []),
    ...(jobs.held > 0 ? ['see: npm run admin -- job held'] : []),
  ].join('; ');
  return { name: 'jobs', level, message, figures: { ...jobs } };
}

export function gradeMail(mail: MailFigures, hasServer: boolean): Check {
  const late = mail.oldestQueuedSeconds > 30 * minute;
  const level = late ? 'critical' : mail.failed > 0 ? 'warning' : 'ok';
  const message = [
    `${mail.queued} queued, ${mail.failed} failed in 7 days`,
    ...(late ? [`the oldest has waited for ${age(mail.oldestQueuedSeconds)}`] : []),
    ...(mail.failed > 0 ? ['see: npm run admin -- outbox list --state failed'] : []),
    ...(hasServer ? [] : ['SMTP_URL is not set: mail stays in the outbox']),
  ].join('; ');
  return { name: 'mail', level, message, figures: { ...mail } };
}

export function gradeTransmissions({ sending, failed }: TransmissionCounts): Check {
  const message = `${sending} orders on their way, ${failed} failed and not sent again`;
  return {
    name: 'transmissions',
    level: failed > 0 ? 'warning' : 'ok',
    message,
    figures: { sending, failed },
  };
}

export function gradeBackup(last: LastBackup | null): Check {
  const name = 'backup';
  if (last === null)
    return { name, level: 'warning', message: 'there has never been one; set BACKUP_DIR', figures: {} };
  const level = last.ageSeconds > 36 * hour ? 'critical' : 'ok';
  const message = `${last.file}, ${megabytes(last.bytes)}, ${age(last.ageSeconds)} old`;
  return { name, level, message, figures: { ...last } };
}

/** The index of the server process that uses this DATA_DIR. */
export async function checkSearchIndex(config: Config, now: Date): Promise<Check> {
  const name = 'search index';
  const file = searchIndexFile(config);
  const saved = await stat(file).catch(() => null);
  if (saved === null)
    return {
      ...{ name, level: 'warning' },
      message: `${file} does not exist; a server builds it when it starts`,
      figures: { file },
    };
  const ageSeconds = (now.getTime() - saved.mtimeMs) / 1000;
  const level = ageSeconds > 72 * hour ? 'warning' : 'ok';
  const figures = { file, bytes: saved.size, ageSeconds };
  return { name, level, message: `${megabytes(saved.size)}, ${age(ageSeconds)} old`, figures };
}

/** Disks of the folders that this installation writes; where DATABASE_URL is set, the database has a disk of its own. */
export const checkDisks = ({ DATA_DIR, BACKUP_DIR }: Config): Promise<Check[]> =>
  Promise.all([DATA_DIR, ...(BACKUP_DIR === undefined ? [] : [BACKUP_DIR])].map(checkDisk));

async function checkDisk(folder: string): Promise<Check> {
  const name = `disk of ${folder}`;
  const disk = await statfs(folder).catch(() => statfs(dirname(folder)).catch(() => null));
  if (disk === null) return { name, level: 'warning', message: 'the folder does not exist', figures: {} };
  return gradeDisk(name, disk.bavail * disk.bsize, disk.blocks * disk.bsize);
}

export function gradeDisk(name: string, freeBytes: number, bytes: number): Check {
  const percent = bytes === 0 ? 0 : Math.floor((100 * freeBytes) / bytes);
  const level = percent < 5 ? 'critical' : percent < 15 ? 'warning' : 'ok';
  return {
    name,
    level,
    message: `${megabytes(freeBytes)} free (${percent} %)`,
    figures: { freeBytes, bytes },
  };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000).toLocaleString('en')} MB`;

function age(seconds: number): string {
  if (seconds < 2 * minute) return `${Math.round(seconds)} s`;
  if (seconds < 2 * hour) return `${Math.round(seconds / minute)} minutes`;
  return `${Math.round(seconds / hour)} hours`;
}

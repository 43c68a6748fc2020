// npm run bench:backup: backup, verify and restore of a large installation beside pg_dump and pg_restore, on one PostgreSQL 15.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { ensureReady } from '../../scripts/lib/ready.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { databaseUrl } from '../../server/src/testing/programs.ts';
import { databaseCpu } from '../beside-sql/database-cpu.ts';
import { sizes } from '../http/size.ts';
import { makeInstallation } from './installation.ts';
import { type Cost, runMeasured } from './run-measured.ts';

answerHelp(`npm run bench:backup -- [options]

Makes an installation on Debian's PostgreSQL 15 (package postgresql-15), then backs it up, verifies the backup and restores it into an
empty database, and does the same with pg_dump -Fc and pg_restore. Prints time, CPU time, memory and size of each.

  --size NAME   large (2,000 practices, 3,000,000 movements), tenth or hundredth (large)`);

const { values } = parseArgs({ options: { size: { type: 'string', default: 'large' } } });
const size = sizes.find(({ name }) => name === values.size);
if (size === undefined) throw new Error(`There is no size ${values.size}`);
const programs = '/usr/lib/postgresql/15/bin';
const admin = join(root, 'server/dist/admin.js');
await ensureReady(['server'], process.stdout);

const installation = await makeInstallation(size, programs);
const { address, folder, stop } = installation;
try {
  const superuser = new Client({ ...address, database: 'postgres' });
  await superuser.connect();
  const cpu = await databaseCpu(superuser);
  if (cpu === null) throw new Error('Processor time can be measured on Linux only, out of /proc');
  const { rows } = await superuser.query(`select pg_database_size('praxora') as bytes`);
  console.log(`The database has ${megabytes(Number(rows[0]?.bytes))} MB.`);
  for (const name of ['restored', 'pg_restored']) await superuser.query(`create database ${name}`);
  const to = (database: string) => ({ DATABASE_URL: databaseUrl({ ...address, database }) });
  const [own, dump] = [join(folder, 'own.backup'), join(folder, 'pg.dump')];
  const server = ['-h', address.host, '-p', String(address.port), '-U', address.user];
  const measure = async (what: string, program: string, args: string[], environment = {}, file?: string) => {
    const before = cpu();
    const cost = await runMeasured(program, args, environment);
    report(what, cost, cpu() - before, file);
  };
  await measure('backup', process.execPath, [admin, 'backup', own], to('praxora'), own);
  await measure(
    'pg_dump -Fc',
    join(programs, 'pg_dump'),
    ['-Fc', ...server, '-f', dump, 'praxora'],
    {},
    dump,
  );
  await measure('backup verify', process.execPath, [admin, 'backup', 'verify', own]);
  await measure('restore', process.execPath, [admin, 'restore', own], to('restored'));
  await measure('pg_restore', join(programs, 'pg_restore'), [...server, '-d', 'pg_restored', dump]);
  await superuser.end();
} finally {
  await stop();
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

function report(
  what: string,
  { seconds, cpuSeconds, memory }: Cost,
  databaseMs: number,
  file?: string,
): void {
  const parts = [
    `${seconds.toFixed(1)} s`,
    `CPU ${cpuSeconds.toFixed(1)} s and ${(databaseMs / 1000).toFixed(1)} s of the database`,
    `${megabytes(memory)} MB of memory`,
    ...(file === undefined ? [] : [`a file of ${megabytes(statSync(file).size)} MB`]),
  ];
  console.log(`${what.padEnd(14)} ${parts.join(', ')}`);
}

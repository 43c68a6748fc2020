// npm run bench:move: a practice with a million movements moves from one installation to another, on one PostgreSQL 15.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { ensureReady } from '../../scripts/lib/ready.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { databaseUrl } from '../../server/src/testing/programs.ts';
import { makeInstallation } from '../backup/installation.ts';
import { runMeasured } from '../backup/run-measured.ts';
import { databaseCpu } from '../beside-sql/database-cpu.ts';
import { findPlace } from '../http/place.ts';
import { seedProducts } from '../http/size.ts';
import { makeHeavy } from '../torture/load/heavy-practice.ts';

answerHelp(`npm run bench:move

Gives the demo practice a million movements on Debian's PostgreSQL 15 (package postgresql-15), exports it, checks and imports the file in
a second installation, and verifies the ledger there. Prints time, CPU time, memory and the size of the file.`);

const admin = join(root, 'server/dist/admin.js');
await ensureReady(['server'], process.stdout);

const installation = await makeInstallation(
  { name: 'move', practices: 1, products: seedProducts, movements: 0 },
  '/usr/lib/postgresql/15/bin',
);
const { address, folder, stop } = installation;
try {
  const superuser = new Client({ ...address, database: 'postgres' });
  await superuser.connect();
  const cpu = await databaseCpu(superuser);
  if (cpu === null) throw new Error('Processor time can be measured on Linux only, out of /proc');
  await superuser.query('create database target template praxora');
  const practice = await prepare();
  const file = join(folder, 'practice.export');
  const measure = async (what: string, database: string, args: string[]) => {
    const before = cpu();
    const to = { DATABASE_URL: databaseUrl({ ...address, database }) };
    const { seconds, cpuSeconds, memory } = await runMeasured(process.execPath, [admin, ...args], to);
    const ofDatabase = ((cpu() - before) / 1000).toFixed(1);
    console.log(
      `${what.padEnd(14)} ${seconds.toFixed(1)} s, CPU ${cpuSeconds.toFixed(1)} s and ${ofDatabase} s of the database, ${megabytes(memory)} MB of memory`,
    );
  };
  await measure('close', 'praxora', ['practice', 'close', '--practice', practice]);
  await measure('export', 'praxora', ['practice', 'export', file, '--practice', practice]);
  console.log(`The file has ${megabytes(statSync(file).size)} MB.`);
  await measure('import --check', 'target', ['practice', 'import', file, '--check']);
  await measure('import', 'target', ['practice', 'import', file]);
  await measure('verify-ledger', 'target', ['verify-ledger']);
  await superuser.end();
} finally {
  await stop();
}

/** Makes the practice large where it is, and takes it away where it goes. */
async function prepare(): Promise<string> {
  const [source, target] = ['praxora', 'target'].map((database) => new Client({ ...address, database }));
  if (!source || !target) throw new Error('Two installations are needed');
  await Promise.all([source.connect(), target.connect()]);
  const { practiceId } = await findPlace(source, 'demo@praxora.example');
  await makeHeavy(source, practiceId);
  await target.query('insert into practice_deletion (practice_id, delete_on) values ($1, current_date - 1)', [
    practiceId,
  ]);
  await target.query('select * from delete_due_practice()');
  await Promise.all([source.end(), target.end()]);
  return String(practiceId);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

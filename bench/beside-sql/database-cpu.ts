// CPU time a database has used: on a busy machine it says more than the clock on the wall. Linux only, out of /proc.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { processCpu } from './process-cpu.ts';

/** The usual length of a tick, 100 a second. */
const msOfTick = 10;

/** Its processes and those that ended; null where it cannot be known. */
export async function databaseCpu(owner: Client): Promise<(() => number) | null> {
  const { rows } = await owner.query<{ data_directory: string }>('show data_directory');
  try {
    const noted = readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8');
    const postmaster = Number(noted.split('\n')[0]);
    const measure = () => cpuOfFamily(postmaster);
    measure();
    return measure;
  } catch {
    return null;
  }
}

function cpuOfFamily(parent: number): number {
  // The parent's `stat` includes the CPU time of children that ended.
  let used = processCpu(parent) + (statOf(String(parent))?.ended ?? 0) * msOfTick;
  for (const folder of readdirSync('/proc'))
    if (/^\d+$/.test(folder) && statOf(folder)?.parent === parent) used += processCpu(Number(folder));
  return used;
}

function statOf(folder: string): { parent: number; ended: number } | null {
  try {
    // The name, in brackets, may hold anything.
    const [, rest = ''] = readFileSync(`/proc/${folder}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    const fields = rest.split(' ').map(Number);
    const at = (place: number) => fields[place] ?? 0;
    return { parent: at(1), ended: at(13) + at(14) };
  } catch {
    return null;
  }
}

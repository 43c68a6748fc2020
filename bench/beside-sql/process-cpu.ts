// Processor time of a process with all its threads, in milliseconds, to the nanosecond where the kernel tells it. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of ended threads is not included: the threads that matter here live as long as their process. */
export function processCpu(pid: number): number {
  let nanoseconds = 0;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch (error) {
    // It, or one of its threads, ended while we looked.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return nanoseconds / 1e6;
}

// Memory of a process in bytes, out of /proc: what it shares with others counts in part, so that sums count nothing twice.
import { readFileSync } from 'node:fs';

export function proportionalMemory(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

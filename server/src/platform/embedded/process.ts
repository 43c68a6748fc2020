// Facts about a process that we may not have started ourselves.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './problems.ts';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive as well.
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process was started with the word (a path) among its arguments; ended but unclaimed ones were not. */
export function wasStartedWith(pid: number, word: string): boolean {
  return isAlive(pid) && argumentsOf(pid).includes(word);
}

function argumentsOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

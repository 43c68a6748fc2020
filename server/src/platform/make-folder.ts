import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './embedded/problems.ts';

/**
 * Makes a folder and those above it. Node's own `recursive` never returns where the system has no room for new folders and calls that
 * "no such file", as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was quicker.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

// The server's own log, in the data folder. When it has grown large, it is put aside at the next start.
import { chownSync, closeSync, fchmodSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

const largest = 1024 * 1024;

export const logFile = (place: Place): string => join(place.folder, 'postgres.log');

export function openLog(place: Place): { handle: number; close(): void } {
  const path = logFile(place);
  if (logSize(place) > largest) renameSync(path, join(place.folder, 'postgres.previous.log'));
  const handle = openSync(path, 'a', 0o600);
  fchmodSync(handle, 0o600);
  if (place.user) chownSync(path, place.user.uid, place.user.gid);
  return { handle, close: () => closeSync(handle) };
}

export function logSize(place: Place): number {
  return statSync(logFile(place), { throwIfNoEntry: false })?.size ?? 0;
}

/** Log text written since the log had that size. */
export function logSince(place: Place, size: number): string {
  const bytes = readFileSync(logFile(place));
  // Put aside meanwhile: all of the new file is since then.
  return bytes.subarray(bytes.length < size ? 0 : size).toString();
}

// Runs the programs of the embedded PostgreSQL: as the right user, in a process group and environment of their own.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { chooseAnotherDatabase, EmbeddedUnavailable, errorCode, errorMessage } from './problems.ts';

/** `end` settles when the program ended or could not be started at all. */
export interface Program {
  readonly child: ChildProcess;
  readonly end: Promise<{ readonly code: number | null; readonly problem?: EmbeddedUnavailable }>;
}

export function runProgram(
  place: Place,
  name: 'initdb' | 'postgres',
  programArguments: string[],
  stdio: StdioOptions,
): Program {
  const path = join(place.binaries.folder, 'bin', name);
  const child = spawn(path, programArguments, {
    // Ctrl-C reaches the whole process group; the database ends in order, after the app, when the app says so.
    detached: true,
    cwd: place.folder,
    // The user's PG… variables are not passed on; messages are in English, since some are parsed below.
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    stdio,
    ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
  });
  const end = new Promise<{ code: number | null; problem?: EmbeddedUnavailable }>((settle) => {
    child.once('error', (error) => settle({ code: null, problem: cannotRun(path, error) }));
    child.once('close', (code) => settle({ code }));
  });
  return { child, end };
}

function cannotRun(path: string, error: Error): EmbeddedUnavailable {
  // The file is there, its loader is not: a system without glibc, such as Alpine.
  const reason =
    errorCode(error) === 'ENOENT' && existsSync(path)
      ? 'its programs need the GNU C library, which this system lacks'
      : errorMessage(error);
  return new EmbeddedUnavailable(
    `The embedded database cannot run here: ${reason}. ${chooseAnotherDatabase}`,
    {
      cause: error,
    },
  );
}

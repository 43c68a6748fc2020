// Starts the thread that builds the index, from the bundle or, in development and tests, from the source.
import { Worker } from 'node:worker_threads';
import type { ConnectionOptions } from '../../platform/database/connection.ts';
import type { SavedIndex } from './snapshot-file.ts';

export interface BuildOrder {
  readonly connection: ConnectionOptions;
  /** Where to save it. */
  readonly file: string;
}

export interface BuildResult extends SavedIndex {
  /** Why it could not be saved. */
  readonly notSaved?: string;
}

const isSource = import.meta.filename.endsWith('.ts');

/** Rejects when the thread fails or is told to stop. */
export async function buildInWorker(order: BuildOrder, stop: AbortSignal): Promise<BuildResult> {
  stop.throwIfAborted();
  const thread = startThread(order);
  const end = () => void thread.terminate();
  stop.addEventListener('abort', end);
  try {
    return await new Promise<BuildResult>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`The index was not built (thread ended with ${code})`)));
    });
  } finally {
    stop.removeEventListener('abort', end);
  }
}

function startThread(workerData: BuildOrder): Worker {
  const entry = isSource ? './search-worker.source.mjs' : './search-worker.js';
  return new Worker(new URL(entry, import.meta.url), { workerData });
}

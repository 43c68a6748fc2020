// Has the index built in a thread of its own.
import type { ConnectionOptions } from '../../../platform/database/connection.ts';
import { startThread } from '../../../platform/thread.ts';
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

/** Rejects when the thread fails or is told to stop. */
export async function buildInWorker(order: BuildOrder, stop: AbortSignal): Promise<BuildResult> {
  stop.throwIfAborted();
  const thread = startThread(new URL('./search-worker.ts', import.meta.url), { workerData: order });
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

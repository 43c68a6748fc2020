// Reads long files in a thread of their own: a workbook of half a million cells leaves so much behind that collecting the
// garbage alone would hold everybody up. Rows come over in parts, so that taking them in is short work as well.
import type { ErrorParams, PlainErrorCode } from '@praxora/contract/errors';
import { Refusal } from '../errors.ts';
import { MachineSemaphore } from '../processes/machine-semaphore.ts';
import { nextTurn, Slices, splitIntoParts } from '../slices.ts';
import { startThread } from '../thread.ts';
import { limits } from './limits.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { SheetRow } from './table.ts';

export type FromReader =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly code: PlainErrorCode; readonly params: ErrorParams };

export interface ToReader {
  readonly file: Uint8Array;
  readonly mostRows: number;
}

export const rowsAtOnce = 100;

/** Files below are read in a few milliseconds, less than a thread takes to start. */
const longFile = 48 * 1024;

/** A thread takes some hundred megabytes for the longest files. */
const threads = new MachineSemaphore('spreadsheets', { permits: 2, queue: 20, timeout: 60_000 });

/** The rows of a spreadsheet, part by part; a long file is read beside the requests, not between them. */
export async function* spreadsheetParts(
  file: Buffer,
  mostRows: number = limits.rows,
): AsyncGenerator<readonly SheetRow[]> {
  if (file.length < longFile) {
    yield* splitIntoParts(await readSpreadsheet(file, new Slices(), mostRows), rowsAtOnce);
    return;
  }
  const release = await threads.acquire();
  try {
    yield* readInThread({ file, mostRows });
  } finally {
    release();
  }
}

/** All rows of a spreadsheet. */
export async function openSpreadsheet(file: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const part of spreadsheetParts(file)) rows.push(...part);
  return rows;
}

/** The thread hands over the next part when the last one was taken, so that no more than one waits here. */
async function* readInThread(task: ToReader): AsyncGenerator<readonly SheetRow[]> {
  const thread = startThread(new URL('./spreadsheet-worker.ts', import.meta.url), { workerData: task });
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The file was not read (thread ended with ${code})`)));
  });
  // The caller may no longer be waiting when the thread ends.
  ended.catch(() => undefined);
  const nextMessage = (): Promise<FromReader> =>
    Promise.race([new Promise<FromReader>((resolve) => thread.once('message', resolve)), ended]);
  try {
    let coming = nextMessage();
    for (;;) {
      const message = await coming;
      if (message.kind === 'refused') throw new Refusal(message.code, message.params);
      if (message.kind === 'end') return;
      yield message.rows;
      await nextTurn();
      coming = nextMessage();
      thread.postMessage('more');
    }
  } finally {
    await thread.terminate();
  }
}

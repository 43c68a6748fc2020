// Reads long files in a thread of their own: a workbook of half a million cells leaves so much behind that collecting the
// garbage alone would hold everybody up. Rows come over in parts, so that taking them in is short work as well.
import { Worker } from 'node:worker_threads';
import type { ErrorParams, PlainErrorCode } from '@praxora/contract/errors';
import { Refusal } from '../errors.ts';
import { Line } from '../line.ts';
import { nextTurn } from '../slices.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { SheetRow } from './table.ts';

export type FromReader =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly code: PlainErrorCode; readonly params: ErrorParams };

export const rowsAtOnce = 100;

/** Files below are read in a few milliseconds, less than a thread takes to start. */
const longFile = 48 * 1024;

/** A thread takes some hundred megabytes for the longest files. */
const readers = new Line('spreadsheets', { inside: 2, waiting: 20, patience: 60_000 });

const isSource = import.meta.filename.endsWith('.ts');

/** The rows of a spreadsheet; a long file is read beside the requests, not between them. */
export async function openSpreadsheet(file: Buffer): Promise<SheetRow[]> {
  if (file.length < longFile) return readSpreadsheet(file);
  const leave = await readers.enter();
  try {
    return await readInThread(file);
  } finally {
    leave();
  }
}

async function readInThread(file: Buffer): Promise<SheetRow[]> {
  const entry = isSource ? './spreadsheet-worker.source.mjs' : './spreadsheet-worker.js';
  const thread = new Worker(new URL(entry, import.meta.url), { workerData: file });
  const rows: SheetRow[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on('message', (message: FromReader) => {
        if (message.kind === 'refused') reject(new Refusal(message.code, message.params));
        if (message.kind === 'end') resolve();
        if (message.kind !== 'rows') return;
        for (const row of message.rows) rows.push(row);
        void nextTurn().then(() => thread.postMessage('more'));
      });
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`The file was not read (thread ended with ${code})`)));
    });
    return rows;
  } finally {
    await thread.terminate();
  }
}

// A thread of its own that reads one file and hands its rows over part by part, each when the last one was taken.
import { parentPort, workerData } from 'node:worker_threads';
import type { PlainErrorCode } from '@praxora/contract/errors';
import { Refusal } from '../errors.ts';
import { Slices, splitIntoParts } from '../slices.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { type FromReader, rowsAtOnce, type ToReader } from './reading-thread.ts';

const send = (message: FromReader): void => parentPort?.postMessage(message);
const nextWish = (): Promise<void> => new Promise((resolve) => parentPort?.once('message', () => resolve()));

try {
  // No other work waits in this thread, so reading need not pause.
  const { file, mostRows } = workerData as ToReader;
  const rows = await readSpreadsheet(Buffer.from(file), new Slices(Number.POSITIVE_INFINITY), mostRows);
  for (const part of splitIntoParts(rows, rowsAtOnce)) {
    const wish = nextWish();
    send({ kind: 'rows', rows: part });
    await wish;
  }
  send({ kind: 'end' });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  // A file knows no articles.
  send({ kind: 'refused', code: error.code as PlainErrorCode, params: error.params });
}

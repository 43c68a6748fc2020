// Threads of our own: from the bundle or, in development and tests, from the source.
import { Worker, type WorkerOptions } from 'node:worker_threads';

const isSource = import.meta.filename.endsWith('.ts');

/** `source` stands beside the file that asks; in the bundle all scripts do. */
export function startThread(source: URL, options: WorkerOptions = {}): Worker {
  if (!isSource) return new Worker(new URL(source.href.replace(/\.ts$/, '.js')), options);
  return new Worker(new URL('./thread.source.mjs', import.meta.url), { ...options, argv: [source.href] });
}

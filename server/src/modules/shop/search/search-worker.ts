// A thread of its own: builds the index from the database, so that the server goes on answering meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '@praxora/search/index/builder';
import { saveSnapshot } from '@praxora/search/index/snapshot';
import { Client } from 'pg';
import { plainTx } from '../../../platform/database/tx.ts';
import type { BuildOrder, BuildResult } from './build-in-worker.ts';
import { currentPosition } from './documents.repository.ts';
import { productDocuments } from './documents.ts';
import { writeSnapshot } from './snapshot-file.ts';

const { connection, file } = workerData as BuildOrder;

const client = new Client({ ...connection, application_name: 'praxora search build' });
await client.connect();
try {
  // A single snapshot of the catalogue from the first page to the last, with its change position.
  await client.query('begin isolation level repeatable read read only');
  const tx = plainTx(client);
  const where = await currentPosition(tx);
  const index = await buildIndex(productDocuments(tx));
  await client.query('commit');
  const bytes = saveSnapshot(index);
  const standing = { form: 2, ...where, builtAt: Date.now() } as const;
  let notSaved: string | undefined;
  await writeSnapshot(file, { standing, bytes }).catch((error: Error) => {
    notSaved = error.message;
  });
  const result: BuildResult = { standing, bytes, ...(notSaved === undefined ? {} : { notSaved }) };
  parentPort?.postMessage(result, [bytes]);
} finally {
  await client.end();
}

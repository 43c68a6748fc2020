// Asks the product once for each call, and starts the floor that gives the same answers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { processCpu } from '../beside-sql/process-cpu.ts';
import { type Answer, HttpClient } from './client.ts';
import type { FloorPlan } from './floor.ts';
import type { Visitor } from './place.ts';
import type { MeasuredProduct } from './product.ts';
import type { Row } from './row.ts';

export interface Floor {
  cpu(): { readonly server: number; readonly database: number };
  /** Its address of a row. */
  pathOf(row: Row): string;
  client(): HttpClient;
  stop(): void;
}

const unpack: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

const textOf = ({ headers, content }: Answer): string =>
  (unpack[headers['content-encoding'] ?? '']?.(content) ?? content).toString();

export async function startFloor(
  script: string,
  product: MeasuredProduct,
  visitor: Visitor,
  rows: readonly Row[],
  connections: number,
): Promise<Floor> {
  const routes: FloorPlan['routes'][number][] = [];
  for (const [index, row] of rows.entries()) {
    await row.ready?.(visitor);
    await row.prepare?.(product.owner, visitor.place);
    const asked = row.ask(visitor, index);
    const answer = await visitor.client.send(asked);
    const text = textOf(answer);
    if (answer.status !== 200) throw new Error(`${row.what}: ${answer.status} ${text.slice(0, 500)}`);
    routes.push({
      ...{ method: asked.method, path: `/${index}`, statements: row.floor(visitor.place) },
      answer: text.startsWith('{') ? JSON.parse(text) : text,
    });
  }
  const child = fork(script);
  const database = product.running.owner as FloorPlan['database'];
  child.send({ database, connections, routes } satisfies FloorPlan);
  const [port] = await once(child, 'message');
  return {
    cpu: () => ({ server: processCpu(child.pid ?? 0), database: product.cpu().database }),
    pathOf: (row) => `/${rows.indexOf(row)}`,
    client: () => new HttpClient(Number(port)),
    stop: () => void child.disconnect(),
  };
}

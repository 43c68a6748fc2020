// From the start of the product's process to its first answers, on data that are there already.
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromBuild, startProduct } from '../../fuzz/product/start.ts';
import { processCpu } from '../beside-sql/process-cpu.ts';
import { median } from './measure.ts';
import { findFolder } from './start-on.ts';

interface Answer {
  /** Milliseconds since the start. */
  readonly after: number;
  /** Processor time of the server's process until then, in milliseconds. */
  readonly cpu: number;
}

const settings = { DEMO_PRODUCTS: '12000', LOG_LEVEL: 'info' };

export async function measureStarts(root: string, times: number): Promise<void> {
  const kept = findFolder('product', null);
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'praxora-start-'));
  // As root, the database's own user must pass through.
  chmodSync(dataDir, 0o711);
  try {
    await startOnce(root, dataDir);
    const starts: (readonly Answer[])[] = [];
    for (let time = 0; time < times; time += 1) starts.push(await answersOfStart(root, dataDir));
    for (const [index, path] of paths.entries()) {
      const answers = starts.map((start) => start[index] as Answer);
      const after = Math.round(median(answers.map((answer) => answer.after)));
      const cpu = Math.round(median(answers.map((answer) => answer.cpu)));
      console.log(`start: ${after} ms to the first answer of ${path}, ${cpu} CPU ms`);
    }
  } finally {
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes the data, the search index and what V8 keeps of the program where there are none yet: the last when all is loaded. */
async function startOnce(root: string, dataDir: string): Promise<void> {
  let isReady: Promise<unknown> | undefined;
  const product = await startProduct({
    ...{ program: fromBuild, root, dataDir, settings, talks: true },
    onSpawn: (child) => {
      isReady = once(child, 'message');
    },
  });
  await isReady;
  await product.stop();
}

const paths = ['/healthz', '/'];

async function answersOfStart(root: string, dataDir: string): Promise<Answer[]> {
  const port = await freePort();
  const began = performance.now();
  let pid = 0;
  let hasFailed = false;
  const starting = startProduct({
    ...{ program: fromBuild, root, dataDir },
    settings: { ...settings, PORT: String(port) },
    onSpawn: (child) => {
      pid = child.pid ?? 0;
    },
  });
  starting.catch(() => {
    hasFailed = true;
  });
  const answers: Answer[] = [];
  for (const path of paths) {
    while (!hasFailed && !(await isAnswered(port, path))) await sleep(2);
    answers.push({ after: performance.now() - began, cpu: processCpu(pid) });
  }
  await (await starting).stop();
  return answers;
}

const isAnswered = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

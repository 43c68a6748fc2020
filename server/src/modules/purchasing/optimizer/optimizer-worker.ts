// A thread of its own: solves one order after the other, so that the server goes on answering meanwhile.
import { parentPort } from 'node:worker_threads';
import { solveAlternatives } from './solve-alternatives.ts';
import type { FromThread, SolveOrder } from './solver-pool.ts';

const millisecondsBetweenReports = 100;

const send = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', (order: SolveOrder) => {
  try {
    send(solve(order));
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});

function solve({ alternatives, seconds, stopFlag }: SolveOrder): FromThread {
  const cpuBefore = cpuMilliseconds();
  const deadline = performance.now() + seconds * 1000;
  let lastReport = Number.NEGATIVE_INFINITY;
  const solved = solveAlternatives(alternatives, {
    mustStop: () => Atomics.load(stopFlag, 0) === 1 || performance.now() > deadline,
    onProgress: (costCents, boundCents) => {
      const now = performance.now();
      if (now - lastReport < millisecondsBetweenReports) return;
      lastReport = now;
      send({ kind: 'progress', costCents, boundCents });
    },
  });
  return { kind: 'solved', ...solved, cpuMs: cpuMilliseconds() - cpuBefore };
}

/**
 * CPU time of this thread if Node provides it; otherwise elapsed time, which is nearly the same, as the thread never
 * waits.
 */
function cpuMilliseconds(): number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage };
  if (!threadCpuUsage) return performance.now();
  const { user, system } = threadCpuUsage.call(process);
  return (user + system) / 1000;
}

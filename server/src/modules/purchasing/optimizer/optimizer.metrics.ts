// Figures of the cart optimizer: runs with and without a proof, their time, and how busy its threads are.
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { SolverPool } from './solver-pool.ts';

/** Seconds. Most carts take a moment; a run ends after OPTIMIZER_SECONDS and may have waited for a thread before. */
const durations = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 20, 60, 140];

/** `interactive`: people wait for it; `background`: it looks for savings that nobody asked for yet. */
export function registerOptimizerMetrics(
  metrics: Metrics,
  pool: 'interactive' | 'background',
  solvers: SolverPool,
): void {
  const runs = metrics.counter({
    name: 'praxora_optimizer_runs_total',
    help: 'Optimized carts: proven to be the cheapest, best found in time, cancelled or failed.',
    labels: ['pool', 'result'],
  });
  const durationsOfRuns = metrics.histogram(
    {
      name: 'praxora_optimizer_run_duration_seconds',
      help: 'Time for one cart, including the wait for a thread.',
      labels: ['pool'],
    },
    durations,
  );
  solvers.onRun = ({ result, seconds }) => {
    runs.inc({ pool, result });
    durationsOfRuns.observe({ pool }, seconds);
  };
  const read = (figure: keyof SolverPool['load']) => () => [
    { labels: { pool }, value: solvers.load[figure] },
  ];
  metrics.gauge(
    { name: 'praxora_optimizer_threads_busy', help: 'Threads that optimize a cart.', labels: ['pool'] },
    read('busy'),
  );
  metrics.gauge(
    {
      name: 'praxora_optimizer_threads_limit',
      help: 'Threads there may be at work.',
      labels: ['pool'],
      aggregator: 'max',
    },
    read('threads'),
  );
  metrics.gauge(
    { name: 'praxora_optimizer_carts_waiting', help: 'Carts that wait for a thread.', labels: ['pool'] },
    read('waiting'),
  );
}

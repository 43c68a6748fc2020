// Metrics of all processes of the machine in one: the primary process collects them whenever somebody reads them.
import type { Config } from '../config/config.ts';
import type { Log } from '../context.ts';
import type { ConnectionOptions } from '../database/connection.ts';
import { hasMetrics, openMetricsPort } from '../metrics/endpoint.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { withTimeout } from '../with-timeout.ts';
import type { ProcessFigures, Task, ToProcess } from './messages.ts';
import type { SupervisedProcess } from './supervised-process.ts';

/** Milliseconds; a process that does not answer by then is left out. */
const longestAnswer = 2_000;

export class SummedMetrics {
  readonly #own: Metrics;
  readonly #processes: { readonly kind: Task['kind']; readonly supervised: SupervisedProcess }[] = [];
  readonly #collections = new Map<number, (figures: ProcessFigures) => void>();
  readonly countReplacement: (kind: Task['kind']) => void;
  #lastId = 0;

  constructor(own: Metrics) {
    this.#own = own;
    const running = (kind: Task['kind']) =>
      this.#processes.filter((entry) => entry.kind === kind && entry.supervised.isRunning).length;
    own.gauge(
      { name: 'praxora_processes', help: 'Processes that run, by their task.', labels: ['task'] },
      () => (['server', 'search'] as const).map((task) => ({ labels: { task }, value: running(task) })),
    );
    const replaced = own.counter({
      name: 'praxora_processes_replaced_total',
      help: 'Processes that ended unexpectedly and were replaced.',
      labels: ['task'],
    });
    this.countReplacement = (task) => replaced.inc({ task });
  }

  get contentType(): string {
    return this.#own.contentType;
  }

  add(kind: Task['kind'], supervised: SupervisedProcess): void {
    this.#processes.push({ kind, supervised });
  }

  receive(id: number, figures: ProcessFigures): void {
    this.#collections.get(id)?.(figures);
    this.#collections.delete(id);
  }

  /** For a process on whose port somebody reads the metrics. */
  async answer(send: (message: ToProcess) => void, id: number): Promise<void> {
    send({ kind: 'metrics', id, text: await this.text() });
  }

  async text(): Promise<string> {
    const collected: ProcessFigures[] = [];
    const answers = this.#processes.map(
      ({ supervised }) =>
        supervised.isRunning && this.#collect(supervised, (figures) => collected.push(figures)),
    );
    await withTimeout(longestAnswer, Promise.all(answers));
    return this.#own.textWith(collected);
  }

  #collect(supervised: SupervisedProcess, onFigures: (figures: ProcessFigures) => void): Promise<void> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#collections.delete(id), longestAnswer);
      this.#collections.set(id, (figures) => {
        clearTimeout(timer);
        onFigures(figures);
        resolve();
      });
      supervised.send({ kind: 'collect', id });
    });
  }
}

interface SummedMetricsOptions {
  readonly config: Config;
  readonly log: Log;
  readonly connection: ConnectionOptions;
  readonly shutdown: { add(stage: 'work' | 'connections', step: () => Promise<unknown>): void };
  readonly say: (line: string) => void;
}

/** Undefined where metrics are off. */
export async function openSummedMetrics(options: SummedMetricsOptions): Promise<SummedMetrics | undefined> {
  const { config, log, connection, shutdown, say } = options;
  if (!hasMetrics(config)) return undefined;
  const { Metrics } = await import('../metrics/metrics.ts');
  const own = new Metrics(connection, log);
  shutdown.add('connections', () => own.close());
  const summed = new SummedMetrics(own);
  const opened = await openMetricsPort(config, summed);
  if (opened) {
    shutdown.add('work', opened.close);
    say(`Metrics: http://${config.METRICS_HOST}:${opened.port}/metrics`);
  }
  return summed;
}

// Figures of this process in Prometheus' form. Knows no domain: each module registers its own figures by a small function. Only
// this file knows the library, and it is loaded only where metrics are on.
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';
import type { Log } from '../context.ts';
import type { ConnectionOptions } from '../database/connection.ts';
import type { ProcessFigures } from '../processes/messages.ts';
import { version } from '../version.ts';
import { type DatabaseFigures, DatabaseReader } from './database-reader.ts';

interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Description<Label extends string> {
  /** By Prometheus' conventions: `praxora_`, what it is, its unit in plural; a counter ends with `_total`. */
  readonly name: string;
  readonly help: string;
  /** Never a practice or a person: labels have few values, and everybody who watches the servers reads them. */
  readonly labels?: readonly Label[];
}

interface GaugeDescription<Label extends string> extends Description<Label> {
  /** How the values of several processes on one machine become one. */
  readonly aggregator?: 'sum' | 'min' | 'max';
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #readers = new Map<string, (() => readonly Sample[])[]>();
  readonly #database: DatabaseReader;

  constructor(connection: ConnectionOptions, log: Log) {
    collectDefaultMetrics({ register: this.#registry });
    this.#database = new DatabaseReader(connection, log);
    this.gauge(
      {
        name: 'praxora_build_info',
        help: 'Version of Praxora and of Node.',
        labels: ['version', 'node'],
        aggregator: 'max',
      },
      () => [{ labels: { version, node: process.version }, value: 1 }],
    );
    this.#addGauge(
      {
        name: 'praxora_metrics_source_up',
        help: 'Whether the figures of a source could be read from the database.',
        labels: ['source'],
        aggregator: 'min',
      },
      () => this.#database.readAll(),
      () => this.#database.states().map(({ source, isUp }) => ({ labels: { source }, value: Number(isUp) })),
    );
  }

  /** The same name gives the same counter. */
  counter<Label extends string>({ name, help, labels = [] }: Description<Label>): Counter<Label> {
    const existing = this.#registry.getSingleMetric(name) as Counter<Label> | undefined;
    return existing ?? new Counter({ name, help, labelNames: labels, registers: [this.#registry] });
  }

  /** Counted elsewhere, and read whenever somebody asks for the metrics. */
  readCounter<Label extends string>(
    { name, help, labels = [] }: Description<Label>,
    read: () => readonly Sample[],
  ): void {
    const counter: Counter = new Counter({
      ...{ name, help, labelNames: labels, registers: [this.#registry] },
      collect: () => {
        counter.reset();
        for (const sample of read()) counter.inc(sample.labels ?? {}, sample.value);
      },
    });
  }

  /** The same name gives the same histogram. */
  histogram<Label extends string>(
    { name, help, labels = [] }: Description<Label>,
    buckets: readonly number[],
  ): Histogram<Label> {
    const existing = this.#registry.getSingleMetric(name) as Histogram<Label> | undefined;
    const registers = [this.#registry];
    return existing ?? new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers });
  }

  /** Read whenever somebody asks for the metrics; a second call with the same name adds values. */
  gauge<Label extends string>(description: GaugeDescription<Label>, read: () => readonly Sample[]): void {
    const readers = this.#readers.get(description.name);
    if (readers) return void readers.push(read);
    const all = [read];
    this.#readers.set(description.name, all);
    this.#addGauge(
      description,
      () => undefined,
      () => all.flatMap((reader) => reader()),
    );
  }

  /** Gauges that one statement fills: each row gives each gauge a value. */
  readFromDatabase<Row extends object>(figures: DatabaseFigures<Row>): void {
    const { gauges } = figures;
    const latest = this.#database.add(figures);
    for (const { name, help, labels, value } of gauges) {
      const sample = (row: Row): Sample[] => {
        if (row[value] === null) return [];
        const named = labels.map((label) => [label, String(row[label])] as const);
        return [{ labels: Object.fromEntries(named), value: Number(row[value]) }];
      };
      // Every process reads the same database.
      this.#addGauge(
        { name, help, labels, aggregator: 'max' },
        () => latest.refresh(),
        () => latest.rows().flatMap(sample),
      );
    }
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Replaced where another process sums them. */
  text = (): Promise<string> => this.#registry.metrics();

  /** For the process that sums them. */
  figures(): Promise<ProcessFigures> {
    return this.#registry.getMetricsAsJSON();
  }

  /** Together with those of other processes. */
  async textWith(others: readonly ProcessFigures[]): Promise<string> {
    const all = [await this.figures(), ...others] as MetricObject[][];
    return AggregatorRegistry.aggregate(all).metrics();
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #addGauge(
    { name, help, labels = [], aggregator = 'sum' }: GaugeDescription<string>,
    refresh: () => Promise<void> | undefined,
    read: () => readonly Sample[],
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      aggregator,
      registers: [this.#registry],
      collect: async () => {
        await refresh();
        gauge.reset();
        // Without labels, resetting leaves a 0 that stands for a figure nobody has read.
        if (labels.length === 0) gauge.remove({});
        for (const sample of read()) gauge.set(sample.labels ?? {}, sample.value);
      },
    });
  }
}

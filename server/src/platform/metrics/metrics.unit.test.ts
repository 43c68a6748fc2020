import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigurationError } from '../config/config.ts';
import { hasMetrics, openMetricsPort } from './endpoint.ts';
import { Metrics } from './metrics.ts';

const off = { METRICS_PORT: undefined, METRICS_HOST: '127.0.0.1', METRICS_TOKEN: undefined };

/** Nobody listens on this port. */
function openMetrics(): Metrics {
  const metrics = new Metrics({ host: '127.0.0.1', port: 1 }, pino({ level: 'silent' }));
  onTestFinished(() => metrics.close());
  return metrics;
}

async function open(settings: Parameters<typeof openMetricsPort>[0], metrics = openMetrics()) {
  const opened = await openMetricsPort(settings, metrics);
  if (opened === undefined) throw new Error('there is no port');
  onTestFinished(opened.close);
  return { ...opened, url: `http://127.0.0.1:${opened.port}` };
}

test('they are off without a port and without a token', async () => {
  expect(hasMetrics(off)).toBe(false);
  expect(hasMetrics({ ...off, METRICS_PORT: 0 })).toBe(true);
  expect(hasMetrics({ ...off, METRICS_TOKEN: 'x'.repeat(16) })).toBe(true);
  expect(await openMetricsPort({ ...off, METRICS_TOKEN: 'x'.repeat(16) }, openMetrics())).toBeUndefined();
});

test('a port of their own answers nothing else; with a token it asks for it', async () => {
  const { url } = await open({ ...off, METRICS_PORT: 0 });
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
  for (const path of ['/', '/metrics/', '/healthz']) expect((await fetch(url + path)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);

  const token = 'a-token-of-the-metrics';
  const guarded = await open({ ...off, METRICS_PORT: 0, METRICS_TOKEN: token });
  expect((await fetch(`${guarded.url}/metrics`)).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${guarded.url}/metrics`, { headers })).status).toBe(200);
});

test('a port in use is a sentence that names the variable', async () => {
  const { port } = await open({ ...off, METRICS_PORT: 0 });
  await expect(openMetricsPort({ ...off, METRICS_PORT: port }, openMetrics())).rejects.toThrow(
    ConfigurationError,
  );
});

test('figures that cannot be read are missing, and the rest is answered', async () => {
  const metrics = openMetrics();
  const gauges = [{ name: 'praxora_size_bytes', help: 'Size.', labels: [], value: 'size' }] as const;
  metrics.readFromDatabase<{ size: string }>({ source: 'size', sql: 'select 1 as size', gauges });
  const text = await metrics.text();
  expect(text).toContain('praxora_metrics_source_up{source="size"} 0');
  expect(text).not.toMatch(/^praxora_size_bytes \d/m);
  expect(text).toContain('process_cpu_seconds_total');
});

test('a gauge of several readers shows the values of all', async () => {
  const metrics = openMetrics();
  const description = { name: 'praxora_threads', help: 'Threads.', labels: ['pool'] };
  let value = 1;
  metrics.gauge(description, () => [{ labels: { pool: 'one' }, value }]);
  metrics.gauge(description, () => [{ labels: { pool: 'two' }, value: 5 }]);
  await metrics.text();
  value = 3;
  const text = await metrics.text();
  expect(text).toContain('praxora_threads{pool="one"} 3');
  expect(text).toContain('praxora_threads{pool="two"} 5');
});

test('counts that are read elsewhere are added up over the processes of a machine, a lag is the largest one', async () => {
  const openCounted = (counts: Record<string, number>, lag: number): Metrics => {
    const metrics = openMetrics();
    metrics.readCounter({ name: 'praxora_skips_total', help: 'Skips.', labels: ['reason'] }, () =>
      Object.entries(counts).map(([reason, value]) => ({ labels: { reason }, value })),
    );
    metrics.gauge({ name: 'praxora_lag_bytes', help: 'Lag.', aggregator: 'max' }, () => [{ value: lag }]);
    return metrics;
  };
  const counts = { lag: 2, own_write: 0 };
  const [first, second] = [openCounted(counts, 7), openCounted({ lag: 5, own_write: 1 }, 4)];
  await first.text();
  counts.lag += 1;
  const text = await first.textWith([await second.figures()]);
  expect(text).toContain('praxora_skips_total{reason="lag"} 8');
  expect(text).toContain('praxora_skips_total{reason="own_write"} 1');
  expect(text).toMatch(/^praxora_lag_bytes 7$/m);
});

// How long the page took to load, told to the product's own endpoint for a share of all loads, as Sentry's client does for its
// service: the page, the moments the browser noted, nothing of anybody.
import { allowedReport } from '@praxora/rules/system/error-report';
import { postEnvelope, randomHex } from './own-reporter.ts';

export function sendPageTrace(endpoint: string, page: string): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load) return;
  const began = performance.timeOrigin / 1000;
  const paints = performance.getEntriesByType('paint');
  const paintedAfter = (name: string) => paints.find((paint) => paint.name === name)?.startTime;
  const measured = (value: number | undefined) =>
    value === undefined ? undefined : { value, unit: 'millisecond' };
  const event = allowedReport({
    event_id: randomHex(16),
    type: 'transaction',
    platform: 'javascript',
    transaction: page,
    start_timestamp: began,
    timestamp: began + load.duration / 1000,
    contexts: { trace: { trace_id: randomHex(16), span_id: randomHex(8), op: 'pageload', status: 'ok' } },
    measurements: {
      ttfb: measured(load.responseStart),
      fp: measured(paintedAfter('first-paint')),
      fcp: measured(paintedAfter('first-contentful-paint')),
    },
  });
  void postEnvelope(endpoint, 'transaction', event);
}

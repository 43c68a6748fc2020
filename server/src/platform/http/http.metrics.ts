// Figures of the requests: how many, how long, how many at once, how many were turned away and why.
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Admission } from './admission.ts';

/** Seconds. A page is shown in a tenth of one; an import or a hard cart takes many. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** A few known words instead of the sentence that the operator reads in the log: a label must never carry a text of a user. */
const reasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^too many requests$|^requests: the queue is full$/, 'requests'],
  [/^too many files$/, 'files'],
  [/closing$/, 'closing'],
  [/^the database has no room left$/, 'database_full'],
  [/^the database takes too long$/, 'database_slow'],
  [/^the database does not answer$/, 'database_down'],
  [/^(database|background): /, 'database_connections'],
  [/^optimizer: /, 'optimizer'],
];
const shedReason = (text: string): string => reasons.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';

export function registerHttpMetrics(app: FastifyInstance, metrics: Metrics, admission: Admission): void {
  const requests = metrics.counter({
    name: 'praxora_http_requests_total',
    help: 'Requests that were answered.',
    labels: ['method', 'route', 'status'],
  });
  const seconds = metrics.histogram(
    {
      name: 'praxora_http_request_duration_seconds',
      help: 'From the headers of a request to the last byte of its answer.',
      labels: ['method', 'route'],
    },
    durations,
  );
  const shed = metrics.counter({
    name: 'praxora_http_requests_shed_total',
    help: 'Requests turned away with 503, by the reason.',
    labels: ['reason'],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ method, route, status: String(reply.statusCode) });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
    if (request.unavailableReason !== undefined) shed.inc({ reason: shedReason(request.unavailableReason) });
    done();
  });
  registerAdmissionMetrics(metrics, admission);
}

function registerAdmissionMetrics(metrics: Metrics, { requests, files, queue }: Admission): void {
  metrics.gauge(
    {
      name: 'praxora_http_requests_in_progress',
      help: 'Requests between their headers and the last byte of their answer.',
    },
    () => [{ value: requests.held }],
  );
  metrics.gauge(
    { name: 'praxora_http_requests_in_progress_limit', help: 'More requests at once are turned away.' },
    () => [{ value: requests.permits }],
  );
  metrics.gauge(
    {
      name: 'praxora_http_requests_waiting',
      help: 'Requests that wait for their turn of the event loop.',
    },
    () => [{ value: queue.waiting }],
  );
  metrics.gauge(
    { name: 'praxora_http_files_in_progress', help: 'Files in memory, on their way in or out.' },
    () => [{ value: files.held }],
  );
}

// A share of the requests is told to the error-reporting service: which route, how long, with which status; no values.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { reportTrace } from '../error-reporting.ts';

/** Written by the reporting client of the browser: trace, span, and whether it samples, which is for us to decide. */
const header = /^([0-9a-f]{32})-([0-9a-f]{16})(?:-[01])?$/;

export function traceRequests(app: FastifyInstance, config: Pick<Config, 'TRACES_SAMPLE_RATE'>): void {
  const share = config.TRACES_SAMPLE_RATE;
  if (share === 0) return;
  app.addHook('onResponse', (request, reply, done) => {
    if (Math.random() < share) trace(request, reply);
    done();
  });
}

function trace(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url;
  // Reports about reports would have no end.
  if (route === undefined || route.startsWith('/services/errors/')) return;
  const [, traceId, parentSpanId] = header.exec(String(request.headers['sentry-trace'] ?? '')) ?? [];
  reportTrace({
    name: `${request.method} ${route}`,
    status: reply.statusCode,
    milliseconds: reply.elapsedTime,
    traceId: traceId ?? randomBytes(16).toString('hex'),
    parentSpanId,
    spanId: randomBytes(8).toString('hex'),
  });
}

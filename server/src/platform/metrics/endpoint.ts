// Where Prometheus reads the metrics: on a port of its own, or on the port of the product with a token.
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigurationError } from '../config/config.ts';
import type { Metrics } from './metrics.ts';

type ReadableMetrics = Pick<Metrics, 'contentType' | 'text'>;
type MetricsSettings = Pick<Config, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;

/** Without a port and without a token nobody may read them, and nothing is counted. */
export const hasMetrics = ({ METRICS_PORT, METRICS_TOKEN }: MetricsSettings): boolean =>
  METRICS_PORT !== undefined || METRICS_TOKEN !== undefined;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares hashes, which are equally long, so that the time tells nothing about the token. */
const isAllowed = (token: string | undefined, authorization: string | undefined): boolean =>
  token === undefined || timingSafeEqual(digest(`Bearer ${token}`), digest(authorization ?? ''));

const refusal = { 'www-authenticate': 'Bearer' };

/** On the product's own port, unless the metrics have one. */
export function registerMetricsRoute(
  app: FastifyInstance,
  settings: MetricsSettings,
  metrics: ReadableMetrics,
): void {
  const { METRICS_PORT, METRICS_TOKEN } = settings;
  if (METRICS_PORT !== undefined || METRICS_TOKEN === undefined) return;
  app.get('/metrics', { config: { isAlwaysAnswered: true } }, async (request, reply) => {
    if (!isAllowed(METRICS_TOKEN, request.headers.authorization))
      return reply
        .code(401)
        .headers(refusal)
        .type('text/plain')
        .send('The token of the metrics is needed.\n');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

interface MetricsPort {
  readonly port: number;
  close(): Promise<void>;
}

/** Undefined where the metrics have no port of their own. */
export async function openMetricsPort(
  settings: MetricsSettings,
  metrics: ReadableMetrics,
): Promise<MetricsPort | undefined> {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = settings;
  if (METRICS_PORT === undefined) return undefined;
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    if (!isAllowed(METRICS_TOKEN, request.headers.authorization))
      return void response.writeHead(401, refusal).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(METRICS_PORT, METRICS_HOST);
  await once(server, 'listening').catch((error: Error) => {
    throw new ConfigurationError(`METRICS_PORT=${METRICS_PORT} cannot be listened on: ${error.message}`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

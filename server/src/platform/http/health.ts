// For whoever watches the process: alive, able to serve, and ready with its database.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../context.ts';
import { OutOfSpace, ReadOnly } from '../database/database.ts';
import { MissingRights } from '../database/rights.ts';

const config = { isAlwaysAnswered: true };

interface Stage {
  /** Something that users need is not there yet, though the calls are answered. */
  readonly isStarting?: (() => boolean) | undefined;
  /** The process has been told to end and still answers. */
  readonly isDraining?: (() => boolean) | undefined;
}

interface Problem {
  readonly status: string;
  readonly reason?: string;
}

const draining: Problem = { status: 'draining' };
const starting: Problem = { status: 'starting' };

export function registerHealth(app: FastifyInstance, { database }: Platform, stage: Stage): void {
  const isDraining = stage.isDraining ?? (() => false);
  const isStarting = stage.isStarting ?? (() => false);
  // Behind a proxy, a connection that is kept would be used until the port closes.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  // For proxies. The database does not count: while it fails over, taking all servers out would help nobody.
  app.get('/servez', { config }, async (_request, reply) => {
    if (isDraining()) return reply.code(503).send(draining);
    return isStarting() ? reply.code(503).send(starting) : { status: 'serving' };
  });
  app.get('/readyz', { config }, async (request, reply) => {
    if (isDraining()) return reply.code(503).send(draining);
    const problem = await database.answers().then(() => null, explain(request));
    if (problem) return reply.code(503).send(problem);
    return isStarting() ? reply.code(503).send(starting) : { status: 'ready' };
  });
}

const explain =
  (request: FastifyRequest) =>
  (error: unknown): Problem => {
    if (error instanceof OutOfSpace) {
      request.log.error({ err: error.cause }, 'the database has no room left');
      return { status: 'disk full' };
    }
    if (error instanceof MissingRights) {
      request.log.error({ reason: error.message }, 'the application role lacks rights');
      return { status: 'rights missing', reason: error.message };
    }
    if (error instanceof ReadOnly) {
      request.log.error('the database takes no writes');
      return { status: 'database read-only' };
    }
    request.log.error({ err: error }, 'the database does not answer');
    return { status: 'database unavailable' };
  };

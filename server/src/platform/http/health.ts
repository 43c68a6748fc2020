// For whoever watches the process: alive, and ready to serve.
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';
import { OutOfSpace } from '../database/database.ts';
import { MissingRights } from '../database/rights.ts';

const config = { isAlwaysAnswered: true };

export function registerHealth(
  app: FastifyInstance,
  { database }: Platform,
  isStarting: () => boolean,
): void {
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (request, reply) => {
    try {
      await database.answers();
      return isStarting() ? reply.code(503).send({ status: 'starting' }) : { status: 'ready' };
    } catch (error) {
      if (error instanceof OutOfSpace) {
        request.log.error({ err: error.cause }, 'the database has no room left');
        return reply.code(503).send({ status: 'disk full' });
      }
      if (error instanceof MissingRights) {
        request.log.error({ reason: error.message }, 'the application role lacks rights');
        return reply.code(503).send({ status: 'rights missing', reason: error.message });
      }
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}

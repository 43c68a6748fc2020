// For whoever watches the process: alive, and ready to serve.
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';
import { OutOfSpace } from '../database/database.ts';

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
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}

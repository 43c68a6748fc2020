// For whoever watches the process: alive, and ready to serve.
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';

const config = { isAlwaysAnswered: true };

export function registerHealth(app: FastifyInstance, { database }: Platform): void {
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (request, reply) => {
    try {
      await database.answers();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}

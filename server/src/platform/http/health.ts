// For whoever watches the process: alive, and ready to serve.
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';

export function registerHealth(app: FastifyInstance, { database }: Platform): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await database.answers();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}

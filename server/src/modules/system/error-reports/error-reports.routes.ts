// The endpoint the Sentry clients post to; its address and answer are theirs, so it is no call of our contract.
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/context.ts';
import { toClientNetwork } from '../../../platform/http/client-network.ts';
import { acceptAnyText } from '../../../platform/http/json.ts';
import { receiveEnvelope } from './error-reports.service.ts';

const maximumBytes = 200_000;

export async function errorReportRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    // The browser client sends plain text, the node client its own type or none.
    acceptAnyText(scope, maximumBytes);
    const config = { isReportEndpoint: true };
    scope.post('/services/errors/api/:project/envelope/', { config }, async (request, reply) => {
      await receiveEnvelope(
        platform,
        toClientNetwork(request),
        typeof request.body === 'string' ? request.body : '',
      );
      return reply.send({});
    });
  });
}

// Headers of every answer: its id, who may cache it, and when to retry.
import type { FastifyInstance } from 'fastify';
import { isPartOfPage } from './security.ts';

/** Seconds after which a request that was refused for lack of room is worth another try. */
const retryAfterSeconds = 2;

export function registerAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Scripts need no request id, since they are not looked up in the log; a missing script is answered as JSON.
    if (!isPartOfPage(request, reply)) reply.header('x-request-id', request.id);
    // Almost everything here is about one practice: what may be kept says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const isForLater = reply.statusCode === 429 || reply.statusCode === 503;
    if (isForLater && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    done();
  });
}

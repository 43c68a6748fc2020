// HEAD is answered like GET; Node leaves the body away, since it has read the method before us. Fastify's own way is a second route
// for each that is read, which would be a tenth of the server's start.
import type { IncomingMessage } from 'node:http';

/** Called before a route is looked for; the address stays what it is. */
export function headAsGet(request: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}

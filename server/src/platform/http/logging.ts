// What a log line tells of a request: an id to follow it by, and an address without secrets.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** An id given by the proxy in front is kept when it has a harmless form. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Addresses carry tokens and e-mail addresses; a log needs neither. */
function loggedAddress(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/(\/check\/email\/).+/, '$1…');
}

export const requestSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: loggedAddress(request.url),
    ip: request.ip,
  }),
};

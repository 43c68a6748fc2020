// What a log line tells of a request: an id to follow it by, and an address without secrets.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { withoutPersonalData } from '@praxora/rules/personal-data';
import type { FastifyRequest } from 'fastify';

/** An id given by the proxy in front is kept when it has a harmless form. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Addresses carry tokens and e-mail addresses, in whatever way they are written; a log needs neither. */
function loggedAddress({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions?.url ?? '';
  return route.includes('/check/email/') ? route : withoutPersonalData(url.split('?')[0] ?? '');
}

export const requestSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: loggedAddress(request),
    ip: request.ip,
  }),
};

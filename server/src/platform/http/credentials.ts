// Finds the session token of a request: the bearer header, or the cookie when the request comes from our own site.
import { type Call, isWriting } from '@praxora/contract/shared/call';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { cookieNames } from './cookies.ts';

export function readToken(
  request: FastifyRequest,
  call: Pick<Call, 'method' | 'writes'>,
  publicUrl: string,
): string | null {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const [, token] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
    if (token !== undefined) return token;
  }
  return readCookieToken(request, call, publicUrl);
}

/** The token that the browser has, whatever an open tab still keeps in memory. */
export function readCookieToken(
  request: FastifyRequest,
  call: Pick<Call, 'method' | 'writes'>,
  publicUrl: string,
): string | null {
  const cookie = request.cookies[cookieNames.token];
  if (cookie === undefined || cookie === '') return null;
  if (isWriting(call)) refuseForeignOrigin(request, publicUrl);
  return cookie;
}

/** A browser tells where a writing request comes from; a cookie alone does not prove that the user meant it. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own = new Set([publicUrl, `${request.protocol}://${request.host}`]);
  const ours = origin === undefined ? site === 'same-origin' || site === 'none' : own.has(origin);
  if (!ours) throw new Refusal('FOREIGN_ORIGIN');
}

// The session's cookies: the token for us, one for the legacy site, and a readable marker without secret.
import '@fastify/cookie';
import { bases } from '@praxora/contract/shared/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

export const cookieNames = {
  token: 'praxora_token',
  legacyToken: 'praxora_legacy_token',
  marker: 'praxora_session',
} as const;

/** Tells a browser somebody logged in with from one nobody knows. No session: it outlives them, and lets nobody in. */
const deviceCookie = 'praxora_device';
const deviceDays = 180;

export const sessionDays = 7;

interface Site {
  readonly config: Pick<Config, 'COOKIE_DOMAIN'>;
  readonly publicUrl: () => string;
}

const attributes = (site: Site) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: site.publicUrl().startsWith('https:'),
  ...(site.config.COOKIE_DOMAIN ? { domain: site.config.COOKIE_DOMAIN } : {}),
});

export function setSessionCookies(reply: FastifyReply, site: Site, token: string): void {
  const lasting = { ...attributes(site), maxAge: sessionDays * 24 * 60 * 60 };
  reply.setCookie(cookieNames.token, token, { ...lasting, httpOnly: true });
  reply.setCookie(cookieNames.legacyToken, token, { ...lasting, httpOnly: true });
  reply.setCookie(cookieNames.marker, '1', { ...lasting, httpOnly: false });
}

export function clearSessionCookies(reply: FastifyReply, site: Site): void {
  for (const name of Object.values(cookieNames)) reply.clearCookie(name, attributes(site));
}

/** Null: the browser has none, or something in its place that we never gave out. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  const value = request.cookies[deviceCookie];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Only sent along where passwords are. */
export function setDeviceCookie(reply: FastifyReply, site: Site, device: string): void {
  const lasting = { ...attributes(site), path: bases.pro, maxAge: deviceDays * 24 * 60 * 60 };
  reply.setCookie(deviceCookie, device, { ...lasting, httpOnly: true });
}

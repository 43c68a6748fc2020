// The session's cookies: the token for us, one for the legacy site, and a readable marker without secret.
import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';

export const cookieNames = {
  token: 'praxora_token',
  legacyToken: 'praxora_legacy_token',
  marker: 'praxora_session',
} as const;

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

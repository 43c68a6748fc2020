// Everything that is no call: health, documentation, pages, files, addresses that nobody has, methods that nobody knows.
import { allCalls } from '@praxora/contract/calls';
import { bases } from '@praxora/contract/shared/call';
import { strangeText, wellFormed } from '../values/texts.ts';
import { brokenBody } from './json-body.ts';
import type { FuzzRequest } from './request.ts';
import { asking, headersAround } from './request-maker.ts';
import type { Sources } from './sources.ts';

const addresses = [
  '/',
  '/healthz',
  '/readyz',
  '/docs',
  '/docs/',
  '/docs/openapi.json',
  '/app',
  '/index.html',
  '/favicon.svg',
  '/auth/login',
  '/cart',
  '/assets/',
  '/assets/missing.js',
  '/assets/../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//',
  '//evil.example/',
  '/pro',
  '/pro/',
  '/pro/unknown',
  '/api/marketplace/v1/',
  '/services/',
  '/services/search/1/indexes',
  '/.env',
  '/.git/config',
  '/pro//login',
  '/PRO/LOGIN',
  '/pro/log%69n',
  '/%',
  '/%zz',
  '/%00',
  '/%ed%a0%80',
  '/a%2fb',
  '/?',
  '/?%',
  '/#',
  '/pro/orders/1/',
  `/${'a'.repeat(7000)}`,
  `/pro/orders/${'1'.repeat(600)}`,
];
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];

export function pageRequest(number: number, sources: Sources): FuzzRequest {
  const { random } = sources;
  const { call } = random.pick(allCalls);
  const calls = bases[call.base] + call.path.replace(/\{\w+\}/g, '1');
  const path = random.chance(0.6)
    ? random.pick(addresses)
    : random.chance(0.5)
      ? calls
      : `/${encodeURIComponent(wellFormed(strangeText(random).slice(0, 500)))}`;
  const method = random.pick(methods);
  const content =
    method === 'GET' || method === 'HEAD' || random.chance(0.6) ? undefined : brokenBody(random, {});
  return {
    number,
    name: 'other address',
    ...asking(sources),
    method,
    path,
    headers: { ...headersAround(random), ...(content ? { 'content-type': content.type } : {}) },
    body: content?.bytes,
    sending: { how: 'whole' },
  };
}

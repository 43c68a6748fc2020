import { readCookie } from '../../../lib/cookies.ts';

/** Names under which the marketing value may stand, the product's own first. */
const marketingCookies = ['utk', 'hubspotutk'];
const longest = 200;

/** The marketing cookie's value, passed on with the login; empty when there is none. */
export function readUtk(cookies?: string): string {
  for (const name of marketingCookies) {
    const value = readCookie(name, cookies);
    if (value) return value.slice(0, longest);
  }
  return '';
}

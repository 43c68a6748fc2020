// The provider's protocol: reads what the official clients send, in all the ways they write it.
import type { IncomingHttpHeaders } from 'node:http';
import { isTooDeep } from '../../../platform/http/json.ts';
import { SearchProblem } from './search-problem.ts';

export type Params = Readonly<Record<string, unknown>>;

/** A single search, or a search within the values of a facet. */
export interface ProtocolRequest {
  readonly indexName: string;
  readonly facet?: string;
  readonly params: Params;
}

/** As with the hosted service. */
const mostRequests = 50;
/** Maximum number of hits of all searches in one request together. */
export const mostHits = 1000;

export function readBody(given: unknown): Params {
  const text = typeof given === 'string' && given !== '' ? given : '{}';
  if (isTooDeep(text)) throw new SearchProblem(400, 'The body is nested too deep');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new SearchProblem(400, 'The body is not valid JSON');
  }
  return objectOr(body, 'The body must be an object');
}

/** Several searches at once, over any of the indexes. */
export function readBatch(body: Params): ProtocolRequest[] {
  const { requests } = body;
  if (!Array.isArray(requests)) throw new SearchProblem(400, 'requests: expected a list');
  if (requests.length > mostRequests)
    throw new SearchProblem(400, `requests: at most ${mostRequests} at a time`);
  return requests.map((given: unknown, index) => {
    const request = objectOr(given, `requests[${index}]: expected an object`);
    const { indexName, type = 'default', facet, ...rest } = request;
    if (typeof indexName !== 'string')
      throw new SearchProblem(400, `requests[${index}]: indexName is missing`);
    if (type === 'default') return { indexName, params: readParams(rest) };
    if (type !== 'facet') throw new SearchProblem(400, `requests[${index}]: type must be default or facet`);
    return { indexName, facet: typeof facet === 'string' ? facet : '', params: readParams(rest) };
  });
}

/** Parameters stand beside each other, or (older clients) in `params`, encoded as in an address. */
export function readParams(given: Params): Params {
  const { params, ...beside } = given;
  if (params === undefined || params === null) return beside;
  if (typeof params === 'string') return { ...beside, ...Object.fromEntries(new URLSearchParams(params)) };
  return { ...beside, ...objectOr(params, 'params: expected a text or an object') };
}

function objectOr(given: unknown, message: string): Params {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SearchProblem(400, message);
  return given as Params;
}

/** A switch may be written as text too. */
export const isOn = (given: unknown): boolean => given === true || given === 'true';
export const isOff = (given: unknown): boolean => given === false || given === 'false';

/** The parameters as the answer repeats them. */
export function writtenParams(params: Params): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    written.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return written.toString();
}

export interface Credentials {
  readonly applicationId: string | undefined;
  readonly key: string | undefined;
}

/** In headers or in the address; there, each client spells the names in its own way. */
export function readCredentials(headers: IncomingHttpHeaders, query: unknown): Credentials {
  const inAddress = Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const find = (name: string): string | undefined => {
    const value = headers[name] ?? inAddress[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { applicationId: find('x-algolia-application-id'), key: find('x-algolia-api-key') };
}

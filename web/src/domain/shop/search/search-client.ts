// The official client of the product search, with our host and this practice's key.
//
// On our own server (SEARCH_HOST is a path) and on Algolia (SEARCH_HOST is its host, such as
// https://APPID-dsn.algolia.net) the same client is used: host and application id come from the configuration, the key
// from GET /pro/search/key, where the server answers with the key its operator configured for that host. Only hidden
// vendors, which our own server knows by the key, have to be named to another one.
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { appConfig } from '../../../lib/config.ts';
import { isOwnServer, searchHost } from './search-host.ts';
import { dropSearchKey, searchKey } from './search-key.ts';
import { searchRequester } from './search-requester.ts';
import { vendorNames, withoutHiddenVendors, withVendorFilter } from './visible-vendors.ts';

/** The client's own limits (1 s and 2 s) would take a busy server for a dead one. */
const timeouts = { connect: 5000, read: 10_000, write: 10_000 };

/** Caching is left to the query client; a price must never come from a second cache. */
const noCache = {
  get: <Value>(_key: unknown, fetch: () => Promise<Value>): Promise<Value> => fetch(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

let client: LiteClient | null = null;

async function clientWithKey(): Promise<LiteClient> {
  const apiKey = await searchKey();
  client ??= createClient(apiKey);
  client.setClientApiKey({ apiKey });
  return client;
}

function createClient(apiKey: string): LiteClient {
  const { host, applicationId } = appConfig().search;
  return liteClient(applicationId, apiKey, {
    hosts: [searchHost(host, window.location.origin)],
    // Keys do not belong into addresses, which are logged.
    authMode: 'WithinHeaders',
    timeouts,
    requester: searchRequester,
    responsesCache: noCache,
    requestsCache: noCache,
    hostsCache: noCache,
  });
}

type Requests = Parameters<LiteClient['search']>[0];

async function search<Hit>(requests: Requests) {
  if (isOwnServer(appConfig().search.host, window.location.origin)) return ask<Hit>(requests);
  const vendors = await vendorNames();
  const answer = await ask<Hit>(withVendorFilter(requests, vendors));
  return { ...answer, results: withoutHiddenVendors(answer.results, requests, vendors) };
}

/** A key ends with its session and after a while: then the next one is asked for, once. */
async function ask<Hit>(requests: Requests) {
  try {
    return await send<Hit>(requests);
  } catch (error) {
    if (!isRefused(error)) throw error;
    dropSearchKey();
    return send<Hit>(requests);
  }
}

const send = async <Hit>(requests: Requests) => (await clientWithKey()).search<Hit>(requests);

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403);
}

/** Client with the one function that the helpers need. */
export const searchClient = { search };

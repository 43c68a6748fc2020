// Search analytics: which products were opened and bought, and by which search they were found.
//
// The official client keeps the anonymous user token in a cookie for 180 days and, in local storage, the query id each
// product was found by. Events go to INSIGHTS_HOST, our own server or Algolia's, with the key of the search. A failed
// event disturbs nobody.
import { searchIndexes } from '@praxora/contract/shop/search-indexes';
import type { InsightsClient } from 'search-insights';
import { appConfig } from '../../../lib/config.ts';
import { keepLastQueryId, readLastQueryId } from './last-query-id.ts';
import { makeRoomInQueryIdCache } from './query-id-cache.ts';
import { eventsAddress } from './search-host.ts';
import { searchKey } from './search-key.ts';
import { lookUpProducts } from './search-products.ts';

const cookieDurationMs = 180 * 24 * 60 * 60 * 1000;
const currency = 'EUR';

let client: Promise<InsightsClient> | null = null;

function insights(): Promise<InsightsClient> {
  client ??= import('search-insights').then(({ createInsightsClient }) => {
    const created = createInsightsClient(post);
    created('init', {
      host: eventsAddress(appConfig().insightsHost, window.location.origin),
      useCookie: true,
      cookieDuration: cookieDurationMs,
    });
    return created;
  });
  return client;
}

/** Goes out even when the page is being left: a click on a product does just that. */
async function post(url: string, events: Record<string, unknown>): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(events),
    headers: { 'Content-Type': 'text/plain' },
    credentials: 'omit',
    keepalive: true,
  });
  return response.ok;
}

/** The client, ready to send, and the key; the client writes the latter into the address as it is. */
async function ready() {
  const [send, key] = await Promise.all([insights(), searchKey()]);
  makeRoomInQueryIdCache();
  const headers = {
    'X-Algolia-Application-Id': encodeURIComponent(appConfig().search.applicationId),
    'X-Algolia-API-Key': encodeURIComponent(key),
  };
  return { send, credentials: { headers } };
}

function inBackground(sending: Promise<unknown>): void {
  // Analytics must not get in anybody's way.
  sending.catch(() => undefined);
}

export interface ProductClick {
  readonly objectID: string;
  readonly index: string;
  readonly queryID: string | undefined;
  /** From 1, over all pages. */
  readonly position: number;
}

export function trackProductClicked(click: ProductClick): void {
  keepLastQueryId(click.queryID);
  inBackground(sendClick(click));
}

async function sendClick({ objectID, index, queryID, position }: ProductClick): Promise<void> {
  const { send, credentials } = await ready();
  const event = { eventName: 'Product Clicked', index, objectIDs: [objectID] };
  if (queryID) {
    await send('clickedObjectIDsAfterSearch', { ...event, queryID, positions: [position] }, credentials);
  } else {
    await send('clickedObjectIDs', event, credentials);
  }
}

export interface AddedProduct {
  /** The hit it came from; left out when no search led here, it is then looked up by name. */
  readonly objectID?: string | undefined;
  readonly name?: string | undefined;
}

/** Quantity and goods value added to the cart, at the chosen vendor's price. */
export interface CartGrowth {
  readonly quantity: number;
  readonly goodsCents: number;
}

/** Fits `useAddToCart({ onAdded: trackAddedToCart })`. */
export function trackAddedToCart(product: AddedProduct, growth: CartGrowth): void {
  inBackground(sendAdded(product, growth));
}

async function sendAdded({ objectID, name }: AddedProduct, growth: CartGrowth): Promise<void> {
  const queryID = objectID === undefined ? null : readLastQueryId();
  const hitId = objectID ?? (await objectIdByName(name));
  if (hitId === undefined) return;
  const { send, credentials } = await ready();
  const { quantity } = growth;
  // A larger quantity may make what lay there before cheaper by more than what came in.
  const goodsCents = Math.max(0, growth.goodsCents);
  const price = Math.round(goodsCents / quantity) / 100;
  const event = {
    index: searchIndexes.products,
    objectIDs: [hitId],
    currency,
    value: goodsCents / 100,
  };
  if (queryID) {
    const objectData = [{ queryID, quantity, price }];
    const eventName = 'Added To Cart After Search';
    await send('addedToCartObjectIDsAfterSearch', { ...event, eventName, queryID, objectData }, credentials);
  } else {
    const objectData = [{ quantity, price }];
    await send('addedToCartObjectIDs', { ...event, eventName: 'Added To Cart', objectData }, credentials);
  }
}

export interface PurchasedProduct {
  /** As the index has it; the object is looked up by it. */
  readonly name: string;
  readonly quantity: number;
  readonly netCents: number;
}

/** The most objects one event may name. */
const mostObjects = 20;

/** After an order was placed. The client knows by which search each product was found, where one was. */
export function trackPurchased(products: readonly PurchasedProduct[]): void {
  for (let start = 0; start < products.length; start += mostObjects) {
    inBackground(sendPurchased(products.slice(start, start + mostObjects)));
  }
}

async function sendPurchased(products: readonly PurchasedProduct[]): Promise<void> {
  const hits = await lookUpProducts(products.map(({ name }) => name));
  const known = products.flatMap((product, index) => {
    const objectID = hits[index]?.objectID;
    return objectID === undefined ? [] : { ...product, objectID };
  });
  if (known.length === 0) return;
  const { send, credentials } = await ready();
  const event = {
    eventName: 'Products Purchased',
    index: searchIndexes.products,
    objectIDs: known.map(({ objectID }) => objectID),
    // The price of one, which need not be whole cents after a discount on the line.
    objectData: known.map(({ quantity, netCents }) => ({
      quantity,
      price: Math.round(netCents / quantity) / 100,
    })),
    value: known.reduce((cents, { netCents }) => cents + netCents, 0) / 100,
    currency,
  };
  await send('purchasedObjectIDs', event, { ...credentials, inferQueryID: true });
}

async function objectIdByName(name: string | undefined): Promise<string | undefined> {
  if (!name) return undefined;
  const [hit] = await lookUpProducts([name]);
  return hit?.objectID;
}

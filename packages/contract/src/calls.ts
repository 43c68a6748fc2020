// Every call of the product in one list: the server registers it, the OpenAPI page and the tests read it.
import type { Call } from './call.ts';
import { cartCalls } from './cart/cart.calls.ts';
import { catalogCalls } from './catalog/catalog.calls.ts';
import { configCalls } from './config/config.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { savedCalls } from './saved/saved.calls.ts';
import { searchCalls } from './search/search.calls.ts';
import { vendorCalls } from './vendors/vendors.calls.ts';

/** Call groups by the module that answers them. */
const callGroups = {
  config: configCalls,
  identity: identityCalls,
  catalog: catalogCalls,
  vendors: vendorCalls,
  saved: savedCalls,
  search: searchCalls,
  cart: cartCalls,
} as const;

export interface NamedCall {
  readonly group: string;
  readonly name: string;
  readonly call: Call;
}

export const allCalls: readonly NamedCall[] = Object.entries(callGroups).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ group, name, call: call as unknown as Call })),
);

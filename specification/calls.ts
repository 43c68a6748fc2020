// Section 7 of the specification: every call, each method an entry of its own.
import type { Base, Method } from '@praxora/contract/call';
import type { Area, State } from './entry.ts';

export interface SpecifiedCall {
  readonly base: Base;
  readonly method: Method;
  /** Below the base, parameters in braces; their names are the contract's to choose. */
  readonly path: string;
  readonly area: Area;
  readonly state: State;
  /** Speaks another product's protocol, so it is no call of our contract: the file that answers it. */
  readonly answeredIn?: string;
}

type Row = readonly [method: Method, path: string, state: State];

const group = (base: Base, area: Area, rows: readonly Row[]): SpecifiedCall[] =>
  rows.map(([method, path, state]) => ({ base, method, path, area, state }));

const marketplaceCalls: readonly SpecifiedCall[] = [
  ...group('marketplace', 'identity', [
    ['GET', 'wpraxis', 'built'],
    ['GET', 'logout', 'built'],
  ]),
  ...group('marketplace', 'platform', [['GET', 'config', 'built']]),
  ...group('marketplace', 'cart', [
    ['GET', 'wwarenkorb/list', 'coming'],
    ['GET', 'wwarenkorb/addresses/items-count', 'coming'],
    ['GET', 'wwarenkorb/schritt1/{a}/{b}', 'coming'],
    ['POST', 'wwarenkorbposition-update/{id}', 'coming'],
    ['DELETE', 'wwarenkorbposition/{id}', 'coming'],
    ['DELETE', 'wwarenkorbposition/all', 'coming'],
    ['POST', 'wwarenkorbposition/{id}/address/{addressId}', 'coming'],
    ['POST', 'wwarenkorbposition/{id}/lieferant/{vendorId}', 'coming'],
    ['POST', 'wwarenkorb/{a}/{b}', 'coming'],
    ['POST', 'wwarenkorb/mitteilung/{a}/{b}', 'coming'],
  ]),
  ...group('marketplace', 'optimizer', [
    ['POST', 'middleware/basket/optimiser', 'coming'],
    ['POST', 'middleware/apply/basket/optimiser', 'coming'],
  ]),
];

const proCalls: readonly SpecifiedCall[] = [
  ...group('pro', 'identity', [
    ['POST', 'login', 'built'],
    ['GET', 'check/email/{email}', 'built'],
    ['POST', 'password/change', 'built'],
  ]),
  ...group('pro', 'cost centers', [
    ['GET', 'cost-centers', 'coming'],
    ['POST', 'cost-centers', 'coming'],
    ['GET', 'cost-centers/{id}', 'coming'],
    ['PUT', 'cost-centers/{id}', 'coming'],
    ['DELETE', 'cost-centers/{id}', 'coming'],
    ['GET', 'cost-centers/feature', 'coming'],
    ['POST', 'features', 'coming'],
  ]),
  ...group('pro', 'catalog', [
    ['GET', 'manufacturers', 'built'],
    ['GET', 'consumptionUnits', 'coming'],
  ]),
  ...group('pro', 'reports', [['GET', 'user/report/inventory/count', 'coming']]),
  ...group('pro', 'inventory', [
    ['GET', 'storages', 'coming'],
    ['POST', 'storages', 'coming'],
    ['GET', 'storages/{id}', 'coming'],
    ['PUT', 'storages/{id}', 'coming'],
    ['DELETE', 'storages/{id}', 'coming'],
    ['GET', 'saved/article/list', 'built'],
    ['GET', 'inventory/article/list', 'coming'],
    ['GET', 'inventory/article/list/storage/{id}', 'coming'],
    ['GET', 'inventory/catalog/list', 'coming'],
    ['GET', 'inventory/catalog/list/storage/{id}', 'coming'],
    ['GET', 'inventory/article/{id}', 'coming'],
    ['DELETE', 'inventory/article/{id}', 'coming'],
    ['POST', 'inventory/article', 'coming'],
    ['PUT', 'inventory/article', 'coming'],
    ['PUT', 'inventory/article/{id}/catalog-origin', 'coming'],
    ['POST', 'stock/manual/input', 'coming'],
    ['GET', 'inventory/article/{id}/document/list', 'coming'],
    ['POST', 'inventory/article/{id}/document', 'coming'],
    ['GET', 'inventory/article/document/{id}', 'coming'],
    ['PUT', 'inventory/article/document/{id}', 'coming'],
    ['DELETE', 'inventory/article/document/{id}', 'coming'],
    ['GET', 'custom-price-offers/{id}', 'coming'],
    ['GET', 'custom-price-offers/article/{a}/vendor/{v}', 'coming'],
    ['POST', 'custom-price-offers/{id}', 'coming'],
    ['PUT', 'custom-price-offers/{id}/article/{a}', 'coming'],
    ['DELETE', 'custom-price-offers/{id}/article/{a}', 'coming'],
    ['GET', 'default-prices/{id}', 'coming'],
    ['GET', 'search/inventory-article', 'coming'],
  ]),
  ...group('pro', 'scan', [
    ['GET', 'basket/position/buffered/check/{userId}', 'coming'],
    ['GET', 'basket/position/buffered', 'coming'],
    ['DELETE', 'basket/position/buffered/{id}', 'coming'],
  ]),
  ...group('pro', 'vendors', [['GET', 'articles-suggestion/order-history/{vendorId}', 'coming']]),
];

/** Other services and the hosted search, at the addresses of their built-in stand-ins. */
const serviceCalls: readonly SpecifiedCall[] = [
  ...group('services', 'cart', [['GET', 'price-engine', 'coming']]),
  ...group('services', 'approvals', [
    ['GET', 'approval/rejected-approvals', 'coming'],
    ['DELETE', 'approval/rejected-approvals', 'coming'],
    ['GET', 'admin/praxora_user/clinic', 'coming'],
  ]),
  ...group('services', 'reports', [['GET', 'blob/{id}', 'coming']]),
  {
    base: 'services',
    method: 'POST',
    path: 'errors/api/{project}/envelope/',
    area: 'platform',
    state: 'built',
    answeredIn: 'server/src/modules/error-reports/error-reports.routes.ts',
  },
  ...['search/1/indexes/*/queries', 'insights/1/events'].map(
    (path): SpecifiedCall => ({
      base: 'services',
      method: 'POST',
      path,
      area: 'search',
      state: 'built',
      answeredIn: 'server/src/modules/search/search.routes.ts',
    }),
  ),
];

export const specifiedCalls: readonly SpecifiedCall[] = [...marketplaceCalls, ...proCalls, ...serviceCalls];

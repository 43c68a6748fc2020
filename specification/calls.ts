// Section 7 of the specification: every call, each method an entry of its own.
import type { Base, Method } from '@praxora/contract/shared/call';
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
    ['GET', 'wwarenkorb/list', 'built'],
    ['GET', 'wwarenkorb/addresses/items-count', 'built'],
    ['GET', 'wwarenkorb/schritt1/{a}/{b}', 'built'],
    ['POST', 'wwarenkorbposition-update/{id}', 'built'],
    ['DELETE', 'wwarenkorbposition/{id}', 'built'],
    ['DELETE', 'wwarenkorbposition/all', 'built'],
    ['POST', 'wwarenkorbposition/{id}/address/{addressId}', 'built'],
    ['POST', 'wwarenkorbposition/{id}/lieferant/{vendorId}', 'built'],
    ['POST', 'wwarenkorb/{a}/{b}', 'built'],
    ['POST', 'wwarenkorb/mitteilung/{a}/{b}', 'built'],
  ]),
  ...group('marketplace', 'optimizer', [
    ['POST', 'middleware/basket/optimiser', 'built'],
    ['POST', 'middleware/apply/basket/optimiser', 'built'],
  ]),
];

const proCalls: readonly SpecifiedCall[] = [
  ...group('pro', 'identity', [
    ['POST', 'login', 'built'],
    ['GET', 'check/email/{email}', 'built'],
    ['POST', 'password/change', 'built'],
  ]),
  ...group('pro', 'cost centers', [
    ['GET', 'cost-centers', 'built'],
    ['POST', 'cost-centers', 'built'],
    ['GET', 'cost-centers/{id}', 'built'],
    ['PUT', 'cost-centers/{id}', 'built'],
    ['DELETE', 'cost-centers/{id}', 'built'],
    ['GET', 'cost-centers/feature', 'built'],
    ['POST', 'features', 'built'],
  ]),
  ...group('pro', 'catalog', [
    ['GET', 'manufacturers', 'built'],
    ['GET', 'consumptionUnits', 'built'],
  ]),
  ...group('pro', 'reports', [['GET', 'user/report/inventory/count', 'built']]),
  ...group('pro', 'inventory', [
    ['GET', 'storages', 'built'],
    ['POST', 'storages', 'built'],
    ['GET', 'storages/{id}', 'built'],
    ['PUT', 'storages/{id}', 'built'],
    ['DELETE', 'storages/{id}', 'built'],
    ['GET', 'saved/article/list', 'built'],
    ['GET', 'inventory/article/list', 'built'],
    ['GET', 'inventory/article/list/storage/{id}', 'built'],
    ['GET', 'inventory/catalog/list', 'built'],
    ['GET', 'inventory/catalog/list/storage/{id}', 'built'],
    ['GET', 'inventory/article/{id}', 'built'],
    ['DELETE', 'inventory/article/{id}', 'built'],
    ['POST', 'inventory/article', 'built'],
    ['PUT', 'inventory/article', 'built'],
    ['PUT', 'inventory/article/{id}/catalog-origin', 'built'],
    ['POST', 'stock/manual/input', 'built'],
    ['GET', 'inventory/article/{id}/document/list', 'built'],
    ['POST', 'inventory/article/{id}/document', 'built'],
    ['GET', 'inventory/article/document/{id}', 'built'],
    ['PUT', 'inventory/article/document/{id}', 'built'],
    ['DELETE', 'inventory/article/document/{id}', 'built'],
    ['GET', 'custom-price-offers/{id}', 'built'],
    ['GET', 'custom-price-offers/article/{a}/vendor/{v}', 'built'],
    ['POST', 'custom-price-offers/{id}', 'built'],
    ['PUT', 'custom-price-offers/{id}/article/{a}', 'built'],
    ['DELETE', 'custom-price-offers/{id}/article/{a}', 'built'],
    ['GET', 'default-prices/{id}', 'built'],
    ['GET', 'search/inventory-article', 'built'],
  ]),
  ...group('pro', 'scan', [
    ['GET', 'basket/position/buffered/check/{userId}', 'built'],
    ['GET', 'basket/position/buffered', 'built'],
    ['DELETE', 'basket/position/buffered/{id}', 'built'],
  ]),
  ...group('pro', 'vendors', [['GET', 'articles-suggestion/order-history/{vendorId}', 'built']]),
];

/** Other services and the hosted search, at the addresses of their built-in stand-ins. */
const serviceCalls: readonly SpecifiedCall[] = [
  ...group('services', 'cart', [['GET', 'price-engine', 'built']]),
  ...group('services', 'approvals', [
    ['GET', 'approval/rejected-approvals', 'built'],
    ['DELETE', 'approval/rejected-approvals', 'built'],
    ['GET', 'admin/praxora_user/clinic', 'built'],
  ]),
  ...group('services', 'reports', [['GET', 'blob/{id}', 'built']]),
  {
    base: 'services',
    method: 'POST',
    path: 'errors/api/{project}/envelope/',
    area: 'platform',
    state: 'built',
    answeredIn: 'server/src/modules/system/error-reports/error-reports.routes.ts',
  },
  ...['search/1/indexes/*/queries', 'insights/1/events'].map(
    (path): SpecifiedCall => ({
      base: 'services',
      method: 'POST',
      path,
      area: 'search',
      state: 'built',
      answeredIn: 'server/src/modules/shop/search/search.routes.ts',
    }),
  ),
];

export const specifiedCalls: readonly SpecifiedCall[] = [...marketplaceCalls, ...proCalls, ...serviceCalls];

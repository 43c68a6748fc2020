import { priceEngineCalls as calls } from '@praxora/contract/purchasing/price-engine.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { pricedCartOfOffice } from './price-engine.service.ts';

export function priceEngineRoutes(http: Http): void {
  http.answer(calls.getPricedCart, (context, { query }) =>
    pricedCartOfOffice(context, query.dentalOfficeId, query.addressId),
  );
}

import { priceOfferCalls as calls } from '@praxora/contract/vendors/price-offers.calls';
import type { Http } from '../../../platform/http/answer.ts';
import {
  createPriceOffer,
  deletePriceOffer,
  getPriceOffer,
  listPriceOffers,
  listVendorPriceOffers,
  updatePriceOffer,
} from './price-offers.service.ts';

export function priceOfferRoutes(http: Http): void {
  http.answer(calls.listPriceOffers, (context, { params }) => listPriceOffers(context, params.articleId));
  http.answer(calls.listVendorPriceOffers, (context, { params, query }) =>
    listVendorPriceOffers(context, params.vendorId, query),
  );
  http.answer(calls.getPriceOffer, (context, { params }) =>
    getPriceOffer(context, params.articleId, params.vendorId),
  );
  http.answer(calls.createPriceOffer, (context, { params, body }) =>
    createPriceOffer(context, params.articleId, body),
  );
  http.answer(calls.updatePriceOffer, (context, { params, body }) =>
    updatePriceOffer(context, params.articleId, params.priceOfferId, body),
  );
  http.answer(calls.deletePriceOffer, (context, { params, query }) =>
    deletePriceOffer(context, params.articleId, params.priceOfferId, query.version),
  );
}

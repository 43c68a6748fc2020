import { priceListCalls as calls } from '@praxora/contract/vendors/price-lists.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { commitPriceList } from './commit.ts';
import {
  changePriceList,
  correctPriceListLine,
  discardPriceList,
  findPriceList,
  listPriceListLines,
  uploadPriceList,
} from './price-lists.service.ts';

export function priceListRoutes(http: Http): void {
  http.upload(calls.uploadPriceList, (context, { body, file }) => uploadPriceList(context, body, file));
  http.answer(calls.findPriceList, (context, { query }) => findPriceList(context, query));
  http.answer(calls.changePriceList, (context, { params, body }) =>
    changePriceList(context, params.priceListId, body),
  );
  http.answer(calls.listPriceListLines, (context, { params, query }) =>
    listPriceListLines(context, params.priceListId, query),
  );
  http.answer(calls.correctPriceListLine, (context, { params, body }) =>
    correctPriceListLine(context, params.priceListId, params.row, body),
  );
  http.answer(calls.discardPriceList, (context, { params }) => discardPriceList(context, params.priceListId));
  http.answer(calls.commitPriceList, (context, { params, body }) =>
    commitPriceList(context, body.vendorId, params.priceListId),
  );
}

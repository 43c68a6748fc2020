import { stocktakingCalls as calls } from '@praxora/contract/inventory/stocktaking.calls';
import { stocktakingRecordCalls as recordCalls } from '@praxora/contract/inventory/stocktaking-record.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { addFoundBatch, countLabel, countLine } from './counting.ts';
import { getStocktakingRecord, listDueCounts } from './record.ts';
import { recordFile } from './record-file.ts';
import * as service from './stocktaking.service.ts';

export function stocktakingRoutes(http: Http): void {
  http.answer(calls.listStocktakings, (context) => service.listStocktakings(context));
  http.answer(calls.startStocktaking, (context, { body }) => service.startStocktaking(context, body));
  http.answer(calls.listCountColleagues, (context) => service.listCountColleagues(context));
  http.answer(calls.getStocktaking, (context, { params }) =>
    service.getStocktaking(context, params.stocktakingId),
  );
  http.answer(calls.countLine, (context, { params, body }) =>
    countLine(context, params.stocktakingId, params.stockId, body),
  );
  http.answer(calls.countLabel, (context, { params, body }) =>
    countLabel(context, params.stocktakingId, body),
  );
  http.answer(calls.addFoundBatch, (context, { params, body }) =>
    addFoundBatch(context, params.stocktakingId, body),
  );
  http.answer(calls.requestRecount, (context, { params, body }) =>
    service.requestRecount(context, params.stocktakingId, body),
  );
  http.answer(calls.reviewBlindCount, (context, { params }) =>
    service.reviewBlindCount(context, params.stocktakingId),
  );
  http.answer(calls.pauseStocktaking, (context, { params }) =>
    service.pauseStocktaking(context, params.stocktakingId),
  );
  http.answer(calls.handOverStocktaking, (context, { params, body }) =>
    service.handOverStocktaking(context, params.stocktakingId, body),
  );
  http.answer(calls.bookStocktaking, (context, { params, query }) =>
    service.bookStocktaking(context, params.stocktakingId, query),
  );
  http.answer(calls.discardStocktaking, (context, { params }) =>
    service.discardStocktaking(context, params.stocktakingId),
  );
  http.answer(recordCalls.getStocktakingRecord, (context, { params }) =>
    getStocktakingRecord(context, params.stocktakingId),
  );
  http.download(recordCalls.downloadStocktakingRecord, (context, { params, query }) =>
    recordFile(context, params.stocktakingId, query),
  );
  http.answer(recordCalls.listDueCounts, (context) => listDueCounts(context));
}

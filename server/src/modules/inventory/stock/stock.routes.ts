import { blockCalls } from '@praxora/contract/inventory/block.calls';
import { expiryCalls } from '@praxora/contract/inventory/expiry.calls';
import { moveCalls } from '@praxora/contract/inventory/moves.calls';
import { openingCalls } from '@praxora/contract/inventory/opening.calls';
import { stockCalls as calls } from '@praxora/contract/inventory/stock.calls';
import { treatmentCalls } from '@praxora/contract/inventory/treatment.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { blockStock, unblockStock, useFirst } from './blocks.ts';
import { listExpiringBatches } from './expiry.ts';
import { cancelInput } from './inputs.ts';
import { moveSeveral } from './moves.ts';
import { openPackage } from './opened.ts';
import { bookConsumption, bookInput, correctStock, defaultPrices, moveStock } from './stock.service.ts';
import { listMovements, listStock, recallBatch, useByMonth } from './stock-views.ts';
import { setTreatment } from './treatment.ts';
import { treatmentFile } from './treatment-file.ts';
import { undoBooking } from './undo.ts';
import { writeOff } from './write-off.ts';

export function stockRoutes(http: Http): void {
  http.answer(calls.bookInput, (context, { body }) => bookInput(context, body));
  http.answer(calls.cancelInput, (context, { params }) => cancelInput(context, params.stockId));
  http.answer(calls.bookConsumption, (context, { body }) => bookConsumption(context, body));
  http.answer(calls.writeOff, (context, { body }) => writeOff(context, body));
  http.answer(blockCalls.blockStock, (context, { body }) => blockStock(context, body));
  http.answer(blockCalls.unblockStock, (context, { body }) => unblockStock(context, body));
  http.answer(treatmentCalls.setTreatment, (context, { params, body }) =>
    setTreatment(context, params.bookingId, body),
  );
  http.download(treatmentCalls.downloadTreatments, (context, { query }) => treatmentFile(context, query));
  http.answer(openingCalls.openPackage, (context, { body }) => openPackage(context, body));
  http.answer(openingCalls.useFirst, (context, { body }) => useFirst(context, body));
  http.answer(calls.correctStock, (context, { body }) => correctStock(context, body));
  http.answer(calls.moveStock, (context, { body }) => moveStock(context, body));
  http.answer(moveCalls.moveSeveral, (context, { body }) => moveSeveral(context, body));
  http.answer(calls.undoBooking, (context, { params, query }) =>
    undoBooking(context, params.bookingId, query.labelId),
  );
  http.answer(calls.listStock, (context, { params }) => listStock(context, params.articleId));
  http.answer(calls.listMovements, (context, { params, query }) =>
    listMovements(context, params.articleId, query),
  );
  http.answer(calls.getUse, (context, { params }) => useByMonth(context, params.articleId));
  http.answer(calls.defaultPrices, (context, { params }) => defaultPrices(context, params.articleId));
  http.answer(expiryCalls.listExpiringBatches, (context, { query }) =>
    listExpiringBatches(context, query.span),
  );
  http.answer(calls.recallBatch, (context, { query }) => recallBatch(context, query.batchNumber));
}

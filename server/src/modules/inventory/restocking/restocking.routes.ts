import { moveCalls as calls } from '@praxora/contract/inventory/moves.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { pickListFile } from './pick-list-file.ts';
import { getPickList, listTargets, setTargets } from './restocking.service.ts';

export function restockingRoutes(http: Http): void {
  http.answer(calls.listTargets, (context, { params }) => listTargets(context, params.storageId));
  http.answer(calls.setTargets, (context, { params, body }) => setTargets(context, params.storageId, body));
  http.answer(calls.getPickList, (context, { query }) => getPickList(context, query.storageId));
  http.download(calls.downloadPickList, (context, { query }) => pickListFile(context, query));
}

import { costCenterCalls as calls } from '@praxora/contract/inventory/cost-centers.calls';
import type { Http } from '../../../platform/http/answer.ts';
import {
  createCostCenter,
  deleteCostCenter,
  getCostCenter,
  getFeature,
  listCostCenters,
  updateCostCenter,
} from './cost-centers.service.ts';

export function costCenterRoutes(http: Http): void {
  http.answer(calls.listCostCenters, (context) => listCostCenters(context));
  http.answer(calls.getFeature, (context) => getFeature(context));
  http.answer(calls.getCostCenter, (context, { params }) => getCostCenter(context, params.costCenterId));
  http.answer(calls.createCostCenter, (context, { body }) => createCostCenter(context, body));
  http.answer(calls.updateCostCenter, (context, { params, body }) =>
    updateCostCenter(context, params.costCenterId, body),
  );
  http.answer(calls.deleteCostCenter, (context, { params }) =>
    deleteCostCenter(context, params.costCenterId),
  );
}

import { assortmentCalls as calls } from '@praxora/contract/shop/assortment.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { countAssortment, listAssortment } from './assortment.service.ts';
import { assortmentFile } from './assortment-file.ts';

export function assortmentRoutes(http: Http): void {
  http.answer(calls.listAssortment, (context, { query }) => listAssortment(context, query));
  http.download(calls.exportAssortment, (context, { query }) => assortmentFile(context, query));
  http.answer(calls.countAssortment, countAssortment);
}

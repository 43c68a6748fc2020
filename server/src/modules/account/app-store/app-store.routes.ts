import { appStoreCalls as calls } from '@praxora/contract/account/app-store.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { readFeatures, setFeatures } from './app-store.service.ts';

export function appStoreRoutes(http: Http): void {
  http.answer(calls.getFeatures, (context) => readFeatures(context));
  http.answer(calls.setFeatures, (context, { body }) => setFeatures(context, body));
}

import { configCalls as calls } from '@praxora/contract/account/config.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { readAppConfig } from './configuration.service.ts';

export function configurationRoutes(http: Http): void {
  http.answer(calls.getConfig, (context) => readAppConfig(context));
}

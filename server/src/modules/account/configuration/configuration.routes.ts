import { configCalls as calls } from '@praxora/contract/account/config.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { appConfigOf } from './configuration.service.ts';

export function configurationRoutes(http: Http): void {
  http.answer(calls.getConfig, (context) => appConfigOf(context));
}

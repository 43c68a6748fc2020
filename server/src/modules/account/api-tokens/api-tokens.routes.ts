import { apiTokenCalls as calls } from '@praxora/contract/account/api-tokens.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.service.ts';

export function apiTokenRoutes(http: Http): void {
  http.answer(calls.listApiTokens, (context) => listApiTokens(context));
  http.answer(calls.createApiToken, (context, { body }) => createApiToken(context, body));
  http.answer(calls.revokeApiToken, (context, { params }) => revokeApiToken(context, params.apiTokenId));
}

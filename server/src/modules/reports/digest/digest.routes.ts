import { digestCalls as calls } from '@praxora/contract/reports/digest.calls';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/context.ts';
import type { Http } from '../../../platform/http/answer.ts';
import { toClientNetwork } from '../../../platform/http/client-network.ts';
import { acceptAnyText } from '../../../platform/http/json.ts';
import * as digest from './digest.service.ts';

export function digestRoutes(http: Http): void {
  http.answer(calls.getDigest, (context) => digest.readDigestSetting(context));

  http.answer(calls.setDigest, (context, { body }) => digest.setDigest(context, body));

  http.answer(calls.unsubscribe, async (context, { body }) => {
    await digest.unsubscribe(context, body.token);
    return { unsubscribed: true };
  });
}

const mostBytes = 10_000;

/**
 * The one click of a mail program (RFC 8058): a form of its own making, posted to the very address of the page. Opening that
 * page is a GET and changes nothing.
 */
export async function oneClickRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    acceptAnyText(scope, mostBytes);
    scope.post<{ Querystring: { token?: unknown } }>('/auth/unsubscribe', async (request) => {
      const { token } = request.query;
      await digest.unsubscribe(
        { database: platform.database, ip: toClientNetwork(request) },
        typeof token === 'string' ? token : '',
      );
      return { data: { unsubscribed: true } };
    });
  });
}

// The practice's key is a call of our contract; searches and events follow the provider's protocol and its error form.
import { searchCalls as calls } from '@praxora/contract/shop/search.calls';
import { searchSynonymCalls as synonymCalls } from '@praxora/contract/shop/search-synonyms.calls';
import { SearchRequestError } from '@praxora/search/request-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/errors.ts';
import type { Http } from '../../../platform/http/answer.ts';
import { toClientNetwork } from '../../../platform/http/client-network.ts';
import { acceptAnyText } from '../../../platform/http/json.ts';
import { reportFault } from '../../../platform/http/problems.ts';
import * as own from './own-synonyms.ts';
import { readBatch, readBody, readCredentials, readParams } from './protocol.ts';
import * as service from './search.service.ts';
import { SearchProblem } from './search-problem.ts';

const maximumBytes = 1_000_000;
const searchBase = '/services/search/1/indexes';

export async function searchRoutes(http: Http, app: FastifyInstance, search: service.Search): Promise<void> {
  http.answer(calls.getSearchKey, (context) => service.issueKey(search, context));
  http.answer(synonymCalls.listSearchSynonyms, own.listOwn);
  http.answer(synonymCalls.addSearchSynonyms, (context, { body }) => own.addOwn(context, body));
  http.answer(synonymCalls.changeSearchSynonyms, (context, { params, body }) =>
    own.changeOwn(context, params.synonymsId, body),
  );
  http.answer(synonymCalls.deleteSearchSynonyms, (context, { params }) =>
    own.deleteOwn(context, params.synonymsId),
  );

  await app.register(async (scope) => {
    // The clients send JSON and call it plain text or a form.
    acceptAnyText(scope, maximumBytes);
    scope.setErrorHandler((error, request, reply) => {
      const { status, message, retryAfterSeconds } = problemOf(error, request);
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return reply.code(status).send({ message, status });
    });

    // The name of the index is `*`, which the router itself would read as a pattern.
    // The clients call it as /services/search/1/indexes/*/queries, with the star to the letter.
    scope.post<{ Params: { index: string } }>(`${searchBase}/:index/queries`, async (request, reply) => {
      if (request.params.index !== '*') throw new SearchProblem(404, 'Not found');
      const requests = readBatch(readBody(request.body));
      const results = await service.answerQueries(search, credentials(request), requests);
      return sendJson(reply, `{"results":[${results.join(',')}]}`);
    });

    scope.post<{ Params: { index: string } }>(`${searchBase}/:index/query`, async (request, reply) => {
      const params = readParams(readBody(request.body));
      const [result] = await service.answerQueries(search, credentials(request), [
        { indexName: request.params.index, params },
      ]);
      return sendJson(reply, result);
    });

    scope.post<{ Params: { index: string; facet: string } }>(
      `${searchBase}/:index/facets/:facet/query`,
      async (request, reply) => {
        const { index, facet } = request.params;
        const params = readParams(readBody(request.body));
        const [result] = await service.answerQueries(search, credentials(request), [
          { indexName: index, facet, params },
        ]);
        return sendJson(reply, result);
      },
    );

    scope.post('/services/insights/1/events', async (request) => {
      await service.receiveEvents(
        search,
        credentials(request),
        toClientNetwork(request),
        readBody(request.body),
      );
      return { status: 200, message: 'OK' };
    });
  });
}

const sendJson = (reply: FastifyReply, text: string | undefined): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

const credentials = (request: FastifyRequest) => readCredentials(request.headers, request.query);

interface Problem {
  readonly status: number;
  readonly message: string;
  readonly retryAfterSeconds?: number | undefined;
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof SearchProblem) return error;
  if (error instanceof SearchRequestError) return { status: 400, message: error.message };
  if (error instanceof Refusal) {
    const { status, message, code, params } = error;
    const isForAWhile = code === 'TOO_MANY_REQUESTS';
    return { status, message, ...(isForAWhile ? { retryAfterSeconds: Number(params.minutes) * 60 } : {}) };
  }
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, message };
  reportFault(error, request, 'search failed');
  return { status: 500, message: 'Internal error' };
}

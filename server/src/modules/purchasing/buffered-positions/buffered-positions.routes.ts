import { bufferedPositionCalls as calls } from '@praxora/contract/purchasing/buffered-positions.calls';
import type { Http } from '../../../platform/http/answer.ts';
import * as service from './buffered-positions.service.ts';

export function bufferedPositionRoutes(http: Http): void {
  http.answer(calls.checkBufferedPositions, (context, { params }) =>
    service.checkFor(context, params.userId),
  );

  http.answer(calls.listBufferedPositions, (context) => service.listWaiting(context));

  http.answer(calls.putAside, (context, { body }) => service.putAside(context, body));

  http.answer(calls.takeOver, (context, { params, body }) => service.takeOver(context, params.id, body));

  http.answer(calls.takeOverSeveral, (context, { body }) => service.takeOverSeveral(context, body));

  http.answer(calls.discardBufferedPosition, (context, { params }) => service.discard(context, params.id));

  http.answer(calls.discardSeveral, (context, { body }) => service.discardSeveral(context, body.ids));
}

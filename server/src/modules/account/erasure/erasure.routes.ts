import { personalDataCalls as calls } from '@praxora/contract/account/personal-data.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { deleteUser, previewErasure } from './erasure.service.ts';
import { exportPersonalData } from './personal-data.service.ts';

export function erasureRoutes(http: Http): void {
  http.download(calls.exportPersonalData, (context, { params }) =>
    exportPersonalData(context, params.userId),
  );

  http.download(calls.exportOwnPersonalData, (context) => exportPersonalData(context, context.user.userId));

  http.answer(calls.previewErasure, (context, { params }) => previewErasure(context, params.userId));

  http.answer(calls.deleteUser, (context, { params, body }) =>
    deleteUser(context, params.userId, body.handOver),
  );
}

import { approvalSettingCalls as calls } from '@praxora/contract/account/approval-settings.calls';
import type { Http } from '../../../platform/http/answer.ts';
import * as settings from './approval-settings.service.ts';

export function clinicRoutes(http: Http): void {
  http.answer(calls.getApprovalSettings, (context) => settings.getApprovalSettings(context));

  http.answer(calls.changeApprovalSettings, (context, { body }) =>
    settings.changeApprovalSettings(context, body),
  );
}

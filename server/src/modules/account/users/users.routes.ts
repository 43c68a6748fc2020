import { ownPracticeCalls } from '@praxora/contract/account/own-practices.calls';
import { userCalls as calls } from '@praxora/contract/account/users.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { cancelTwoStepReset, requestTwoStepReset } from '../identity/two-step-reset.ts';
import * as invitations from './invitations.service.ts';
import * as twoStepDuty from './two-step-duty.ts';
import * as users from './users.service.ts';

export function userRoutes(http: Http): void {
  http.answer(calls.listUsers, (context) => users.listUsers(context));

  http.answer(calls.setUserActive, (context, { params, body }) =>
    users.setUserActive(context, params.userId, body),
  );

  http.answer(calls.setUserRole, (context, { params, body }) =>
    users.setUserRole(context, params.userId, body.role),
  );

  http.answer(calls.setUserApprover, (context, { params, body }) =>
    users.setUserApprover(context, params.userId, body.isApprover),
  );

  http.answer(calls.requireTwoStep, (context, { body }) =>
    twoStepDuty.requireTwoStep(context, body.isRequired),
  );

  http.answer(calls.remindOfTwoStep, (context) => twoStepDuty.remindOfTwoStep(context));

  http.answer(calls.requestTwoStepReset, (context, { params }) =>
    requestTwoStepReset(context, params.userId),
  );

  http.answer(calls.cancelTwoStepReset, (context, { params }) => cancelTwoStepReset(context, params.userId));

  http.answer(calls.invite, (context, { body }) => invitations.invite(context, body));

  http.answer(calls.inviteAgain, (context, { params }) =>
    invitations.inviteAgain(context, params.invitationId),
  );

  http.answer(calls.withdrawInvitation, (context, { params }) =>
    invitations.withdrawInvitation(context, params.invitationId),
  );

  http.answer(calls.openInvitation, (context, { body }) => invitations.openInvitation(context, body.token));

  http.answer(calls.acceptInvitation, (context, { body }) => invitations.acceptInvitation(context, body));

  http.answer(ownPracticeCalls.joinPractice, (context, { body }) =>
    invitations.joinPractice(context, body.token),
  );
}

import { ownAccessCalls as calls } from '@praxora/contract/account/own-access.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { readDeviceCookie, setDeviceCookie } from '../../../platform/http/cookies.ts';
import * as ownAccess from './own-access.service.ts';
import * as twoStep from './two-step.service.ts';
import { cancelTwoStepReset } from './two-step-reset.ts';

export function ownAccessRoutes(http: Http): void {
  http.answer(calls.changeOwnName, (context, { body }) => ownAccess.changeOwnName(context, body));

  http.answer(calls.changeOwnPassword, async (context, { body }, reply) => {
    const device = await ownAccess.changeOwnPassword(context, body, readDeviceCookie(reply.request));
    setDeviceCookie(reply, context, device);
    return { changed: true };
  });

  http.answer(calls.listOwnSessions, (context) => ownAccess.listOwnSessions(context));

  http.answer(calls.endOwnSession, (context, { params }) =>
    ownAccess.endOwnSession(context, params.sessionId),
  );

  http.answer(calls.endOtherSessions, (context) => ownAccess.endOtherSessions(context));

  http.answer(calls.getTwoStep, (context) => twoStep.readTwoStepState(context));

  http.answer(calls.setUpTwoStep, (context, { body }, reply) =>
    twoStep.setUpTwoStep(context, body.password, readDeviceCookie(reply.request)),
  );

  http.answer(calls.confirmTwoStep, (context, { body }) => twoStep.confirmTwoStep(context, body.code));

  http.answer(calls.renewRecoveryCodes, (context, { body }, reply) =>
    twoStep.renewRecoveryCodes(context, body.password, readDeviceCookie(reply.request)),
  );

  http.answer(calls.switchTwoStepOff, (context, { body }, reply) =>
    twoStep.switchTwoStepOff(context, body.password, readDeviceCookie(reply.request)),
  );

  http.answer(calls.cancelOwnTwoStepReset, async (context) => {
    await cancelTwoStepReset(context, context.user.userId);
    return twoStep.readTwoStepState(context);
  });
}

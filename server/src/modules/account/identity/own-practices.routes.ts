import { ownPracticeCalls as calls } from '@praxora/contract/account/own-practices.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { setSessionCookies } from '../../../platform/http/cookies.ts';
import * as ownPractices from './own-practices.service.ts';

export function ownPracticeRoutes(http: Http): void {
  http.answer(calls.listOwnPractices, (context) => ownPractices.listOwnPractices(context));

  http.answer(calls.switchPractice, async (context, { body }, reply) => {
    const session = await ownPractices.switchPractice(context, body.practiceId);
    setSessionCookies(reply, context, session.token);
    return session;
  });
}

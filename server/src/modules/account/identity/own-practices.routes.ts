import { ownPracticeCalls as calls } from '@praxora/contract/account/own-practices.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { setSessionCookies } from '../../../platform/http/cookies.ts';
import { readCookieToken, readToken } from '../../../platform/http/credentials.ts';
import * as ownPractices from './own-practices.service.ts';

export function ownPracticeRoutes(http: Http): void {
  http.answer(calls.listOwnPractices, (context) => ownPractices.listOwnPractices(context));

  http.answer(calls.switchPractice, async (context, { body }, reply) => {
    const present = readToken(reply.request, calls.switchPractice, context.publicUrl());
    // Who is there already keeps the session.
    if (present !== null && body.practiceId === context.user.practiceId)
      return { token: present, practice: context.user.practiceName };
    const session = await ownPractices.switchPractice(context, body.practiceId);
    setSessionCookies(reply, context, session.token);
    return session;
  });

  http.answer(calls.repeatSwitch, async (context, _input, reply) => {
    const present = readCookieToken(reply.request, calls.repeatSwitch, context.publicUrl());
    const token = present === null ? null : await ownPractices.repeatSwitch(context, present);
    if (token !== null && token !== present) setSessionCookies(reply, context, token);
    return { isLoggedIn: token !== null };
  });
}

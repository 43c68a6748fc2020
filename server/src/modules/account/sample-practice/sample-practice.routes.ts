import { ownPracticeCalls as calls } from '@praxora/contract/account/own-practices.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { setSessionCookies } from '../../../platform/http/cookies.ts';
import { readToken } from '../../../platform/http/credentials.ts';
import { type MakeSample, openSamplePractice } from './sample-practice.service.ts';

export function samplePracticeRoutes(http: Http, make: MakeSample): void {
  http.answer(calls.openSamplePractice, async (context, _input, reply) => {
    const present = readToken(reply.request, calls.openSamplePractice, context.publicUrl());
    // Who is there already keeps the session.
    if (present !== null && context.user.isSample)
      return { token: present, practice: context.user.practiceName };
    const session = await openSamplePractice(context, make);
    setSessionCookies(reply, context, session.token);
    return session;
  });
}

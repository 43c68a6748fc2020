import { identityCalls as calls } from '@praxora/contract/identity/identity.calls';
import type { Http } from '../../platform/http/answer.ts';
import { clearSessionCookies, setSessionCookies } from '../../platform/http/cookies.ts';
import { tokenOf } from '../../platform/http/credentials.ts';
import * as identity from './identity.service.ts';

export function identityRoutes(http: Http): void {
  http.answer(calls.login, async (context, { body }, reply) => {
    const session = await identity.login(context, body);
    setSessionCookies(reply, context, session.token);
    return session;
  });

  http.answer(calls.logout, async (context, _input, reply) => {
    await identity.logout(context, tokenOf(reply.request, calls.logout, context.publicUrl()));
    clearSessionCookies(reply, context);
    return { loggedOut: true };
  });

  http.answer(calls.getProfile, (context) => identity.profileOf(context));

  http.answer(calls.setLanguage, (context, { body }) => identity.setLanguage(context, body.language));

  http.answer(calls.checkEmail, async (context, { params }) => ({
    registered: await identity.isEmailRegistered(context, params.email),
  }));

  http.answer(calls.requestPasswordReset, async (context, { body }) => {
    await identity.requestPasswordReset(context, body);
    return { sent: true };
  });

  http.answer(calls.changePassword, async (context, { body }, reply) => {
    await identity.changePassword(context, body);
    clearSessionCookies(reply, context);
    return { changed: true };
  });
}

import { identityCalls as calls } from '@praxora/contract/account/identity.calls';
import { Refusal } from '../../../platform/errors.ts';
import type { Http } from '../../../platform/http/answer.ts';
import {
  clearSessionCookies,
  readDeviceCookie,
  setDeviceCookie,
  setSessionCookies,
} from '../../../platform/http/cookies.ts';
import { readToken } from '../../../platform/http/credentials.ts';
import * as identity from './identity.service.ts';

export function identityRoutes(http: Http): void {
  http.answer(calls.login, async (context, { body }, reply) => {
    const { request } = reply;
    const userAgent = request.headers['user-agent'] ?? '';
    const { session, device } = await identity.login(context, body, readDeviceCookie(request), userAgent);
    setSessionCookies(reply, context, session.token);
    setDeviceCookie(reply, context, device);
    return session;
  });

  http.answer(calls.logout, async (context, _input, reply) => {
    await identity.logout(context, readToken(reply.request, calls.logout, context.publicUrl()));
    clearSessionCookies(reply, context);
    return { loggedOut: true };
  });

  http.answer(calls.getBearer, async (context, _input, reply) => {
    // With a POST the cookie counts only where the request comes from our own pages.
    const token = readToken(reply.request, calls.getBearer, context.publicUrl());
    if (token === null) throw new Refusal('NOT_LOGGED_IN');
    return { token };
  });

  http.answer(calls.getProfile, (context) => identity.readProfile(context));

  http.answer(calls.setLanguage, (context, { body }) => identity.setLanguage(context, body.language));

  http.answer(calls.noteSeen, (context, { body }) => identity.noteSeen(context, body));

  http.answer(calls.checkEmail, async (context, { params }) => ({
    registered: await identity.isEmailRegistered(context, params.email),
  }));

  http.answer(calls.requestPasswordReset, async (context, { body }, reply) => {
    await identity.requestPasswordReset(context, body, readDeviceCookie(reply.request));
    return { sent: true };
  });

  http.answer(calls.changePassword, async (context, { body }, reply) => {
    const device = await identity.changePassword(context, body, readDeviceCookie(reply.request));
    clearSessionCookies(reply, context);
    setDeviceCookie(reply, context, device);
    return { changed: true };
  });
}

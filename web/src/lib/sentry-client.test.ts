// The real client, with the reports it sends caught on their way out.

import { identityCalls } from '@praxora/contract/identity/identity.calls';
import { setContext, setExtra, setTag, setUser } from '@sentry/react';
import { expect, it, vi } from 'vitest';
import { callApi } from './api/api.ts';
import { reportFatal, startErrorReporting } from './error-reporting.ts';

const secret = 'hunter2-typed-by-somebody';

/** Answers calls with the status asked for, and keeps the envelopes. */
function catchReports() {
  const reports: string[] = [];
  let status = 200;
  window.fetch = async (input, init) => {
    if (String(input).includes('/envelope/')) {
      reports.push(await new Response(init?.body).text());
      return new Response('{}');
    }
    return new Response(JSON.stringify({ errors: { error: 'No.', code: 'BAD_CREDENTIALS' } }), { status });
  };
  const answerWith = (wanted: number) => {
    status = wanted;
  };
  return { reports, answerWith };
}

it('sends faults and refusals without a word of what was typed, and no wrong input', async () => {
  const { reports, answerWith } = catchReports();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startErrorReporting({ dsn: 'http://key@errors.example/1', tracesSampleRate: 0 });
  const login = () =>
    callApi(
      identityCalls.login,
      { body: { email: `${secret}@praxis.example`, password: secret } },
      { skipErrorHandler: true },
    ).catch(() => undefined);
  answerWith(422);
  await login();
  answerWith(401);
  await login();
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toContain('"location":"API-service"');
  expect(reports[0]).toContain('"call":"POST login"');
  expect(reports[0]).toContain('"status":"401"');

  setUser({ email: secret });
  setExtra('form', secret);
  setContext('state', { secret });
  setTag('password', secret);
  reportFatal(new Error(`GET /pro/check/email/${secret}?token=${secret} broke`), { location: 'page' });
  await vi.waitFor(() => expect(reports).toHaveLength(2));
  expect(reports[1]).toContain('GET /pro/check/email/[email] broke');
  expect(reports.join('\n')).not.toContain(secret);
});

// The real client, with the reports it sends caught on their way out.
import { identityCalls } from '@praxora/contract/account/identity.calls';
import { setContext, setExtra, setTag, setUser } from '@sentry/react';
import { expect, it, vi } from 'vitest';
import { callApi } from './api/api.ts';
import { reportFatal, startErrorReporting } from './error-reporting.ts';

const secret = 'hunter2-typed-by-somebody';
const refusal = { error: 'No.', code: 'BAD_CREDENTIALS' };

/** Answers calls with the status asked for, and keeps the envelopes. */
function catchReports() {
  const reports: string[] = [];
  let status = 200;
  window.fetch = async (input, init) => {
    if (String(input).includes('/envelope/')) {
      reports.push(await new Response(init?.body).text());
      return new Response('{}');
    }
    // The server may repeat what was typed, as whoever typed it should see.
    const words = status === 422 ? { error: `${secret} is no password`, code: 'PASSWORD_INVALID' } : refusal;
    return new Response(JSON.stringify({ errors: words }), { status });
  };
  const answerWith = (wanted: number) => {
    status = wanted;
  };
  return { reports, answerWith };
}

it('sends faults, refusals and wrong input without a word of what was typed', async () => {
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
  await vi.waitFor(() => expect(reports).toHaveLength(2));
  for (const [index, status, words] of [
    [0, '422', 'PASSWORD_INVALID'],
    [1, '401', 'No.'],
  ] as const) {
    expect(reports[index]).toContain('"level":"fatal"');
    expect(reports[index]).toContain('"location":"API-service"');
    expect(reports[index]).toContain('"call":"POST login"');
    expect(reports[index]).toContain(`"status":"${status}"`);
    expect(reports[index]).toContain(`"value":"${words}"`);
  }

  setUser({ email: secret });
  setExtra('form', secret);
  setContext('state', { secret });
  setTag('password', secret);
  reportFatal(new Error(`GET /pro/check/email/${secret}?token=${secret} broke`), { location: 'page' });
  await vi.waitFor(() => expect(reports).toHaveLength(3));
  expect(reports[2]).toContain('GET /pro/check/email/[email] broke');
  expect(reports.join('\n')).not.toContain(secret);
});

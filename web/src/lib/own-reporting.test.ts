// From a failure anywhere to the report at our own endpoint.
import { expect, it, vi } from 'vitest';
import { catchEarlyErrors, reportFatal, startErrorReporting } from './error-reporting.ts';

it('reports to our own endpoint what broke before, and what breaks later, in order', async () => {
  const sent: string[] = [];
  window.fetch = async (input, init) => {
    sent.push(`${input} ${JSON.parse(String(init?.body).split('\n')[2] ?? '').exception.values[0].value}`);
    return new Response('{}');
  };
  catchEarlyErrors();
  reportFatal(new Error('early'), { location: 'render' });
  startErrorReporting({ dsn: 'http://praxora@localhost:3000/services/errors/1', tracesSampleRate: 0 });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('late') }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const endpoint = 'http://localhost:3000/services/errors/api/1/envelope/';
  expect(sent).toEqual([`${endpoint} early`, `${endpoint} late`]);
});

it('traces the configured share of page loads', async () => {
  const types: string[] = [];
  window.fetch = async (_input, init) => {
    types.push(JSON.parse(String(init?.body).split('\n')[1] ?? '').type);
    return new Response('{}');
  };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? ([{ duration: 812, responseStart: 40 }] as never) : [],
  );
  // Delayed work runs at once.
  vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void) => queueMicrotask(act)) as never);
  for (const tracesSampleRate of [0, 1])
    startErrorReporting({ dsn: 'http://praxora@localhost:3000/services/errors/1', tracesSampleRate });
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(types).toEqual(['transaction']));
  vi.restoreAllMocks();
});

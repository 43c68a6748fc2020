import { describe, expect, it } from 'vitest';
import { RequestCancelled } from './api/api-error.ts';
import { createErrorReporting } from './error-reporting.ts';

const settings = { dsn: 'https://key@errors.example/1', tracesSampleRate: 0.01 };
const tags = { location: 'API-service' };

function recorder() {
  const sent: unknown[] = [];
  return {
    sent,
    load: async () => ({ captureFatal: (error: unknown, given: object) => sent.push([error, given]) }),
  };
}

describe('error reporting', () => {
  it('keeps what happens before its client is there, and sends it in order', async () => {
    const reporting = createErrorReporting();
    const { sent, load } = recorder();
    reporting.reportFatal('first', tags);
    reporting.reportFatal('second', tags);
    await reporting.start(settings, load);
    reporting.reportFatal('third', tags);
    expect(sent).toEqual([
      ['first', tags],
      ['second', tags],
      ['third', tags],
    ]);
  });

  it('does not report cancelled requests', async () => {
    const reporting = createErrorReporting();
    const { sent, load } = recorder();
    reporting.reportFatal(new RequestCancelled('early'), tags);
    await reporting.start(settings, load);
    reporting.reportFatal(new RequestCancelled('late'), tags);
    expect(sent).toEqual([]);
  });

  it('does nothing without an address', async () => {
    const reporting = createErrorReporting();
    const { sent, load } = recorder();
    reporting.reportFatal('early', tags);
    await reporting.start({ ...settings, dsn: '' }, load);
    reporting.reportFatal('late', tags);
    expect(sent).toEqual([]);
  });

  it('holds no more than 50 reports', async () => {
    const reporting = createErrorReporting();
    const { sent, load } = recorder();
    for (let number = 0; number < 80; number += 1) reporting.reportFatal(number, tags);
    await reporting.start(settings, load);
    expect(sent).toHaveLength(50);
  });
});

// The activity log as a file, from the lines that the web app shows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../../testing/builders.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await loginAs(app, await aUser(app, { role: 'reader' }));
});
afterAll(() => app.close());

const header = ['Time', 'Who', 'With what', 'Area', 'What', 'Before', 'After'];
const row = ['17 Nov 2026, 09:58', 'Miriam Keller', '', 'Access', '=1+1', 'a; b', 'Owner'];

const write = (body: object) =>
  app.request({ method: 'POST', url: '/pro/activity/export', headers: bearer(token), payload: body });

async function download(body: object): Promise<{ name: string; content: Buffer }> {
  const response = await write(body);
  expect(response.statusCode, response.body).toBe(200);
  const { blobId, name } = response.json().data;
  const file = await app.request({ method: 'GET', url: `/services/blob/${blobId}`, headers: bearer(token) });
  return { name, content: file.rawPayload };
}

test('is written as CSV without anything that runs as a formula', async () => {
  const { name, content } = await download({ format: 'csv', language: 'en', head: [], header, rows: [row] });
  expect(name).toMatch(/^activity-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(content.toString()).toBe(
    `\ufeff${header.join(';')}\r\n17 Nov 2026, 09:58;Miriam Keller;;Access;'=1+1;"a; b";Owner\r\n`,
  );
});

test('is written as PDF', async () => {
  const body = { format: 'pdf', language: 'de', head: ['Zeitraum: alle'], header, rows: [row, row] };
  const { name, content } = await download(body);
  expect(name).toMatch(/^aktivitaet-.*\.pdf$/);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('takes lines of seven cells, at least one and at most 2,000', async () => {
  const body = { format: 'csv', language: 'de', head: [], header };
  for (const rows of [[], [row.slice(1)], Array.from({ length: 2_001 }, () => row), [[...row, 'x']]])
    expect((await write({ ...body, rows })).statusCode).toBe(422);
});

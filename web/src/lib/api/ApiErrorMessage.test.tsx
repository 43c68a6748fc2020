import { afterEach, expect, it } from 'vitest';
import { find, pageText, prepareTexts, show, takeDown } from '../testing/screen.tsx';
import { ApiErrorMessage } from './ApiErrorMessage.tsx';
import { ApiError } from './api-error.ts';

afterEach(takeDown);

const errorOf = (body: unknown) => ApiError.fromBody('POST stock/manual/input', 409, body);

it('tells a known error in the user’s language, with its numbers', async () => {
  const body = { errors: { error: 'x', code: 'TOO_MANY_REQUESTS', params: { minutes: 1 } } };
  await prepareTexts('de');
  await show(<ApiErrorMessage error={errorOf(body)} />, '/');
  expect(pageText()).toBe('Zu viele Versuche. Bitte versuchen Sie es in 1 Minute noch einmal.');
});

it('tells an unknown error in the server’s words, with links to the articles', async () => {
  await prepareTexts('de');
  const body = { errors: { error: 'Not all Articles saved', data: [{ id: 5, title: 'Nitrila Blau M' }] } };
  await show(<ApiErrorMessage error={errorOf(body)} />, '/');
  expect(pageText()).toContain('Not all Articles saved');
  expect(find('a').textContent).toBe('Nitrila Blau M');
  expect(find('a').getAttribute('href')).toBe('/inventory/article/5');
});

it('tells a code that has no text yet in the server’s words', async () => {
  await prepareTexts('de');
  await show(
    <ApiErrorMessage error={errorOf({ errors: { error: 'Made of glass', code: 'TOO_FRAGILE' } })} />,
    '/',
  );
  expect(pageText()).toBe('Made of glass');
});

it('falls back for anything else', async () => {
  await prepareTexts('en');
  await show(<ApiErrorMessage error={new TypeError('undefined is not a function')} />, '/');
  expect(pageText()).toBe('Service error. Please try again later');
});

it('falls back in the user’s language when an answer has no words of its own', async () => {
  await prepareTexts('de');
  await show(<ApiErrorMessage error={errorOf('<html>502 Bad Gateway</html>')} />, '/');
  expect(pageText()).not.toContain('Service error');
  expect(pageText()).toMatch(/Bitte versuchen Sie es später/);
});

it('links what mends a refusal, with the way back, or the guide that explains it', async () => {
  await prepareTexts('en');
  const refusal = (code: string) => errorOf({ errors: { error: 'No', code } });
  await show(<ApiErrorMessage error={refusal('SCAN_APP_OFF')} />, '/inventory?status=low');
  expect(find('a').getAttribute('href')).toBe(
    '/account-management/app-store?back=%2Finventory%3Fstatus%3Dlow',
  );
  await takeDown();
  await show(<ApiErrorMessage error={refusal('UNIT_LOCKED')} />, '/inventory');
  expect(find('a').getAttribute('href')).toBe('/help/configure-article');
});

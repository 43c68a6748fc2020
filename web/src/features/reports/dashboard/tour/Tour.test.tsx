import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionStore, setUser } from '../../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../../lib/testing/screen.tsx';
import { Tour } from './Tour.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

async function open() {
  setUser({ ...bareUser, isTourDue: true });
  const requests = serve({ 'PUT /pro/user/seen': { body: { data: { seen: 'tour' } } } });
  await show(<Tour />, '/dashboard');
  await settle();
  return requests;
}

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
  await settle();
}

it('is seen as soon as it is shown, here and on the server', async () => {
  const requests = await open();
  expect(requests.map(({ method, url }) => `${method} ${new URL(url, 'http://x').pathname}`)).toEqual([
    'PUT /pro/user/seen',
  ]);
  expect(sessionStore.get().user?.isTourDue).toBe(false);
});

it('leads forward and back with the focus on each step, and ends after the third', async () => {
  await open();
  expect(pageText()).toContain('1 of 3');
  await press('Next');
  expect(document.activeElement).toBe(find('[role="dialog"]'));
  expect(pageText()).toContain('2 of 3');
  await press('Back');
  expect(pageText()).toContain('1 of 3');
  await press('Next');
  await press('Next');
  expect(pageText()).toContain('3 of 3');
  await press('Done');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

it('ends with Escape', async () => {
  await open();
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => find('[role="dialog"]').dispatchEvent(key));
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

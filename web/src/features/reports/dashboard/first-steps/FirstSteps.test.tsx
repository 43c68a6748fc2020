import type { FirstStepsState } from '@praxora/contract/reports/dashboard.calls';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadAppConfig } from '../../../../lib/config.ts';
import { neededSetting } from '../../../../lib/missing-settings.ts';
import { sessionStore } from '../../../../lib/session/session-store.ts';
import { bareUser, refusal, serve } from '../../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../../lib/testing/screen.tsx';
import { FirstSteps } from './FirstSteps.tsx';

const nothing: FirstStepsState = {
  isSetUp: false,
  done: [],
  skipped: [],
  isPutAway: false,
  deliveryAddress: null,
  hasBillingAddress: false,
  invited: 0,
  joined: 0,
  storages: 0,
  articles: 0,
  hasScanned: false,
};

async function open(state: Partial<FirstStepsState> = {}) {
  const requests = serve({
    'POST /pro/storages/several': { body: { data: [] } },
    'PUT /pro/dashboard/first-steps': { body: { data: nothing } },
    'GET /api/marketplace/v1/config': { body: { data: { hasSamplePractice: true } } },
    'POST /pro/user/sample-practice': refusal(409, 'SAMPLE_PRACTICE_OFF', 'None here.'),
    'GET ': { body: { data: nothing } },
  });
  await loadAppConfig();
  await show(<FirstSteps state={{ ...nothing, ...state }} />, '/dashboard');
  await settle();
  return requests;
}

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const press = async (name: string) => {
  await act(async () => button(name).click());
  await settle();
};

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
});
afterEach(() => {
  takeDown();
  neededSetting.set(null);
});

it('begins with the address, in a dialog above the page', async () => {
  await open();
  expect(pageText()).toContain('0 of 5 done');
  await press('Add address');
  expect(neededSetting.get()?.setting).toBe('deliveryAddress');
});

it('asks for the billing address where only that one is missing', async () => {
  await open({ deliveryAddress: 'Lindenhof 3, 94032 Passau' });
  expect(pageText()).toContain('The billing address is still missing.');
  await press('Add billing address');
  expect(neededSetting.get()?.setting).toBe('billingAddress');
});

it('creates the storages that are ticked', async () => {
  const requests = await open({ done: ['addresses', 'colleagues'] });
  const fridge = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Fridge');
  await act(async () => fridge?.click());
  await press('Create 5 storages');
  const sent = requests.find(({ method }) => method === 'POST')?.body as { storages: { name: string }[] };
  expect(sent.storages.map(({ name }) => name)).toEqual([
    'Room 1, cabinet',
    'Room 2, drawer A',
    'Central store',
    'Reprocessing',
    'Fridge',
  ]);
});

it('a step is skipped, and done after all', async () => {
  const requests = await open({ done: ['addresses'] });
  await press('Skip');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    skipped: ['colleagues'],
    isPutAway: false,
  });
});

it('when all are over, it hints at labels and scan app', async () => {
  await open({
    done: ['addresses', 'storages', 'articles', 'order'],
    skipped: ['colleagues'],
    isSetUp: true,
  });
  expect(pageText()).toContain('5 of 5 done');
  expect(pageText()).toContain('All steps are done');
});

it('offers the sample practice', async () => {
  const requests = await open();
  await press('Open the sample practice');
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain('POST /pro/user/sample-practice');
});

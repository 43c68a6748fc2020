// The form while somebody types: the name is looked up, the band is drawn anew, and a refusal loses nothing.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { type Answer, bareUser, refusal, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import {
  addressNow,
  find,
  leave,
  pageText,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../../lib/testing/screen.tsx';
import { NewOwnVendorPage } from './NewOwnVendorPage.tsx';

beforeEach(async () => {
  await prepareTexts();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

async function open(created: Answer = { body: { data: { id: 31, name: 'Kronara', priceOfferCount: 0 } } }) {
  const requests = serve({
    'GET /api/marketplace/v1/config': { body: { data: { countries: ['DE', 'AT'], services: {} } } },
    'GET /pro/vendors': { body: { data: [{ id: 7, name: 'Weserkontor Dental' }] } },
    'GET /pro/price-lists': { body: { data: null } },
    'GET /pro/addresses': { body: { data: [{ id: 3, kind: 'shipping', country: 'AT' }] } },
    'POST /pro/vendors/custom': created,
  });
  await loadAppConfig();
  sessionStore.set({ ...sessionStore.get(), user: bareUser });
  await show(<NewOwnVendorPage />, '/vendors/custom');
  await settle();
  return requests;
}

const sent = (requests: readonly SentRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
const field = (name: string) => `[data-path="${name}"]`;
const bands = () =>
  [...document.querySelectorAll('li[data-kind]')].map((band) => band.textContent?.replaceAll('\u00a0', ' '));

it('tells a name that exists when the field is left, and a free one', async () => {
  const requests = await open();
  type(field('name'), 'weserkontor dental');
  expect(pageText()).not.toContain('This resource already exists!');
  await leave(field('name'));
  expect(pageText()).toContain('This resource already exists!');
  await submit();
  expect(sent(requests)).toEqual([]);
  type(field('name'), 'Kronara');
  await leave(field('name'));
  expect(pageText()).toContain('The name is free');
});

it('says which deliveries the costs are for: those to the usual address, wherever the practice is', async () => {
  await open();
  expect(pageText()).toContain('Austria');
  expect(pageText()).not.toContain('deliveries to Germany');
});

it('draws the band anew with every key', async () => {
  await open();
  expect(bands()).toEqual(['from 0 €free delivery']);
  type(field('shipping'), '5,50');
  expect(bands()).toEqual(['from 0 €+ 5,50 € shipping']);
  await leave(field('shipping'));
  type(field('freeFrom'), '120');
  expect(bands()).toEqual(['from 0 €+ 5,50 € shipping', 'from 120 €free delivery']);
});

it('asks for the address once orders go by e-mail, and sends what was typed', async () => {
  const requests = await open();
  type(field('name'), 'Kronara');
  await act(async () => find('[role="radio"][value="email"], button[role="radio"]').click());
  await submit();
  expect(sent(requests)).toEqual([]);
  expect(pageText()).toContain('Email is required');
  expect(document.activeElement).toBe(find(field('email')));
  type(field('email'), 'order@kronara.example');
  await submit();
  expect(sent(requests)).toEqual([
    expect.objectContaining({
      name: 'Kronara',
      transmission: 'email',
      email: 'order@kronara.example',
      country: 'DE',
      ownTerms: null,
    }),
  ]);
  expect(addressNow()).toBe('/vendors/31');
});

it('keeps what was typed when the server refuses', async () => {
  await open(refusal(409, 'APPROVERS_ONLY', 'Only approvers may change this.'));
  type(field('name'), 'Kronara');
  await submit();
  expect(find('[role="alert"]').textContent).not.toBe('');
  expect(find<HTMLInputElement>(field('name')).value).toBe('Kronara');
  expect(addressNow()).toBe('/vendors/custom');
});

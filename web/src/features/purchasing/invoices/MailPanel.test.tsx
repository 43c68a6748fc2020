// Invoices by mail: the address to pass on, and what waits for a person.
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setUser } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { MailPanel } from './MailPanel.tsx';

const address = 'invoices+7-abcdefghijklmnop@praxora.example';
const mail = { receivedAt: '2026-11-16T17:04:00.000Z', sender: 'rechnung@depotia.example' };
const waiting = [
  { ...mail, id: 3, subject: 'Rechnung HM-77', fileName: 'HM-77.pdf' },
  { ...mail, id: 4, subject: 'Rückfrage', fileName: null },
];

beforeEach(() => prepareTexts());
afterEach(takeDown);

const button = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === text);

async function open(role: 'owner' | 'purchasing', mailbox: object) {
  setUser({ ...bareUser, role });
  const requests = serve({
    'GET /pro/invoice-mailbox': { body: { data: mailbox } },
    'POST /pro/invoice-mailbox/address': { body: { data: { address } } },
    'DELETE /pro/invoice-mailbox/4': { body: { data: { deleted: true } } },
  });
  await show(<MailPanel onTake={() => undefined} />, '/invoices');
  await settle();
  return requests;
}

it('shows the address, and what waits with its sender; a mail is removed', async () => {
  const requests = await open('purchasing', { isAvailable: true, address, waiting });
  for (const text of [
    address,
    '2 emails wait for you',
    'HM-77.pdf',
    'Rückfrage · from rechnung@depotia.example',
  ])
    expect(pageText()).toContain(text);
  expect(pageText()).toContain('Email without an invoice');
  expect(button('New address'), 'only owners change it').toBeUndefined();
  const removals = [...document.querySelectorAll<HTMLElement>('button')].filter(
    ({ textContent }) => textContent === 'Remove',
  );
  await act(async () => removals[1]?.click());
  await settle();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain('DELETE /pro/invoice-mailbox/4');
});

it('lets an owner ask for an address, and nobody where there is no mailbox', async () => {
  const requests = await open('owner', { isAvailable: true, address: null, waiting: [] });
  await act(async () => button('Set up an email address for invoices')?.click());
  await settle();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain(
    'POST /pro/invoice-mailbox/address',
  );
  takeDown();
  await open('owner', { isAvailable: false, address: null, waiting: [] });
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

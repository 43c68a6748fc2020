// The page of one invoice: what is too much, the complaint that follows the chosen reasons, and the payment of a new account.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setUser } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { InvoiceView } from './InvoiceView.tsx';
import { wholeInbox } from './inbox-view.ts';

const invoice: InvoiceDetail = {
  ...{ id: 7, state: 'open', kind: 'invoice', format: 'CII', profile: 'EN 16931', number: 'RE-88417' },
  ...{ issuedOn: '2026-11-16', dueOn: '2026-12-16', currency: 'EUR', netCents: 41_184, grossCents: 49_009 },
  ...{ payableCents: 49_009, sellerName: 'Depotia GmbH', vendorId: 2, vendorName: 'Depotia', vendorHue: 180 },
  ...{ orders: [{ id: 3, orderNumber: 'PX-4817' }], receivedAt: '2026-11-16T17:04:00.000Z' },
  ...{ comparison: 'differs', tooMuchCents: 4840, group: 'clear', approval: null, isForOwners: false },
  discount: { until: '2026-11-24', percent: 2, cents: 980 },
  ...{ vendorMatchedBy: 'name', ordersMatchedBy: 'order-number', sellerVatId: 'DE811234567' },
  ...{
    ibans: ['DE02120300000000202051'],
    isKnownAccount: true,
    isAccountConfirmed: false,
    paymentCode: null,
  },
  ...{
    fileName: 'RE-88417.pdf',
    mediaType: 'application/pdf',
    sha256: 'a'.repeat(64),
    keepUntil: '2034-12-31',
  },
  ...{ receivedBy: 'Miriam Keller', receivedFrom: null, approvedAt: null, paidAt: null, findings: [] },
  rows: [
    {
      ...{
        lineIndex: 0,
        invoicedName: 'Nitrila',
        invoicedNumber: 'SN-1',
        positionId: 11,
        matchedBy: 'vendor-number',
      },
      ...{ orderedName: { de: 'Nitrila Blau M', en: 'Nitrila Blue M' }, ordered: 20, orderedCents: 10_900 },
      ...{ received: 12, invoiced: 20, agreedCents: 10_900, invoicedCents: 10_900 },
      differences: [{ kind: 'NOT_DELIVERED', quantity: 8, cents: 4360 }],
    },
    {
      ...{
        lineIndex: 1,
        invoicedName: 'Lumafil',
        invoicedNumber: 'SN-2',
        positionId: 12,
        matchedBy: 'vendor-number',
      },
      ...{ orderedName: { de: 'Lumafil Nano', en: 'Lumafil Nano' }, ordered: 3, orderedCents: 12_570 },
      ...{ received: 3, invoiced: 3, agreedCents: 12_570, invoicedCents: 13_050 },
      differences: [{ kind: 'PRICE_HIGHER', quantity: null, cents: 480 }],
    },
  ],
  ...{
    differenceCount: 2,
    positions: { charged: 2, ordered: 2 },
    receivedOn: [{ orderId: 3, day: '2026-11-14' }],
  },
  ...{ charges: null, total: null, complaints: [] },
  document: {
    ...{ seller: ['Hafenring 4', '28195 Bremen'], buyer: ['Praxis am See'], order: '4817', charges: [] },
    terms: 'Zahlbar bis 16.12.2026 ohne Abzug.',
    lines: [
      { number: 'SN-1', name: 'Nitrila', quantity: '20', netCents: 10_900 },
      { number: 'SN-2', name: 'Lumafil', quantity: '3', netCents: 13_050 },
    ],
  },
  ...{ complaintRecipient: 'rechnung@depotia.example', customerNumber: '884120' },
  ...{ predecessor: null, successor: null },
};

const selects = () => [...document.querySelectorAll('select')];

beforeEach(async () => {
  await prepareTexts();
  serve({ 'GET /pro/invoices/7/neighbours': { body: { data: { previousId: 6, nextId: null } } } });
});
afterEach(takeDown);

it('says what is too much, and the complaint follows what is chosen', async () => {
  setUser({ ...bareUser, role: 'owner' });
  await show(<InvoiceView view={wholeInbox} invoice={invoice} />, '/invoices/7');
  for (const text of ['Depotia charged', '48,40', 'Nitrila Blue M: 20 charged, 12 delivered', 'PX-4817'])
    expect(pageText()).toContain(text);
  expect(pageText()).toContain('Please send us a corrected invoice');
  for (const text of ['Hafenring 4, 28195 Bremen, DE811234567', 'Praxis am See', 'Zahlbar bis 16.12.2026'])
    expect(pageText()).toContain(text);
  const tinted = [...document.querySelectorAll('[aria-labelledby="original-title"] .bg-warn-soft')];
  expect(tinted.map((element) => element.textContent?.replace(/\s/g, ' '))).toEqual(['20', '43,50 €']);
  const [first] = selects();
  act(() => {
    if (first) first.value = 'OK';
    first?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(pageText()).not.toContain('Nitrila Blue M: 20 charged');
  expect(document.querySelector('a[aria-label="Previous invoice"]')?.getAttribute('href')).toBe(
    '/invoices/6',
  );
  expect(pageText()).toMatch(/Lumafil Nano: 43,50\s€ instead of 41,90\s€, quantity 3/);
});

it('offers a reader neither reasons nor a decision', async () => {
  setUser({ ...bareUser, role: 'reader' });
  await show(<InvoiceView view={wholeInbox} invoice={{ ...invoice, state: 'approved' }} />, '/invoices/7');
  expect(selects()).toEqual([]);
  expect(pageText()).not.toContain('Mark as paid');
  expect(pageText()).toContain('never paid to');
});

import { checkInvoice } from '@praxora/invoice/checks/check-invoice';
import { readInvoice } from '@praxora/invoice/read-invoice';
import { expect, it } from 'vitest';
import { invoicePlatform } from '../../src/platform/invoice-platform.ts';
import { writeXRechnung } from './write-xrechnung.ts';
import { writeZugferd } from './write-zugferd.ts';
import type { WrittenInvoice } from './written-invoice.ts';

const invoice: WrittenInvoice = {
  number: 'RE-2026-1',
  issuedOn: '2026-11-16',
  dueOn: '2026-12-16',
  deliveredOn: '2026-11-14',
  order: 'PX-2026-04817',
  seller: {
    name: 'Depotia & Söhne GmbH',
    street: 'Hafenring 4',
    postcode: '28195',
    city: 'Bremen',
    country: 'DE',
    vatId: 'DE811234567',
    email: 'rechnung@depotia.example',
    iban: 'DE02120300000000202051',
  },
  buyer: {
    name: 'Zahnarztpraxis am Isartor',
    street: 'Zweibrückenstraße 8',
    postcode: '80331',
    city: 'München',
    country: 'DE',
    vatId: '',
    customerNumber: '884120',
  },
  lines: [
    { number: 'SN-1', name: 'Handschuhe "Blau" <M>', quantity: 3, netCents: 1000, vatPercent: 19 },
    { number: 'SN-2', name: 'Buch', quantity: 1, netCents: 500, vatPercent: 7 },
  ],
  shippingCents: 590,
  cashDiscount: { days: 8, percent: 2 },
};

it('both formats are the same invoice, without any finding', () => {
  const ubl = readInvoice(Buffer.from(writeXRechnung(invoice)), invoicePlatform);
  const cii = readInvoice(writeZugferd(invoice), invoicePlatform);
  for (const read of [ubl, cii]) {
    expect(read).toMatchObject({ number: 'RE-2026-1', issueDate: '2026-11-16', dueDate: '2026-12-16' });
    expect(read.totals.gross?.toCents()).toBe(1590 + 500 + 302 + 35);
    expect(read.lines.map(({ name }) => name)).toEqual(['Handschuhe "Blau" <M>', 'Buch']);
    expect(read.payment.cashDiscounts.map(({ days }) => days)).toEqual([8]);
    expect(checkInvoice(read, 'DE').map(({ code }) => code)).toEqual([]);
  }
  expect([ubl.profile, cii.profile]).toEqual(['XRECHNUNG', 'EN 16931']);
});

it('a credit note is read as one', () => {
  const credit = readInvoice(writeZugferd({ ...invoice, number: 'GS-1', isCredit: true }), invoicePlatform);
  expect([credit.number, credit.kind]).toEqual(['GS-1', 'credit-note']);
  expect(checkInvoice(credit, 'DE').map(({ code }) => code)).toEqual([]);
});

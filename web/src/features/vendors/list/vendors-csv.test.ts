import { expect, it } from 'vitest';
import { aVendor } from '../vendors.fixture.ts';
import { vendorsCsv } from './vendors-csv.ts';

const words = { heads: ['Name', 'Number'], yes: 'yes', no: 'no', never: 'never' };

it('writes German figures, one vendor a line', () => {
  const [, row] = vendorsCsv([aVendor({ ownDiscount: 2.5 })], words).split('\r\n');
  expect(row).toBe('Depotia;884 120;no;no;yes;4,7;5,90;125,00;0,00;0,00;2,50;15931,40;2026-11-12;2;1,6');
});

it('keeps names apart from separators, and from formulas', () => {
  const odd = aVendor({ name: '=1+1; "Depot"', customerNumber: '', termsInForce: null, rating: null });
  const [, row] = vendorsCsv([odd], words).split('\r\n');
  expect(row?.startsWith(`"'=1+1; ""Depot""";;`)).toBe(true);
  expect(row).toContain(';;;;;');
});

it('says in words that shipping is never free', () => {
  const terms = {
    shippingCents: 590,
    freeShippingFromCents: null,
    surchargeCents: 0,
    surchargeBelowCents: 0,
  };
  expect(vendorsCsv([aVendor({ termsInForce: terms })], words)).toContain(';5,90;never;0,00;');
});

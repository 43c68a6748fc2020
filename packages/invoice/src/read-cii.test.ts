import { describe, expect, it } from 'vitest';
import { readInvoice } from './read-invoice.ts';
import { summarizeInvoice } from './summary.ts';
import { nodePlatform } from './testing/node-platform.ts';
import { sampleExtended, sampleZugferd1 } from './testing/sample-cii.ts';

describe('a CII invoice of the profile EXTENDED', () => {
  const invoice = readInvoice(Buffer.from(sampleExtended), nodePlatform);

  it('counts lines of the first level', () => {
    expect(invoice.lines.map(({ id, parentId, status }) => [id, parentId, status])).toEqual([
      ['1', null, 'GROUP'],
      ['1.1', '1', null],
      ['1.2', '1', null],
    ]);
    expect(summarizeInvoice(invoice)).toEqual({
      syntax: 'CII',
      number: 'X-7',
      date: '2026-03-02',
      currency: 'EUR',
      grandTotalCents: 4165,
      payableCents: 4165,
      lines: 1,
      seller: 'Depot GmbH',
      profile: 'EXTENDED',
    });
  });

  it('has shipping as a charge, the delivery month as period, and its terms', () => {
    expect(invoice.allowancesAndCharges).toMatchObject([{ isCharge: true, reason: 'Versand' }]);
    expect(String(invoice.allowancesAndCharges[0]?.amount)).toBe('5.00');
    expect([invoice.deliveryDate, invoice.period]).toEqual([
      null,
      { start: '2026-02-01', end: '2026-02-28' },
    ]);
    expect([invoice.dueDate, invoice.taxPointCode]).toEqual(['2026-04-01', '432']);
    expect(invoice.payment).toMatchObject({
      means: [{ account: 'DE02120300000000202051' }],
      cashDiscounts: [{ days: 10 }],
    });
    expect(invoice.references.deliveryNote).toBe('LS-3');
    expect(invoice.seller).toMatchObject({ vatId: null, taxNumber: '22/815/0815/4' });
    expect([invoice.totals.allowances, invoice.unreadable]).toEqual([null, []]);
  });
});

describe('a ZUGFeRD 1.0 invoice', () => {
  it('is read like CII, with nothing for what it does not say', () => {
    const invoice = readInvoice(Buffer.from(sampleZugferd1), nodePlatform);
    expect(summarizeInvoice(invoice)).toEqual({
      syntax: 'ZUGFeRD1',
      number: 'Z1-4',
      date: '2015-06-13',
      currency: 'EUR',
      grandTotalCents: 10700,
      payableCents: null,
      lines: 1,
      seller: 'Depot GmbH',
      profile: 'COMFORT',
    });
    const line = invoice.lines[1];
    expect(line).toMatchObject({ gtin: '04006381333931', name: 'Abdruckmasse' });
    expect([line?.netPrice, line?.grossPrice, line?.priceDiscount, line?.vat?.rate].map(String)).toEqual([
      '5.0000',
      '6.0000',
      '1.0000',
      '7.00',
    ]);
    expect(invoice.references.order).toBe('B-5');
  });

  it('may be a release candidate, whose days stand without an element of their own', () => {
    const candidate = sampleZugferd1
      .replaceAll('rsm:CrossIndustryDocument', 'rsm:Invoice')
      .replace('urn:ferd:CrossIndustryDocument:invoice:1p0"', 'urn:un:unece:uncefact:data:standard:CBFBUY:5"')
      .replace('urn:ferd:CrossIndustryDocument:invoice:1p0:comfort', 'urn:ferd:invoice:rc:comfort')
      .replace(/<udt:DateTimeString format="102">(\d+)<\/udt:DateTimeString>/, '$1');
    const { syntax, number, date, profile } = summarizeInvoice(
      readInvoice(Buffer.from(candidate), nodePlatform),
    );
    expect([syntax, number, date, profile]).toEqual(['ZUGFeRD1', 'Z1-4', '2015-06-13', 'COMFORT']);
  });
});

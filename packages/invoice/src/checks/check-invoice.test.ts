import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../decimal.ts';
import type { AllowanceOrCharge, Invoice, VatShare } from '../model.ts';
import { buildInvoice, decimal, type LineSketch } from '../testing/build-invoice.ts';
import { checkInvoice } from './check-invoice.ts';
import type { InvoiceCountry } from './check-law.ts';
import { describeFinding } from './finding.ts';

const line = (quantity: string, netPrice: string, rate = '19'): LineSketch => ({
  quantity: decimal(quantity),
  netPrice: decimal(netPrice),
  rate,
});

/** 11.00 at 19 % and 600.00 at 7 %: above every small amount. */
const invoice = buildInvoice([line('2', '5.50'), line('10', '60', '7')]);

const listRules = (changed: Invoice, country: InvoiceCountry = 'DE') =>
  checkInvoice(changed, country).map(({ rule, code }) => rule ?? code);
const listCodes = (changed: Invoice, country: InvoiceCountry = 'DE') =>
  checkInvoice(changed, country).map(({ code }) => code);
const withTotals = (totals: Partial<Invoice['totals']>): Invoice => ({
  ...invoice,
  totals: { ...invoice.totals, ...totals },
});

const charge: AllowanceOrCharge = {
  isCharge: true,
  amount: decimal('5.90'),
  baseAmount: null,
  percent: null,
  reason: 'Versand',
  reasonCode: null,
  vat: { category: 'S', rate: decimal('19') },
};

describe('the rules of calculation', () => {
  it('find nothing in an invoice that adds up', () => {
    expect(checkInvoice(invoice, 'DE')).toEqual([]);
    expect(checkInvoice(buildInvoice([line('1', '300')], [charge]), 'DE')).toEqual([]);
  });

  it('say both amounts, in both languages', () => {
    const [finding] = checkInvoice(withTotals({ payable: decimal('700.00') }), 'DE');
    expect(finding).toMatchObject({ code: 'PAYABLE', rule: 'BR-CO-16' });
    if (!finding) return;
    expect(describeFinding(finding, 'de')).toBe(
      'Als Zahlbetrag ist 700,00 angegeben; richtig wäre 655,09. (BR-CO-16)',
    );
    expect(describeFinding(finding, 'en')).toBe(
      'The amount to pay is stated as 700.00; it should be 655.09. (BR-CO-16)',
    );
  });

  it('name the total that does not add up', () => {
    expect(listRules(withTotals({ lines: decimal('612.00') }))).toEqual(['BR-CO-10', 'BR-CO-13']);
    expect(listRules(withTotals({ allowances: decimal('1.00') }))).toEqual(['BR-CO-11', 'BR-CO-13']);
    expect(listRules(withTotals({ charges: decimal('1.00') }))).toEqual(['BR-CO-12', 'BR-CO-13']);
    expect(listRules(withTotals({ net: decimal('610.00') }))).toEqual(['BR-CO-13', 'BR-CO-15']);
    expect(listRules(withTotals({ vat: decimal('44.00') }))).toEqual(['BR-CO-14', 'BR-CO-15']);
    expect(listRules(withTotals({ gross: decimal('655.00') }))).toEqual(['BR-CO-15', 'BR-CO-16']);
    expect(listRules(withTotals({ prepaid: decimal('55.09'), payable: decimal('600.00') }))).toEqual([]);
    expect(listCodes(withTotals({ gross: null }))).toContain('TOTAL_MISSING');
  });

  it('name the VAT category whose amounts are wrong', () => {
    const [first, second] = invoice.vatBreakdown;
    if (!first || !second) return expect.fail('There are two rates.');
    const base = { ...first, baseAmount: decimal('12.00'), vatAmount: decimal('2.28') };
    const total = {
      ...invoice.totals,
      vat: decimal('44.28'),
      gross: decimal('655.28'),
      payable: decimal('655.28'),
    };
    expect(listRules({ ...invoice, vatBreakdown: [base, second], totals: total })).toEqual(['BR-S-08']);
    const wrong = { ...first, vatAmount: decimal('2.28') };
    expect(listRules({ ...invoice, vatBreakdown: [wrong, second], totals: total })).toEqual(['BR-S-09']);
    expect(listRules({ ...invoice, vatBreakdown: [] })).toContain('BR-CO-18');
  });

  it.each([
    ['E', 'BR-E'],
    ['AE', 'BR-AE'],
    ['K', 'BR-IC'],
    ['G', 'BR-G'],
    ['O', 'BR-O'],
    ['Z', 'BR-Z'],
  ])('ask for no VAT in category %s', (category, prefix) => {
    const free = buildInvoice([{ ...line('1', '300', '0') }]);
    const vat = { category, rate: decimal('0') };
    const share = {
      ...vat,
      baseAmount: decimal('300.00'),
      vatAmount: decimal('0.00'),
      exemptionReason: 'steuerfrei',
      exemptionCode: null,
    };
    const changed = (fields: Partial<VatShare>): Invoice => ({
      ...free,
      lines: free.lines.map((item) => ({ ...item, vat })),
      vatBreakdown: [{ ...share, ...fields }],
    });
    expect(listRules(changed({}))).toEqual([]);
    expect(listRules(changed({ vatAmount: decimal('57.00') }))).toContain(`${prefix}-09`);
    expect(listRules(changed({ baseAmount: decimal('299.00') }))).toContain(`${prefix}-08`);
    expect(listCodes(changed({ exemptionReason: null })).includes('LAW_EXEMPTION')).toBe(category !== 'Z');
  });

  it('count lines of the first level, and parts of a group only where the group has no amount', () => {
    const [first] = invoice.lines;
    if (!first) return expect.fail('There are lines.');
    const group = { ...first, id: '9', status: 'GROUP' };
    const part = { ...first, id: '9.1', parentId: '9', status: 'DETAIL' };
    const information = { ...first, id: '10', status: 'INFORMATION' };
    const rest = invoice.lines.slice(1);
    expect(checkInvoice({ ...invoice, lines: [group, part, information, ...rest] }, 'DE')).toEqual([]);
    const empty = { ...group, netAmount: null, quantity: null };
    expect(checkInvoice({ ...invoice, lines: [empty, part, ...rest] }, 'DE')).toEqual([]);
  });

  it('allow two digits after the point in amounts, and more in prices', () => {
    expect(listRules(withTotals({ gross: decimal('655.090') }))).toEqual(['BR-DEC-14']);
    expect(checkInvoice(buildInvoice([line('3', '100.3333')]), 'DE')).toEqual([]);
  });

  it('find a change of any total by a cent', () => {
    const someLine = fc.record({
      quantity: fc.integer({ min: -50, max: 500 }).map((units) => new Decimal(BigInt(units), 1)),
      netPrice: fc.integer({ min: 0, max: 99_999 }).map((units) => new Decimal(BigInt(units), 3)),
      rate: fc.constantFrom('19', '7', '0'),
    });
    const field = fc.constantFrom('lines', 'net', 'vat', 'gross', 'payable' as const);
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 8 }), field, (sketches, name) => {
        const right = buildInvoice(sketches);
        const arithmetic = (changed: Invoice) => listRules(changed).filter((rule) => rule.startsWith('BR-'));
        expect(arithmetic(right)).toEqual([]);
        const cent = new Decimal(1n, 2);
        const totals = { ...right.totals, [name]: right.totals[name]?.plus(cent) ?? null };
        expect(arithmetic({ ...right, totals })).not.toEqual([]);
      }),
    );
  });
});

describe('fields', () => {
  it('need or exclude each other', () => {
    expect(listRules({ ...invoice, taxPointDate: '2026-03-01', taxPointCode: '3' })).toEqual(['BR-CO-03']);
    expect(listRules({ ...invoice, dueDate: null })).toEqual(['BR-CO-25']);
    expect(listRules({ ...invoice, period: { start: null, end: null } })).toEqual(['BR-CO-19']);
    expect(listRules({ ...invoice, seller: { ...invoice.seller, vatId: '123456789' } })).toEqual([
      'BR-CO-09',
    ]);
    const untold = { ...charge, reason: null };
    expect(listRules(buildInvoice([line('1', '300')], [untold]))).toEqual(['BR-CO-22']);
    const [first, ...rest] = invoice.lines;
    if (!first) return expect.fail('There are lines.');
    expect(listRules({ ...invoice, lines: [{ ...first, vat: null }, ...rest] })).toEqual(['BR-CO-04']);
  });

  it('that the law asks for are fewer for small amounts', () => {
    const without = { deliveryDate: null, number: null, buyer: { ...invoice.buyer, address: null } };
    expect(listCodes({ ...invoice, ...without })).toEqual(['LAW_BUYER', 'LAW_NUMBER', 'LAW_DELIVERY_DAY']);
    const small = buildInvoice([line('1', '210.08')], [], without);
    expect(small.totals.gross?.toString()).toBe('250.00');
    expect(listCodes(small)).toEqual([]);
    expect(listCodes({ ...buildInvoice([line('1', '210.09')], [], without) })).toContain('LAW_NUMBER');
    expect(listCodes(buildInvoice([line('1', '300')], [], without), 'AT')).toEqual([]);
    expect(listCodes({ ...small, issueDate: '2016-12-31' })).toContain('LAW_NUMBER');
  });

  it('differ in Austria', () => {
    const seller = {
      ...invoice.seller,
      vatId: null,
      taxNumber: '123/4567',
      ids: [{ id: '1', scheme: null }],
    };
    expect(listCodes({ ...invoice, seller })).toEqual([]);
    expect(listCodes({ ...invoice, seller }, 'AT')).toEqual(['LAW_TAX_NUMBER']);
    expect(listCodes(buildInvoice([line('1', '9000')]), 'AT')).toEqual(['LAW_BUYER_VAT_ID']);
    expect(listCodes(buildInvoice([line('1', '8000')]), 'AT')).toEqual([]);
  });

  it('may stand in a note', () => {
    const note = { subject: null, text: 'Leistungsdatum entspricht dem Rechnungsdatum.' };
    expect(listCodes({ ...invoice, deliveryDate: null })).toEqual(['LAW_DELIVERY_DAY']);
    expect(listCodes({ ...invoice, deliveryDate: null, notes: [note] })).toEqual([]);
  });
});

describe('profiles', () => {
  it('of totals only are no invoice, and only their totals are checked', () => {
    const totals = { ...invoice.totals, lines: null, payable: decimal('1.00') };
    const minimum = { ...invoice, profile: 'MINIMUM', lines: [], vatBreakdown: [], totals };
    expect(listCodes(minimum)).toEqual(['PROFILE_TOTALS_ONLY']);
    const wrong = { ...minimum, totals: { ...totals, gross: decimal('1.00') } };
    expect(listCodes(wrong)).toEqual(['PROFILE_TOTALS_ONLY', 'GROSS_TOTAL']);
  });

  it('of ZUGFeRD 1.0 are checked for their arithmetic alone', () => {
    const old: Invoice = { ...invoice, syntax: 'ZUGFeRD1', dueDate: null, deliveryDate: null };
    expect(listCodes(old)).toEqual([]);
    expect(listCodes({ ...old, totals: { ...old.totals, payable: decimal('1') } })).toEqual(['PAYABLE']);
    expect(listCodes({ ...old, vatBreakdown: [] })).toEqual([]);
  });

  it('name what could not be read', () => {
    expect(listCodes({ ...invoice, unreadable: [{ path: 'Invoice/DueDate', text: 'bald' }] })).toEqual([
      'VALUE_UNREADABLE',
    ]);
  });
});

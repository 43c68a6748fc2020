import { describe, expect, it } from 'vitest';
import { usualTolerance } from './match-input.ts';
import { matchInvoice } from './match-invoice.ts';
import type { InvoiceMatch } from './match-result.ts';
import { invoice, order, position, rightLine, whole } from './testing/ordered.ts';

/** The differences as `position: kind cents`, in the order of the rows. */
const told = ({ rows, charges, total }: InvoiceMatch): string[] => [
  ...rows.flatMap(({ positionId, differences }) =>
    differences.map(({ kind, cents }) => `${positionId ?? '–'}: ${kind} ${cents}`),
  ),
  ...[charges, total].flatMap((row) => row?.differences.map(({ kind, cents }) => `${kind} ${cents}`) ?? []),
];

describe('the match of an invoice', () => {
  it('finds 54.30 too much where goods are missing, a price rose and shipping was free', () => {
    const gloves = position(1, { quantity: 20, received: 12, unitPriceCents: 545 });
    const syringes = position(2, { quantity: 3, unitPriceCents: 4190 });
    const gel = position(3, { quantity: 5, received: 0, unitPriceCents: 1250 });
    const canisters = position(4, { quantity: 2, unitPriceCents: 3690 });
    const wipes = position(5, { quantity: 16, unitPriceCents: 579 });
    const shipping = { ...rightLine(position(6)), vendorNumber: null, name: 'Versand', netCents: 590 };
    const lines = [
      rightLine(gloves, 20),
      { ...rightLine(syringes), netCents: 13050 },
      rightLine(canisters),
      rightLine(wipes),
      shipping,
    ];
    const match = matchInvoice(invoice(lines), [order([gloves, syringes, gel, canisters, wipes])]);
    expect(told(match)).toEqual(['1: NOT_DELIVERED 4360', '2: PRICE_HIGHER 480', 'CHARGE_NOT_AGREED 590']);
    expect(match.tooMuchCents).toBe(5430);
    expect(match.rows[0]?.differences[0]?.quantity).toBe(8);
    // The gel neither arrived nor is charged: it has a row and no difference.
    expect(match.rows.at(-1)).toMatchObject({ lineIndex: null, positionId: 3, differences: [] });
  });

  it('says whether the own discount is missing or the price is another one', () => {
    const discounted = position(1, { quantity: 4, unitPriceCents: 1000, discountCents: 400 });
    const at = (netCents: number) =>
      told(matchInvoice(invoice([{ ...rightLine(discounted), netCents }]), [order([discounted])]));
    expect(at(3600)).toEqual([]);
    expect(at(3601)).toEqual([]);
    expect(at(4000)).toEqual(['1: DISCOUNT_MISSING 400']);
    expect(at(4100)).toEqual(['1: PRICE_HIGHER 500']);
    expect(at(3000)).toEqual(['1: PRICE_LOWER -600']);
  });

  it('accepts a discount that is given for the whole document, and counts any other allowance', () => {
    const discounted = position(1, { quantity: 4, unitPriceCents: 1000, discountCents: 400 });
    const lines = [{ ...rightLine(discounted), netCents: 4000 }];
    const match = (cents: number) =>
      matchInvoice(invoice(lines, { charges: [{ name: 'Rabatt', netCents: -cents }] }), [
        order([discounted]),
      ]);
    expect(told(match(400))).toEqual([]);
    expect(match(100).tooMuchCents).toBe(300);
  });

  it('tells goods beyond the order from goods that did not arrive', () => {
    const ordered = position(1, { quantity: 5, received: 3, unitPriceCents: 200 });
    expect(told(matchInvoice(invoice([rightLine(ordered, 7)]), [order([ordered])]))).toEqual([
      '1: NOT_DELIVERED 400',
      '1: QUANTITY 400',
    ]);
    const more = position(1, { quantity: 5, received: 7, unitPriceCents: 200 });
    expect(told(matchInvoice(invoice([rightLine(more, 7)]), [order([more])]))).toEqual([]);
  });

  it('counts what earlier invoices charged', () => {
    const ordered = position(1, { quantity: 10, received: 10, invoicedQuantity: 6, unitPriceCents: 300 });
    const part = (quantity: number) =>
      told(matchInvoice(invoice([rightLine(ordered, quantity)]), [order([ordered])]));
    expect(part(4)).toEqual([]);
    expect(part(5)).toEqual(['1: QUANTITY 300']);
    expect(part(3)).toEqual(['1: NOT_INVOICED -300']);
    const shipped = order([ordered], { shippingCents: 590, invoicedChargesCents: 590 });
    const charges = [{ name: 'Versand', netCents: 590 }];
    expect(told(matchInvoice(invoice([rightLine(ordered, 4)], { charges }), [shipped]))).toEqual([
      'CHARGE_NOT_AGREED 590',
    ]);
  });

  it('reads quantities in pieces as well as in packs, and fractions of them', () => {
    const box = position(1, { quantity: 3, unitPriceCents: 1200, piecesPerPack: 100 });
    const charged = (quantity: { units: bigint; scale: number }, netCents: number) =>
      matchInvoice(invoice([{ ...rightLine(box), quantity, netCents }]), [order([box])]);
    expect(told(charged(whole(300), 3600))).toEqual([]);
    expect(charged(whole(300), 3600).rows[0]?.invoicedQuantity).toBe(3);
    expect(told(charged({ units: 30n, scale: 1 }, 3600))).toEqual([]);
    expect(told(charged({ units: 25n, scale: 1 }, 3000))).toEqual(['1: NOT_INVOICED -600']);
  });

  it('names what nobody ordered, and another rate of VAT', () => {
    const ordered = position(1, { quantity: 2 });
    const stranger = { ...rightLine(position(9)), name: 'Kaffeemaschine', netCents: 9900 };
    const other = { ...rightLine(ordered), vatPercent: 7 };
    const match = matchInvoice(invoice([other, stranger]), [order([ordered])]);
    expect(told(match)).toEqual(['1: VAT_RATE 0', '–: OTHER_ARTICLE 9900']);
    expect(match.tooMuchCents).toBe(9900);
  });

  it('compares a credit note with what was returned', () => {
    const returned = position(1, { quantity: 5, returned: 2, unitPriceCents: 1250 });
    const credit = (netCents: number) =>
      matchInvoice(invoice([{ ...rightLine(returned, 2), netCents }], { kind: 'credit-note' }), [
        order([returned]),
      ]);
    expect(told(credit(2500))).toEqual([]);
    expect(told(credit(-2500))).toEqual([]);
    expect(told(credit(2000))).toEqual(['1: CREDIT_TOO_LOW 500']);
  });

  it('compares only the total where there are no lines, and down payments with the order', () => {
    const ordered = position(1, { quantity: 4, received: 2, unitPriceCents: 1000 });
    const totals = (netCents: number, kind: 'invoice' | 'down-payment') =>
      told(matchInvoice(invoice([], { netCents, kind }), [order([ordered])]));
    expect(totals(2005, 'invoice')).toEqual([]);
    expect(totals(2006, 'invoice')).toEqual(['TOTAL 6']);
    expect(totals(4000, 'down-payment')).toEqual([]);
    expect(totals(4100, 'down-payment')).toEqual(['TOTAL 100']);
  });

  it('takes no notice of cents within the tolerance', () => {
    const positions = [1, 2, 3].map((id) => position(id, { quantity: 1, unitPriceCents: 1000 }));
    const dearer = positions.map((ordered) => ({ ...rightLine(ordered), netCents: 1002 }));
    const zero = { lineCents: 0, documentCents: 0 };
    expect(matchInvoice(invoice(dearer), [order(positions)], usualTolerance).tooMuchCents).toBe(6);
    expect(matchInvoice(invoice(dearer.slice(0, 2)), [order(positions)], usualTolerance).tooMuchCents).toBe(
      0,
    );
    expect(matchInvoice(invoice(dearer.slice(0, 2)), [order(positions)], zero).tooMuchCents).toBe(4);
  });
});

describe('lines', () => {
  const orders = [
    order([
      position(1, { gtin: '04012345678901', manufacturerNumber: 'M-1', names: ['Nitril Handschuhe blau M'] }),
      position(2),
    ]),
    order([position(3, { orderId: 2, vendorNumber: 'SN-2' })], { id: 2, numbers: ['PX-2026-04818'] }),
  ];
  const assign = (fields: object, manual?: ReadonlyMap<number, number | null>) => {
    const line = { ...rightLine(position(9)), vendorNumber: null, name: null, netCents: 777, ...fields };
    const [row] = matchInvoice(invoice([line]), orders, usualTolerance, manual).rows;
    return [row?.positionId, row?.matchedBy];
  };

  it('are found by vendor number, GTIN, manufacturer number, name and price, in this order', () => {
    expect(assign({ vendorNumber: 'sn 1' })).toEqual([1, 'vendor-number']);
    expect(assign({ gtin: '4012345678901' })).toEqual([1, 'gtin']);
    expect(assign({ manufacturerNumber: 'M1' })).toEqual([1, 'manufacturer-number']);
    expect(assign({ name: 'Handschuhe Nitril, blau, M' })).toEqual([1, 'name']);
    expect(assign({ vendorNumber: 'SN-2', gtin: '4012345678901' })).toEqual([2, 'vendor-number']);
    expect(assign({ name: 'etwas anderes' })).toEqual([null, null]);
  });

  it('are looked for in the order that they name', () => {
    expect(assign({ vendorNumber: 'SN-2', order: 'PX-2026-04818' })).toEqual([3, 'vendor-number']);
  });

  it('are what a person says', () => {
    expect(assign({ vendorNumber: 'SN-1' }, new Map([[0, 2]]))).toEqual([2, 'correction']);
    expect(assign({ vendorNumber: 'SN-1' }, new Map([[0, null]]))).toEqual([null, null]);
    const learned = [order([position(1, { correctedNumbers: ['X-77'] }), position(2)])];
    const line = { ...rightLine(position(2)), vendorNumber: 'X77' };
    expect(matchInvoice(invoice([line]), learned).rows[0]).toMatchObject({
      positionId: 1,
      matchedBy: 'correction',
    });
  });
});

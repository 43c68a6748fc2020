import { describe, expect, it } from 'vitest';
import { chooseOrders } from './choose-orders.ts';
import { chooseVendor, type InvoiceSender } from './choose-vendor.ts';
import { order, position } from './testing/ordered.ts';

describe('the vendor of an invoice', () => {
  const vendors = [
    {
      id: 1,
      name: 'Depotia',
      vatIds: ['DE811234567'],
      ibans: ['DE02120300000000202051'],
      customerNumber: '884 120',
    },
    { id: 2, name: 'Müller Dental GmbH & Co. KG', vatIds: [], ibans: [], customerNumber: '17' },
    { id: 3, name: 'Depot Nord', vatIds: [], ibans: [], customerNumber: '17' },
  ];
  const nobody: InvoiceSender = { vatId: null, ibans: [], customerNumbers: [], names: [] };
  const choose = (sender: Partial<InvoiceSender>) => chooseVendor({ ...nobody, ...sender }, vendors);

  it('is known by VAT id, then IBAN, customer number and name', () => {
    expect(choose({ vatId: 'DE 811 234 567', names: ['Depot Nord'] })).toEqual({
      vendorId: 1,
      matchedBy: 'vat-id',
    });
    expect(choose({ vatId: 'DE999', ibans: ['DE02 1203 0000 0000 2020 51'] })).toEqual({
      vendorId: 1,
      matchedBy: 'iban',
    });
    expect(choose({ customerNumbers: ['884120'] })).toEqual({ vendorId: 1, matchedBy: 'customer-number' });
    expect(choose({ names: ['MUELLER', 'Muller Dental'] })).toEqual({ vendorId: 2, matchedBy: 'name' });
    expect(choose({ names: ['Depotia GmbH'] })).toEqual({ vendorId: 1, matchedBy: 'name' });
  });

  it('is left to a person where nothing or several fit', () => {
    expect(choose({ names: ['Unbekannt AG'] })).toBeNull();
    expect(choose({ customerNumbers: ['17'] })).toBeNull();
    expect(choose({ customerNumbers: ['17'], names: ['Depot Nord'] })).toEqual({
      vendorId: 3,
      matchedBy: 'name',
    });
    expect(choose({})).toBeNull();
  });
});

describe('the orders of an invoice', () => {
  const orders = [
    order([position(1, { unitPriceCents: 1000 })], {
      id: 1,
      numbers: ['PX-2026-04817', 'AB-9'],
      deliveryNotes: ['LS 55'],
    }),
    order([position(2, { unitPriceCents: 2000 })], { id: 2, numbers: ['PX-2026-04818'], deliveryNotes: [] }),
    order([position(3, { unitPriceCents: 2000 })], { id: 3, numbers: ['PX-2025-14818'], deliveryNotes: [] }),
  ];
  const none = { orders: [], deliveryNotes: [], netCents: null, grossCents: null };
  const choose = (references: object) => chooseOrders({ ...none, ...references }, orders);

  it('are known by their numbers, whole, in a sentence or by the end', () => {
    expect(choose({ orders: ['px 2026 04817'] })).toEqual({ orderIds: [1], matchedBy: 'order-number' });
    expect(choose({ orders: ['Ihre Bestellung PX-2026-04818 vom 2.3.'] })).toEqual({
      orderIds: [2],
      matchedBy: 'order-number',
    });
    expect(choose({ orders: ['04817'] })).toEqual({ orderIds: [1], matchedBy: 'order-number' });
    expect(choose({ orders: ['AB-9', 'PX-2026-04818'] })).toEqual({
      orderIds: [1, 2],
      matchedBy: 'order-number',
    });
    expect(choose({ orders: ['4818'] })).toBeNull();
    expect(choose({ orders: ['Kabel AB-9 und mehr'] }), 'a short number inside of a sentence').toBeNull();
  });

  it('are known by delivery note, or by an amount that only one has', () => {
    expect(choose({ orders: ['?'], deliveryNotes: ['LS-55'] })).toEqual({
      orderIds: [1],
      matchedBy: 'delivery-note',
    });
    expect(choose({ netCents: 1000 })).toEqual({ orderIds: [1], matchedBy: 'amount' });
    expect(choose({ netCents: 2000 })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { isLate, scaleEnd } from '../delivery.ts';
import { aVendor } from '../vendors.fixture.ts';
import { isDescending, plainView, readView, sortedBy, type VendorView, writeView } from './address.ts';
import { countVendors, shownVendors } from './rows.ts';

const depotia = aVendor({ isFavorite: true });
const weser = aVendor({
  id: 2,
  name: 'Weserkontor Dental',
  customerNumber: '20 417 336',
  spentCents: 1_559_215,
  rating: null,
  lastOrderAt: '2026-11-17T09:00:00Z',
  ownDiscount: 2.5,
});
const donau = aVendor({
  id: 3,
  name: 'Donaulicht Depot',
  customerNumber: '',
  isHidden: true,
  isFavorite: true,
  spentCents: 0,
  lastOrderAt: null,
  termsInForce: null,
});
const quellora = aVendor({ id: 4, name: 'Äskulap Apotheke', customerNumber: '', isOwn: true, spentCents: 0 });
const all = [weser, donau, quellora, depotia];
const names = (view: Partial<VendorView>) =>
  shownVendors(all, { ...plainView, ...view }).map(({ name }) => name.split(' ')[0]);

describe('the list of vendors', () => {
  it('opens with the most spent, those of the same sum by name', () => {
    expect(names({})).toEqual(['Depotia', 'Weserkontor', 'Äskulap', 'Donaulicht']);
    expect(names({ reversed: true })).toEqual(['Äskulap', 'Donaulicht', 'Weserkontor', 'Depotia']);
  });

  it('sorts names as a dictionary does', () => {
    expect(names({ sort: 'name' })).toEqual(['Äskulap', 'Depotia', 'Donaulicht', 'Weserkontor']);
  });

  it('puts what cannot be compared last, in either direction', () => {
    expect(names({ sort: 'rating' }).at(-1)).toBe('Weserkontor');
    expect(names({ sort: 'rating', reversed: true }).at(-1)).toBe('Weserkontor');
    expect(names({ sort: 'shipping' }).at(-1)).toBe('Donaulicht');
    expect(names({ sort: 'lastOrder' })).toEqual(['Weserkontor', 'Äskulap', 'Depotia', 'Donaulicht']);
  });

  it('finds names, and customer numbers with or without their spaces', () => {
    expect(names({ search: 'depot' })).toEqual(['Depotia', 'Donaulicht']);
    expect(names({ search: '20417' })).toEqual(['Weserkontor']);
    expect(names({ search: '417 33' })).toEqual(['Weserkontor']);
    expect(names({ search: 'nobody' })).toEqual([]);
  });

  it('filters, several at once narrowing it further, and counts each of all vendors', () => {
    expect(names({ favorites: true })).toEqual(['Depotia', 'Donaulicht']);
    expect(names({ favorites: true, hidden: true })).toEqual(['Donaulicht']);
    expect(names({ own: true })).toEqual(['Äskulap']);
    expect([countVendors(all, 'favorites'), countVendors(all, 'hidden'), countVendors(all, 'own')]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe('its address', () => {
  it('says everything, is read back the same, and leaves out what is as usual', () => {
    const view: VendorView = {
      search: 'depot',
      favorites: true,
      hidden: false,
      own: true,
      sort: 'delivery',
      reversed: true,
    };
    expect(readView(writeView(view))).toEqual(view);
    expect(writeView(plainView).toString()).toBe('');
    expect(readView(new URLSearchParams('sort=lost&reversed=x&hidden=1'))).toEqual(plainView);
  });

  it('sorts by what people want first, and turns round with the second click', () => {
    const once = { ...plainView, ...sortedBy('discount')(plainView) };
    expect(isDescending(once)).toBe(true);
    const twice = { ...once, ...sortedBy('discount')(once) };
    expect(isDescending(twice)).toBe(false);
    expect(isDescending({ sort: 'name', reversed: false })).toBe(false);
  });
});

describe('delivery times', () => {
  const days = (promised: number, real: number | null) =>
    aVendor({
      deliveryDays: { from: 1, to: promised },
      delivery: { receiptCount: 1, averageWorkingDays: real, inTimeCount: 0 },
    });

  it('are late from a tenth over the promise on', () => {
    expect(isLate(days(2, 2.1))).toBe(false);
    expect(isLate(days(3, 4.4))).toBe(true);
    expect(isLate(days(2, null))).toBe(false);
    expect(isLate(aVendor({ deliveryDays: null }))).toBe(false);
  });

  it('fit on one scale', () => {
    expect(scaleEnd([days(2, 1.6)])).toBe(6);
    expect(scaleEnd([days(2, 1.6), days(10, 4)])).toBe(11);
  });
});

import { describe, expect, it } from 'vitest';
import { isNarrowed, noFilters, type OrderView, readView, toQuery, toSection, writeView } from './address.ts';

const read = (text: string) => readView(new URLSearchParams(text));

const full: OrderView = {
  isAll: false,
  section: 'completed',
  search: 'PX 4817 & Co',
  vendorId: 3,
  addressId: 7,
  state: 'cancelled',
  failed: false,
  toBeSent: false,
  preset: null,
  from: '2026-01-01',
  to: '2026-02-28',
  page: 4,
};

describe('the address of the orders', () => {
  it('carries the whole view there and back', () => {
    expect(read(writeView(full).toString())).toEqual(full);
    const preset: OrderView = { ...full, preset: 'lastMonth', from: null, to: null };
    expect(read(writeView(preset).toString())).toEqual(preset);
  });

  it('leaves out what is as usual', () => {
    expect(writeView(read('')).toString()).toBe('');
    expect(writeView({ ...read(''), section: 'open' }).toString()).toBe('');
  });

  it('takes no notice of what is no choice', () => {
    const odd = 'section=all&vendor=-1&address=x&state=lost&preset=ever&from=2026-02-31&to=1.1.2026&page=0';
    expect(read(odd)).toEqual(read(''));
    expect(read('preset=thisYear&from=2026-01-01')).toMatchObject({ preset: 'thisYear', from: null });
    expect(read('page=999999').page).toBe(100_000);
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
  });

  it('asks for what the practice sends itself, which is not being transmitted', () => {
    const toBeSent = read('toBeSent=true&state=ordered');
    expect(toBeSent).toMatchObject({ toBeSent: true, state: null, failed: false });
    expect(isNarrowed(toBeSent)).toBe(true);
    expect(writeView(toBeSent).toString()).toBe('toBeSent=true');
    expect(toQuery(toBeSent, 'open')).toMatchObject({ toBeSent: 'true' });
    expect(toQuery(toBeSent, 'completed')).not.toHaveProperty('toBeSent');
    expect(read('toBeSent=true&failed=true')).toMatchObject({ toBeSent: false, failed: true });
    expect(toQuery(read('state=transmitting'), 'open')).toMatchObject({
      state: 'transmitting',
      toBeSent: 'false',
    });
  });

  it('knows whether anything narrows the list', () => {
    expect(isNarrowed({ ...full, ...noFilters })).toBe(false);
    expect(isNarrowed({ ...full, ...noFilters, to: '2026-01-31' })).toBe(true);
    expect(isNarrowed({ ...full, ...noFilters, search: ' a ' })).toBe(true);
    expect(isNarrowed({ ...full, ...noFilters, search: '  ' })).toBe(false);
  });

  it('asks the server for one section, its page and what is set', () => {
    expect(toQuery(read(''), 'open')).toEqual({ section: 'open', page: 0, pageSize: 40 });
    expect(toQuery(full, 'completed')).toEqual({
      section: 'completed',
      search: 'PX 4817 & Co',
      vendorId: 3,
      addressId: 7,
      state: 'cancelled',
      from: '2026-01-01',
      to: '2026-02-28',
      page: 3,
      pageSize: 40,
    });
    expect(toQuery(full, 'open')).not.toHaveProperty('state');
  });

  it('finds what could not be sent, among the open ones and never beside a state', () => {
    const failed = read('failed=true&state=ordered');
    expect(failed).toMatchObject({ failed: true, state: null });
    expect(writeView(failed).toString()).toBe('failed=true');
    expect(isNarrowed(failed)).toBe(true);
    expect(toQuery(failed, 'open')).toEqual({ section: 'open', failed: 'true', page: 0, pageSize: 40 });
    expect(toQuery(failed, 'completed')).not.toHaveProperty('failed');
    expect(read('failed=1').failed).toBe(false);
  });

  it('lists all orders, whatever their section, with every state to choose from', () => {
    const all = read('view=all&state=cancelled&section=completed');
    expect(all.isAll).toBe(true);
    expect(writeView(all).toString()).toBe('view=all&state=cancelled');
    expect(toQuery(all, 'all')).toEqual({ state: 'cancelled', page: 0, pageSize: 40 });
    expect(toQuery(read('view=all&failed=true'), 'all')).toEqual({ failed: 'true', page: 0, pageSize: 40 });
  });

  it('knows the section of an order', () => {
    expect(toSection('partially-received')).toBe('open');
    expect(toSection('fully-received')).toBe('completed');
    expect(toSection('cancelled')).toBe('completed');
  });
});

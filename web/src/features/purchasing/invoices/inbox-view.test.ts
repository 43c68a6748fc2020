import { describe, expect, it } from 'vitest';
import { isFiltered, readInboxView, wholeInbox, writeInboxView } from './inbox-view.ts';

describe('the view of the inbox', () => {
  it('comes back from its address', () => {
    const view = {
      ...wholeInbox,
      group: 'clear',
      vendorId: 7,
      from: '2026-11-01',
      dueSoon: true,
      page: 3,
    } as const;
    expect(readInboxView(writeInboxView(view))).toEqual(view);
    expect(writeInboxView(wholeInbox).toString()).toBe('');
  });

  it('takes no nonsense from an address', () => {
    const address = new URLSearchParams('group=x&vendorId=-1&from=gestern&page=0&comparison=__proto__');
    expect(readInboxView(address)).toEqual(wholeInbox);
  });

  it('is filtered by anything but its page', () => {
    expect(isFiltered({ ...wholeInbox, page: 4 })).toBe(false);
    expect(isFiltered({ ...wholeInbox, search: 'RE' })).toBe(true);
  });
});

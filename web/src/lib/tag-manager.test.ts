import { afterEach, expect, test } from 'vitest';
import { startTagManager } from './tag-manager.ts';

/** A page of its own: nothing put there is ever fetched. */
const page = () => document.implementation.createHTMLDocument();
const scripts = (of: Document) =>
  [...of.querySelectorAll('script')].map((script) => script.getAttribute('src'));
afterEach(() => {
  delete window.dataLayer;
});

test('loads the configured tag manager and tells it when', () => {
  const own = page();
  startTagManager('GTM-AB12', own);
  expect(scripts(own)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12']);
  expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }]);
});

test.each([null, '', 'gtm-ab12', 'GTM-AB12&x=1', 'GTM-'])('loads nothing for %j', (id) => {
  const own = page();
  startTagManager(id, own);
  expect(scripts(own)).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import german from '../i18n/de/shared/routes.json';
import english from '../i18n/en/shared/routes.json';
import { mayReload } from './outdated.ts';
import { pageTitle } from './page-title.ts';
import { routes } from './routes.ts';

const titles = (key: string) => [german, english].map((texts: Record<string, string>) => texts[key]);

describe('the table of routes', () => {
  it('has every path once', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('guards everything but the auth section and the help centre', () => {
    const open = routes.filter(({ isAuthGuarded }) => !isAuthGuarded).map(({ path }) => path);
    expect(open).toEqual([
      '/auth/login',
      '/auth/reset-password',
      '/auth/change-password',
      '/auth/invitation',
      '/auth/unsubscribe',
      '/help/:article?',
    ]);
  });

  it.each(routes)('$key has a title in both languages', ({ key, title }) => {
    if (typeof title === 'string') expect(title).toBe(`routes:${key}`);
    const texts = typeof title === 'string' ? titles(key) : [title.de, title.en];
    expect(texts.every(Boolean)).toBe(true);
  });
});

it('the page title is the product title, followed by the route title', () => {
  expect(pageTitle('Praxora', 'Dashboard')).toBe('Praxora – Dashboard');
  expect(pageTitle('Praxora', null)).toBe('Praxora');
});

it('an outdated page reloads once, not forever', () => {
  expect(mayReload(null, 1_000_000)).toBe(true);
  expect(mayReload('990000', 1_000_000)).toBe(false);
  expect(mayReload('900000', 1_000_000)).toBe(true);
});

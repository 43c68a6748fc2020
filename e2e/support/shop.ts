// The shop's parts as a user finds them, on the search page and in the header.
import type { Page } from '@playwright/test';
import { type Language, say } from './texts.ts';

export function shopParts(page: Page, language: Language) {
  const text = say(language);
  const filters = page.getByRole('region', { name: text('search:filters.title') });
  return {
    text,
    field: page.getByRole('combobox', { name: text('shell:header.search') }),
    title: page.getByRole('heading', { level: 1 }),
    results: page.getByRole('region', { name: text('search:result.list'), exact: true }),
    cards: page
      .getByRole('region', { name: text('search:result.list'), exact: true })
      .locator('[data-result]'),
    /** What the practice buys: the section before all others. */
    own: page.getByRole('list', { name: text('search:result.own') }).getByRole('listitem'),
    chips: page.getByRole('list', { name: text('search:filters.active') }),
    filters,
    group: (name: 'category' | 'vendor' | 'manufacturer') =>
      filters.getByRole('group', { name: text(`search:filters.${name}`) }),
    suggestions: page.getByRole('listbox', { name: text('search:autocomplete.label') }),
  };
}

export type ShopParts = ReturnType<typeof shopParts>;

// The news of every release. Both languages stand in one file, which a check compares with CHANGELOG.md.
import type { RouteKey } from '../../../lib/paths.ts';
import file from './releases.json' with { type: 'json' };

/** Pages that news may lead to. */
export const newsPages = [
  'accountAccess',
  'assortment',
  'budgets',
  'dangerousGoods',
  'expiry',
  'help',
  'inventory',
  'invoices',
  'moves',
  'reorder',
  'savedArticles',
  'search',
  'stocktaking',
] as const satisfies readonly RouteKey[];
export type NewsPage = (typeof newsPages)[number];

interface Text {
  readonly title: string;
  readonly text: string;
}

export interface Release {
  readonly version: string;
  /** Null: not released yet. */
  readonly day: string | null;
  readonly news: readonly { readonly page: NewsPage; readonly de: Text; readonly en: Text }[];
}

export const releases = file.releases as readonly Release[];

import { paths, type RouteKey } from '../../../lib/paths.ts';

/** The address of a page an article is about; parameters that may be left out are. */
export function pagePath(key: string): string {
  const entry = key in paths ? paths[key as RouteKey] : paths.dashboard;
  return entry.path.replace(/\/:\w+\?/g, '');
}

/** The first of these pages that opens without saying which order or article is meant. */
export const openPage = (pages: readonly string[]): string | null =>
  pages.find((key) => !pagePath(key).includes(':')) ?? null;

import { matchPath } from 'react-router';
import { paths, type RouteGroup, type RouteKey } from '../../lib/paths.ts';

/**
 * The sidebar entry a page belongs to: `/inventory/product/5` is a page of the shop. The list of orders has two entries, told apart
 * by its view.
 */
export function activeGroup(pathname: string, search = ''): RouteGroup | null {
  const route = Object.values(paths).find(({ path }) => matchPath(path, pathname));
  const group = route?.group ?? null;
  return group === 'orders' && new URLSearchParams(search).get('view') === 'all' ? 'allOrders' : group;
}

/** The page of an address; null: none of the app. */
export const activePage = (pathname: string): RouteKey | null =>
  (Object.keys(paths) as RouteKey[]).find((key) => matchPath(paths[key].path, pathname)) ?? null;

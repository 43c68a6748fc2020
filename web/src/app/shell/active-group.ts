import { matchPath } from 'react-router';
import { paths, type RouteGroup } from '../../lib/paths.ts';

/** The sidebar entry a page belongs to: `/inventory/product/5` is a page of the shop. */
export function activeGroup(pathname: string): RouteGroup | null {
  const route = Object.values(paths).find(({ path }) => matchPath(path, pathname));
  return route?.group ?? null;
}

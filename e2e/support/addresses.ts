// An address for every route of the app, its parameters filled in.
import { paths, type RouteKey } from '../../web/src/lib/paths.ts';

const values: Readonly<Record<string, string>> = { tab: 'watchlist' };

function addressOf(path: string): string {
  return path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) =>
    optional ? '' : `/${values[name] ?? '1'}`,
  );
}

export interface Place {
  readonly key: RouteKey;
  readonly address: string;
}

// The duty of two-step login is shown only to a user who must set it up: its own story opens it. The help centre is open to anybody.
const places = (Object.keys(paths) as RouteKey[])
  .filter((key) => key !== 'twoStepDuty' && key !== 'help')
  .map((key): Place => ({ key, address: addressOf(paths[key].path) }));

export const openPlaces = places.filter(({ address }) => address.startsWith('/auth/'));
/** Pages that stand behind the optional part of an address. */
const detailPlaces: readonly Place[] = [{ key: 'vendors', address: '/vendors/1' }];
export const guardedPlaces = [
  ...places.filter(({ address }) => !address.startsWith('/auth/')),
  ...detailPlaces,
];

// An address for every route of the app, its parameters filled in.
import { paths } from '../../web/src/lib/paths.ts';

const values: Readonly<Record<string, string>> = { tab: 'watchlist' };

function addressOf(path: string): string {
  return path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) =>
    optional ? '' : `/${values[name] ?? '1'}`,
  );
}

const addresses = Object.values(paths).map(({ path }) => addressOf(path));

export const openAddresses = addresses.filter((address) => address.startsWith('/auth/'));
export const guardedAddresses = addresses.filter((address) => !address.startsWith('/auth/'));

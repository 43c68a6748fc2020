// The seven domains of the product, and on which floors of the code they stand.

/** From the lowest to the highest: a domain uses only those before it. */
const domains = ['system', 'account', 'vendors', 'inventory', 'purchasing', 'shop', 'reports'] as const;
export type Domain = (typeof domains)[number];

const orderedFloor =
  /^(?:server\/src\/modules|packages\/contract\/src|packages\/rules\/src|web\/src\/domain)\/([^/]+)\//;
const enteredFloor = /^(?:server\/src\/modules|web\/src\/domain)\/[^/]+\//;

const isDomain = (name: string | undefined): name is Domain => domains.includes(name as Domain);

/** The domain of a file on one of the floors that keep the order; undefined: it has none, or may use every domain. */
export function findDomain(path: string | undefined): Domain | undefined {
  const name = orderedFloor.exec(path ?? '')?.[1];
  return isDomain(name) ? name : undefined;
}

export const isHigherDomain = (one: Domain, other: Domain): boolean =>
  domains.indexOf(one) > domains.indexOf(other);

/** The folder of a domain that is entered by its entry file only: `server/src/modules/vendors/`. */
export function findEnteredFolder(path: string | undefined): string | undefined {
  return findDomain(path) && enteredFloor.exec(path ?? '')?.[0];
}

export const isEntryFile = (path: string): boolean => path === `${findEnteredFolder(path)}index.ts`;

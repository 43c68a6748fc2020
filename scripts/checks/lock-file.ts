// Requirements of the lock file: it installs on the oldest Node we name, from any registry, with one copy of the
// builder.

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly engines?: { readonly node?: string } | readonly string[];
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

type Version = readonly [major: number, minor: number, patch: number];

const parts = /^v?(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?$/;

function readVersion(text: string): Version {
  const match = parts.exec(text);
  if (!match) throw new Error(`No version: ${text}`);
  const [, major, minor, patch] = match;
  return [Number(major), Number(minor) || 0, Number(patch) || 0];
}

const order = (one: Version, other: Version): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** True if the version satisfies one comparison of a range: `>=16`, `<22.0.0`, `^20.19.0`, `18`. */
function meets(version: Version, comparison: string): boolean {
  const [, sign = '', text = ''] = /^([<>=^]*)(.*)$/.exec(comparison) ?? [];
  const bound = readVersion(text);
  if (sign === '>=') return order(version, bound) >= 0;
  if (sign === '<') return order(version, bound) < 0;
  if (sign === '^' && bound[0] > 0) return version[0] === bound[0] && order(version, bound) >= 0;
  if (sign === '' && /^\d+$/.test(text)) return version[0] === bound[0];
  throw new Error(`What does ${comparison} mean?`);
}

/** The ranges that packages write for `engines.node`; one that is written in another way is an error, not a guess. */
export function allows(range: string, node: string): boolean {
  const version = readVersion(node);
  return range.split('||').some((all) => {
    const comparisons = all
      .trim()
      .replace(/([<>=^]) +/g, '$1')
      .split(/ +/);
    return comparisons.every((one) => one === '*' || meets(version, one));
  });
}

/** Packages that ask for another Node than this. */
export const unfitFor = ({ packages }: LockFile, node: string): string[] =>
  Object.entries(packages).flatMap(([path, { version, engines }]) => {
    const range = engines && 'node' in engines ? engines.node : undefined;
    return range === undefined || allows(range, node) ? [] : [`${path} ${version} asks for Node ${range}`];
  });

/** Paths at which a package is installed. */
export const listCopies = ({ packages }: LockFile, name: string): string[] =>
  Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));

/** Packages that could be fetched from one place only. */
export const boundToAHost = ({ packages }: LockFile): string[] =>
  Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^[a-z+]+:/i.test(resolved))
    .map(([path]) => path);

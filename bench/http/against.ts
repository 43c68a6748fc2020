// An earlier commit, built in a worktree of its own, with the packages that are installed here, or with its own where they differ.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Earlier {
  readonly name: string;
  readonly root: string;
  remove(): void;
}

export function buildEarlier(root: string, reference: string): Earlier {
  const git = (...given: string[]): string =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim();
  const name = git('rev-parse', '--short', `${reference}^{commit}`);
  const folder = join(mkdtempSync(join(tmpdir(), 'praxora-against-')), name);
  git('worktree', 'add', '--quiet', '--detach', folder, name);
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  try {
    const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
    if (lockOf(root) === lockOf(folder))
      for (const place of ['', 'server', 'web']) linkPackages(join(root, place), join(folder, place));
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    symlinkSync(join(root, 'web/dist'), join(folder, 'web/dist'));
    execFileSync(process.execPath, ['scripts/lib/bundle.mjs', 'server'], { cwd: folder, stdio: 'inherit' });
    return { name, root: folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Links packages one by one, because our own must be those of the earlier commit. */
function linkPackages(from: string, to: string): void {
  const target = join(to, 'node_modules');
  mkdirSync(target, { recursive: true });
  for (const name of namesIn(join(from, 'node_modules')))
    if (name !== '@praxora' && name !== '.cache')
      symlinkSync(join(from, 'node_modules', name), join(target, name));
  if (from.endsWith('server') || from.endsWith('web')) return;
  mkdirSync(join(target, '@praxora'));
  for (const name of readdirSync(join(to, 'packages')))
    symlinkSync(join(to, 'packages', name), join(target, '@praxora', name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

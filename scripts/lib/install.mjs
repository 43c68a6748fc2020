// Installs the packages when they are missing or not those of package-lock.json.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { step } from './progress.mjs';
import { root } from './root.mjs';
import { runNode, runProgram } from './run.mjs';

const lockfile = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.package-lock.json');
/** Remembers the lockfile that was found installed. */
const stamp = join(root, 'node_modules/.praxora-lock');

/** Under this lock packages are installed and parts are built. */
export function whileAlone(stream, work) {
  const wait = () => stream.write('Another start is installing or building here; waiting for it…\n');
  return withLock(join(root, 'dist/start.lock'), wait, work);
}

export async function ensureInstalled({ stream = process.stdout } = {}) {
  if (!isInstalled()) await whileAlone(stream, () => installIfMissing(stream));
}

export async function installIfMissing(stream) {
  if (isInstalled()) return;
  await step('Installing packages', stream, npmInstall);
  writeFileSync(stamp, lockHash());
}

/** A part of our own that came with a newer commit is linked, not fetched: nothing needs to be installed for it. */
export function linkOwnParts(place = root) {
  const { packages } = JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8'));
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    const at = join(place, path);
    if (!link || existsSync(at) || !existsSync(join(place, resolved))) continue;
    rmSync(at, { force: true });
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(relative(dirname(at), join(place, resolved)), at, 'junction');
  }
}

export function isInstalled() {
  const hash = lockHash();
  // npm writes its own record last: without it, an install was cut short.
  if (!existsSync(installed)) return false;
  linkOwnParts();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  if (!isSame(packagesIn(lockfile), packagesIn(installed))) return false;
  writeFileSync(stamp, hash);
  return true;
}

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Installed by hand counts as well; optional packages are there for this platform only. */
export function isSame(wanted, found) {
  return Object.entries(wanted)
    .filter(
      ([path, { link }]) => !link && (path.startsWith('node_modules/') || path.includes('/node_modules/')),
    )
    .every(([path, { version, optional, devOptional }]) =>
      path in found ? found[path].version === version : Boolean(optional || devOptional),
    );
}

async function npmInstall() {
  // Not installed until it is all done, however it ends.
  for (const record of [stamp, installed]) rmSync(record, { force: true });
  // Building needs the development packages also where NODE_ENV says production.
  const npmArguments = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const failure =
    'The packages could not be installed (npm ci failed, see above). Is the npm registry reachable?';
  const npm = process.env.npm_execpath;
  if (npm && /^npm/.test(basename(npm))) await runNode(npm, npmArguments, failure);
  else await runProgram('npm', npmArguments, failure);
}

// Tells whether a built part is older than its sources: by their contents, since copies and checkouts change the dates. Where
// sizes and dates are those of the last time, the contents are not read: that is most of the time, and most of the work.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that are never part of a build. */
const left = /^(node_modules|dist|coverage|testing|\..*)$|\.(test|fixture)\.tsx?$/;

/** `part`: { inputs, output, entry }, paths relative to `root`. */
export function isStale(root, part) {
  const [contents, glance] = readStamp(root, part);
  if (contents === undefined || !exists(join(root, part.entry))) return true;
  const now = glanceAt(root, part.inputs);
  if (now !== '' && now === glance) return false;
  if (contents !== contentsOf(root, part.inputs)) return true;
  // Only touched: the next time a glance is enough.
  if (now !== '') noteGlance(root, part, `${contents}\n${now}`);
  return false;
}

/** `print` is the fingerprint from before the build: what changed meanwhile is built next time. */
export function markBuilt(root, part, print) {
  writeFileSync(stampOf(root, part), print);
}

/** The glance comes first: what changes meanwhile is seen by its contents the next time. */
export function fingerprint(root, inputs) {
  const glance = glanceAt(root, inputs);
  return `${contentsOf(root, inputs)}\n${glance}`;
}

function contentsOf(root, inputs) {
  const hash = createHash('sha256');
  for (const [path, stats] of filesOf(root, inputs))
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Milliseconds; two changes within one tick of a file system's clock have the same date. */
const settled = 2_000;

/** Hash of sizes and dates; empty while a file is so new that its date does not distinguish it from its next version. */
function glanceAt(root, inputs) {
  const hash = createHash('sha256');
  let newest = 0;
  for (const [path, { size, ino, mtimeMs, ctimeMs }] of filesOf(root, inputs)) {
    hash.update(`${path}\0${size}\0${ino}\0${mtimeMs}\0${ctimeMs}\0`);
    newest = Math.max(newest, mtimeMs, ctimeMs);
  }
  return newest > Date.now() - settled ? '' : hash.digest('hex');
}

function* filesOf(root, paths) {
  for (const path of paths) {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined) continue;
    if (!stats.isDirectory()) yield [path, stats];
    else {
      const names = readdirSync(join(root, path)).sort();
      yield* filesOf(
        root,
        names.filter((name) => !left.test(name)).map((name) => `${path}/${name}`),
      );
    }
  }
}

const stampOf = (root, part) => join(root, part.output, '.built');

function readStamp(root, part) {
  try {
    return readFileSync(stampOf(root, part), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Without write access to the clone, the contents are compared each time. */
function noteGlance(root, part, print) {
  try {
    markBuilt(root, part, print);
  } catch {}
}

function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

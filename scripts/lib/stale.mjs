// Tells whether a built part is older than its sources: by their contents, since copies and checkouts change the dates.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What never gets into a build. */
const left = /^(node_modules|dist|coverage|testing|\..*)$|\.(test|fixture)\.tsx?$/;

/** `part`: { inputs, output, entry }, paths relative to `root`. */
export function isStale(root, part) {
  return readStamp(root, part) !== fingerprint(root, part.inputs) || !exists(join(root, part.entry));
}

/** `print` is the fingerprint from before the build: what changed meanwhile is built next time. */
export function markBuilt(root, part, print) {
  writeFileSync(stampOf(root, part), print);
}

export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addPath(hash, root, input);
  return hash.digest('hex');
}

function addPath(hash, root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) {
      if (!left.test(name)) addPath(hash, root, `${path}/${name}`);
    }
  } else {
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)));
  }
}

const stampOf = (root, part) => join(root, part.output, '.built');

function readStamp(root, part) {
  try {
    return readFileSync(stampOf(root, part), 'utf8');
  } catch {
    return undefined;
  }
}

function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

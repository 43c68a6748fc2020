// Runs the product's program with what V8 made of it at an earlier start: reading and compiling the script anew would be half of
// every start. It is kept beside the program, and not at all where that folder cannot be written.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** Put in by the bundler. The name follows from the content, so what was made of another program is never taken for this one's. */
declare const programFile: string;

const url = new URL(programFile, import.meta.url).href;
const program = fileURLToPath(url);
const cache = `${program}.cache`;

const digestLength = 64;
const digestOf = (data: Buffer): Buffer => createHash('blake2b512').update(data).digest();

const cachedData = readCache();
// A line of its own before the program, and not counted: places in stacks are those of the file.
const script = new Script(
  `(function (exports, require, module, importMeta) {\n${readFileSync(program, 'latin1')}\n})`,
  { filename: url, lineOffset: -1, ...(cachedData && { cachedData }) },
);
const module: { exports: { started?: Promise<void> } } = { exports: {} };
const importMeta = { url, filename: program, dirname: import.meta.dirname };
script.runInThisContext()(module.exports, createRequire(program), module, importMeta);

// V8 refuses what another version of it has made.
if (cachedData === undefined || script.cachedDataRejected) void module.exports.started?.then(keepCache);

/** V8 believes what it is given, and a broken bit would end every start: the digest of it stands before it. */
function readCache(): Buffer | undefined {
  try {
    const content = readFileSync(cache);
    const data = content.subarray(digestLength);
    return digestOf(data).equals(content.subarray(0, digestLength)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** By a rename: another process that starts meanwhile finds all of it or nothing. */
function keepCache(): void {
  const making = `${cache}.${process.pid}`;
  try {
    const data = script.createCachedData();
    writeFileSync(making, Buffer.concat([digestOf(data), data]));
    renameSync(making, cache);
  } catch {
    rmSync(making, { force: true });
  }
}

// A second build of the same source, for a rolling restart that leads from one build to another.
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { serverEntries } from '../../scripts/lib/parts.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { bundleServer } from '../../scripts/lib/server-bundle.mjs';

/** Bundled without minification, so that no file of the server is the same. */
export async function makeOtherBuild(folder: string): Promise<string> {
  const build = join(folder, 'other-build');
  mkdirSync(join(build, 'server'), { recursive: true });
  await bundleServer(serverEntries, join(build, 'server/dist'), {
    minifyWhitespace: false,
    minifySyntax: false,
  });
  for (const path of ['server/migrations', 'web/dist', 'package.json'])
    cpSync(join(root, path), join(build, path), { recursive: true });
  for (const path of ['node_modules', 'server/node_modules'])
    symlinkSync(join(root, path), join(build, path));
  return build;
}

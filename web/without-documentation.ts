// Leaves out of the build what only the server reads of a call: its summary, its errors and the scopes of tokens. Every page would
// fetch them.
import type { Plugin } from 'vite';

const calls = /packages[\\/]contract[\\/]src[\\/].*\.calls\.ts$/;
const summary = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const lists = /^\s*(?:errors|scopes):\s*\[[^\]]*\],\n/gm;

export const withoutDocumentation = (): Plugin => ({
  name: 'without-documentation',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    calls.test(id) ? { code: code.replace(summary, '').replace(lists, ''), map: null } : undefined,
});

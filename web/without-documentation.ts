// Leaves out of the build what only the server reads of the contract: summaries, errors and scopes of calls, and the names of schemas
// in the OpenAPI document. Every page would fetch them.
import type { Plugin } from 'vite';

const contract = /packages[\\/]contract[\\/]src[\\/].*\.ts$/;
const summary = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const lists = /^\s*(?:errors|scopes):\s*\[[^\]]*\],\n/gm;
const names = /^nameSchemas\(\{[^{}]*\}\);\n/gm;

export const withoutDocumentation = (): Plugin => ({
  name: 'without-documentation',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    contract.test(id)
      ? { code: [summary, lists, names].reduce((rest, part) => rest.replace(part, ''), code), map: null }
      : undefined,
});
